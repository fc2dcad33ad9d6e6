"""A vote as a house weighs it: what each answer is worth to it, and what the others are likely to cast."""

from collections.abc import Callable, Sequence
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.clauses import Signed, terms
from engine.games.houses.content import Forecast
from engine.games.houses.names import Office, Side
from engine.games.houses.stewards.chances import Beliefs, Standing, evenly, gains, standing, worth, worths
from engine.games.houses.stewards.chapters import chapter_worth, end_worth
from engine.games.houses.stewards.manner import MANNER, Manner
from engine.games.houses.stewards.others import Others, leaning, others
from engine.games.houses.stewards.perks import event_worth
from engine.games.houses.stewards.prospects import Prospect, Realm, prospects
from engine.games.houses.stewards.purse import Purse, coins_of, power_of
from engine.games.houses.stewards.realm import Values, foreseen, phases_left, stability_after
from engine.games.houses.view import View
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

SIGNED = {"positive": 1.8, "negative": -0.45}
"""HO-5.3, HO-8.7: what signing such an event is worth in generations to come, in points."""

COMES = 0.85
"""HO-R16: so often a decision brings the good event of its forecast; else it mostly brings a bad one."""

LEAD = 0.2
"""What leading is worth by itself (HO-5.7): achievements count it."""

STORY = 1.1
"""HO-7.3: what signing a story event is worth whose perk is not shown."""


class Stake(Struct, frozen=True):
    """What each answer would be worth to the house, in points; `sign_yes`, `sign_no` to its leader besides.

    `point` is what one point more in its own score would be worth: less where the generation is all but won
    or lost.
    """

    yes: float
    no: float
    sign_yes: float
    sign_no: float
    point: float = 1.0

    def gain(self, side: Side) -> float:
        """What the house gains when this side wins instead of the other."""
        return self.yes - self.no if side == "yes" else self.no - self.yes

    def sign(self, side: Side) -> float:
        """What leading this side is worth besides."""
        return self.sign_yes if side == "yes" else self.sign_no


class Case(Struct, frozen=True):
    """Everything a house weighs in one vote; `spent` is what each power costs it that it may lose, from 0.

    `purses` are its coins and its power beside those of the others; `left` the phases to come.
    """

    view: View
    seat: Seat
    stake: Stake
    others: Others
    spent: tuple[float, ...]
    purses: tuple[Purse, Purse]
    left: int
    manner: Manner = MANNER

    def coins(self, more: float) -> float:
        """What so many coins more, or fewer, are worth, in points."""
        return self.manner.coin * self.stake.point * self.purses[0].gain(more)

    def power(self, more: float) -> float:
        """The same of power: a place at the end, and votes until then (HO-10.4, HO-3.3)."""
        weighed = self.stake.point * self.purses[1].gain(more)
        return weighed + self.manner.use * self.left * more


Ends = tuple[tuple[Prospect, ...], tuple[Prospect, ...]]
"""What the realm promises after a yes, and after a no."""

Reader = Callable[[View, Seat], Beliefs]
"""What a house makes of the others' roles, by what it sees."""


def by_habit(view: View, stands: Standing, ends: Ends) -> Others:
    """The others as this table has shown them, each for what suits the roles that it may hold."""
    own, seats = stands.seat, range(len(stands.offices))
    leanings = {
        one: leaning(stands.beliefs[one], _wishes(view, stands, one, ends)) for one in seats if one != own
    }
    return others(view, own, leanings)


def _wishes(view: View, stands: Standing, seat: Seat, ends: Ends) -> tuple[float, ...]:
    """What a yes would bring another house, in each of ROLES: the realm, and the end of a story."""
    phase, found = view.phase, gains(stands, seat, *ends)
    assert phase is not None
    if phase.line is None:
        return found
    more = end_worth(view, seat, phase.yes) - end_worth(view, seat, phase.no)
    return tuple([one + more for one in found])


Expects = Callable[[View, Standing, Ends], Others]
"""What a house expects of the others' ballots, by whom it takes them for."""


class Weigher(Struct, frozen=True):
    """How a house weighs a vote: for whom it takes the others, what it expects of them, and its manner."""

    reads: Reader = evenly
    expects: Expects = by_habit
    manner: Manner = MANNER

    def __call__(self, look: Look) -> Case:
        """The open vote as it stands for this house."""
        view, ends = look.view, after(look.view)
        stands = standing(view, look.seat, self.reads(view, look.seat))
        return case(view, stands, ends, self.expects(view, stands, ends), self.manner)


