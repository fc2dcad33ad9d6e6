"""Which answer a house of company wants, and how much: by its role, its temper, and whom it trusts.

A conviction is in points: above 0 for yes, below 0 for no.
"""

from engine.games.houses.content import RESOURCES, Forecast, Side
from engine.games.houses.stewards.case import stake
from engine.games.houses.stewards.company.tempers import Temper
from engine.games.houses.stewards.company.trust import most_trusted, trust
from engine.games.houses.stewards.realm import MIDDLE, foreseen, office_worth, stability_after
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

MOOD = 5
"""What chance adds: as many tenths of a point at most, for either answer, so that nobody reads a house."""

HEART = 0.6
"""What the temper's own wish is worth, in points for each shown change that it is about."""

SHOWN = 0.15
"""What a ballot that is open to all adds for its side, for each point of trust in its house (HO-R18)."""

SPREAD = 3.0
"""How far a resource is taken to stray when the offices of another house are weighed."""


def conviction(view: View, seat: Seat, temper: Temper, dice: Dice) -> float:
    """What it wants before it weighs its purse; there is an open phase."""
    assert view.phase is not None
    mood = (dice.below(2 * MOOD + 1, "mood") - MOOD) / 10
    own = stake(view).gain("yes") + _heart(view, seat, temper) + _open_ballots(view, seat)
    return own + mood


def side_of(wanted: float) -> Side:
    """The answer that a conviction is for."""
    return "yes" if wanted > 0 else "no"


def _heart(view: View, seat: Seat, temper: Temper) -> float:
    """What the temper wishes of the realm, whatever the role."""
    assert view.phase is not None
    yes, no = view.phase.yes, view.phase.no
    match temper.name:
        case "devout":
            spot = RESOURCES.index(temper.devotion) if temper.devotion else 0
            return HEART * (yes.effects[spot] - no.effects[spot])
        case "loyal":
            return HEART * (_unrest(view, no) - _unrest(view, yes)) / 3
        case "grudging":
            return -favour(view, _rival(view, seat))
        case "bold":
            return HEART / 2 * (len(_changes(yes)) - len(_changes(no)))
        case "schemer" | "miser":
            friend = most_trusted(view, seat)
            return 0.0 if friend is None else favour(view, friend)


def _unrest(view: View, forecast: Forecast) -> float:
    """HO-2.5: how far from the middle stability would stand."""
    return abs(stability_after(view, foreseen(view, forecast.effects)) - MIDDLE)


def _rival(view: View, seat: Seat) -> Seat:
    """The house ahead of all others in the campaign (HO-1.3), the first in the row among equals."""
    others = (one for one in range(len(view.houses)) if one != seat)
    return max(others, key=lambda one: (view.houses[one].prestige + view.houses[one].crown, -one))


def favour(view: View, seat: Seat) -> float:
    """How much more yes does than no for the offices of a house, which everybody knows (HO-5.1)."""
    assert view.phase is not None
    yes, no = (foreseen(view, one.effects) for one in (view.phase.yes, view.phase.no))
    offices = view.characters[seat].offices
    return sum(office_worth(one, yes, SPREAD) - office_worth(one, no, SPREAD) for one in offices)


def _open_ballots(view: View, seat: Seat) -> float:
    """Houses that show their side draw those who trust them, and drive away those who do not."""
    assert view.phase is not None
    pull = 0.0
    for one, ballot in enumerate(view.phase.ballots):
        if one != seat and ballot is not None and ballot.power:
            pull += SHOWN * trust(view, seat, one) * (1 if ballot.kind == "yes" else -1)
    return pull


def _changes(forecast: Forecast) -> tuple[int, ...]:
    return tuple(one for one in forecast.effects if one)
