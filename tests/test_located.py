from __future__ import annotations

import re
import resource
import subprocess
import sys
import textwrap

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from evaluator import located
from evaluator.errors import Place
from evaluator.located import FaultList, Listing, Scalar, Table, plain, read_tree, words


@pytest.fixture(params=["SafeLoader", "CSafeLoader"])
def parser(request, monkeypatch):
    """Both parsers of PyYAML: the slower one is there even where libyaml is not."""
    if not hasattr(yaml, request.param):
        pytest.skip("PyYAML without libyaml")
    monkeypatch.setattr(located, "_LOADER", getattr(yaml, request.param))


def read(text):
    faults = FaultList()
    return read_tree(text, "f.yaml", faults), faults.found


@pytest.mark.usefixtures("parser")
def test_every_key_and_value_knows_its_place():
    text = "title: Ä 🂡 game\nhand:\n  play: 5\n  from: {hole: 2, 'board': \"3\"}\nlist:\n- x\n"
    tree, faults = read(text)
    assert not faults
    assert isinstance(tree, Table)

    hand = tree.entries["hand"].value
    source = hand.entries["from"].value
    board = source.entries["board"]
    assert tree.entries["title"].value.place == Place("f.yaml", 1, 8)
    assert tree.entries["title"].value.width == len("Ä 🂡 game")
    assert hand.entries["play"].key.place == Place("f.yaml", 3, 3)
    assert hand.entries["play"].value.place == Place("f.yaml", 3, 9)
    assert (source.place, source.width) == (Place("f.yaml", 4, 9), 23)
    assert (board.key.place, board.value.place) == (Place("f.yaml", 4, 19), Place("f.yaml", 4, 28))
    assert tree.entries["list"].value.items[0].place == Place("f.yaml", 6, 3)


# what other readers of YAML take for numbers, truths and dates
TEXTS = (
    "010 0x5 10_000 1:30 12:30:45 1.10 1e3 .inf no yes on off y n True TRUE Null 2001-01-01 = "
    "5s A♠ +5 1234567890123"
)


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("5", 5),
        ("-1", -1),
        ("true", True),
        ("false", False),
        ("", None),
        ("~", None),
        ("null", None),
        *[(word, word) for word in re.split(r" +", TEXTS)],
        ("'5'", "5"),
        ('"true"', "true"),
        ("Ah #5", "Ah"),
    ],
)
def test_only_truths_empty_values_and_plain_numbers_are_no_text(written, value):
    tree, faults = read(f"key: {written}\n")
    assert not faults
    assert plain(tree) == {"key": value}
    assert type(plain(tree)["key"]) is type(value)


@pytest.mark.usefixtures("parser")
def test_scalars_keep_their_text():
    tree, _ = read("- 10\n- '2'\n- 010\n- true\n")
    assert [item.text for item in tree.items] == ["10", "2", "010", "true"]


@pytest.mark.usefixtures("parser")
def test_words_of_a_line_know_their_places():
    tree, _ = read('a: 2 3  10\nb: "J Q"\nc: [K, "A"]\nd: 2\n')
    places = {
        key: [(word.text, word.place.line, word.place.column) for word in words(entry.value)]
        for key, entry in tree.entries.items()
    }
    assert places == {
        "a": [("2", 1, 4), ("3", 1, 6), ("10", 1, 9)],
        "b": [("J", 2, 5), ("Q", 2, 7)],
        "c": [("K", 3, 5), ("A", 3, 8)],
        "d": [("2", 4, 4)],
    }


