"""Law: every link between the documents leads to a file, and to a heading, that is there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = tuple(sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))))
LINK: Final = re.compile(r"\]\((?!https?://|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")
CODE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_document_leads_somewhere(page: Path) -> None:
    """Files and headings that were moved or renamed are found out by it."""
    assert [] == list(astray(page, page.read_text("utf-8")))


@pytest.mark.parametrize("link", ["nowhere.md", "architecture.md#nowhere", "#nowhere", "design/nowhere.svg"])
def test_a_link_that_leads_nowhere_is_found(link: str) -> None:
    """A page and a heading that are not there; an outside address and a link in code are none of ours."""
    text = f"[a]({link}) and [b](https://example.org/x) and `[c](d.md)` and [e](architecture.md#the-layers)"

    assert [link] == list(astray(ROOT / "docs/architecture.md", text))
