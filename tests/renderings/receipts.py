"""Houses: what a house reads at once about the move it has made."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.languages import Language
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses import moves as m
from engine.games.houses.state import State
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat
from tests.renderings.council import DEAL, NOON, offer, read, renderer, scene, standing, state

VOTER, TAKER = 0, 1
BOTH = (1, 3)


def page(language: Language) -> Iterator[str]:
    """By what was done; a ballot with what can still be added to it, and until when."""
    now, counted = state(language), replace(state(language), stage="decide")
    for name, seat, action, event in _done(language):
        yield f"# {name}"
        yield from dict.fromkeys(_said(language, one, seat, action, event) for one in (now, counted))
        yield ""


def _said(language: Language, now: State, seat: Seat, action: Any, event: Any) -> str:
    here = scene(language, now)
    due = tuple((wait.id, wait.seat, NOON + timedelta(hours=6)) for wait in standing(language, now).waits)
    entry = Entry(9, seat, seat, action, (event,))
    return read(renderer().receipt_of_move(replace(here, deadlines=due), entry, seat)) or "-"


def _done(language: Language) -> Iterator[tuple[str, Seat, Any, Any]]:
    """A name, who has done what, and what it brought."""
    yes, gather = _cast(VOTER, m.Ballot("yes", 4)), _cast(TAKER, m.Ballot("gather"), coins=2)
    handed = e.RoleTaken(TAKER, Sealed("rebel", (TAKER,)), Sealed("greedy", (TAKER, 2)))
    yield "a ballot with power", VOTER, m.Cast("yes", 4), yes
    yield "an abstention", TAKER, m.Cast("gather"), gather
    yield "more power", VOTER, m.AddPower(4), e.PowerAdded(VOTER, 4, (VOTER,))
    yield "a role, and one handed on", TAKER, m.TakeRole("rebel", "greedy"), handed
    offered = offer(language)
    yield (
        "an offer",
        1,
        m.OfferDeal(3, offered.mine, offered.theirs),
        e.DealOffered(offered, BOTH),
    )
    yield "a confirmation", 3, m.ConfirmDeal(DEAL), e.DealConfirmed(DEAL, 1, 3, BOTH)
    yield "not possible", 3, m.ConfirmDeal(DEAL), e.DealImpossible(DEAL, 1, 3, BOTH)
    yield "a decision", 3, m.Decide("no", 4), e.DecisionTaken("no", 4, "moderator", True)
    yield "ready", 2, m.Ready(), e.HouseReady(2)


def _cast(seat: Seat, ballot: m.Ballot, coins: int = 0) -> e.BallotCast:
    """A ballot that its own house may read."""
    own = (seat,)
    return e.BallotCast(seat, Sealed(ballot, own), Sealed(coins, own), Sealed("", own))
