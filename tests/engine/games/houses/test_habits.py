"""What the words of cards are counted for: cards that know the table, and formulas that come too often."""

import pytest

from engine.games.houses.reading import figures, files_of
from engine.games.houses.reading.habits import FORTY, SAME, WANTS
from tests.data.planted_mistakes import RAIN
from tests.data.raised_mistakes import SMALL, damaged


@pytest.mark.parametrize(
    ("language", "text", "counts"),
    [
        ("en", "The cook wants a bell.", True),
        ("en", "They want rain.", True),
        ("en", "A wanted man came.", False),
        ("fa", "آشپز زنگ می‌خواهد.", True),
        ("fa", "مردم باران می‌خواهند.", True),
        ("fa", "آشپز زنگ را خواست.", False),
    ],
)
def test_somebody_wants_something(language: str, text: str, counts: bool) -> None:
    """The formula, in each language."""
    assert counts == (WANTS[language].search(text) is not None)


@pytest.mark.parametrize(
    ("text", "counts"),
    [("Forty boats", True), ("چهل قایق", True), ("four boats", False), ("چهلم", False), ("forty-one", True)],
)
def test_the_number_forty(text: str, counts: bool) -> None:
    """As a word of its own."""
    assert counts == (FORTY.search(text) is not None)


@pytest.mark.parametrize(
    ("language", "text", "counts"),
    [
        ("en", "A wall is a wall", True),
        ("en", "Law is law", True),
        ("en", "A wall is a start", False),
        ("fa", "دیوار، دیوار است", True),
        ("fa", "دیوار دیوار است", True),
        ("fa", "دیوار بلند است", False),
    ],
)
def test_a_button_that_says_that_a_thing_is_itself(language: str, text: str, counts: bool) -> None:
    """In each language."""
    assert counts == (SAME[language].fullmatch(text) is not None)


def test_cards_that_know_the_table_are_counted_by_what_they_know() -> None:
    """In the small content: one names a judge, two remember or hang on a crisis."""
    known = figures(files_of(SMALL))[0].knowing

    assert (2, 0, 0, 1, 0, 3, 5) == (
        known.houses,
        known.apart,
        known.kings,
        known.memories,
        known.ledger,
        known.crises,
        known.all,
    )


def test_a_card_of_a_king_or_a_broken_word_is_counted() -> None:
    """By its condition, be it the card's or an outcome's."""
    files = damaged(
        RAIN, ("id: rain\n", "id: rain\nwhen: {king: only, ledger: broken, apart: [judge, sage]}\n")
    )
    known = figures(files)[0].knowing

    assert (1, 1, 1) == (known.apart, known.kings, known.ledger)
