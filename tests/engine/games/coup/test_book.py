"""The book of chances for two seats: read as it is, or refused with place and reason; and how it is used."""

from pathlib import Path
from typing import Any
from zlib import compress

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.coup.moves import Block, Steal
from engine.games.coup.stewards import book as module
from engine.games.coup.stewards.book import NAME, Kept, Page, book, chances, read
from engine.games.coup.stewards.cunning import SHARE, booked, mixed, weighed
from engine.games.coup.stewards.keys import keys
from engine.games.coup.stewards.trained import Untrained, trained
from tests.engine.games.coup.board import GAME, Board, table

FOLDER = Path(module.__file__).parent / "trained"
PAGE = Page(2, bytes([3, 4, 0, 1, 0, 0, 0, 0]), bytes([255, 0, 55, 200]))
"""Two rows: key 3, and key 3 + 4 + 256."""


def packed(*pages: Page) -> bytes:
    return compress(msgspec.msgpack.encode(Kept("by hand", pages)))


def test_a_row_is_found_by_the_first_key_that_is_there() -> None:
    """Keys stand as distances, byte by byte; where no key is known there are no chances."""
    known = read(packed(PAGE), "x.book")

    assert (55, 200) == chances(known, (9, 263, 3), 2)
    assert (255, 0) == chances(known, (9, 3, 263), 2)
    assert () == chances(known, (9, 4), 2)
    assert () == chances(known, (3,), 5)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (replace(PAGE, keys=PAGE.keys[:-1]), "x.book:$.pages[0].keys:bytes:wrong(found=7,wanted=4)"),
        (replace(PAGE, chances=b"12"), "x.book:$.pages[0].chances:bytes:wrong(found=2,wanted=4)"),
        (replace(PAGE, chances=bytes(4)), "x.book:$.pages[0].chances:sum:wrong(found=0,wanted=510)"),
        (
            replace(PAGE, keys=bytes([255] * 8)),
            "x.book:$.pages[0].keys:wrong(found=8589934590,wanted=4294967295)",
        ),
    ],
)
def test_a_page_that_does_not_fit_says_where_and_why(changed: Page, reason: str) -> None:
    """Never a steward that plays by half a book."""
    with pytest.raises(Untrained) as error:
        read(packed(changed), "x.book")

    assert reason == str(error.value)


def test_a_file_that_is_no_book_says_where_and_why() -> None:
    """Not packed, cut short, not a book, and two pages for the same questions."""
    wrong = (b"{}", packed(PAGE)[:-4], compress(b"nothing"))
    for data in wrong:
        with pytest.raises(Untrained, match=r"^x\.book:undecodable"):
            read(data, "x.book")
    with pytest.raises(Untrained, match=r"^x\.book:\$\.pages\[1\]\.choices:twice\(found=2\)"):
        read(packed(PAGE, PAGE), "x.book")


def test_the_kept_book_knows_the_questions_of_a_game() -> None:
    """CO-3, CO-4.1, CO-5.2: a turn, a claim that may be challenged, a murder that may be blocked."""
    begun = table("A[captain,contessa] 3; B[captain,contessa] 2")
    struck = begun.play("A: act assassinate B; B: pass")
    asked = (("A", begun), ("B", begun.play("A: act tax")), ("B", struck))
    for name, board in asked:
        seat = board.seat(name)
        moves = considered(board, name)
        found = booked(GAME.view(board.state, seat), seat, moves)

        assert len(found) == len(moves)
        assert abs(sum(found) - 1) < 1e-9


def considered(board: Board, name: str) -> tuple[Any, ...]:
    """What this seat chooses from; a block waits for its own window."""
    moves = GAME.offers(board.state, board.seat(name), None)
    return tuple(move for move in moves if board.state.phase == "block" or not isinstance(move, Block))


def test_the_book_and_the_network_have_their_shares() -> None:
    """Of a question that the book knows."""
    board = table("A[captain,contessa] 3; B 2")
    view, moves = GAME.view(board.state, 0), considered(board, "A")
    net, page = weighed(trained("two"), view, 0, moves), booked(view, 0, moves)
    wanted = tuple(SHARE * one + (1 - SHARE) * other for one, other in zip(net, page, strict=True))

    assert net != page
    assert wanted == mixed(view, 0, moves)


def test_where_the_book_knows_nothing_the_network_has_it_all() -> None:
    """CO-R15: under `steal_from_broke` a turn has a choice more than the book has met."""
    board = table("A[duke,captain] 1; B 0")
    view, moves = GAME.view(board.state, 0), (*considered(board, "A"), Steal(1))

    assert () == booked(view, 0, moves)
    assert weighed(trained("two"), view, 0, moves) == mixed(view, 0, moves)


def test_what_no_seat_sees_changes_no_key() -> None:
    """CO-9.2: the rival's hand does not, one's own does."""
    here, there, own = (
        keys(GAME.view(table(told).state, 0), 0)
        for told in (
            "A[duke,captain] 3; B[duke,duke] 2",
            "A[duke,captain] 3; B[contessa,assassin] 2",
            "A[duke,contessa] 3; B[duke,duke] 2",
        )
    )

    assert here == there
    assert here != own


def test_the_kept_book_is_small() -> None:
    """It has rows for all numbers of choices, in at most 2.5 MB."""
    assert sorted(book()) == [2, 3, 4, 5, 6, 7]
    assert (FOLDER / NAME).stat().st_size <= 2_500_000
