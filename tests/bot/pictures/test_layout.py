"""Every picture of every game is whole: in both languages, for few and for many, with any names."""

import os
import re
from collections.abc import Iterator

import pytest

from bot.languages import LANGUAGES, Language
from bot.render.limits import ALT
from bot.render.panel import Sketch
from tests.bot.pictures.boards import cut, flaws, flaws_of, notes
from tests.bot.pictures.every_picture import PICTURES

MARKS = re.compile("[\u200e\u2066-\u2069]")
HYPHEN = re.compile(r"(?<!\w)-\d")
"""Before a number, where a picture draws a minus sign."""

EVERY = 1 if "KHANDAN_LONG" in os.environ else 0
"""Of a campaign each entry that has a picture, or the last of each kind."""


def cases() -> Iterator[tuple[str, int, str]]:
    """Long names for few and for many, short ones for few."""
    for picture, (_, (least, most), _) in PICTURES.items():
        yield from ((picture, least, "long"), (picture, most, "long"), (picture, least, "short"))
        if EVERY:
            yield picture, most, "short"


def drawn(picture: str, language: Language, seats: int, names: str) -> list[Sketch]:
    """Each once."""
    make, _, known = PICTURES[picture]
    return list(dict.fromkeys(make(language, seats, known[names], EVERY)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("picture", "seats", "names"), list(cases()))
def test_every_picture_is_whole(picture: str, language: Language, seats: int, names: str) -> None:
    """Nothing is clipped, covered, too small or without a letter; of our own words none is cut short.

    Its alt text writes numbers below zero as it does.
    """
    found = drawn(picture, language, seats, names)

    assert found
    for one in found:
        assert [] == flaws(one)
        assert [] == cut(one, PICTURES[picture].names["long"] if names == "long" else ())
        assert 0 < len(one.alt) <= ALT
        assert [] == HYPHEN.findall(MARKS.sub("", one.alt))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_council_stands_beyond_its_cards(language: Language) -> None:
    """They end 12 units from either edge; the gauge's words end where the cards below it do."""
    said, _ = notes(drawn("council", language, 5, "short")[0])

    assert [] == [one["text"] for one in said if one["x"] < 12 or one["x"] + one["w"] > 388]


def test_the_law_sees_what_was_moved_or_shrunk() -> None:
    """Of a board that is whole: a sign over a text, a text over the edge, one too small, one too long."""
    said, signs = notes(drawn("council", "fa", 3, "long")[0])
    first, *others = (one for one in said if one["h"] < 20)
    sign = next(one for one in signs if one["kind"] == "emblem")
    page = [one for one in signs if one["kind"] == "page"]
    planted = {
        "overlap": ([first], [*page, sign | {"x": first["x"], "y": first["y"]}]),
        "outside": ([first | {"x": 400 - first["w"] / 2}], page),
        "small": ([first | {"size": 7}], page),
        "wide": ([first | {"wide": first["w"] + 2}], page),
        "high": ([first | {"high": first["h"] + 2}], page),
        "letters": ([first | {"shown": "龍"}], page),
    }

    assert [] == flaws_of([first, *others], signs)
    assert {flaw: [flaw] for flaw in planted} == {
        flaw: [told.partition(":")[0] for told in flaws_of(*some)] for flaw, some in planted.items()
    }


def test_the_law_sees_a_word_of_ours_that_is_cut() -> None:
    """A label that is far too long for its place."""
    one = drawn("coup", "en", 2, "short")[0]
    longer = Sketch(
        one.template, one.facts.replace(b'"told":"Court', b'"told":"' + b"far too long " * 9), one.alt
    )

    assert [] == cut(one, ())
    assert 1 == len(cut(longer, ()))