SLIPS = {
    "a star": ("wild: *\n", 1, 7, '"*" has a meaning in YAML; if it is meant as text, write'),
    "a star in a list": ("a: [1, *]\n", 1, 8, '"*" has a meaning'),
    "an at sign": ("a: @x\n", 1, 4, '"@" has a meaning'),
    "a percent sign": ("a: %x\n", 1, 4, '"%" has a meaning'),
    "a backtick": ("a: `x`\n", 1, 4, '"`" has a meaning'),
    "a tab": ("a:\n\tb: 1\n", 2, 1, "a tab; indent with spaces"),
    "no colon": ("a: 1\nfoo bar\nb: 2\n", 2, 1, 'a colon is missing after "foo"'),
    "no space after a colon": ("a:b\nc: 1\n", 1, 2, 'a space is missing after the colon: "a: b"'),
    "no space after a later one": ("a: 1\nb:c\n", 2, 2, "a space is missing after the colon"),
    "no space, commented": ("a: 1\nb:c\n# x\n\nd: 1\n", 2, 2, "a space is missing after the colon"),
    "nor after a name": ("a:\n  - b:{c: d}\n", 2, 6, 'a space is missing after the colon: "b: {c'),
    "nor in a table": ("a:\n  b:c\n  d:e\n", 2, 4, 'a space is missing after the colon: "b: c"'),
    "no space after a dash": ("a:\n  - b\n  -c\n", 3, 3, "a space is missing after the dash"),
    "nor after any": ("a:\n  -b\n  -c\n", 2, 3, 'a space is missing after the dash: "- b"'),
    "an en dash": ("a:\n  - b\n  \u2013 c\n", 3, 3, '"\u2013" is a long dash; an entry of a list'),
    "an em dash": ("a:\n  \u2014 b\n  - c\n", 2, 3, '"\u2014" is a long dash; an entry of a list'),
    "a wide colon": ("a: 1\nb\uff1a 2\nc: 3\n", 2, 2, '"\uff1a" is a wide colon; write a plain'),
    "a wide space": ("a:\u00a01\nb: 2\n", 1, 3, "a space of another kind (U+00A0); write a plain"),
    "typographic quotes": (
        "a: \u201cequal\u201d\n", 1, 4,
        '\u201c is a typographic quote, a part of the text; write "equal"',
    ),
    "typographic quotes, broken": ("a: \u201cx: y\u201d\n", 1, 4, "\u201c is a typographic quote"),
    "an entry too deep": (
        "a:\n  - b\n    - c\n", 3, 5,
        "indented so, this line goes on with the text above; 2 would fit",
    ),
    "an entry without a dash": ("a:\n  - b\n  c\n", 3, 3, 'a dash is missing: "- c"'),
    "a first entry without a dash": ("a:\n  b\n  - c\n", 2, 3, 'a dash is missing: "- b"'),
    "a comment in brackets": ("a: [{b: Game #5}]\nc: 1\n", 1, 14, 'a " #" begins a comment, which'),
    "two colons": ("title: a: b\n", 1, 9, "a second colon in one value; write the value in q"),
    "an open list": ("a: [1, 2\nb: 3\n", 1, 4, "what begins with [ here does not end"),
    "an open table": ("a: {b: 1\nc: 2\n", 1, 4, "what begins with { here does not end"),
    "an open quote": ('a: "x\nb: 2\n', 1, 4, 'what begins with " here does not end'),
    "a quote too many": ("a: 'it's'\n", 1, 8, "the text goes on after its closing quote"),
    "indented too far": ("a:\n  b: 1\n   c: 2\n", 3, 4,
                         "this line is indented by 3, which does not fit the lines above it; "
                         "0 or 2 would fit"),
    "indented too little": ("a:\n  b: 1\n c: 2\n", 3, 2, "this line is indented by 1, which"),
    "too deep at the top": ("a: 1\n b: 2\n", 2, 2, "this line is indented by 1, which does not fit "
                            "the lines above it; 0 would fit"),
    "an entry too far left": ("a:\n  - b\n - c\n", 3, 2, "this line is indented by 1, which does "
                              "not fit the lines above it; 2 would fit"),
    "a list behind a key": ("a: - b\n", 1, 4, "a list begins in a line of its own"),
    "a bracket too many": ("a: ]\n", 1, 4, "this ] closes nothing"),
}  # fmt: skip

TEXTS_AS_THEY_ARE = (
    "a: 5 \u2013 7\n",
    "a: \u201cRoyal\u201d poker\n",
    "a: \u2018Tis the \u2018season\u2019\n",
    "a: some text\n  - as it were - goes on\n",
    "a:\n  https://example.org/x\n",
    'a: "\u201cquoted\u201d"\n',
    "a: >\n  - b\n  c:d\n",
)


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize("text", TEXTS_AS_THEY_ARE)
def test_texts_that_look_a_little_like_slips_are_read(text):
    tree, faults = read(text)
    assert not faults
    assert tree is not None


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(("text", "line", "column", "message"), SLIPS.values(), ids=SLIPS)
def test_common_slips_are_told_where_they_are(text, line, column, message):
    tree, (fault,) = read(text)
    assert tree is None
    assert (fault.code, fault.place) == ("no-yaml", Place("f.yaml", line, column))
    assert fault.message.startswith(message)
    assert fault.quote == text.splitlines()[line - 1]


