"""The rules, chapter by chapter: which one answers a move."""

from collections.abc import Callable
from typing import Any

from engine.games.rokugan import (
    cards,
    regrouping,
    setup,
    starting,
    upkeep,
)
from engine.games.rokugan import (
    moves as mv,
)
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import Blessed, LookSkipped, Passed, Placed, Swapped, SwapSkipped, TurnLost
from engine.games.rokugan.flow import FLOW
from engine.games.rokugan.state import State
from engine.kernel.dice import Dice
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat

BEFORE, SINCE = Epoch(0, open=True), Epoch(0, open=False)

Answer = Callable[[State, Seat, Any], tuple[AnyEvent, ...]]


def apply(state: State, seat: Seat, action: mv.Action | Expire, dice: Dice) -> tuple[AnyEvent, ...]:
    """The first events of a move that nothing refuses."""
    if isinstance(action, Expire):
        return FLOW.silence(state, action.wait, dice)
    return APPLY[type(action)](state, seat, action)


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game."""
    return BEFORE if state is None else SINCE


def result(state: State) -> Result | None:
    """Places by honour (BR-SCORE-6)."""
    return None if state.why is None else Result(state.places, state.why)


def _clan(state: State, seat: Seat, action: mv.ChooseClan) -> tuple[AnyEvent, ...]:
    return setup.choose_clan(state, seat, action.clan, "choice")


def _objective(state: State, seat: Seat, action: mv.KeepObjective) -> tuple[AnyEvent, ...]:
    return setup.keep_objective(state, seat, action.objective, "choice")


def _draft(state: State, seat: Seat, action: mv.Draft) -> tuple[AnyEvent, ...]:
    return setup.draft_province(state, seat, action.province, "choice")


def _give_back(state: State, seat: Seat, action: mv.GiveBack) -> tuple[AnyEvent, ...]:
    return upkeep.return_token(seat, action.token, "choice")


def _play(state: State, seat: Seat, action: mv.PlayCard) -> tuple[AnyEvent, ...]:
    return cards.play_card(state, seat, action.card, action.provinces)


def _spy(state: State, seat: Seat, action: mv.Spy) -> tuple[AnyEvent, ...]:
    return regrouping.spy(state, seat, action.seat)


def _pass(state: State, seat: Seat, action: mv.Pass) -> tuple[AnyEvent, ...]:
    match state.phase:
        case "look":
            return (LookSkipped(seat, "choice"),)
        case "swap":
            return (SwapSkipped(seat, "choice"),)
        case "turn":
            return (TurnLost(seat),)
    return (Passed(seat, "choice"),)


def _use(state: State, seat: Seat, action: mv.UseCard) -> tuple[AnyEvent, ...]:
    return starting.use_starting_card(state, seat, action.card, action.number)


def _strike(state: State, seat: Seat, action: mv.Strike) -> tuple[AnyEvent, ...]:
    return (starting.discard_token(state, seat, action.number),)


def _place(state: State, seat: Seat, action: mv.Place) -> tuple[AnyEvent, ...]:
    return (Placed(seat, state.number, action.province, action.way, seal(action.token, seat)),)


def _bless(state: State, seat: Seat, action: mv.Bless) -> tuple[AnyEvent, ...]:
    return (Blessed(seat, action.number, action.token, animated=False),)


def _look(state: State, seat: Seat, action: mv.Look) -> tuple[AnyEvent, ...]:
    return (starting.peek(state, seat, action.number),)


def _swap(state: State, seat: Seat, action: mv.Swap) -> tuple[AnyEvent, ...]:
    return (Swapped(seat, action.one, action.other),)


APPLY: dict[type, Answer] = {
    mv.ChooseClan: _clan,
    mv.KeepObjective: _objective,
    mv.Draft: _draft,
    mv.GiveBack: _give_back,
    mv.PlayCard: _play,
    mv.Spy: _spy,
    mv.Regroup: regrouping.regroup,
    mv.Pass: _pass,
    mv.UseCard: _use,
    mv.DarkFavors: starting.use_dark_favors,
    mv.Strike: _strike,
    mv.Purge: starting.purge_token,
    mv.Animate: starting.animate_token,
    mv.AnimateBlessing: starting.animate_blessing,
    mv.InspireFear: starting.inspire_fear,
    mv.Place: _place,
    mv.Bless: _bless,
    mv.Look: _look,
    mv.Swap: _swap,
}
