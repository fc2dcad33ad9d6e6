"""Law: every link between the documents leads to a file, and to a heading, that is there.

So does every path that a page names, and each name in code signs (a function, a class, a column, a key, a
line of the log) stands in the program, its texts or its tests. The notebook and the changes are left out of
that, and of names the decisions, too: they tell how things were. What a page says to
run by `-k` is a test.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = tuple(sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))))
PRESENT: Final = tuple(page for page in PAGES if page.parent.name != "notebook" and page.stem != "CHANGELOG")
NOW: Final = tuple(page for page in PRESENT if page.parent.name != "decisions")
MOST_WORDS: Final = 1_500
LINK: Final = re.compile(r"\]\((?!https?://|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")
CODE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
PATH: Final = re.compile(r"(?<![\w/.-])(?:bot|data|deploy|docs|engine|tests)/[\w./-]*[\w-]")
RUN: Final = re.compile(r"pytest\b[^`\n]*?(tests/[\w./-]*[\w-])[^`\n]* -k (\w+)")
"""A call of pytest with a path and a name of tests."""

EXAMPLE_TESTS: Final = ("stones",)
EXAMPLES: Final = (
    *("bot/cogs/hello.py", "data/text/de"),
    *("engine/games/stones.py", "bot/games/stones/plugin.py"),
    *("data/text/en/stones.ftl", "data/text/fa/stones.ftl"),
)
"""What a page tells its reader to make."""

NAMED: Final = re.compile(r"`([A-Za-z_]\w*(?:[.:]\w+)*)(?:\([^`]*\))?`")
"""A name, or names with dots between, with or without brackets behind."""

BLOCK: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
SOURCES: Final = ("bot", "engine", "tests", "data/text", "data/houses", "deploy")
OTHER_SOURCES: Final = ("Makefile", "pyproject.toml", ".env.example", "compose.yaml", "Dockerfile")
TEXTUAL: Final = (".py", ".ftl", ".yaml", ".toml", ".json", ".typ", ".service", ".ini", ".sql")
FOREIGN: Final = frozenset(
    (
        *(
            "grep",
            "breakpoint",
            "DATE",
            "REVISION",
            "http_403_50001",
            "http_403_50013",
            "due_waits",
            "send_page",
        ),
    )
)
"""Words in code signs that are somebody else's, stand for others, or are made up as an example."""

HEADING: Final = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)


@cache
def headings(page: Path) -> tuple[str, ...]:
    """As a link names them: in small letters, without signs, a hyphen for each space."""
    found = HEADING.findall(page.read_text("utf-8"))
    return tuple(re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in found)


def astray(page: Path, text: str) -> Iterator[str]:
    """The links of this text, as it would stand on the page, that lead nowhere."""
    for file, heading in LINK.findall(CODE.sub("", text)):
        there = page.parent / file if file else page
        if not there.exists() or (heading and heading not in headings(there)):
            yield f"{file}#{heading}" if heading else file


def lost_paths(text: str) -> list[str]:
    """The paths from the root of the tree that this text names and that are not there, sorted."""
    return sorted(path for path in set(PATH.findall(text)) - set(EXAMPLES) if not (ROOT / path).exists())


def lost_tests(text: str) -> list[str]:
    """What this text says to run by `-k` and no test below its path is called, sorted."""
    return sorted(
        name for path, name in RUN.findall(text) if name not in (*EXAMPLE_TESTS, *_names_of_tests(path, name))
    )


def _names_of_tests(path: str, part: str) -> tuple[str, ...]:
    """The part of a name, once for each test below the path that has it in its name."""
    top = ROOT / path
    files = top.rglob("test_*.py") if top.is_dir() else (top,)
    named = re.compile(rf"^\s*(?:async )?def test_\w*?({part})", re.MULTILINE)
    return tuple(one for file in files if file.is_file() for one in named.findall(file.read_text("utf-8")))


@cache
def known_words() -> frozenset[str]:
    """Every word of the program, its texts and its tests."""
    files = [path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.suffix in TEXTUAL]
    files += [ROOT / name for name in OTHER_SOURCES]
    texts = (text for path in files for text in (path.name, path.read_text("utf-8")))
    named = (path.name for path in ROOT.iterdir())
    return FOREIGN.union(*(re.findall(r"\w+", text) for text in (*texts, *named)))


def unknown_names(text: str) -> list[str]:
    """The names in code signs of which a part stands nowhere, sorted."""
    names = set(NAMED.findall(BLOCK.sub("", text)))
    return sorted(one for one in names if not set(re.split(r"[.:]", one)) <= known_words())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_document_leads_somewhere(page: Path) -> None:
    """Files and headings that were moved or renamed are found out by it."""
    assert [] == list(astray(page, page.read_text("utf-8")))


@pytest.mark.parametrize("page", PRESENT, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_that_a_document_names_is_there(page: Path) -> None:
    """A module or test that was moved is found out by it, wherever a page tells of it."""
    assert [] == lost_paths(page.read_text("utf-8"))


@pytest.mark.parametrize("page", NOW, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_that_a_document_has_in_code_signs_is_there(page: Path) -> None:
    """A function, a key or a line of the log that was renamed is found out by it."""
    assert [] == unknown_names(page.read_text("utf-8"))


@pytest.mark.parametrize("page", NOW, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_is_read_in_one_sitting(page: Path) -> None:
    """The reference of the record is looked up, not read."""
    assert page.stem == "record" or len(page.read_text("utf-8").split()) <= MOST_WORDS


@pytest.mark.parametrize("page", NOW, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_test_that_a_document_says_to_run_is_there(page: Path) -> None:
    """pytest runs nothing, and says so in one line that a reader overlooks."""
    assert [] == lost_tests(page.read_text("utf-8"))


def test_a_test_that_is_nowhere_is_found() -> None:
    """By file and by folder; one that is there, and the example of a game to be made, are fine."""
    here, there = "tests/laws/test_links.py", "tests/laws"
    runs = [
        (here, "nowhere_is_found"),
        (here, "no" + "_such_test"),
        (there, "never" + "_so"),
        (there, "stones"),
    ]
    text = "\n".join(f"python -m pytest -n 0 {path} -k {name}" for path, name in runs)

    assert ["never" + "_so", "no" + "_such_test"] == lost_tests(text)


def test_a_name_that_is_nowhere_is_found() -> None:
    """A function, a method of a class that is there, one with brackets; `take` and words as such are fine."""
    nowhere = ("never" + "_written_so", "Matches.act" + "_otherwise", "drawn_by" + "_nobody(x, y)")
    text = "`take`, a_word, " + ", ".join(f"`{one}`" for one in nowhere)

    assert 3 == len(unknown_names(text))


def test_a_path_that_is_nowhere_is_found() -> None:
    """In a sentence, a table, a link or a block of code; folders and examples are none of these."""
    text = "`bot/nowhere.py`, [a](docs/nowhere.md), `tests/laws/`: pytest engine/nowhere; bot/cogs/hello.py."

    assert ["bot/nowhere.py", "docs/nowhere.md", "engine/nowhere"] == lost_paths(text)


@pytest.mark.parametrize("link", ["nowhere.md", "architecture.md#nowhere", "#nowhere", "design/nowhere.svg"])
def test_a_link_that_leads_nowhere_is_found(link: str) -> None:
    """A page and a heading that are not there; an outside address and a link in code are none of ours."""
    text = f"[a]({link}) and [b](https://example.org/x) and `[c](d.md)` and [e](architecture.md#the-layers)"

    assert [link] == list(astray(ROOT / "docs/architecture.md", text))
