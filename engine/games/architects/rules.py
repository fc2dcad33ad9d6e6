"""The rules, chapter by chapter: which one answers a move."""

from collections.abc import Callable
from typing import Any

from engine.games.architects import (
    answering,
    fields,
    guardhouse,
    guildhall,
    market,
    setup,
    storehouse,
    town,
    turns,
    workshop,
)
from engine.games.architects import moves as mv
from engine.games.architects.event import AnyEvent
from engine.games.architects.events_hall import Discarded
from engine.games.architects.flow import FLOW
from engine.games.architects.state import State
from engine.games.architects.telling import Told
from engine.kernel.dice import Dice
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat

BEFORE, SINCE = Epoch(0, open=True), Epoch(0, open=False)

Answer = Callable[[Told, Seat, Any], Told]


def apply(state: State, seat: Seat, action: mv.Action | Expire, dice: Dice) -> tuple[AnyEvent, ...]:
    """The first events of a move that nothing refuses."""
    if isinstance(action, Expire):
        return FLOW.silence(state, action.wait, dice)
    return APPLY[type(action)](Told(state, dice), seat, action).events


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game."""
    return BEFORE if state is None else SINCE


def result(state: State) -> Result | None:
    """Places by points (AW-SCORE-4, AW-TIE-1)."""
    return None if state.why is None else Result(state.places, state.why)


def _character(told: Told, seat: Seat, action: mv.ChooseCharacter) -> Told:
    return told.tell(*setup.choose_character(told.state, seat, action.character, "choice"))


def _draft(told: Told, seat: Seat, action: mv.Draft) -> Told:
    return told.tell(*setup.draft_building(told.state, seat, action.card, "choice"))


def _work(told: Told, seat: Seat, action: mv.Work) -> Told:
    match action.location:
        case "tax_stand":
            return fields.steal_taxes(told, seat)
        case "black_market_small" | "black_market_large":
            return market.buy_goods(told, seat, action.location)
    return fields.work_field(told, seat, action.location)


def _mines(told: Told, seat: Seat, action: mv.Mines) -> Told:
    return fields.work_mines(told, seat, action.take)


def _storehouse(told: Told, seat: Seat, action: mv.Storehouse) -> Told:
    return storehouse.trade(told, seat, action.trades)


def _hire(told: Told, seat: Seat, action: mv.Hire) -> Told:
    return workshop.hire_apprentice(told, seat, action.card, action.discard)


def _plans(told: Told, seat: Seat, action: mv.Plans) -> Told:
    return workshop.draw_plans(told, seat)


def _recruit(told: Told, seat: Seat, action: mv.Recruit) -> Told:
    return market.recruit(told, seat, action.card, action.discard)


def _browse(told: Told, seat: Seat, action: mv.Browse) -> Told:
    return market.draw_plans_to_keep(told, seat)


def _town(told: Told, seat: Seat, action: mv.TownCentre) -> Told:
    return town.visit_town_centre(told, seat, action.captures)


def _guardhouse(told: Told, seat: Seat, action: mv.Guardhouse) -> Told:
    return guardhouse.visit_guardhouse(told, seat, action.errands)


def _build(told: Told, seat: Seat, action: mv.Build) -> Told:
    return guildhall.build(_more(told, seat), seat, action.card, action.spare)


def _advance(told: Told, seat: Seat, action: mv.Advance) -> Told:
    return guildhall.advance_cathedral(_more(told, seat), seat, action)


def _more(told: Told, seat: Seat) -> Told:
    """Another placement by a building settles what it asked."""
    return told if told.state.effect is None else answering.finish_building(told, seat)


def _recall(told: Told, seat: Seat, action: mv.Recall) -> Told:
    return turns.recall_worker(told, seat, action, "choice")


def _dismiss(told: Told, seat: Seat, action: mv.Dismiss) -> Told:
    return answering.dismiss(told, seat, action.card)


def _take_on(told: Told, seat: Seat, action: mv.TakeOn) -> Told:
    return answering.took_on(told, seat, action.card, action.discard)


def _keep(told: Told, seat: Seat, action: mv.Keep) -> Told:
    return market.keep_plan(told, seat, action.card, "choice")


def _good(told: Told, seat: Seat, action: mv.ChooseGood) -> Told:
    return answering.choose_goods(told, seat, action.good)


def _seize(told: Told, seat: Seat, action: mv.Seize) -> Told:
    return answering.took(told, seat, action.captures)


def _reclaim(told: Told, seat: Seat, action: mv.Reclaim) -> Told:
    return answering.return_workers(told, seat)


def _sell(told: Told, seat: Seat, action: mv.Sell) -> Told:
    return answering.sell_building(told, seat, action.card)


def _accept(told: Told, seat: Seat, action: mv.Accept) -> Told:
    return answering.destroy_debts(told, seat)


def _skip(told: Told, seat: Seat, action: mv.Skip) -> Told:
    return answering.finish_building(told, seat, used=False)


def _trim(told: Told, seat: Seat, action: mv.Trim) -> Told:
    return told.tell(Discarded(seat, seal(action.card, seat), "choice"))


APPLY: dict[type, Answer] = {
    mv.ChooseCharacter: _character,
    mv.Draft: _draft,
    mv.Work: _work,
    mv.Mines: _mines,
    mv.Storehouse: _storehouse,
    mv.Hire: _hire,
    mv.Plans: _plans,
    mv.Recruit: _recruit,
    mv.Browse: _browse,
    mv.TownCentre: _town,
    mv.Guardhouse: _guardhouse,
    mv.Build: _build,
    mv.Advance: _advance,
    mv.Recall: _recall,
    mv.Dismiss: _dismiss,
    mv.TakeOn: _take_on,
    mv.Keep: _keep,
    mv.ChooseGood: _good,
    mv.Seize: _seize,
    mv.Reclaim: _reclaim,
    mv.Sell: _sell,
    mv.Accept: _accept,
    mv.Skip: _skip,
    mv.Trim: _trim,
}
