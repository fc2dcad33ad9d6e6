"""The order of play of Treasure Island, and what a seat may do in it.

FLOW lists the stages: treasures are stowed, then days, nights and dawns until the end. Each asks the
questions of its chapter, with what silence means, and goes on by itself when nobody is asked. `offers` asks
`refusal` of each move that could answer, so that the two cannot disagree.
"""

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Final, get_args

from engine.games.treasure.base import Action, Event, Events, Question, Rob
from engine.games.treasure.chapters import RULES, dawn, day, night, rounds, setup
from engine.games.treasure.chapters.day import (
    Attack,
    Board,
    Conflict,
    DayAction,
    Done,
    Fleet,
    Land,
    Maroon,
    Mutiny,
    Shift,
    Undone,
)
from engine.games.treasure.chapters.night import VALUES, Loot, Vote
from engine.games.treasure.chapters.rounds import Resign
from engine.games.treasure.chapters.setup import Stow
from engine.games.treasure.state import PLACES, SIDES, State, ship_of, spot
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage
from engine.kernel.game import Epoch
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

# --- moves --------------------------------------------------------------------------------------------------


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why not, or None: the one authority."""
    if not 0 <= seat < len(state.members):
        return no("not_seated")
    if state.members[seat].left:
        return no("has_left")
    if isinstance(action, DayAction) and (why := day.day_refusal(state, seat)):
        return why
    return RULES[type(action)].refusal(state, seat, action)


def apply(state: State, seat: Seat, action: Action | Expire, dice: Dice) -> Events:
    """The first events of a move that was not refused, or of a deadline that has passed."""
    if isinstance(action, Expire):
        return FLOW.silence(state, action.wait, dice)
    return RULES[type(action)].apply(state, seat, action)


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game."""
    return Epoch(0, open=state is None)


# --- offers -------------------------------------------------------------------------------------------------


def offers(state: State, seat: Seat, begun: PartialMove | None = None) -> tuple[Action | PartialMove, ...]:
    """Whole moves only: they are few enough to list.

    Leaving is legal at any time, so it is listed only for one who asks for it by name, as
    `PartialMove("resign")`: no steward leaves by chance.
    """
    if state.over is not None or not 0 <= seat < len(state.members):
        return ()
    if begun is not None and begun.move != "resign":
        return ()
    among = _answers(state, seat) if begun is None else iter((Resign(),))
    return tuple(action for action in among if refusal(state, seat, action) is None)


def _answers(state: State, seat: Seat) -> Iterator[Action]:
    """Every move that could answer at this stage, refused ones too, in the order in which they are shown."""
    match state.phase:
        case "stow":
            yield from map(Stow, SIDES)
        case "day":
            yield from (Attack(), Mutiny(), Fleet(), Conflict(), Board())
            yield from map(Shift, SIDES)
            yield from map(Land, PLACES)
            ship = ship_of(state, seat)
            yield from map(Maroon, spot(state, ship).queue if ship else ())
            yield from (Done(), Undone())
        case "night" | "loot":
            for index, order in enumerate(state.orders):
                yield from (Vote(index, value) for value in VALUES[order.kind])
                if order.kind == "attack":
                    yield from (Loot(index, fill, rob) for fill in SIDES for rob in get_args(Rob))


# --- the order of play --------------------------------------------------------------------------------------


def _stage(
    name: str,
    questions: Callable[[State], Iterable[Question]],
    follow: Callable[[State, Dice], Events],
) -> Stage[State, Event]:
    """A stage that asks these questions (section 8, missed deadlines)."""

    def waits(state: State) -> tuple[Wait, ...]:
        return tuple(one.wait for one in questions(state))

    def silence(state: State, wait: Wait, dice: Dice) -> Events:
        return next(one.silence(dice) for one in questions(state) if one.wait.id == wait.id)

    return Stage(name, waits, silence, follow)


FLOW: Final[Flow[State, Event]] = Flow(
    attrgetter("phase"),
    _stage("stow", setup.stow_questions, setup.follow_stow),
    _stage(
        "day",
        day.day_questions,
        lambda state, dice: night.begin_night(state) if day.is_day_over(state) else (),
    ),
    _stage("night", night.night_questions, night.end_night),
    _stage("loot", night.hold_questions, dawn.follow_loot),
    Stage(
        "dawn",
        follow=lambda state, dice: (
            dawn.settle_next(state, dice) if state.queue else rounds.follow_night(state, dice)
        ),
    ),
    Stage("over"),
)
