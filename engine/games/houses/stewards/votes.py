"""How the prudent steward of Houses votes, decides ties and turns a momentum (chapter 6, HO-5.8)."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.games.houses.content import RESOURCES, Forecast, Side
from engine.games.houses.moves import AddPower, Cast, Decide, SealBallot, TurnMomentum
from engine.games.houses.stewards.purse import coins_worth, power_worth
from engine.games.houses.stewards.realm import STEP, answer_worth, now, phases_left, realm_worth
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Amount, Open, given
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

OPPOSED = 3.0
"""The power that usually stands on the other side."""

GUESSES = (1, 2, 3, 5, 8)
"""What a steward may expect there this time: one of these, so that it is not read like a book."""

SHARERS = 3
"""How many houses usually share the pool."""

LEADS = 0.8
"""How often the ballot that turns a vote also leads it (HO-5.7)."""

CHAIR = 0.3
"""What the moderator's seat is worth: ties to break, and to be paid for (HO-6.7)."""

SIGNED = {"positive": 1.0, "negative": -0.5}
"""HO-5.3, HO-8.7: what signing such an event is worth in generations to come."""

LEAD = 0.2
"""What leading is worth by itself (HO-5.7): achievements count it."""

STORY = 1.5
"""HO-7.3: what signing a story event is worth: its perk."""

TURN = 1.0
"""From what gain on the perk turn_momentum is used."""


class Stake(Struct, frozen=True):
    """What each answer would be worth to the house; `sign_yes` and `sign_no` to its leader besides."""

    yes: float
    no: float
    sign_yes: float
    sign_no: float

    def gain(self, side: Side) -> float:
        """What the house gains when this side wins instead of the other."""
        return self.yes - self.no if side == "yes" else self.no - self.yes

    def sign(self, side: Side) -> float:
        """What leading this side is worth besides."""
        return self.sign_yes if side == "yes" else self.sign_no


def stake(view: View) -> Stake:
    """The two answers weighed with this house's eyes; there is an open phase."""
    phase = view.phase
    assert phase is not None
    role = view.own.role if view.own else None
    yes, against = (answer_worth(view, forecast, role) for forecast in (phase.yes, phase.no))
    return Stake(yes, against, _signing(phase.yes), _signing(phase.no))


def swing(power: int, opposed: float = OPPOSED) -> float:
    """How likely so much power is to turn the vote, 0 to 1: half of the votes go its way without it."""
    return heft(power, opposed) / 2


def heft(power: int, opposed: float) -> float:
    """How likely a ballot is to outweigh what stands against it, 0 to 1."""
    return power / (power + opposed)


def cast(look: Look, offers: tuple[Any, ...], dice: Dice) -> Any | None:
    """The ballot that promises most; a ballot that a deal keeps from being sealed stays open (HO-R26)."""
    weighed, opposed = stake(look.view), dice.pick(GUESSES, "opposed")
    wishes = [wish for offer in offers for wish in _wishes(look, weighed, opposed, offer)]
    for _, wish in sorted(wishes, key=lambda one: -one[0]):
        found = sealed(look, wish)
        if found is not None:
            return found
    return None


def sealed(look: Look, wish: Cast | Open) -> Any | None:
    """The ballot of this wish, sealed where no deal keeps it open (HO-R26); None where it can't be cast."""
    if isinstance(wish, Cast):
        return wish
    for seal in (1, 0):
        whole = look.ask(Open(wish.move, (*wish.given, ("seal", seal))))
        if whole and not isinstance(whole[0], Open):
            return whole[0]
    return None


