"""The order of play of Architects: characters, draft, turns with their questions, the count (AW-TURN-2)."""

from operator import attrgetter
from typing import Final

from engine.games.architects import answering, ending, setup, turns
from engine.games.architects.asking import due
from engine.games.architects.event import AnyEvent
from engine.games.architects.events_hall import Discarded
from engine.games.architects.fields import work_field
from engine.games.architects.market import keep_plan
from engine.games.architects.state import State, hand
from engine.games.architects.telling import Told
from engine.games.architects.workshop import take_apprentice
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, question_stage
from engine.kernel.sealed import seal
from engine.kernel.waits import Wait

Events = tuple[AnyEvent, ...]


def _character_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first free character."""
    return setup.choose_character(state, wait.seat, setup.free(state)[0], "default")


def _draft_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first card of the packet."""
    return setup.draft_building(state, wait.seat, setup.packet(state, wait.seat)[0], "default")


def _start_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first apprentice shown."""
    card = next(row[0].card for row in state.display if row)
    return take_apprentice(Told(state, dice), wait.seat, card, None).events


def _turn_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The forest, which is always open; without a reserve the first worker comes back (AW-TURN-5)."""
    told = Told(state, dice)
    if state.players[wait.seat].reserve:
        return work_field(told, wait.seat, "forest").events
    return turns.recall_worker(told, wait.seat, turns.origins(state, wait.seat)[0], "default").events


def _keep_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first card looked at."""
    assert state.looked is not None
    assert state.looked.value is not None
    return keep_plan(Told(state, dice), wait.seat, state.looked.value[0], "default").events


def _effect_code(state: State) -> str:
    """What everybody is told of the default beforehand."""
    return "destroy" if answering.destroys_by_itself(state) else "leave"


def _effect_default(state: State, wait: Wait, dice: Dice) -> Events:
    """What is optional is left, but for a debt that may be destroyed (AW-AMB-34)."""
    return answering.silent(Told(state, dice), wait.seat).events


def _trim_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The card that has been in hand longest."""
    return (Discarded(wait.seat, seal(hand(state, wait.seat)[0], wait.seat), "default"),)


FLOW: Final[Flow[State, AnyEvent]] = Flow(
    attrgetter("phase"),
    question_stage(due, "characters", "first_character", _character_default),
    question_stage(due, "draft", "first_card", _draft_default),
    Stage("pass", follow=setup.pass_packets),
    Stage("boards", follow=setup.deal_first_buildings),
    question_stage(due, "start", "first_apprentice", _start_default),
    Stage("begin", follow=turns.begin),
    question_stage(due, "turn", "forest", _turn_default, turns.open_turn),
    question_stage(due, "keep", "first_looked", _keep_default),
    question_stage(due, "effect", _effect_code, _effect_default),
    question_stage(due, "extra", "no_more", _effect_default),
    question_stage(due, "trim", "oldest", _trim_default),
    Stage("close", follow=turns.close),
    Stage("score", follow=ending.end),
    Stage("over"),
)