def case(view: View, stands: Standing, ends: Ends, expected: Others, manner: Manner = MANNER) -> Case:
    """The open vote with this house's eyes; it has a role, and there is an open phase."""
    weighed = _stake(view, stands, *ends)
    most = view.own.free_power if view.own else 0
    purses, left = (coins_of(view), power_of(view)), phases_left(view)
    found = Case(view, stands.seat, weighed, expected, (), purses, left, manner)
    return replace(found, spent=tuple([-found.power(-power) for power in range(most + 1)]))


def stake(view: View) -> Stake:
    """The two answers weighed with the viewer's eyes; there is an open phase."""
    phase, own = view.phase, view.own
    assert phase is not None
    if own is None or own.role is None:
        return Stake(0.0, 0.0, 0.0, 0.0)
    return _stake(view, standing(view, own.seat, evenly(view, own.seat)), *after(view))


def after(view: View) -> Ends:
    """What the realm promises after a yes, and after a no."""
    assert view.phase is not None
    held = _held(view)
    return _after(view, view.phase.yes, held), _after(view, view.phase.no, held)


def realm_worths(view: View, realms: Sequence[Values]) -> tuple[float, ...]:
    """What the realm would be worth to the viewer with each of these resources, in points."""
    own = view.own
    if own is None or own.role is None:
        return (0.0,) * len(realms)
    stands, held = standing(view, own.seat, evenly(view, own.seat)), _held(view)
    left = phases_left(view)
    found = (prospects(Realm(one, stability_after(view, one), left), held) for one in realms)
    return tuple(worth(stands, one) for one in found)


def _held(view: View) -> frozenset[Office]:
    return frozenset([office for one in view.characters for office in one.offices])


def _after(view: View, forecast: Forecast, held: frozenset[Office]) -> tuple[Prospect, ...]:
    values = foreseen(view, forecast.effects)
    return prospects(Realm(values, stability_after(view, values), phases_left(view), 1.0), held)


def _stake(view: View, stands: Standing, yes: tuple[Prospect, ...], no: tuple[Prospect, ...]) -> Stake:
    phase = view.phase
    assert phase is not None
    seat = stands.seat
    (for_yes, more_yes), (for_no, more_no) = (worths(stands, found, (0.0, 1.0)) for found in (yes, no))
    point = (more_yes - for_yes + more_no - for_no) / 2
    ends = [end_worth(view, seat, one) for one in (phase.yes, phase.no)]
    left = _unsold(view, seat)
    by_yes, by_no = (signing(view, seat, one, left, point) for one in (phase.yes, phase.no))
    return Stake(for_yes + ends[0], for_no + ends[1], by_yes, by_no, point)


def _unsold(view: View, seat: Seat) -> tuple[Signed, ...]:
    """HO-6.12: the kinds of events that no binding deal of this phase hands to another house."""
    sold = set[Signed]()
    for deal in view.deals:
        if deal.bound and seat in (deal.maker, deal.partner):
            mine = deal.mine if deal.maker == seat else deal.theirs
            sold.update(kind for one in map(terms, mine) if not one.ahead for kind in one.signs)
    return tuple([kind for kind in get_args(Signed) if kind not in sold])


def signing(
    view: View,
    seat: Seat,
    forecast: Forecast,
    signs: tuple[Signed, ...] = get_args(Signed),
    point: float = 1.0,
) -> float:
    """What signing the foretold events of these kinds is worth to this house.

    Nothing of what is inherited in the last generation (HO-8.2).
    """
    event = forecast.event.sign if forecast.event else None
    last = view.generation >= view.options.generations
    worth_ = _event(forecast) if event in signs and not last else 0.0
    if forecast.event is not None and event in signs:
        mark = forecast.event
        worth_ += COMES * event_worth(view, seat, mark.sign, mark.resource, point)
    if not forecast.story or "story" not in signs:
        return worth_
    if forecast.chapter is None:
        return worth_ + (0.0 if last else STORY)
    return worth_ + chapter_worth(view, seat, forecast.chapter, point)


def _event(forecast: Forecast) -> float:
    """What the forecast's historical event is worth to its signer, as surely as it comes."""
    if forecast.event is None or forecast.event.sign == "negative":
        return SIGNED["negative"] if forecast.event else 0.0
    return COMES * SIGNED["positive"] + (1 - COMES) * SIGNED["negative"]
