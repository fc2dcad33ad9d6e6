"""Two houses that play into each other's hands: what a pair at one table gains by it (HO-R13)."""

from typing import Any

from msgspec.structs import replace

from engine.games.houses.moves import ConfirmDeal
from engine.games.houses.names import RoleName
from engine.games.houses.points import GOALS
from engine.games.houses.stewards.baseline import MANNER, table_of
from engine.games.houses.stewards.dealing import PLAIN, exchange
from engine.games.houses.stewards.prudent import best_move
from engine.games.houses.stewards.roles import in_place_of
from engine.games.houses.stewards.values.chances import even_beliefs, standing
from engine.games.houses.stewards.values.purse import places_chances
from engine.games.houses.stewards.values.realm import phases_left
from engine.games.houses.stewards.voting import Case
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look, Steward

PAYS = 0.3
"""From what gain in points, of both together, one pays the other."""

WORD = PartialMove("promise", (("text", "thanks"),))
"""HO-R23: a payment asks for something back; these words promise nothing."""

Roles = dict[Seat, RoleName]
"""What the two have told each other of this generation."""


class Both:
    """A vote weighed for both: the sum of what each answer is worth to either (a Weigher)."""

    manner = MANNER

    def __init__(self, roles: Roles) -> None:
        self._roles = roles

    def __call__(self, look: Look) -> Case:
        """The open vote as the house sees it, with the other's stake added."""
        mine = PLAIN(look)
        other = partner(self._roles, look.seat)
        if other is None:
            return mine
        view = look.view
        stands = standing(view, look.seat, even_beliefs(view, look.seat))
        theirs = in_place_of(view, other, self._roles[other], stands, table_of(view)).stake
        summed = replace(mine.stake, yes=mine.stake.yes + theirs.yes, no=mine.stake.no + theirs.no)
        return replace(mine, stake=summed)


def pair() -> Steward:
    """The steward of both seats: it knows both roles, votes for both, and pays the other to better places."""
    roles: Roles = {}

    def choose(look: Look, dice: Dice) -> Any | None:
        view: View = look.view
        if view.own is not None and view.own.role is not None:
            roles[look.seat] = view.own.role
        else:
            roles.pop(look.seat, None)
        other = partner(roles, look.seat)
        if view.stage == "vote" and other is not None:
            return _confirmed(look, other) or _paid(look, roles, other) or _voted(look, dice, roles)
        return best_move(look, dice)

    return choose


def partner(roles: Roles, seat: Seat) -> Seat | None:
    """The other of the two, once it has a role."""
    return next((one for one in roles if one != seat), None)


def _voted(look: Look, dice: Dice, roles: Roles) -> Any | None:
    weigher: Any = Both(roles)
    return best_move(look, dice, weigher)


def _confirmed(look: Look, other: Seat) -> ConfirmDeal | None:
    """Whatever the other offers is taken."""
    theirs = {deal.id for deal in look.view.deals if deal.maker == other}
    offers = (one for one in look.ask(None) if isinstance(one, ConfirmDeal))
    return next((one for one in offers if one.deal in theirs), None)


def _paid(look: Look, roles: Roles, other: Seat) -> Any | None:
    """HO-4.4: the payment after which both together have the most points by coins."""
    view: View = look.view
    own = view.own
    if own is None or own.offered or own.coins < 1 or any(one.coins is None for one in view.characters):
        return None
    before = _points(view, roles, look.seat, other, 0)
    worths = {n: _points(view, roles, look.seat, other, n) - before for n in range(1, own.coins + 1)}
    best = max(worths, key=lambda n: worths[n])
    if worths[best] < PAYS:
        return None
    return exchange(look, other, PartialMove("pay", (("n", best),)), WORD)


def _points(view: View, roles: Roles, seat: Seat, other: Seat, n: int) -> float:
    """HO-4.4: what the purses of both promise after so many coins went over."""
    held = [float(one.coins or 0) for one in view.characters]
    held[seat] -= n
    held[other] += n
    return sum(_expected(view, held, one, roles[one]) for one in (seat, other))


def _expected(view: View, held: list[float], seat: Seat, role: RoleName) -> float:
    chances = places_chances(held, seat, phases_left(view), view.options.equals)
    return sum(worth * chance for worth, chance in zip(GOALS[role].coins, chances, strict=False))
