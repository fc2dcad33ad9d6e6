"""The moves of Rokugan, collected from the chapters: what a seat may do now, and why it may not.

`refusal` is the one authority on legality and judges only by what the seat itself may see (H4, BR-ENG-5), so
all of this can be asked with a sight that is cut for the seat. `offers` gives a few whole moves and begun
ones, which are walked field by field; a chapter says for each of its moves how (`base.MoveRules`). A move is
offered in the phases whose question it answers.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Union

from engine.games.rokugan.base import Events, Move, MoveRules, Pass
from engine.games.rokugan.chapters import (
    clan_abilities,
    hand_cards,
    placement,
    province_cards,
    setup,
    shadowlands,
    token_cards,
    upkeep,
)
from engine.games.rokugan.chapters.clan_abilities import Look, LookSkipped, SwapSkipped
from engine.games.rokugan.chapters.hand_cards import Regroup, Spy, next_regroup_field, next_spy_field
from engine.games.rokugan.chapters.placement import TurnLost, can_place_nothing, offer_placement
from engine.games.rokugan.chapters.province_cards import next_play_card_field
from engine.games.rokugan.chapters.shadowlands import DarkFavors, Purge, Strike, offer_shadow_cards
from engine.games.rokugan.chapters.territory_cards import Passed
from engine.games.rokugan.chapters.token_cards import UseCard, offer_starting_cards
from engine.games.rokugan.fields import Offers, begin, is_answerable
from engine.games.rokugan.questions import is_asked
from engine.games.rokugan.state import State
from engine.kernel.moves import PartialMove, Walking, tag
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

# --- to pass, which answers questions of four chapters ------------------------------------------------------


def _pass_refusal(state: State, seat: Seat, action: Pass) -> Refusal | None:
    """A turn is passed only where nothing can be placed (BR-PLACE-1, BR-RONIN-4)."""
    return None if state.phase != "turn" or can_place_nothing(state, seat) else no("must_place")


def _pass(state: State, seat: Seat, action: Pass) -> Events:
    match state.phase:
        case "look":
            return (LookSkipped(seat, "choice"),)
        case "swap":
            return (SwapSkipped(seat, "choice"),)
        case "turn":
            return (TurnLost(seat),)
    return (Passed(seat, "choice"),)


# --- what the chapters say ----------------------------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    **setup.MOVES,
    **upkeep.MOVES,
    **province_cards.MOVES,
    **hand_cards.MOVES,
    Pass: MoveRules(("cards", "turn", "look", "swap"), _pass_refusal, _pass),
    **token_cards.MOVES,
    **shadowlands.MOVES,
    **placement.MOVES,
    **clan_abilities.MOVES,
}
BY_TAG: Final[dict[str, MoveRules]] = {tag(kind): rules for kind, rules in MOVES.items()}

Action: Final[Any] = Union[tuple(MOVES)]  # noqa: UP007  the chapters' moves make the union
"""Every kind of move."""

TURN_CARDS: Final[tuple[type[Move], ...]] = (
    *token_cards.MOVES,
    *(kind for kind in shadowlands.MOVES if kind is not Strike),
)
"""The moves with cards of the start of a turn (BR-CARD-3)."""

FINAL: Final = (Spy, UseCard, DarkFavors, Strike, Purge, Look, Regroup)
"""Moves that show something hidden are not taken back."""


def _offer_cards(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """A card that can do something, or to pass (BR-UPKEEP-7)."""
    yield from begin(state, seat, "play_card", next_play_card_field)
    yield from begin(state, seat, "spy", next_spy_field)
    yield from begin(state, seat, "regroup", next_regroup_field)
    yield Pass()


def _offer_turn(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """To place or to bless, and cards before it; to pass only where nothing can be placed (BR-PLACE-14)."""
    laid = tuple(offer_placement(state, seat))
    yield from laid
    yield from offer_starting_cards(state, seat)
    yield from offer_shadow_cards(state, seat)
    if not laid:
        yield Pass()


OPENINGS: Final[dict[str, Callable[[State, Seat], Iterable[Move | PartialMove]]]] = {
    **setup.OPENINGS,
    **upkeep.OPENINGS,
    "cards": _offer_cards,
    "turn": _offer_turn,
    **shadowlands.OPENINGS,
    **clan_abilities.OPENINGS,
}
"""By phase, what may be answered to its question."""

# --- what the game is asked ---------------------------------------------------------------------------------


def refusal(state: State, seat: Seat, action: Move) -> Refusal | None:
    """Why this seat may not do this now, or None."""
    rules = MOVES[type(action)]
    if state.phase not in rules.phases or not is_asked(state, seat):
        return no("not_asked")
    return rules.refusal(state, seat, action)


WALKING: Final[Walking[State, Move]] = Walking(Action, refusal, is_answerable)


def offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """The moves of the question that is asked, or how a begun one goes on; () for who is not asked."""
    if not is_asked(state, seat):
        return ()
    if begun is None:
        return tuple(OPENINGS[state.phase](state, seat))
    rules = BY_TAG.get(begun.move)
    if rules is None or rules.next_field is None or state.phase not in rules.phases:
        return ()
    # A card that is not held has no first field to offer, but later ones: it would be refused in the end.
    if not begun.given:
        opening = OPENINGS[state.phase](state, seat)
        if not any(isinstance(one, PartialMove) and one.move == begun.move for one in opening):
            return ()
    return WALKING.advance(state, seat, begun, rules.next_field)
