"""Results as JUnit XML, which build servers read: a suite for each feature file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

from evaluator.bdd.results import Record, Results, line_of

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_xml(results: Results) -> str:
    """Return the results as a document."""
    refused = results.refused_files()
    root = ElementTree.Element("testsuites", name="handrules check", time=_time(results.seconds))
    for file in dict.fromkeys((*results.by_file(), *refused)):
        _add_suite(root, file, results.by_file().get(file, ()), refused.get(file, ()))
    for key, number in _counts(root).items():
        root.set(key, str(number))
    ElementTree.indent(root)
    text: str = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'


def _add_suite(
    root: ElementTree.Element, file: str, records: Sequence[Record], faults: Sequence[str]
) -> None:
    suite = ElementTree.SubElement(root, "testsuite", name=_text(file or "feature files"))
    if records:
        suite.set("timestamp", records[0]["started"])
    suite.set("time", _time(sum(record["seconds"] for record in records)))
    for record in records:
        _add_case(suite, record)
    if faults:
        case = ElementTree.SubElement(suite, "testcase", classname=_text(file), name="reading it")
        text = _text("\n".join(faults))
        ElementTree.SubElement(case, "error", message=_text(faults[0])).text = text
    for key, number in _counts(suite).items():
        suite.set(key, str(number))


def _add_case(suite: ElementTree.Element, record: Record) -> None:
    row = record["row"]
    cells = f" [{line_of(record)}: {' | '.join(row['values'].values())}]" if row else ""
    case = ElementTree.SubElement(
        suite,
        "testcase",
        classname=_text(".".join(filter(None, (record["feature"], record["rule"])))),
        name=_text(record["title"] + cells),
        file=_text(record["file"]),
        line=str(line_of(record)),
        time=_time(record["seconds"]),
    )
    if record["state"] == "failed":
        failure = ElementTree.SubElement(case, "failure", message=_text(record["message"]))
        failure.text = _text(record["text"])
    elif record["state"] == "skipped":
        ElementTree.SubElement(case, "skipped")


def _counts(element: ElementTree.Element) -> dict[str, int]:
    found = {"tests": "testcase", "failures": "failure", "errors": "error", "skipped": "skipped"}
    return {key: len(list(element.iter(tag))) for key, tag in found.items()}


def _time(seconds: float) -> str:
    return f"{seconds:.6f}"


def _text(text: str) -> str:
    """Return the text without what no XML can hold."""
    return _NOT_IN_XML.sub("\ufffd", text)
