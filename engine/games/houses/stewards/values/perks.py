"""What a perk is worth to a house, in points: its kind says how often it acts, and how long it is held.

The perk of a story's newest event is lost to whoever signs the next one, that of an end stays (HO-7.3,
HO-7.4).
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from engine.games.houses.content import Perk, Trigger
from engine.games.houses.names import End, PerkKind, Resource, Sign
from engine.games.houses.points import WORTH
from engine.games.houses.stewards.baseline import PHASES, RECENT
from engine.games.houses.stewards.manner import MANNER
from engine.games.houses.stewards.values.chances import prestige_counts
from engine.games.houses.stewards.values.odds import KEPT
from engine.games.houses.stewards.values.purse import NOBODY, PLACES, START, leads_last, rank_worth
from engine.games.houses.stewards.values.purse import TIES as EQUALS
from engine.games.houses.stewards.values.realm import LAST_PHASE, phases_left
from engine.games.houses.view import View
from engine.kernel.seats import Seat

PRESTIGE: Final = 1.2
"""What a prestige, or a crown, of a perk or a story is worth where it will count, in points."""

STORIES: Final = 0.5
"""How much of the phases are a story's, as played (HO-R17)."""

LENGTH: Final = 4.2
"""So many chapters a line has from its opening to its end, as played."""

REIGN: Final = 6.4
"""So many phases a generation has, as played."""

ENDS: Final[Mapping[End, float]] = {"death": 0.5, "deposition": 0.2, "flight": 0.3}
"""How kings end, as played."""

SIGNS: Final[Mapping[Sign, float]] = {"positive": 0.48, "negative": 0.22}
"""Historical events a phase, as played."""

TIES: Final = 0.05
"""Level votes a phase, as played."""

MEASURED: Final = 0.65
"""What a story event was worth before its perk was read, over all kinds: for kinds that can't be reckoned."""

GATHERS: Final = 0.5
"""How often a house gathers."""

SPARE: Final = 0.6
"""How much of one power that a perk may take from it the division of the pool leaves over."""


STARTS: Final = 3
"""HO-8.7: at so many generations' starts a remembered event counts."""

STRAYED: Final = 3.9
"""How far a purse strays in a whole generation: a standard deviation, in coins or in power."""


class Span(Struct, frozen=True):
    """How long a perk is likely to be held: `here` the chance to the end of this generation, `later` the
    generations begun with it after this one, `kept` those of them that end with it; phases `now` and `then`.
    """

    here: float
    later: float
    kept: float
    now: float
    then: float

    @property
    def phases(self) -> float:
        """In force, all together."""
        return self.now + self.then

    @property
    def ends(self) -> float:
        """Ends of generations, this one's among them."""
        return self.here + self.kept


def generations_left(view: View) -> float:
    """How many generations are likely to come after this one (HO-R04)."""
    return min(float(view.options.generations - view.generation), _lines(view.lines)[1])


def span(view: View, lasting: bool) -> Span:
    """Of a perk won in this phase: for good, or until the line's next chapter."""
    return _span(phases_left(view), generations_left(view), 0 if lasting else max(1, _lines(view.lines)[0]))


@lru_cache(PHASES)
def _lines(lines: tuple[Any, ...]) -> tuple[int, float]:
    """Of a view's story lines: how many are open, and for how many generations they are good."""
    open_lines = [sum(line.signed) for line in lines if line.end is None]
    chapters = sum([max(1.0, LENGTH - signed) for signed in open_lines])
    return len(open_lines), chapters / (STORIES * REIGN)


@lru_cache(RECENT)
def _span(left: int, more: float, lines: int) -> Span:
    """`lines` of which one is taken up in a phase; 0 where the perk is for good."""
    stays = 1 - STORIES / lines if lines else 1.0
    here, whole = stays**left, stays**REIGN
    later = here * _sum(whole, more)
    return Span(here, later, later * whole, _sum(stays, left), later * _sum(stays, REIGN))


def _sum(stays: float, times: float) -> float:
    """1 + stays + stays² …, so many terms."""
    return times if stays == 1.0 else (1 - stays**times) / (1 - stays)


def perk_worth(view: View, seat: Seat, perk: Perk, lasts: Span, point: float) -> float:
    """What the perk should bring; `point` is what a point in this generation's score is worth."""
    return KINDS[perk.kind](Eyes(view, seat, point), perk, lasts)


def event_worth(view: View, seat: Seat, sign: Sign, resource: Resource, point: float) -> float:
    """What the perks that it holds add to signing such a historical event (chapter 11)."""
    own, found = view.houses[seat].perks, 0.0
    for spot, perk in enumerate(view.characters[seat].perks):
        if perk.kind == "double_signature":
            found += STARTS * _power(1) * (1 if sign == "positive" else -1)
        elif perk.what is not None and perk.what.speaks_of(resource, sign):
            stays = span(view, spot < len(own)).here
            found += perk.n * point * stays if perk.kind == "score_bonus" else _each(view, perk)
    return found


