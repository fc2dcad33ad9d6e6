"""The table after cards have moved: apprentices and buildings."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.architects import events as e
from engine.games.architects import events_hall as h
from engine.games.architects.facts import SILVER, TABLE
from engine.games.architects.names import Apprentice, Buildings
from engine.games.architects.state import (
    Shown,
    State,
    Under,
    asking,
    hand,
    with_change_at,
    with_player,
)
from engine.kernel.rows import remove_each
from engine.kernel.sealed import Sealed, open_sealed
from engine.kernel.seats import Seat, with_value_at


def _coins(state: State, event: e.CoinsLaid) -> State:
    row = state.display[event.row]
    laid = tuple(
        replace(one, coins=one.coins + 1) if spot < event.count else one for spot, one in enumerate(row)
    )
    goods = with_change_at(state.players[event.seat].goods, SILVER, -event.count)
    return with_player(
        replace(state, display=with_value_at(state.display, event.row, laid)), event.seat, goods=goods
    )


def _on_hired(state: State, event: e.Hired) -> State:
    """The cards to its right move left with their coins (AW-WORK-5)."""
    player = state.players[event.seat]
    rows = tuple(tuple([one for one in row if one.card != event.card]) for row in state.display)
    state = replace(state, display=rows)
    goods = with_change_at(player.goods, SILVER, event.coins)
    state = with_player(state, event.seat, crew=(*player.crew, event.card), goods=goods)
    return _next_start(state, event.seat) if state.phase == "start" else state


def _next_start(state: State, seat: Seat) -> State:
    """First apprentices are hired in reverse turn order (AW-VAR-1)."""
    if sum(len(one.crew) for one in state.players) == len(state.players):
        return replace(state, phase="begin")
    return asking(state, "start", active=(seat - 1) % len(state.players))


def _on_shown(state: State, event: e.ApprenticeShown) -> State:
    """From the deck, or from under it when it is empty."""
    row = (*state.display[event.row], Shown(event.card))
    state = replace(state, display=with_value_at(state.display, event.row, row))
    if event.card in state.crew_fresh:
        return replace(state, crew_fresh=remove_each(state.crew_fresh, event.card))
    return replace(state, crew_under=remove_each(state.crew_under, event.card))


def _on_dismissed(state: State, event: e.Dismissed) -> State:
    crew = remove_each(state.players[event.seat].crew, event.card)
    under: tuple[Apprentice, ...] = (*state.crew_under, event.card)
    return with_player(replace(state, crew_under=under), event.seat, crew=crew)


def _off_deck(state: State, cards: Buildings) -> State:
    """The deck without cards that were drawn: those under it come last, in their order."""
    fresh = open_sealed(state.fresh)
    left = remove_each(fresh, *cards)
    below = len(cards) - (len(fresh) - len(left))
    return replace(state, fresh=Sealed(left, ()), under=state.under[below:])


def _on_drawn(state: State, event: e.BuildingsDrawn) -> State:
    cards = open_sealed(event.cards)
    state = _off_deck(state, cards)
    return with_player(state, event.seat, hand=Sealed((*hand(state, event.seat), *cards), (event.seat,)))


def _on_looked(state: State, event: e.Looked) -> State:
    return asking(_off_deck(state, open_sealed(event.cards)), "keep", looked=event.cards)


def _on_kept(state: State, event: e.Kept) -> State:
    """The others go under the deck in drawn order; who has seen them knows them (AW-BM-5)."""
    assert state.looked is not None
    card = open_sealed(event.card)
    rest = tuple(Under(Sealed(one, (event.seat,))) for one in remove_each(open_sealed(state.looked), card))
    state = replace(state, under=(*state.under, *rest), looked=None, phase="close")
    return with_player(state, event.seat, hand=Sealed((*hand(state, event.seat), card), (event.seat,)))


def _on_discarded(state: State, event: h.Discarded) -> State:
    """A hand that is still too large is asked about again (AW-HAND-1)."""
    left = remove_each(hand(state, event.seat), open_sealed(event.card))
    state = with_player(state, event.seat, hand=Sealed(left, (event.seat,)))
    state = replace(state, under=(*state.under, Under(event.card)))
    if state.phase != "trim":
        return state
    return asking(state, "trim") if len(left) > TABLE.hand else replace(state, phase="close")


def _on_exceeded(state: State, event: h.HandExceeded) -> State:
    return asking(state, "trim")


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    e.CoinsLaid: _coins,
    e.Hired: _on_hired,
    e.ApprenticeShown: _on_shown,
    e.Dismissed: _on_dismissed,
    e.BuildingsDrawn: _on_drawn,
    e.Looked: _on_looked,
    e.Kept: _on_kept,
    h.Discarded: _on_discarded,
    h.HandExceeded: _on_exceeded,
}
