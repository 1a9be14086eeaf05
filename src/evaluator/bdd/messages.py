"""Results as Cucumber messages: a line of JSON for each, in the order that its tools expect.

What the messages are is told by https://github.com/cucumber/messages; these are of protocol 32.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from importlib.metadata import version
from itertools import count
from typing import Any

from gherkin.ast_builder import AstBuilder
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from evaluator.bdd.results import Record, Results, line_of
from evaluator.errors import InputError

PROTOCOL = "32.0.0"
Message = Mapping[str, Any]

_STATUS = {"passed": "PASSED", "failed": "FAILED", "skipped": "SKIPPED", "not run": "SKIPPED"}


def message_lines(results: Results) -> Iterator[str]:
    """Yield the messages, a line each.

    Raises:
        InputError: a feature file is not any more what was run.
    """
    for message in _Messages(results).all():
        yield json.dumps(message, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class _Document:
    """A feature file: what is told of it, and its pickles by the line of scenario or row."""

    messages: tuple[Message, ...]
    pickles: Mapping[int, Any]

    def pickle_of(self, record: Record) -> Any:
        pickle = self.pickles.get(line_of(record))
        if pickle is None or len(pickle["steps"]) != len(record["steps"]):
            raise InputError(f"{record['file']} has been changed since it was run: run it again")
        return pickle


class _Messages:
    def __init__(self, results: Results) -> None:
        self._results = results
        self._ids = IdGenerator()  # one for all, since ids are of the whole stream
        self._cases = count(1)

    def all(self) -> Iterator[Message]:
        run, refused = "run", self._results.refused_files()
        yield {"meta": _meta()}
        documents = {file: self._document(file) for file in self._results.by_file()}
        for document in documents.values():
            yield from document.messages
        for file, faults in refused.items():
            yield from ({"parseError": _parse_error(file, fault)} for fault in faults)
        begun = self._results.started
        yield {"testRunStarted": {"id": run, "timestamp": _timestamp(begun)}}
        for record in self._results.scenarios:
            yield from self._case(record, documents[record["file"]].pickle_of(record), run)
        finished = {
            "testRunStartedId": run,
            "success": self._results.status == 0,
            "timestamp": _timestamp(begun + timedelta(seconds=self._results.seconds)),
        }
        if self._results.nothing_checked:
            finished["message"] = "nothing was checked"
        yield {"testRunFinished": finished}

    def _document(self, file: str) -> _Document:
        text = self._results.read(file)
        document: Any = {"uri": file, **Parser(AstBuilder(self._ids)).parse(text)}
        pickles: list[Any] = Compiler(self._ids).compile(document)
        source = {"uri": file, "data": text, "mediaType": "text/x.cucumber.gherkin+plain"}
        lines = dict(_lines_by_id(document))
        return _Document(
            (
                {"source": source},
                {"gherkinDocument": document},
                *({"pickle": pickle} for pickle in pickles),
            ),
            {lines[pickle["astNodeIds"][-1]]: pickle for pickle in pickles},
        )

    def _case(self, record: Record, pickle: Any, run: str) -> Iterator[Message]:
        number = next(self._cases)
        case, started = f"case-{number}", f"started-{number}"
        steps = [
            {"id": f"{case}-step-{at}", "pickleStepId": step["id"]}
            for at, step in enumerate(pickle["steps"], 1)
        ]
        yield {
            "testCase": {
                "id": case,
                "pickleId": pickle["id"],
                "testRunStartedId": run,
                "testSteps": steps,
            }
        }
        now = datetime.fromisoformat(record["started"])
        yield {
            "testCaseStarted": {
                "id": started,
                "testCaseId": case,
                "attempt": 0,
                "timestamp": _timestamp(now),
            }
        }
        for step, told in zip(steps, _told(record), strict=True):
            about = {"testCaseStartedId": started, "testStepId": step["id"]}
            yield {"testStepStarted": {**about, "timestamp": _timestamp(now)}}
            now += timedelta(seconds=told["seconds"])
            result = _result(told, record)
            yield {
                "testStepFinished": {
                    **about,
                    "testStepResult": result,
                    "timestamp": _timestamp(now),
                }
            }
        yield {
            "testCaseFinished": {
                "testCaseStartedId": started,
                "timestamp": _timestamp(now),
                "willBeRetried": False,
            }
        }


def _told(record: Record) -> Sequence[Message]:
    """Return the steps; where the scenario failed and none of them did, the next is to blame."""
    steps: list[Message] = list(record["steps"])
    if record["state"] == "failed" and all(step["state"] != "failed" for step in steps):
        passed = sum(step["state"] == "passed" for step in steps)
        at = min(passed, len(steps) - 1)
        steps[at] = {**steps[at], "state": "failed"}
    return steps


def _result(step: Message, record: Record) -> dict[str, Any]:
    result: dict[str, Any] = {
        "status": _STATUS[step["state"]],
        "duration": _duration(step["seconds"]),
    }
    if step["state"] == "failed":
        result["message"] = record["text"]
    return result


def _meta() -> dict[str, Any]:
    return {
        "protocolVersion": PROTOCOL,
        "implementation": {"name": "handrules", "version": version("handrules")},
        "runtime": {
            "name": platform.python_implementation(),
            "version": platform.python_version(),
        },
        "os": {"name": platform.system(), "version": platform.release()},
        "cpu": {"name": platform.machine()},
    }


def _parse_error(file: str, fault: str) -> dict[str, Any]:
    line, _, rest = fault.removeprefix(f"{file}:").partition(":")
    column = rest.partition(":")[0]
    source: dict[str, Any] = {"uri": file}
    if line.isdecimal() and column.isdecimal():
        source["location"] = {"line": int(line), "column": int(column)}
    return {"source": source, "message": fault}


def _lines_by_id(node: Any) -> Iterator[tuple[str, int]]:
    """Yield the id of everything in a document that has one, with its line."""
    if isinstance(node, list):
        for each in node:
            yield from _lines_by_id(each)
    elif isinstance(node, dict):
        if "id" in node and "location" in node:
            yield node["id"], node["location"]["line"]
        for each in node.values():
            yield from _lines_by_id(each)


def _timestamp(moment: datetime) -> dict[str, int]:
    return {"seconds": int(moment.timestamp()), "nanos": moment.microsecond * 1000}


def _duration(seconds: float) -> dict[str, int]:
    whole = int(seconds)
    return {"seconds": whole, "nanos": round((seconds - whole) * 1e9)}
