"""Cards of the start of a turn: scout, shugenja, first player card, and the Shadowlands' (BR-CARD)."""

from engine.games.rokugan.board import lift_special, pay_control
from engine.games.rokugan.cards import card_shown
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import (
    Animated,
    Blessed,
    CardUsed,
    FavorAsked,
    HandSpent,
    Peeked,
    Pile,
    TokenDiscarded,
    TokenRecalled,
    TurnEnded,
)
from engine.games.rokugan.facts import SEATING
from engine.games.rokugan.moves import Animate, AnimateBlessing, DarkFavors, InspireFear, Purge, Starting
from engine.games.rokugan.names import KIND, TERRITORIES, Province, Token
from engine.games.rokugan.places import blesses, fits, location, spots, targets
from engine.games.rokugan.state import Land, Piece, State, hand, land, piece_of, with_land
from engine.kernel.sealed import Sealed, open_sealed
from engine.kernel.seats import Seat

LOOKS = 4
"""Tokens that Dark Favors shows at most."""

PURGED = 2
CALMED = 2


def targets_of(state: State, seat: Seat, card: Starting) -> tuple[int, ...]:
    """The tokens that this card may be used on; () while the seat has not got it (BR-CARD-1, BR-CARD-2)."""
    player = state.players[seat]
    match card:
        case "scout":
            if not player.scouts:
                return ()
            foreign = targets(state, seat)
            return tuple([one.number for one in state.pieces if not one.faceup and one.number in foreign])
        case "shugenja":
            return targets(state, seat) if player.shugenja else ()
    mine = seat == state.first and not state.first_used and SEATING[len(state.order)].first_player_card
    return targets(state) if mine else ()


def use_starting_card(state: State, seat: Seat, card: Starting, number: int) -> tuple[AnyEvent, ...]:
    """The card on a token: a look, a discard, or a way back to the pool."""
    told = CardUsed(seat, card, number)
    match card:
        case "scout":
            return told, peek(state, seat, number)
        case "shugenja":
            return told, discard_token(state, seat, number)
    piece = _piece(state, number)
    return told, TokenRecalled(seat, number, Sealed(piece.token.value, _readers(piece, seat)))


def peek(state: State, seat: Seat, number: int) -> AnyEvent:
    """The face of a token for its owner and this seat."""
    piece = _piece(state, number)
    return Peeked(seat, number, Sealed(piece.token.value, _readers(piece, seat)))


def discard_token(state: State, seat: Seat, number: int) -> AnyEvent:
    """A token is shown and taken off (BR-CARD-4)."""
    token = open_sealed(_piece(state, number).token)
    return TokenDiscarded(seat, number, token, _pile(token))


def _pile(token: Token) -> Pile:
    return "aside" if token == "bluff" else "discard"


def _readers(piece: Piece, seat: Seat) -> tuple[Seat, ...] | None:
    """Who knows the face when this seat has seen it, too."""
    if piece.token.to is None:
        return None
    return piece.token.to if seat in piece.token.to else tuple(sorted((*piece.token.to, seat)))


def _piece(state: State, number: int) -> Piece:
    piece = piece_of(state, number)
    if piece is None:
        raise ValueError(number)
    return piece


def use_dark_favors(state: State, seat: Seat, action: DarkFavors) -> tuple[AnyEvent, ...]:
    """The cost, and the looks; which of them is discarded is asked next."""
    looks = (peek(state, seat, number) for number in action.numbers)
    asked = FavorAsked(seat, action.numbers)
    return (card_shown(seat, "dark_favors"), *pay_control(state, seat, action.cost), *looks, asked)


def purge_token(state: State, seat: Seat, action: Purge) -> tuple[AnyEvent, ...]:
    """A token of the hand in place of the placement (BR-TERR)."""
    spent = HandSpent(seat, action.cost, _pile(action.cost))
    gone = (discard_token(state, seat, number) for number in action.numbers)
    return card_shown(seat, "purge_the_weak"), spent, *gone, TurnEnded(seat)


def animate_token(state: State, seat: Seat, action: Animate) -> tuple[AnyEvent, ...]:
    """The cost, then a token of the discard, faceup."""
    laid = Animated(seat, state.number, action.province, action.way, action.token)
    return (card_shown(seat, "animate_the_dead"), *pay_control(state, seat, action.cost), laid)


def animate_blessing(state: State, seat: Seat, action: AnimateBlessing) -> tuple[AnyEvent, ...]:
    """The cost, then a blessing of the discard."""
    laid = Blessed(seat, action.number, action.token, animated=True)
    return (card_shown(seat, "animate_the_dead"), *pay_control(state, seat, action.cost), laid)


def inspire_fear(state: State, seat: Seat, action: InspireFear) -> tuple[AnyEvent, ...]:
    """The cost, then special tokens of any kind are gone."""
    gone = (event for one in action.provinces for event in lift_special(state, one))
    return (card_shown(seat, "inspire_fear"), *pay_control(state, seat, action.cost), *gone)


def after_cost(state: State, cost: Province) -> State:
    """The table without the control token that a card costs: what is laid then is judged so (BR-CARD-6)."""
    here = land(state, cost)
    up = here.up - 1 if here.up else 0
    down = here.down if here.up else here.down - 1
    left = Land(here.owner if up + down else None, down, up, here.special)
    return with_land(state, cost, left)


def risers(state: State, seat: Seat) -> tuple[Token, ...]:
    """The kinds of token that Animate the Dead may lay, each once; no blessing."""
    return tuple(dict.fromkeys(one for one in state.players[seat].discard if KIND[one] != "blessing"))


def rises(state: State, seat: Seat, action: Animate) -> bool:
    """Whether both tests of legality hold once the cost is paid: it is laid faceup (BR-PLACE-12)."""
    paid_off = after_cost(state, action.cost)
    return location(paid_off, seat, action.province, action.way) is None and fits(
        paid_off, seat, action.token, action.province, action.way
    )


def can_rise(state: State, seat: Seat, cost: Province, token: Token) -> bool:
    """Whether this token finds a place after this cost."""
    paid_off = after_cost(state, cost)
    places = (spot for name in TERRITORIES for spot in spots(paid_off, seat, token, name))
    return any(fits(paid_off, seat, token, *spot) for spot in places)


def blessing_targets(state: State, seat: Seat) -> tuple[int, ...]:
    """Own facedown tokens on which a blessing belongs: both tests at once."""
    own = (one for one in state.pieces if one.owner == seat and not one.faceup)
    return tuple(one.number for one in own if blesses(one))


def spendable(state: State, seat: Seat) -> tuple[Token, ...]:
    """What may pay for Purge the Weak: any token of the hand but a bluff that is locked."""
    locked = state.players[seat].locked
    return tuple(dict.fromkeys(one for one in hand(state, seat) if not (locked and one == "bluff")))
