"""The order of play of Architects, and what a seat may do at each of its stages (AW-TURN-2, AW-MOVE-1).

FLOW lists the stages: whom each asks, what silence brings, what follows by itself. The moves themselves stand
in `chapters/`; here it is decided which of them answers what is asked now (`refusal`), which are offered
(`offers`), and that one of them is carried out (`apply`).

    characters, draft, pass, boards, start, begin      set-up
    turn                                               a placement, or a worker recalled
    keep, effect, extra, trim                          questions within a turn
    close                                              what is due at its end; then the next turn
    score, over                                        the count
"""

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Final

from engine.games.architects.base import Happening, Move, Placement
from engine.games.architects.chapter import Outcome, can_be_answered
from engine.games.architects.chapters import (
    FOLDS,
    RULES,
    WHOLE_PLACEMENTS,
    Action,
    buildings,
    market,
    scoring,
    setup,
    turns,
)
from engine.games.architects.chapters.apprentices import Hire
from engine.games.architects.chapters.buildings import (
    ANSWERS,
    Accept,
    ChooseGood,
    Dismiss,
    Reclaim,
    Seize,
    Sell,
    Skip,
    TakeOn,
    effect_of,
    goods_to_choose,
)
from engine.games.architects.chapters.guardhouse import Guardhouse
from engine.games.architects.chapters.guildhall import Advance, Build
from engine.games.architects.chapters.market import Keep, Recruit, looked_at
from engine.games.architects.chapters.places import Storehouse
from engine.games.architects.chapters.setup import ChooseCharacter, Draft, free_characters, packet
from engine.games.architects.chapters.town import TownCentre
from engine.games.architects.chapters.turns import Trim
from engine.games.architects.chapters.workers import Recall, possible_recalls
from engine.games.architects.state import State, asked_seats, hand, is_asked
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, question_stage
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire, PartialMove, Walking, tag
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

PHASES: Final[dict[str, tuple[type[Move], ...]]] = {
    "characters": (ChooseCharacter,),
    "draft": (Draft,),
    "start": (TakeOn,),
    "turn": (Placement, Recall, Dismiss),
    "keep": (Keep,),
    "trim": (Trim,),
}
"""Which moves answer what is asked; what a building asks (effect, extra) its kind says in ANSWERS."""

BEGUN: Final[dict[str, type]] = {
    tag(kind): kind
    for kind in (Storehouse, Hire, Recruit, TownCentre, Guardhouse, Build, Advance, TakeOn, Seize)
}
"""Moves that are put together field by field, by tag; placements in the order in which they are shown."""

BEFORE, SINCE = Epoch(0, open=True), Epoch(0, open=False)


# --- moves --------------------------------------------------------------------------------------------------


def refusal(state: State, seat: Seat, action: Move) -> Refusal | None:
    """Why this seat may not do this now, or None; judged by what the seat itself may see (AW-PLACE-6)."""
    kind = type(action)
    if not is_asked(state, seat) or not is_answer(state, kind):
        return no("not_asked")
    if state.phase == "turn" and issubclass(kind, Placement) and not state.players[seat].reserve:
        return no("no_worker")
    return RULES[kind].refusal(state, seat, action)


def is_answer(state: State, kind: type[Move]) -> bool:
    """Whether a move of this kind answers what is asked."""
    if state.phase in ("effect", "extra"):
        return tag(kind) in ANSWERS.get(type(effect_of(state)), ())
    return issubclass(kind, PHASES.get(state.phase, ()))


