"""A table of the engine as one row of the training's tables, and moves from one to the other."""

from typing import Any, Final

from engine.games.coup.base import CHARACTERS, Cards
from engine.games.coup.chapters.proofs import Prove
from engine.games.coup.chapters.windows import Block
from engine.games.coup.state import State, hand
from engine.games.coup.stewards import sight
from engine.games.coup.view import View
from engine.kernel.seats import Seat
from tests.training.coup import tables as tb

STEPS: Final = {
    "resolve": tb.RESOLVE,
    "broken": tb.RESOLVE,
    "defence": tb.DEFENCE,
    "close": tb.CLOSE,
    "stands": tb.CLOSE,
}
PHASES: Final = {name: number for number, name in enumerate(sight.PHASES)} | {"over": tb.OVER}


def counts(cards: Cards) -> list[int]:
    """How many there are of each character."""
    return [cards.count(one) for one in CHARACTERS]


def mirrored(state: State, who: Seat, width: int) -> tb.Tables:
    """The table in a row of so many seats; `who` decides. A claim that can't be proven is a loss already."""
    seats, t = len(state.order), tb.empty(1, width)
    assert state.order == tuple(range(seats))
    t.size[0], t.active[0], t.who[0], t.turn[0] = seats, state.active, who, max(state.turn - 1, 0)
    t.phase[0] = PHASES.get(state.phase, tb.LOSE)
    for seat in range(seats):
        t.hands[0, seat], t.lost[0, seat] = counts(hand(state, seat)), counts(state.lost[seat])
        t.claims[0, seat] = [card in state.claims[seat] for card in CHARACTERS]
        t.coins[0, seat], t.alive[0, seat] = state.coins[seat], seat in state.living
        drafted = state.phase == "draft" and hand(state, seat)
        t.picked[0, seat] = CHARACTERS.index(hand(state, seat)[0]) if drafted else -1
    t.court[0], t.drawn[0] = counts(state.court.value or ()), counts(state.drawn.value or ())
    given = [one.seat for one in state.answers]
    if state.phase in ("challenge", "block", "challenge_block"):
        t.pending[0, [seat for seat in state.asked if seat not in given]] = True
    t.winner[0] = -1 if state.winner is None else state.winner
    _deed(t, state)
    _calls(t, state)
    return t


def _deed(t: tb.Tables, state: State) -> None:
    deed = state.deed
    for name in ("kind", "target", "blocker", "block", "challenger", "loser"):
        getattr(t, name)[0] = -1
    if deed is not None:
        t.kind[0] = sight.KINDS.index(deed.kind)
        for name in ("target", "blocker", "challenger"):
            value = getattr(deed, name)
            getattr(t, name)[0] = -1 if value is None else value
        t.block[0] = -1 if deed.block is None else CHARACTERS.index(deed.block)
    if state.phase == "lose":
        t.loser[0], t.then[0] = state.loser, STEPS[state.then]


def _calls(t: tb.Tables, state: State) -> None:
    """The record of challenges; one that can't be answered is settled (CO-4.4, CO-4.7)."""
    for call in state.calls:
        shown = call.shown is True
        t.calls[0, call.claimant, tb.PROVEN if shown else tb.CAUGHT] += 1
        t.calls[0, call.seat, tb.WRONG if shown else tb.RIGHT] += 1
    if state.phase != "prove" or state.deed is None:
        return
    blocked = state.deed.blocker is not None
    t.loser[0], t.then[0] = t.who[0], tb.RESOLVE if blocked else tb.CLOSE
    t.claims[0, t.who[0], CHARACTERS.index(state.calls[-1].claim)] = False
    if not blocked:
        t.coins[0, t.who[0]] += state.deed.paid


def chosen(moves: tuple[Any, ...], view: View, seat: Seat, width: int) -> dict[int, Any]:
    """The moves by the number of their choice; early blocks and needless losses are left out."""
    if isinstance(moves[0], Prove):
        return {}
    spots = sight.places(view, seat, width)
    early = view.table.phase == "challenge"
    known = [move for move in moves if not (early and isinstance(move, Block))]
    return {sight.choice(move, view, seat, spots): move for move in reversed(known)}


def public(t: tb.Tables) -> dict[str, Any]:
    """What must be the same on both sides, whatever cards were drawn."""
    deed = tb.CHALLENGE <= t.phase[0] <= tb.KEEP
    window = tb.CHALLENGE <= t.phase[0] <= tb.COUNTER
    names = ("coins", "alive", "claims", "calls", "lost", "phase")
    found = {name: getattr(t, name)[0].tolist() for name in names}
    found["cards"] = t.hands[0].sum(1).tolist()
    found["court"] = int(t.court[0].sum() + t.drawn[0].sum())
    found["pending"] = t.pending[0].tolist() if window else []
    deeds = ("kind", "target", "blocker", "block", "challenger")
    found["deed"] = [int(getattr(t, name)[0]) for name in deeds] if deed else []
    found["active"] = int(t.active[0]) if t.phase[0] != tb.OVER else None
    found["then"] = [int(t.then[0]), int(t.loser[0])] if t.phase[0] == tb.LOSE else []
    return found
