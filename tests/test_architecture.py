"""The modules are those of the architecture page, and imports go one way."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from evaluator import table_store

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "evaluator"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LISTED = [
    name
    for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    for name in re.findall(r"`(\w+)`", row)
]
PACKAGES = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
KNOW_YAML = {"located", "schema_check", "loader", "lint", "cli", "bdd"}


def imports(path: Path) -> set[str]:
    """Return the modules of ours that a file imports when it is loaded, types aside."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("evaluator."):
            found.add(str(node.module).split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module))
    return found


def test_the_page_lists_the_modules_that_there_are() -> None:
    there = {path.stem for path in SOURCE.glob("*.py")} - {"__init__"} | PACKAGES
    assert set(LISTED) == there


@pytest.mark.parametrize("name", [name for name in LISTED if name not in PACKAGES])
def test_a_module_imports_only_what_stands_above_it(name: str) -> None:
    ours = imports(SOURCE / f"{name}.py") & set(LISTED)
    below = {other for other in ours if LISTED.index(other) >= LISTED.index(name)}
    assert not below


def test_tables_are_made_again_where_any_module_that_they_hang_on_changes() -> None:
    hang_on, left = set(), {"table_store"}
    while left:
        name = left.pop()
        hang_on.add(name)
        left |= (imports(SOURCE / f"{name}.py") & set(LISTED)) - hang_on
    assert set(table_store._SOURCES) == hang_on - {"errors", "stamps"}


@pytest.mark.parametrize("name", [name for name in LISTED if name not in KNOW_YAML | PACKAGES])
def test_only_the_loader_knows_yaml(name: str) -> None:
    assert not imports(SOURCE / f"{name}.py") & {"yaml", "jsonschema"}


def test_no_module_knows_a_game() -> None:
    games = {path.stem for path in (ROOT / "rules").glob("*.yaml")} - {"vocabulary"}
    for path in SOURCE.rglob("*.py"):
        code = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {
            ast.get_docstring(node, clean=False)
            for node in ast.walk(code)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        }
        for node in ast.walk(code):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and node.value not in docstrings
                and path.parent.name != "cli"  # examples in --help
            ):
                assert node.value not in games, path
