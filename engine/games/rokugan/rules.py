"""What happens in Rokugan, collected from the chapters: the order of play, and what each event changes.

`FLOW` lists the phases in their order, with whom each asks, what silence brings and what follows by itself;
`FOLDS` gives the table after each event. Beside `offers`, which judges by what one seat may see, this is the
part that knows everything.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, Union

from engine.games.rokugan.base import Events, Happening, Move, Ruling
from engine.games.rokugan.chapters import (
    clan_abilities,
    hand_cards,
    placement,
    provinces,
    resolution,
    scoring,
    setup,
    shadowlands,
    territory_cards,
    token_cards,
    upkeep,
)
from engine.games.rokugan.offers import FINAL, MOVES
from engine.games.rokugan.questions import due
from engine.games.rokugan.state import State
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, question_stage
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire
from engine.kernel.seats import Seat

BEFORE_START: Final = Epoch(0, open=True)
IN_PLAY: Final = Epoch(0, open=False)

FOLDS: Final[dict[type[Happening], Callable[[Any, Any], State]]] = {
    **setup.FOLDS,
    **upkeep.FOLDS,
    **territory_cards.FOLDS,
    **hand_cards.FOLDS,
    **provinces.FOLDS,
    **placement.FOLDS,
    **token_cards.FOLDS,
    **shadowlands.FOLDS,
    **clan_abilities.FOLDS,
    **resolution.FOLDS,
    **scoring.FOLDS,
}
"""The next table after each event: no choice and no chance is left."""

AnyEvent: Final[Any] = Union[tuple(FOLDS)]  # noqa: UP007  the chapters' events make the union
"""Everything that can happen."""

SHOWING: Final[tuple[type[Happening], ...]] = (
    *(setup.ObjectivesDealt, setup.DraftBegan),
    *(upkeep.TokensDrawn, resolution.TokensTurned),
)
"""Events after which somebody knows a token or card that was hidden, whatever move brought them."""


def final(ruling: Ruling) -> tuple[type, ...]:
    """What is not taken back by this ruling: moves that show something, and whatever brings such an event."""
    return (*FINAL, *SHOWING) if ruling.shown == "stays" else FINAL


def _lose_turn(state: State, dice: Dice) -> Events:
    """Nothing to place and no card to use: no more turns this phase (BR-RONIN-4, BR-PLACE-14)."""
    seat = state.active
    if not placement.can_place_nothing(state, seat):
        return ()
    if any(token_cards.targets_of(state, seat, card) for card in token_cards.STARTING):
        return ()
    if any(True for _ in shadowlands.usable_moves(state, seat)):
        return ()
    return (placement.TurnLost(seat),)


FLOW: Final[Flow[State, Happening]] = Flow(
    attrgetter("phase"),
    question_stage(due, "clans", "first_clan", setup.choose_clan_by_default),
    Stage("deal", follow=setup.deal_objectives),
    question_stage(due, "objectives", "first_objective", setup.keep_objective_by_default),
    Stage("muster", follow=setup.muster),
    question_stage(due, "draft", "own_land", setup.draft_by_default),
    Stage("upkeep", follow=upkeep.begin_round),
    Stage("draw", follow=upkeep.draw),
    question_stage(due, "give_back", "first_token", upkeep.give_back_by_default),
    question_stage(due, "cards", "pass", territory_cards.pass_by_default),
    question_stage(due, "turn", "place_nothing", placement.skip_turn_by_default, _lose_turn),
    question_stage(due, "favor", "first_looked", shadowlands.strike_by_default),
    question_stage(due, "look", "no_look", clan_abilities.skip_look_by_default),
    question_stage(due, "swap", "no_swap", clan_abilities.skip_swap_by_default),
    Stage("resolve", follow=resolution.resolve),
    Stage("claim", follow=territory_cards.claim_cards),
    Stage("score", follow=scoring.end),
    Stage("over"),
)
"""What silence brings is never a choice by which a hidden type could be told (BR-ENG-7)."""


def apply(state: State, seat: Seat, action: Move | Expire, dice: Dice) -> Events:
    """The first events of a move that nothing refuses, or of a deadline that has passed."""
    if isinstance(action, Expire):
        return FLOW.silence(state, action.wait, dice)
    return MOVES[type(action)].apply(state, seat, action)


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game, to which players may add words until it begins."""
    return BEFORE_START if state is None else IN_PLAY


def result(state: State) -> Result | None:
    """Places by honour (BR-SCORE-6); None while the game is played."""
    return None if state.why is None else Result(state.places, state.why)
