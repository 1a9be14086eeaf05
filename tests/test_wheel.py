"""The wheel works by itself: installed in a fresh environment, run from another folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*command: str | Path, cwd: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    environment["PYTHONPATH"] = ""
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a copy, so that the checkout stays clean."""
    folder = tmp_path_factory.mktemp("build")
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "src", "rules", "features"):
        run("cp", "-r", ROOT / name, source / name, cwd=folder)
    pip = (sys.executable, "-m", "pip")
    run(*pip, "wheel", "-q", "--no-deps", "-w", folder, source, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of commands of a fresh environment with the wheel in it."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "env", with_pip=True)
    commands = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(commands / "python", "-m", "pip", "install", "-q", wheel, cwd=folder)
    return commands


def test_every_rule_schema_and_feature_is_in_the_wheel(wheel: Path) -> None:
    shipped = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("rules", "features"):
        for file in (ROOT / folder).rglob("*"):
            if file.is_file():
                assert f"evaluator/shipped/{file.relative_to(ROOT)}" in shipped


def test_it_evaluates_from_any_folder(installed: Path, tmp_path: Path) -> None:
    printed = run(
        installed / "handrules",
        "evaluate",
        "standard-high",
        "8c 8d 8h 7s 6d",
        "--json",
        cwd=tmp_path,
    )
    (hand,) = json.loads(printed)
    assert hand["category"] == "three_of_a_kind"
    assert hand["kickers"] == ["7", "6"]


def test_its_own_scenarios_pass(installed: Path, tmp_path: Path) -> None:
    printed = run(installed / "handrules", "check", "--json", cwd=tmp_path)
    results = json.loads(printed)
    assert results["passed"] > 50
    assert results["failed"] == 0


def test_a_rule_file_of_ones_own_is_validated_and_played(installed: Path, tmp_path: Path) -> None:
    own = tmp_path / "my-game.yaml"
    text = (ROOT / "rules" / "standard-high.yaml").read_text(encoding="utf-8")
    own.write_text(text.replace("rules: standard-high", "rules: my-game"), encoding="utf-8")
    assert "ok" in run(installed / "handrules", "validate", "my-game.yaml", cwd=tmp_path)
    hand = run(installed / "handrules", "evaluate", "my-game.yaml", "Ah 2h 3d 4c 5h", cwd=tmp_path)
    assert "Straight" in hand
