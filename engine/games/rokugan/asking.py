"""Who is asked in each phase, and whether a turn has anything to place (BR-ENG-1, BR-PLACE-14)."""

from engine.games.rokugan.board import payable, with_special
from engine.games.rokugan.cards import cards_of
from engine.games.rokugan.facts import BLESSINGS
from engine.games.rokugan.moves import Starting
from engine.games.rokugan.names import KIND
from engine.games.rokugan.places import is_barred, lies_down, open_anywhere, targets
from engine.games.rokugan.starting import blessing_targets, can_rise, risers, spendable, targets_of
from engine.games.rokugan.state import State, hand
from engine.kernel.seats import Seat

ASKED = ("clans", "draft", "give_back", "cards", "turn", "favor", "look", "swap")
"""Phases in which one seat is asked."""

STARTING: tuple[Starting, ...] = ("scout", "shugenja", "first_player")


def due(state: State) -> tuple[Seat, ...]:
    """The seats that are asked now, clockwise: one, or for objectives everybody who has not kept one."""
    if state.phase == "objectives":
        return tuple(seat for seat in state.order if state.players[seat].objective is None)
    return (state.active,) if state.phase in ASKED else ()


def is_asked(state: State, seat: Seat) -> bool:
    """Whether this seat is asked now."""
    if state.phase == "objectives":
        return 0 <= seat < len(state.order) and state.players[seat].objective is None
    return state.phase in ASKED and seat == state.active


def has_nowhere_to_place(state: State, seat: Seat) -> bool:
    """Whether no token of the hand can be laid anywhere."""
    tokens = dict.fromkeys(hand(state, seat))
    if state.options.bluffing == "on" and open_anywhere(state, seat):
        for one in tokens:
            if KIND[one] != "blessing" and not is_barred(state, seat, one):
                return False
    return not any(lies_down(state, seat, token) for token in tokens)


def playable_turn(state: State, seat: Seat) -> bool:
    """Whether some card of the start of a turn can be used."""
    if any(targets_of(state, seat, card) for card in STARTING):
        return True
    return any(shadow(state, seat, card) for card in cards_of(state, seat))


def shadow(state: State, seat: Seat, card: str) -> bool:
    """Whether a card of the Shadowlands can be paid for and does something (BR-TERR-7)."""
    match card:
        case "dark_favors":
            return bool(payable(state, seat) and targets(state))
        case "purge_the_weak":
            return bool(spendable(state, seat) and targets(state))
        case "inspire_fear":
            return bool(payable(state, seat) and with_special(state))
        case "animate_the_dead":
            return animates(state, seat) or animates_blessing(state, seat)
    return False


def animates(state: State, seat: Seat) -> bool:
    """Whether some token of the discard finds a place after some cost."""
    costs = payable(state, seat)
    return any(can_rise(state, seat, cost, token) for token in risers(state, seat) for cost in costs)


def animates_blessing(state: State, seat: Seat) -> bool:
    """Whether a blessing of the discard finds a token."""
    there = any(one in BLESSINGS for one in state.players[seat].discard)
    return bool(there and payable(state, seat) and blessing_targets(state, seat))
