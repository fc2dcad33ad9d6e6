"""The four cards of the Shadowlands, played at the start of a turn before its placement (BR-TERR, BR-CARD-3).

    card               costs                             does
    Dark Favors        a control token                   looks at up to four tokens, then discards one of them
    Purge the Weak     a token of the hand, in place     discards two tokens of the board
                       of this turn's placement
    Animate the Dead   a control token                   lays a token of one's discard, faceup; or a blessing
    Inspire Fear       a control token                   takes the special tokens of up to two provinces

The control token comes of a province outside the Shadowlands, and what a card does is judged on the board
once it is paid (BR-CARD-6). Tokens that are aimed at are unblessed (BR-BLESS-3). Since an animated token lies
faceup, it must be legal where it is laid, whatever the option of bluffing says (BR-PLACE-12).
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import Events, Happening, Move, MoveRules
from engine.games.rokugan.chapters.placement import Blessed
from engine.games.rokugan.chapters.provinces import (
    lift_special,
    on_control_lost,
    pay_control,
    payable,
    with_special,
)
from engine.games.rokugan.chapters.territory_cards import cards_of, not_your_card, show_card
from engine.games.rokugan.chapters.token_cards import discard_token, peek, pile_of, with_token_on_pile
from engine.games.rokugan.facts import BLESSINGS, HOME, MAP, SHADOWLANDS
from engine.games.rokugan.fields import begin, given_province, given_token, pick
from engine.games.rokugan.names import KIND, TERRITORIES, Card, Province, Territory, Token, Way
from engine.games.rokugan.places import (
    can_lie_at,
    is_blessing_fit,
    location_closed_by,
    targets,
    ways_for,
)
from engine.games.rokugan.questions import ask, ask_next_turn
from engine.games.rokugan.state import (
    Piece,
    Pile,
    State,
    hand,
    land,
    with_new_piece,
    without_discard_token,
    without_hand_token,
)
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove, Pick, Several, field_value, tag
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

LOOKS: Final = 4
"""Tokens that Dark Favors shows at most."""

PURGED: Final = 2
"""Tokens that Purge the Weak discards, if there are so many."""

CALMED: Final = 2
"""Provinces whose special tokens Inspire Fear takes at most."""

# --- moves and events ---------------------------------------------------------------------------------------


class DarkFavors(Move, frozen=True, tag="dark_favors"):
    """A control token of this province for a look at up to four tokens, of which one is then discarded."""

    cost: Province
    numbers: tuple[int, ...]


class Strike(Move, frozen=True, tag="strike"):
    """Which of the tokens that Dark Favors has shown is discarded."""

    number: int


class Purge(Move, frozen=True, tag="purge"):
    """Purge the Weak: a token of the hand, in place of this turn's placement, for two tokens of the board."""

    cost: Token
    numbers: tuple[int, ...]


class Animate(Move, frozen=True, tag="animate"):
    """Animate the Dead: a control token of `cost` for a token of one's discard, laid faceup."""

    cost: Province
    token: Token
    province: Province
    way: Way


class AnimateBlessing(Move, frozen=True, tag="animate_blessing"):
    """Animate the Dead with a blessing of one's discard, which lies on a token of one's own."""

    cost: Province
    token: Token
    number: int


class InspireFear(Move, frozen=True, tag="inspire_fear"):
    """A control token of `cost` for the special tokens of up to two provinces."""

    cost: Province
    provinces: tuple[Province, ...]


class FavorAsked(Happening, frozen=True, tag="favor_asked"):
    """One of these tokens is to be discarded by Dark Favors."""

    seat: Seat
    numbers: tuple[int, ...]


class HandSpent(Happening, frozen=True, tag="hand_spent"):
    """The cost of Purge the Weak."""

    seat: Seat
    token: Token
    pile: Pile


class TurnEnded(Happening, frozen=True, tag="turn_ended"):
    """A turn is over without a placement: its token was the cost of a card."""

    seat: Seat


class Animated(Happening, frozen=True, tag="animated"):
    """A token of the discard lies faceup."""

    seat: Seat
    number: int
    province: Province
    way: Way
    token: Token


# --- which cards can be used --------------------------------------------------------------------------------