class Eyes(Struct, frozen=True):
    """Who weighs."""

    view: View
    seat: Seat
    point: float


Worth = Callable[[Eyes, Perk, Span], float]


def _score(eyes: Eyes, perk: Perk, lasts: Span) -> float:
    """HO-10: it counts where it is held as the generation ends, then for all of the generation."""
    what = perk.what or Trigger(ties=True)
    share = 1 / len(eyes.view.houses)
    if what.end is not None:
        return perk.n * ENDS[what.end] * (eyes.point * lasts.here + lasts.kept)
    rate = TIES * share if what.ties else _rate(what) * share
    so_far = _so_far(eyes, what)
    here = so_far + rate * phases_left(eyes.view)
    return perk.n * (eyes.point * lasts.here * here + lasts.kept * rate * REIGN)


def _so_far(eyes: Eyes, what: Trigger) -> int:
    """Such events that the house has signed in this generation."""
    view = eyes.view
    own = [one for one in view.history if one.generation == view.generation and one.seat == eyes.seat]
    return sum([what.speaks_of(one.resource, one.sign) for one in own])


def _rate(what: Trigger) -> float:
    """Events of this kind a phase."""
    rates = [rate for sign, rate in SIGNS.items() if what.signed in ("any", sign)]
    return sum(rates) / (5 if what.resource else 1)


def _award(eyes: Eyes, perk: Perk, lasts: Span) -> float:
    """Prestige or crown at each of the things that it names, as far as that will count."""
    what, each = perk.what, _each(eyes.view, perk)
    share = 1 / len(eyes.view.houses)
    if what is None:
        return 0.0
    if what.end is not None:
        return each * ENDS[what.end] * lasts.ends
    if what.rank is not None:
        return each * share * lasts.ends
    if what.story is not None:
        return each * STORIES / LENGTH / 2 * lasts.phases  # one end of a line is as likely as the other
    return each * share * _rate(what) * lasts.phases


def _each(view: View, perk: Perk) -> float:
    counts = prestige_counts(view)
    return PRESTIGE * perk.n * (counts if perk.kind == "prestige_on" else 1 - counts)


def _power(more: float) -> float:
    """So much more power in a whole generation (HO-10.4, HO-3.3)."""
    return _purse(PLACES, START[1], more) + MANNER.use * LAST_PHASE * more


def _coins(more: float) -> float:
    return _purse(NOBODY, START[0], more)


@lru_cache(KEPT)
def _purse(points: tuple[int, ...], usual: float, more: float) -> float:
    """HO-4.4, HO-10.4: against four alike, where an equal counts as ahead (HO-R13)."""
    others, odds = (usual,) * 4, leads_last(STRAYED, EQUALS["worse"])
    alike, ahead_ = (rank_worth(points, usual + one, others, odds) for one in (0.0, more))
    return ahead_ - alike


def _office(eyes: Eyes, perk: Perk, lasts: Span) -> float:
    """HO-5.1: a positive office of five resources alike, instead of any office."""
    return lasts.later * sum(WORTH) / 5


def _double(eyes: Eyes, perk: Perk, lasts: Span) -> float:
    """HO-8.7: a power more, or fewer, at three starts for each event."""
    return (SIGNS["positive"] - SIGNS["negative"]) / len(eyes.view.houses) * lasts.phases * STARTS * _power(1)


def _measured_worth(eyes: Eyes, perk: Perk, lasts: Span) -> float:
    return MEASURED


def _nothing(eyes: Eyes, perk: Perk, lasts: Span) -> float:
    return 0.0


KINDS: Final[Mapping[PerkKind, Worth]] = {
    "power_at_start": lambda eyes, perk, lasts: lasts.later * _power(perk.n),
    "coins_at_start": lambda eyes, perk, lasts: lasts.later * _coins(perk.n),
    "extra_coin_on_abstain": lambda eyes, perk, lasts: GATHERS * lasts.phases * _coins(perk.n),
    "extra_gather_share": lambda eyes, perk, lasts: GATHERS * SPARE * lasts.phases * _power(1),
    "pool_bonus": _nothing,
    "draft_choice": _measured_worth,
    "draft_two": _measured_worth,
    "see_true_outcome": _nothing,
    "turn_momentum": _measured_worth,
    "double_signature": _double,
    "silent_moderator_yes": _nothing,
    "prestige_on": _award,
    "crown_on": _award,
    "score_bonus": _score,
    "office_first": _office,
}
"""Every kind of chapter 11."""