def apply(state: State, seat: Seat, action: Move | Expire, dice: Dice) -> tuple[Happening, ...]:
    """The first events of a move that nothing refuses, or of a deadline that has passed."""
    if isinstance(action, Expire):
        return FLOW.silence(state, action.wait, dice)
    return RULES[type(action)].apply(Outcome(state, dice, FOLDS), seat, action).events


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game."""
    return BEFORE if state is None else SINCE


def result(state: State) -> Result | None:
    """Places by points, or None while the game goes on (AW-SCORE-4, AW-TIE-1)."""
    return None if state.why is None else Result(state.places, state.why)


# --- offers -------------------------------------------------------------------------------------------------

Offers = tuple[Move | PartialMove, ...]
WALKING: Final[Walking[State, Move]] = Walking(Action, refusal, can_be_answered)


def offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """The moves of the question that is asked, or how a begun one goes on; () for who is not asked.

    Moves are offered whole, or begun and put together field by field, so that no step offers more than the 45
    groups of workers that may be captured.
    """
    if not is_asked(state, seat):
        return ()
    if begun is None:
        return tuple(_opening_offers(state, seat))
    kind = BEGUN.get(begun.move)
    return _advance(state, seat, begun) if kind is not None and is_answer(state, kind) else ()


def _advance(state: State, seat: Seat, begun: PartialMove) -> Offers:
    next_field = RULES[BEGUN[begun.move]].next_field
    assert next_field is not None
    return WALKING.advance(state, seat, begun, next_field)


def _opening_offers(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """Everything that answers what is asked, in the order in which it is shown."""
    match state.phase:
        case "characters":
            yield from map(ChooseCharacter, free_characters(state))
        case "draft":
            yield from map(Draft, packet(state, seat))
        case "start":
            yield from _advance(state, seat, PartialMove("take_on"))
        case "turn":
            yield from _turn_offers(state, seat)
        case "keep":
            yield from map(Keep, looked_at(state))
        case "effect":
            yield from _effect_offers(state, seat)
        case "extra":
            yield from _advance(state, seat, PartialMove("build"))
            yield from _advance(state, seat, PartialMove("advance"))
            yield Skip()
        case "trim":
            yield from map(Trim, hand(state, seat))


def _turn_offers(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """To place where it is possible, else to recall; apprentices may go before (AW-TURN-1, AW-TURN-6)."""
    if state.players[seat].reserve:
        # That the seat is asked for a placement is known: only the rule of each is looked at.
        for placement in WHOLE_PLACEMENTS:
            if RULES[type(placement)].refusal(state, seat, placement) is None:
                yield placement
        for move, kind in BEGUN.items():
            if issubclass(kind, Placement):
                yield from _advance(state, seat, PartialMove(move))
    yield from possible_recalls(state, seat)
    yield from map(Dismiss, state.players[seat].crew)


def _effect_offers(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """Answers to the building that asks; to leave its offer stands last (AW-BUILD-3)."""
    goods, crew = goods_to_choose(state), state.players[seat].crew
    own = (*map(Sell, hand(state, seat)), *map(Dismiss, crew))
    for move in (Accept(), Reclaim(), *map(ChooseGood, goods), *own):
        if refusal(state, seat, move) is None:
            yield move
    for begun in ("seize", "take_on"):
        if is_answer(state, BEGUN[begun]):
            yield from _advance(state, seat, PartialMove(begun))
    if is_answer(state, Skip):
        yield Skip()


# --- the order of play --------------------------------------------------------------------------------------


def _follow(rule: Callable[[Outcome], Outcome]) -> Callable[[State, Dice], tuple[Happening, ...]]:
    """Make a chapter's rule into what the flow asks for at a stage that goes on by itself."""
    return lambda state, dice: rule(Outcome(state, dice, FOLDS)).events


def _default(
    rule: Callable[[Outcome, Seat], Outcome],
) -> Callable[[State, Wait, Dice], tuple[Happening, ...]]:
    """Make a chapter's rule into what the flow asks for when a seat is silent."""
    return lambda state, wait, dice: rule(Outcome(state, dice, FOLDS), wait.seat).events


def _effect_otherwise(state: State) -> str:
    """The code of what silence brings: everybody is told of it beforehand (AW-AMB-34)."""
    return "destroy" if buildings.is_debt_destroyed_by_default(state) else "leave"


FLOW: Final[Flow[State, Happening]] = Flow(
    attrgetter("phase"),
    question_stage(asked_seats, "characters", "first_character", _default(setup.choose_character_by_default)),
    question_stage(asked_seats, "draft", "first_card", _default(setup.draft_by_default)),
    Stage("pass", follow=_follow(setup.pass_packets)),
    Stage("boards", follow=_follow(setup.deal_first_buildings)),
    question_stage(asked_seats, "start", "first_apprentice", _default(buildings.take_on_by_default)),
    Stage("begin", follow=_follow(setup.begin_turns)),
    question_stage(
        asked_seats, "turn", "forest", _default(turns.play_turn_by_default), _follow(turns.open_turn)
    ),
    question_stage(asked_seats, "keep", "first_looked", _default(market.keep_by_default)),
    question_stage(asked_seats, "effect", _effect_otherwise, _default(buildings.settle_by_default)),
    question_stage(asked_seats, "extra", "no_more", _default(buildings.settle_by_default)),
    question_stage(asked_seats, "trim", "oldest", _default(turns.trim_by_default)),
    Stage("close", follow=_follow(turns.close_turn)),
    Stage("score", follow=_follow(scoring.end_game)),
    Stage("over"),
)