def usable_moves(state: State, seat: Seat) -> Iterator[str]:
    """The tags of the moves whose card the seat holds and can pay for, and that do something (BR-TERR-7)."""
    own = [one for one in cards_of(state, seat) if HOME[one] in SHADOWLANDS]
    if not own:
        return
    costs, aims = payable(state, seat), targets(state)
    if "dark_favors" in own and costs and aims:
        yield "dark_favors"
    if "purge_the_weak" in own and spendable(state, seat) and aims:
        yield "purge"
    if "inspire_fear" in own and costs and with_special(state):
        yield "inspire_fear"
    if "animate_the_dead" in own and costs:
        if any(can_rise(state, seat, cost, token) for token in risers(state, seat) for cost in costs):
            yield "animate"
        if _discarded_blessings(state, seat) and blessing_targets(state, seat):
            yield "animate_blessing"


def offer_shadow_cards(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """Each card that can be used, begun with its first field."""
    for move in usable_moves(state, seat):
        yield from begin(state, seat, move, NEXT_FIELDS[move])


def _cost_refusal(state: State, seat: Seat, card: Card, cost: Province) -> Refusal | None:
    """Why the seat can't play this card at the cost of a control token of this province, or None."""
    if why := not_your_card(state, seat, card):
        return why
    return None if cost in payable(state, seat) else no("cost_closed", province=cost)


def _aim_refusal(state: State, numbers: tuple[int, ...], least: int, most: int) -> Refusal | None:
    """Why a card can't be aimed at these tokens, or None: different ones, so many of them."""
    among = targets(state)
    for one in numbers:
        if one not in among:
            return no("target_closed", number=one)
    fine = len(set(numbers)) == len(numbers) and least <= len(numbers) <= most
    return None if fine else no("target_count", least=least, most=most)


# --- Dark Favors --------------------------------------------------------------------------------------------


def dark_favors_refusal(state: State, seat: Seat, action: DarkFavors) -> Refusal | None:
    """Why the card can't be used so, or None: one to four different tokens (BR-TERR)."""
    why = _cost_refusal(state, seat, "dark_favors", action.cost)
    return why or _aim_refusal(state, action.numbers, 1, LOOKS)


def use_dark_favors(state: State, seat: Seat, action: DarkFavors) -> Events:
    """The cost, and the looks; which of them is discarded is asked next."""
    looks = (peek(state, seat, number) for number in action.numbers)
    asked = FavorAsked(seat, action.numbers)
    return (show_card(seat, "dark_favors"), *pay_control(state, seat, action.cost), *looks, asked)


def next_dark_favors_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The province that pays, then the tokens; None when both are chosen."""
    if given_province(begun, "cost") is None:
        return pick("cost", payable(state, seat))
    if field_value(begun, "numbers") is not None:
        return None
    among = targets(state)
    return Several("numbers", among, 1, min(LOOKS, len(among)))


def on_favor_asked(state: State, event: FavorAsked) -> State:
    """The seat is asked which of the tokens is discarded."""
    return ask(replace(state, favor=event.numbers), "favor", event.seat)


def offer_strikes(state: State, seat: Seat) -> Iterator[Strike]:
    """Each token that was shown."""
    yield from (Strike(one) for one in state.favor)


def strike_refusal(state: State, seat: Seat, action: Strike) -> Refusal | None:
    """Why this token is not discarded, or None."""
    return None if action.number in state.favor else no("target_closed", number=action.number)


def strike(state: State, seat: Seat, action: Strike) -> Events:
    """The token is discarded; the turn goes on (`token_cards.on_token_discarded`)."""
    return (discard_token(state, seat, action.number),)


def strike_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first of the tokens that were shown."""
    return (discard_token(state, wait.seat, state.favor[0]),)


# --- Purge the Weak -----------------------------------------------------------------------------------------


def spendable(state: State, seat: Seat) -> tuple[Token, ...]:
    """The tokens that may pay for Purge the Weak: any kind in hand but a bluff that is locked."""
    locked = state.players[seat].locked
    return tuple(dict.fromkeys(one for one in hand(state, seat) if not (locked and one == "bluff")))


def purge_refusal(state: State, seat: Seat, action: Purge) -> Refusal | None:
    """Why the card can't be used so, or None: on two tokens, or the only one there is."""
    if why := not_your_card(state, seat, "purge_the_weak"):
        return why
    if action.cost not in spendable(state, seat):
        return no("not_in_hand", token=action.cost)
    count = max(min(PURGED, len(targets(state))), 1)
    return _aim_refusal(state, action.numbers, count, count)


def purge(state: State, seat: Seat, action: Purge) -> Events:
    """A token of the hand in place of the placement (BR-TERR)."""
    spent = HandSpent(seat, action.cost, pile_of(action.cost))
    gone = (discard_token(state, seat, number) for number in action.numbers)
    return show_card(seat, "purge_the_weak"), spent, *gone, TurnEnded(seat)


def next_purge_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The token of the hand, then those of the board; None when all are chosen."""
    if given_token(begun, "cost") is None:
        return pick("cost", spendable(state, seat))
    if field_value(begun, "numbers") is not None:
        return None
    among = targets(state)
    count = min(PURGED, len(among))
    return Several("numbers", among, count, count)


def on_hand_spent(state: State, event: HandSpent) -> State:
    """Out of the hand, to the discard, or aside."""
    after = without_hand_token(state, event.seat, event.token)
    return with_token_on_pile(after, event.seat, event.token, event.pile)


def on_turn_ended(state: State, event: TurnEnded) -> State:
    """The next turn."""
    return ask_next_turn(state)


# --- Animate the Dead ---------------------------------------------------------------------------------------


def risers(state: State, seat: Seat) -> tuple[Token, ...]:
    """The kinds of token that Animate the Dead may lay, each once; no blessing."""
    return tuple(dict.fromkeys(one for one in state.players[seat].discard if KIND[one] != "blessing"))


def after_cost(state: State, seat: Seat, cost: Province) -> State:
    """The table without the control token that a card costs: what is laid then is judged so (BR-CARD-6)."""
    for event in pay_control(state, seat, cost):
        state = on_control_lost(state, event)
    return state


def risen_places(
    state: State, seat: Seat, cost: Province, token: Token
) -> Iterator[tuple[Territory, Province, Way]]:
    """Each place for the token once this cost is paid: both tests of legality hold there (BR-PLACE-12)."""
    paid = after_cost(state, seat, cost)
    for territory in TERRITORIES:
        for province in MAP.holds[territory]:
            for way in ways_for(paid, seat, token, province):
                if can_lie_at(paid, seat, token, province, way):
                    yield territory, province, way


def can_rise(state: State, seat: Seat, cost: Province, token: Token) -> bool:
    """Whether this token finds a place after this cost."""
    return any(True for _ in risen_places(state, seat, cost, token))


def animate_refusal(state: State, seat: Seat, action: Animate) -> Refusal | None:
    """Why the token can't be laid so, or None."""
    if why := _cost_refusal(state, seat, "animate_the_dead", action.cost):
        return why
    if action.token not in risers(state, seat):
        return no("not_in_discard", token=action.token)
    paid = after_cost(state, seat, action.cost)
    legal = location_closed_by(paid, seat, action.province, action.way) is None and can_lie_at(
        paid, seat, action.token, action.province, action.way
    )
    return None if legal else no("place_illegal", province=action.province)


def animate(state: State, seat: Seat, action: Animate) -> Events:
    """The cost, then a token of the discard, faceup."""
    laid = Animated(seat, state.number, action.province, action.way, action.token)
    return (show_card(seat, "animate_the_dead"), *pay_control(state, seat, action.cost), laid)


def next_animate_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The token, the cost that leaves it a place, and the place on the board as it is then."""
    token, cost = given_token(begun), given_province(begun, "cost")
    costs = payable(state, seat)
    if token is None:
        rising = [x for x in risers(state, seat) if any(can_rise(state, seat, one, x) for one in costs)]
        return pick("token", tuple(rising))
    if cost is None:
        return pick("cost", tuple(one for one in costs if can_rise(state, seat, one, token)))
    # Territory, province and way, each from the places that are left; the territory is a helper.
    places = list(risen_places(state, seat, cost, token))
    for spot, name in enumerate(("territory", "province", "way")):
        value = field_value(begun, name)
        if value is None:
            among = tuple(dict.fromkeys(place[spot] for place in places))
            return Pick(name, among, helper=name == "territory")
        places = [place for place in places if place[spot] == value]
    return None


def on_animated(state: State, event: Animated) -> State:
    """Out of the discard onto the board, faceup; the turn's placement is still to come."""
    face: Sealed[Token] = Sealed(event.token, None)
    piece = Piece(event.number, event.seat, event.province, event.way, face, faceup=True)
    return with_new_piece(without_discard_token(state, event.seat, event.token), piece)


def _discarded_blessings(state: State, seat: Seat) -> tuple[Token, ...]:
    return tuple(one for one in state.players[seat].discard if one in BLESSINGS)


def blessing_targets(state: State, seat: Seat) -> tuple[int, ...]:
    """The numbers of own facedown tokens on which a blessing belongs: both tests at once."""
    own = (one for one in state.pieces if one.owner == seat and not one.faceup)
    return tuple(one.number for one in own if is_blessing_fit(one))


def animate_blessing_refusal(state: State, seat: Seat, action: AnimateBlessing) -> Refusal | None:
    """Why the blessing can't be laid so, or None."""
    if why := _cost_refusal(state, seat, "animate_the_dead", action.cost):
        return why
    if action.token not in _discarded_blessings(state, seat):
        return no("not_in_discard", token=action.token)
    fine = action.number in blessing_targets(state, seat)
    return None if fine else no("bless_closed", number=action.number)


def animate_blessing(state: State, seat: Seat, action: AnimateBlessing) -> Events:
    """The cost, then a blessing of the discard, which `placement.on_blessed` takes out of it."""
    laid = Blessed(seat, action.number, action.token, animated=True)
    return (show_card(seat, "animate_the_dead"), *pay_control(state, seat, action.cost), laid)


def next_animate_blessing_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The province that pays, the blessing, then the token that it lies on; None when all are chosen."""
    if given_province(begun, "cost") is None:
        return pick("cost", payable(state, seat))
    if given_token(begun) is None:
        return pick("token", _discarded_blessings(state, seat))
    return pick("number", blessing_targets(state, seat)) if field_value(begun, "number") is None else None


# --- Inspire Fear -------------------------------------------------------------------------------------------


def inspire_fear_refusal(state: State, seat: Seat, action: InspireFear) -> Refusal | None:
    """Why the card can't be used so, or None: one or two different provinces that hold a special token."""
    if why := _cost_refusal(state, seat, "inspire_fear", action.cost):
        return why
    for one in action.provinces:
        if land(state, one).special is None:
            return no("nothing_there", province=one)
    if len(set(action.provinces)) == len(action.provinces) and 1 <= len(action.provinces) <= CALMED:
        return None
    return no("target_count", least=1, most=min(CALMED, len(with_special(state)) or 1))


def inspire_fear(state: State, seat: Seat, action: InspireFear) -> Events:
    """The cost, then special tokens of any kind are gone."""
    gone = (event for one in action.provinces for event in lift_special(state, one))
    return (show_card(seat, "inspire_fear"), *pay_control(state, seat, action.cost), *gone)


def next_inspire_fear_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The province that pays, then those that lose their special token; None when all are chosen."""
    if given_province(begun, "cost") is None:
        return pick("cost", payable(state, seat))
    if field_value(begun, "provinces") is not None:
        return None
    among = with_special(state)
    return Several("provinces", among, 1, min(CALMED, len(among)))


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    DarkFavors: MoveRules(("turn",), dark_favors_refusal, use_dark_favors, next_dark_favors_field),
    Purge: MoveRules(("turn",), purge_refusal, purge, next_purge_field),
    Animate: MoveRules(("turn",), animate_refusal, animate, next_animate_field),
    AnimateBlessing: MoveRules(
        ("turn",), animate_blessing_refusal, animate_blessing, next_animate_blessing_field
    ),
    InspireFear: MoveRules(("turn",), inspire_fear_refusal, inspire_fear, next_inspire_fear_field),
    Strike: MoveRules(("favor",), strike_refusal, strike),
}
NEXT_FIELDS: Final = {tag(kind): rules.next_field for kind, rules in MOVES.items() if rules.next_field}
OPENINGS: Final = {"favor": offer_strikes}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    FavorAsked: on_favor_asked,
    HandSpent: on_hand_spent,
    TurnEnded: on_turn_ended,
    Animated: on_animated,
}
