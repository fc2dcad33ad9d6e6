"""Which answer a house of company wants, and how much: by its role, its temper, and whom it trusts.

A conviction is in points: above 0 for yes, below 0 for no. It adds up what the answers are worth to the role,
what the temper wishes of the realm, a quarrel with a rival, which side trusted and distrusted houses show,
what there is to sign, and a mood by chance, so that nobody reads a house's role off its votes.
"""

from collections.abc import Iterator

from engine.games.houses.clauses import Deal, terms
from engine.games.houses.content import Forecast
from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.stewards.company.character import (
    Temper,
    foe,
    most_trusted,
    pledges_in,
    rival,
    trust,
)
from engine.games.houses.stewards.company.rivalry import favour, quarrel_worth
from engine.games.houses.stewards.values.realm import MIDDLE, stability_after, values_foreseen
from engine.games.houses.stewards.values.signing import signing_worth
from engine.games.houses.stewards.voting import stake
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

MOOD = 3
"""What chance adds: as many tenths of a point at most, for either answer, so that nobody reads a house."""

CALM = 0.01
"""What is left of its wish where it would turn against the side for which it has asked others to vote."""

HEART = 0.6
"""What the temper's own wish is worth, in points for each shown change that it is about."""

STIR = 0.4
"""What the bold give for each point that stability would stand further from the middle."""

GRUDGE, FRIENDSHIP = 1.4, 2.2
"""How much the grudging mind what helps the offices of their foe, the loyal what helps those of a friend."""

SHOWN = 0.15
"""What a house that shows its side adds for it, for each point of trust in that house."""

LEADS = 0.2
"""How likely it is to lead where it votes: so much of what signing is worth it hopes for (HO-6.12)."""


def conviction(view: View, seat: Seat, temper: Temper, dice: Dice) -> float:
    """How much the house wants a yes, or below 0 a no, before it weighs its purse; there is an open phase."""
    assert view.phase is not None
    mood = (dice.roll_below(2 * MOOD + 1, "mood") - MOOD) / 10
    # Houses that show their side draw those who trust them, and drive away those who do not.
    drawn = SHOWN * sum(
        trust(view, seat, one) * (1 if side == "yes" else -1) for one, side in _shown_sides(view, seat)
    )
    own = stake(view).gain("yes") + _heart(view, seat, temper) + drawn + quarrel_worth(view, seat)
    wanted = own + LEADS * (_hope(view, seat, view.phase.yes) - _hope(view, seat, view.phase.no)) + mood
    # It does not turn against the side for which it has asked another house's vote in this phase.
    asked = [deal for deal in view.deals if deal.maker == seat and deal.phase == view.phase.number]
    sought = next((side for deal in asked for side in _votes_asked_for(deal)), None)
    return wanted if sought in (None, side_of(wanted)) else CALM if sought == "yes" else -CALM


def side_of(wanted: float) -> Side:
    """The answer that a conviction is for."""
    return "yes" if wanted > 0 else "no"


def _heart(view: View, seat: Seat, temper: Temper) -> float:
    """The temper's own wish of the realm, whatever the role, in points for a yes."""
    assert view.phase is not None
    yes, no = view.phase.yes, view.phase.no
    match temper.name:
        case "devout":
            spot = RESOURCES.index(temper.devotion) if temper.devotion else 0
            return HEART * (yes.effects[spot] - no.effects[spot])
        case "loyal":
            friend = most_trusted(view, seat)
            beside = 0.0 if friend is None else FRIENDSHIP * favour(view, friend)
            return beside + HEART * (_unrest(view, no) - _unrest(view, yes)) / 3
        case "grudging":
            wronged_by = foe(view, seat)
            return -GRUDGE * favour(view, rival(view, seat) if wronged_by is None else wronged_by)
        case "bold":
            return STIR * (_unrest(view, yes) - _unrest(view, no))
        case "schemer" | "miser":
            return 0.0


def _unrest(view: View, forecast: Forecast) -> float:
    """HO-2.5: how far from the middle stability would stand."""
    return abs(stability_after(view, values_foreseen(view, forecast.effects)) - MIDDLE)


def hope_of_leading(view: View, seat: Seat, side: Side) -> float:
    """The points that the house hopes to gain by leading this side, beyond the answer itself."""
    assert view.phase is not None
    return LEADS * _hope(view, seat, view.phase.yes if side == "yes" else view.phase.no)


def _hope(view: View, seat: Seat, forecast: Forecast) -> float:
    """The worth of what is good to sign: who need not lead leaves the rest to others."""
    return max(0.0, signing_worth(view, seat, forecast))


def _shown_sides(view: View, seat: Seat) -> Iterator[tuple[Seat, Side]]:
    """Yield who shows which side: by an open ballot (HO-R18), or in a deal with this house."""
    assert view.phase is not None
    for one, ballot in enumerate(view.phase.ballots):
        if one != seat and ballot is not None and ballot.power:
            yield one, "yes" if ballot.kind == "yes" else "no"
    for deal in view.deals:
        if deal.phase == view.phase.number and seat in (deal.maker, deal.partner):
            # What the other asks for if it made the offer, and what it gives its word for.
            other = deal.partner if seat == deal.maker else deal.maker
            if other == deal.maker:
                yield from ((other, side) for side in _votes_asked_for(deal))
            yield from ((other, word.side) for word in pledges_in(deal, other))


def _votes_asked_for(deal: Deal) -> Iterator[Side]:
    """The sides for which the maker asks the partner's vote in this phase."""
    for one in map(terms, deal.theirs):
        if one.ballot is not None and not one.ahead and one.ballot.kind in ("yes", "no"):
            yield "yes" if one.ballot.kind == "yes" else "no"