REFUSED = {
    "alias": ("a: &x 1\nb: *x\n", "anchor", 1, 4),
    "alias alone": ("a: *x\n", "alias", 1, 4),
    "tag": ("a: !!python/object/apply:os.system [ls]\n", "tag", 1, 4),
    "own tag": ("a: !x 1\n", "tag", 1, 4),
    "anchored table": ("a: &x {b: 1}\n", "anchor", 1, 4),
    "merge key": ("a: {<<: {b: 1}}\n", "merge-key", 1, 5),
    "two documents": ("a: 1\n---\nb: 1\n", "two-documents", 2, 1),
    "nothing": ("", "empty-file", 1, 1),
    "only comments": ("# nothing\n", "empty-file", 1, 1),
    "NUL": ("a: 1\nb: \0\n", "no-text", 2, 4),
    "escape": ("a: \x1b[31m\n", "no-text", 1, 4),
    "lone surrogate": ("a: \ud800\n", "no-text", 1, 4),
    "table as a key": ("? {a: 1}\n: 2\n", "no-yaml", 1, 3),
    "deep": ("a: " + "[" * 900, "too-deep", 1, 44),
    "deeper than libyaml goes": ("a: \n" + "- " * 10_000, "too-deep", 2, 81),
    "many values": ("a: [" + "1," * 10_001 + "]", "too-long", 1, 19_999),
    "long": ("a: " + "x" * 1_000_000, "too-long", 1, 1),
}


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(("text", "code", "line", "column"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused_is_one_fault(text, code, line, column):
    tree, (fault,) = read(text)
    assert tree is None
    assert (fault.code, fault.place.line, fault.place.column) == (code, line, column)


@pytest.mark.usefixtures("parser")
def test_brackets_too_deep_for_libyaml_are_too_deep_for_us():
    tree, (fault,) = read("a: " + "[" * 10_000)
    assert tree is None
    assert (fault.code, fault.place.line) == ("too-deep", 1)


@pytest.mark.usefixtures("parser")
def test_equal_keys_are_all_told():
    tree, faults = read("a: 1\nb: {c: 1, c: 2}\na: 3\n")
    assert [(f.code, f.place.line, f.place.column) for f in faults] == [
        ("key-twice", 2, 11),
        ("key-twice", 3, 1),
    ]
    assert faults[1].message == '"a" is here twice; the first stands in line 1'
    assert plain(tree) == {"a": 1, "b": {"c": 1}}


@given(st.text(max_size=60) | st.text("ab:-[]{}&*!|>'\"%@`#, \n\t?", max_size=60))
def test_any_text_is_a_tree_or_faults(text):
    tree, faults = read(text)
    assert (tree is None) <= bool(faults)


simple = st.recursive(
    st.booleans() | st.integers(-99, 99) | st.none() | st.text("aTK210 ♠ä", min_size=1),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", min_size=1), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(simple, st.booleans())
def test_what_yaml_writes_is_read_back(value, flow):
    text = yaml.safe_dump(value, default_flow_style=flow, allow_unicode=True, width=10_000)
    aliases = "&id" in text  # PyYAML writes equal lists as aliases
    tree, faults = read(text)
    assert aliases or not faults
    assert aliases or plain(tree) == value


@pytest.mark.usefixtures("parser")
def test_a_tree_is_made_of_scalars_lists_and_tables():
    tree, _ = read("a: [1, {b: c}]\n")
    inner = tree.entries["a"].value
    assert isinstance(inner, Listing)
    assert isinstance(inner.items[0], Scalar)
    assert isinstance(inner.items[1], Table)


BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{'abcdefgh'[at]}: &{'abcdefgh'[at]} [{','.join([f'*{old}'] * 9)}]\n"
    for at, old in enumerate("abcdefg", start=1)
)
HOSTILE = {
    "alias bomb": f"open(path, 'w').write({BOMB!r})",
    "cyclic list": "open(path, 'w').write('a: &a [*a]')",
    "python tag": "open(path, 'w').write('!!python/object/apply:os.system [exit]')",
    "hundred megabytes": "open(path, 'wb').truncate(100_000_000)",
    "a megabyte of brackets": "open(path, 'w').write('[' * 1_000_000)",
    "ten thousand deep": "open(path, 'w').write('[' * 10_000 + ']' * 10_000)",
    "ten thousand tables deep": "open(path, 'w').write('{a: ' * 10_000)",
    "a megabyte of keys": "open(path, 'w').write(''.join(f'k{i}: 1\\n' for i in range(80_000)))",
    "a megabyte of values": "open(path, 'w').write('a: [' + '1,' * 499_000 + ']')",
    "a long number": "open(path, 'w').write('rules: ' + '9' * 900_000)",
    "a long word": "open(path, 'w').write('rules: ' + 'x' * 999_000)",
    "a long line of quotes": "open(path, 'w').write('\"' * 999_000)",
    "NULs": "open(path, 'wb').write(bytes(1000))",
    "no UTF-8": "open(path, 'wb').write(bytes(range(256)))",
    "UTF-16": "open(path, 'w', encoding='utf-16').write('rules: x')",
}
CHILD = """
import resource, sys, time
path = sys.argv[1]
{write}
from evaluator.errors import EvaluatorError
from evaluator.loader import load_game
start = time.process_time()
try:
    load_game(path)
except EvaluatorError as error:
    print(str(error)[:300])
    if len(str(error).splitlines()) > 60:
        raise SystemExit("too many faults")
else:
    raise SystemExit("not refused")
took = time.process_time() - start
if took > 1:
    raise SystemExit(f"took {{took:.1f}} s")
"""
MEGABYTE = 1_000_000


def _little_memory():
    resource.setrlimit(resource.RLIMIT_AS, (200 * MEGABYTE, 200 * MEGABYTE))


@pytest.mark.parametrize("write", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_within_a_second_and_200_megabytes(write, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(CHILD.format(write=write)), tmp_path / "x.yaml"],
        preexec_fn=_little_memory,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
