"""Plain sense, before any chances: a game that can be won now is won, and none is given away.

Networks that learned against themselves are careless where they have as good as won or lost.
"""

from typing import Any, Final

from engine.games.coup.base import Character
from engine.games.coup.chapters.actions import Coup
from engine.games.coup.chapters.windows import Block, Challenge
from engine.games.coup.stewards.odds import COPIES, open_claim, unseen_copies
from engine.games.coup.view import View
from engine.kernel.seats import Seat

DRAFTED: Final = 2
"""Copies of a character after the draft (CO-2.8): one of the third set, and the other's pick."""


def sensible(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """The moves worth thinking about; all of them where plain sense says nothing."""
    return _wins(view, moves) or _calls(view, seat, moves) or _saves(view, seat, moves) or moves


def _wins(view: View, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """A coup against the last card of the last rival (CO-3.3, CO-9.1)."""
    duel = len(view.table.living) == 2
    return tuple(one for one in moves if duel and isinstance(one, Coup) and view.cards[one.target] == 1)


def _calls(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """A challenge of a claim that can't be true: every copy is one's own or lies open (CO-4.1)."""
    claim = open_claim(view.table)
    if claim is None or _hidden_copies(view, seat, claim[1]) > 0:
        return ()
    return tuple(one for one in moves if isinstance(one, Challenge))


def _hidden_copies(view: View, seat: Seat, card: Character) -> int:
    """The copies that somebody else may hold, at most."""
    picks = view.table.picks
    copies = DRAFTED + (picks[seat].value == card) if picks else COPIES
    return unseen_copies(view, seat, card) - (COPIES - copies)


def _saves(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """Who is struck at the last card claims the block, whatever it holds: without it the game is over."""
    deed = view.table.deed
    struck = deed is not None and deed.kind == "assassinate" and deed.target == seat
    if not struck or view.cards[seat] != 1 or view.table.phase != "block":
        return ()
    return tuple(one for one in moves if isinstance(one, Block))
