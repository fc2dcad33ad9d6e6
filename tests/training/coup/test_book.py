"""The books for two seats: read as they are, or refused with place and reason."""

from zlib import compress

import msgspec
import pytest

from engine.games.coup.stewards.trained import Untrained
from tests.training.coup.heads.book import Kept, Page, chances, read

PAGE = Page(2, compress(bytes([7, 9, 0, 1, 0, 0, 0, 0, 0, 0])), compress(bytes([63, 20])))
"""The numbers 7 and 265: the first choice always, and 20 times of 63."""


def bound(page: Page) -> bytes:
    return msgspec.json.encode(Kept("by hand", (), (page,)))


def test_a_rule_is_found_by_its_number_and_the_count_of_choices() -> None:
    """The last choice has what is left."""
    found = read(bound(PAGE), "x.json")

    assert [(63, 0), (20, 43), None] == [chances(found.coarse, number, 2) for number in (7, 265, 8)]
    assert None is chances(found.coarse, 7, 3)
    assert None is chances(found.fine, 7, 2)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"{", "x.json:undecodable"),
        (bound(Page(2, b"no", PAGE.chances)), r"x.json:\$.coarse\[0\].numbers:undecodable"),
        (
            bound(Page(2, PAGE.numbers, compress(b"1"))),
            r"x.json:\$.coarse\[0\].chances:wrong\(found=1,wanted=2\)",
        ),
    ],
)
def test_a_book_that_does_not_fit_says_where_and_why(data: bytes, reason: str) -> None:
    """Never a steward that plays by half a book."""
    with pytest.raises(Untrained, match=reason):
        read(data, "x.json")
