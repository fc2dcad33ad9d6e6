"""Company, a steward for Houses that is good to sit beside: it votes, trades and shows a temper."""

from typing import Any

from engine.games.houses.stewards import deals
from engine.games.houses.stewards.company import bargains
from engine.games.houses.stewards.company.ballots import cast
from engine.games.houses.stewards.company.conviction import conviction
from engine.games.houses.stewards.company.tempers import Tempers, temper_of
from engine.games.houses.stewards.prudent import balloted, prudent
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.steward import Look, Steward


def company(known: Tempers) -> Steward:
    """The steward; `known` are the tempers of its content's legacies."""

    def choose(look: Look, dice: Dice) -> Any | None:
        view: View = look.view
        playing = view.own is not None and view.own.role is not None and view.phase is not None
        if view.stage == "vote" and playing and not _stops(view):
            return _voted(look, known, dice)
        return prudent(look, dice)

    return choose


def _stops(view: View) -> bool:
    """HO-R04: whether somebody asks the others to stop; prudent sense answers that."""
    return any(view.stopping)


def _voted(look: Look, known: Tempers, dice: Dice) -> Any | None:
    """Deals first; then, when the people have voted, the momentum and the ballot."""
    view: View = look.view
    offers = look.ask(None)
    temper = temper_of(view, look.seat, known)
    wanted = conviction(view, look.seat, temper, dice)
    trade = bargains.answered(look, offers, temper, wanted) or deals.marked(offers)
    trade = trade or bargains.offered(look, temper, wanted, dice)
    if trade is not None:
        return trade
    return balloted(look, offers, lambda ballots: cast(look, ballots, temper, wanted, dice))
