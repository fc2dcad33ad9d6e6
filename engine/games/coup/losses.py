"""Losing influence, going out, leaving, and the end of the game (CO-8, CO-R07, CO-R18, CO-R24)."""

from engine.games.coup.events import (
    By,
    CoinsForfeited,
    Eliminated,
    Ending,
    Event,
    GameEnded,
    InfluenceLost,
    Resigned,
    Revealed,
)
from engine.games.coup.moves import Character
from engine.games.coup.state import State, hand, without_first
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat


def lose(state: State, seat: Seat, card: Character, by: By, refund: int = 0) -> tuple[Event, ...]:
    """One card is turned up; with the last one the seat is out at once (CO-8.1, CO-8.3).

    `refund` is what has just come back to the seat and is not in `state` yet (CO-R22).
    """
    turned = InfluenceLost(seat, card, by)
    if len(hand(state, seat)) > 1:
        return (turned,)
    return turned, Eliminated(seat), *_after_the_last(state, seat, state.coins[seat] + refund)


def owed_loss(state: State, dice: Dice) -> tuple[Event, ...]:
    """A loss with nothing to ask: the only card (CO-R20), or the left card of a seat that is leaving."""
    seat = state.loser
    assert seat is not None
    cards = hand(state, seat)
    if len(cards) > 1 and seat not in state.leaving:
        return ()
    return lose(state, seat, cards[0], "rule" if len(cards) == 1 else "default")


def resign(state: State, seat: Seat, by: By) -> tuple[Event, ...]:
    """A seat leaves when this action ends; the game ends at once when only one other stays (CO-R24)."""
    staying = _staying(state, seat)
    if len(staying) > 1:
        return (Resigned(seat, by),)
    gone = departures(state, (*state.leaving, seat))
    return Resigned(seat, by), *gone, GameEnded(staying[0], "deserted")


def departures(state: State, seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    """All cards of these seats are turned up, their coins go to the Treasury, and they are out."""
    return tuple([event for seat in seats for event in _departure(state, seat)])


def reveal(state: State, dice: Dice) -> tuple[Event, ...]:
    """After the end everything is shown, once (CO-R04)."""
    if state.reveal is not None:
        return ()
    hands = tuple([hand(state, seat) for seat in range(len(state.order))])
    return (Revealed(hands, state.court.value or (), state.removed.value or ()),)


def _after_the_last(state: State, seat: Seat, coins: int) -> tuple[Event, ...]:
    """The coins of a seat that is out, unless a theft takes them first (CO-R07); and the end (CO-R18)."""
    staying = _staying(state, seat)
    if len(staying) > 1:
        return () if _is_theft_to_come(state, seat) else _forfeit(seat, coins)
    gone = departures(state, tuple([one for one in state.leaving if one != seat]))
    why: Ending = "deserted" if gone else "last_standing"
    return *_forfeit(seat, coins), *gone, GameEnded(staying[0], why)


def _staying(state: State, less: Seat) -> tuple[Seat, ...]:
    staying = without_first(state.living, less)
    return tuple([seat for seat in staying if seat not in state.leaving]) if state.leaving else staying


def _is_theft_to_come(state: State, seat: Seat) -> bool:
    """Whether a theft from this seat is still to come: a loss of the target never stops it (CO-R07)."""
    return state.deed is not None and state.deed.kind == "steal" and state.deed.target == seat


def _departure(state: State, seat: Seat) -> tuple[Event, ...]:
    turned = [InfluenceLost(seat, card, "rule") for card in hand(state, seat)]
    return *turned, Eliminated(seat), *_forfeit(seat, state.coins[seat])


def _forfeit(seat: Seat, coins: int) -> tuple[Event, ...]:
    return (CoinsForfeited(seat, coins),) if coins else ()
