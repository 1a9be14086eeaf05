"""Commands about edits of rules: diff, lint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from evaluator.cli.terminal import FINE, NO, as_json, command, print_json, print_lines, progress
from evaluator.interface import load

if TYPE_CHECKING:
    from evaluator.bdd.edited import Broken
    from evaluator.revisions import RuleFile


@command("handrules diff standard-high my-game.yaml")
@click.argument("old")
@click.argument("new")
@click.option("--cards", type=int, help="How many cards hands have; if not said, the fewest.")
@click.option("--prize", help="For which prize, where there are several; if not said, for each.")
@click.option(
    "--features",
    multiple=True,
    metavar="PATH",
    help="Feature files to run with both; if not said, the packaged ones of a packaged OLD.",
)
@as_json
def diff(
    old: str,
    new: str,
    cards: int | None,
    prize: str | None,
    features: tuple[str, ...],
    as_json: bool,
) -> int:
    """Print what changes from OLD to NEW: hands, winners, and scenarios that fail.

    Each is the id of a packaged game, a path, or a path in a git revision: HEAD~1:my-game.yaml.
    Every hand is gone through. The exit status is 1 where anything differs.
    """
    from evaluator.diff import diff as find
    from evaluator.diff import diff_data, diff_lines
    from evaluator.revisions import rule_file

    with rule_file(old) as before, rule_file(new) as after:
        games = load(before.file).game, load(after.file).game
        with progress("going through all hands") as tell:
            found = find(*games, cards, prize, tell)
        broken = _broken(before, after, features)
    if as_json:
        print_json({"old": old, "new": new, **diff_data(found), **_broken_data(broken)})
    else:
        print_lines(diff_lines(found))
        print_lines(_broken_lines(broken))
    return FINE if found.same and not (broken and broken.scenarios) else NO


def _broken(old: RuleFile, new: RuleFile, features: Sequence[str]) -> Broken | None:
    """Return which scenarios fail with the new rules; None where none were named or are known."""
    from evaluator.bdd.edited import broken_scenarios, features_of
    from evaluator.library import rules_folder

    packaged = old.file.parent.resolve() == rules_folder().resolve()
    run = features or (features_of(old.file.stem) if packaged else ())
    return broken_scenarios(old.stands_for, old.file, new.file, run) if run else None


def _broken_lines(broken: Broken | None) -> Iterator[str]:
    if broken is None:
        return
    yield ""
    if not broken.scenarios:
        yield f"scenarios: all {broken.passed} that pass with the old rules pass with the new"
        return
    yield f"scenarios: {len(broken.scenarios)} of {broken.passed} that passed fail now"
    for record in broken.scenarios:
        yield f"  {_place(record)} {record['title']}: {_one_line(record)}"


def _broken_data(broken: Broken | None) -> dict[str, Any]:
    if broken is None:
        return {"scenarios": None}
    keys = ("file", "line", "title", "message")
    failing = [{key: record[key] for key in keys} for record in broken.scenarios]
    return {"scenarios": {"passed_before": broken.passed, "fail_now": failing}}


def _one_line(record: Any) -> str:
    return " ".join(record["message"].split())


def _place(record: Any) -> str:
    row = record["row"]
    return f"{record['file']}:{record['line'] if row is None else row['line']}:"


@command("handrules lint standard-high")
@click.argument("rules")
@as_json
def lint(rules: str, as_json: bool) -> int:
    """Print what a rule file may not mean, by going through every hand.

    Findings that are meant so can be allowed in the file, with the reason: see
    docs/editing-rules.md. The exit status is 1 where there are findings.
    """
    from evaluator.lint import lint as find

    game = load(rules).game
    with progress("going through all hands") as tell:
        findings = find(game, tell)
    if as_json:
        print_json([finding.data() for finding in findings])
    elif findings:
        print_lines(map(str, findings))
    else:
        click.echo(
            f"{rules}: nothing found" + (f", {len(game.allow)} allowed" if game.allow else "")
        )
    return NO if findings else FINE