def closed(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-R19: an open ballot is sealed, with the power that a deal still asks for."""
    if SealBallot() in offers:
        return SealBallot()
    more = next((one for one in offers if isinstance(one, Open) and one.move == "add_power"), None)
    if more is None:
        return None
    field = more.fields[0]
    assert isinstance(field, Amount)
    return AddPower(min(field.least, field.most))


def decided(view: View, seat: Seat, choices: tuple[Decide, ...]) -> Decide:
    """HO-R21: the side worth more, led by this house if it may, else by the least dangerous one."""
    weighed = stake(view)
    rank = {one: view.houses[one].prestige + view.houses[one].crown for one in range(len(view.houses))}

    def worth(choice: Decide) -> tuple[float, int]:
        mine = weighed.sign(choice.side) + LEAD if choice.leader == seat else 0.0
        return weighed.gain(choice.side) + mine, -rank[choice.leader]

    return max(choices, key=worth)


def turned(view: View, offers: tuple[Any, ...]) -> TurnMomentum | None:
    """The momentum whose turn helps most, if it helps enough: both ways of growth weighed by half a step."""
    turns = tuple(one for one in offers if isinstance(one, TurnMomentum))
    best = max(turns, key=lambda one: _turn_gain(view, one), default=None)
    return best if best is not None and _turn_gain(view, best) >= TURN else None


def _wishes(look: Look, weighed: Stake, opposed: float, offer: Any) -> list[tuple[float, Any]]:
    """What may come of an offer, each with what it promises."""
    return (
        _of_side(look.view, weighed, offer, opposed)
        if isinstance(offer, Open)
        else _of_abstention(look, offer)
    )


def powers(offer: Any) -> Iterator[tuple[Side, int, Open]]:
    """A begun vote for a side with every power that may be put on it; nothing of another offer."""
    named = given(offer, "ballot") if isinstance(offer, Open) and offer.move == "cast" else None
    if named not in ("yes", "no"):
        return
    side: Side = "yes" if named == "yes" else "no"
    bounds = next(field for field in offer.fields if isinstance(field, Amount))
    for power in range(bounds.least, bounds.most + 1):
        yield side, power, Open("cast", (*offer.given, ("power", power)))


def gathered(view: View, seat: Seat) -> tuple[int, int]:
    """HO-6.4: the coins that an abstention of this house brings, and its usual share of the pool."""
    perks = view.characters[seat].perks
    coins = 1 + sum(perk.n for perk in perks if perk.kind == "extra_coin_on_abstain")
    extra = sum(perk.n for perk in perks if perk.kind == "extra_gather_share")
    return coins, min(view.pool, view.pool // SHARERS + extra)


def _of_side(view: View, weighed: Stake, offer: Open, opposed: float) -> list[tuple[float, Any]]:
    """Every power that may be put on this side, and what it promises."""
    return [(_vote_worth(view, weighed, side, power, opposed), begun) for side, power, begun in powers(offer)]


def _vote_worth(view: View, weighed: Stake, side: Side, power: int, opposed: float) -> float:
    """HO-6.10: the winner's power is lost, the loser's comes back; the strongest ballot leads (HO-5.7)."""
    turns = swing(power, opposed)
    lead = (weighed.sign(side) + LEAD) * LEADS * heft(power, opposed)
    return weighed.gain(side) * turns + lead + (0.5 + turns) * power_worth(view, -power)


def _of_abstention(look: Look, offer: Any) -> list[tuple[float, Any]]:
    """HO-6.4: a coin, and a share of the pool or the moderator's seat."""
    if not isinstance(offer, Cast):
        return []
    view: View = look.view
    coins, share = gathered(view, look.seat)
    other = CHAIR if offer.ballot == "moderate" else power_worth(view, share)
    return [(coins_worth(view, coins) + other, offer)]


def _signing(forecast: Forecast) -> float:
    mark = SIGNED[forecast.event.sign] if forecast.event else 0.0
    return mark + (STORY if forecast.story else 0.0)


def _turn_gain(view: View, turn: TurnMomentum) -> float:
    """Where a resource is bound to go: half a step its momentum's way, more in a run."""
    spot = RESOURCES.index(turn.resource)
    track = view.tracks[spot]
    pull = STEP / 2 * (1 if track.up else -1) * (1 + min(track.run, 2) / 2)
    values, left = now(view), phases_left(view)
    role = view.own.role if view.own else None
    worths = [
        realm_worth(view, (*values[:spot], values[spot] + way * pull, *values[spot + 1 :]), left, role)
        for way in (-1, 1)
    ]
    return worths[0] - worths[1]
