"""Company, a steward for Houses that is good to sit beside: it votes, trades, keeps its word or breaks it."""

from typing import Any

from engine.games.houses.moves import AddPower, Cast, SealBallot
from engine.games.houses.stewards import votes
from engine.games.houses.stewards.company import bargains
from engine.games.houses.stewards.company.ballots import cast
from engine.games.houses.stewards.company.conviction import conviction
from engine.games.houses.stewards.company.tempers import Tempers, temper_of
from engine.games.houses.stewards.prudent import is_ballot, people_think, prudent
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
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
    trade = bargains.answered(look, offers, temper, wanted) or bargains.marked(look, offers)
    trade = trade or bargains.offered(look, temper, wanted, dice)
    if trade is not None:
        return trade
    ballots = tuple(one for one in offers if is_ballot(one))
    if not ballots or people_think(look):
        return None
    turn = votes.turned(view, offers)
    if turn is not None:
        return turn
    if any(isinstance(one, SealBallot | AddPower) or _adds(one) for one in ballots):
        return votes.closed(look, ballots)
    whole = tuple(one for one in ballots if isinstance(one, Cast | Open))
    return cast(look, whole, temper, wanted, dice)


def _adds(offer: Any) -> bool:
    return isinstance(offer, Open) and offer.move == "add_power"
