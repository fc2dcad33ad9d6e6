"""What signing the events of an answer is worth to a house, in points: events, chapters and perks (HO-6.12).

A historical event is worth power, claims and what perks say of it later. A chapter of a story
is worth its perk for as long as it is held, and a step to the most of its line; whether the line ends matters
to all. What a perk is worth its kind says: how often it acts, times how long it is held (`Span`). The perk of
a line's newest event is lost to whoever signs the next one, that of an end stays (HO-7.3, HO-7.4).

Rates "as played" are counted from many games of stewards (tests/measured).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import prod, sqrt
from typing import Any, Final, get_args

from msgspec import Struct

from engine.games.houses.clauses import Signed
from engine.games.houses.content import Chapter, Forecast, Perk, Trigger
from engine.games.houses.names import End, PerkKind, Resource, Sign
from engine.games.houses.points import STORY_REWARD, WORTH
from engine.games.houses.stewards.baseline import MANNER, PHASES, RECENT
from engine.games.houses.stewards.values.chances import LEVELS, WAYS, WEIGHTS, prestige_counts
from engine.games.houses.stewards.values.odds import KEPT, normal_below
from engine.games.houses.stewards.values.purse import NO_ROLE, PLACES, START, leads_last, rank_worth
from engine.games.houses.stewards.values.purse import TIES as EQUALS
from engine.games.houses.stewards.values.realm import LAST_PHASE, phases_left
from engine.games.houses.view import View
from engine.kernel.seats import Seat, with_value_at

SIGNED = {"positive": 1.8, "negative": -0.45}
"""HO-5.3, HO-8.7: what signing such an event is worth in generations to come, in points."""

COMES = 0.85
"""HO-R16: so often a decision brings the good event of its forecast; else it mostly brings a bad one."""

STORY = 1.1
"""HO-7.3: what signing a story event is worth whose perk is not shown."""

EVERY: Final[tuple[Signed, ...]] = get_args(Signed)


def signing_worth(
    view: View,
    seat: Seat,
    forecast: Forecast,
    signs: tuple[Signed, ...] = EVERY,
    point: float = 1.0,
) -> float:
    """The worth to this house of signing the foretold events of these kinds, in points.

    `point` is what a point in this generation's score is worth to it. Nothing of what is inherited counts in
    the last generation (HO-8.2).
    """
    last = view.generation >= view.options.generations
    worth, event = 0.0, forecast.event
    if event is not None and event.sign in signs:
        if not last:
            good = COMES * SIGNED["positive"] + (1 - COMES) * SIGNED["negative"]
            worth = good if event.sign == "positive" else SIGNED["negative"]
        worth += COMES * event_worth(view, seat, event.sign, event.resource, point)
    if not forecast.story or "story" not in signs:
        return worth
    if forecast.chapter is None:
        return worth + (0.0 if last else STORY)
    return worth + chapter_worth(view, seat, forecast.chapter, point)


# --- chapters of a story (chapter 7) ----------------------------------------------------------------------

CAMPAIGN: Final = 25.0
"""What winning the campaign is worth, in points."""

AWARDS: Final = 1.7
"""How far what a house has of prestige, or of crowns, strays in a generation: a standard deviation."""

FORESEEN: Final = 2
"""Chapters to come that are weighed house by house, at most."""


def chapter_worth(view: View, seat: Seat, chapter: Chapter, point: float) -> float:
    """The worth to this house of signing the chapter, in points: its perk, and one more of the line.

    HO-R29: those with the most of a line get prestige or crown at its end.
    """
    name = view.phase.line if view.phase else None
    signed = next((line.signed for line in view.lines if line.line == name), None)
    if signed is None:
        return 0.0
    perk = perk_worth(view, seat, chapter.perk, span(view, chapter.end is not None), point)
    prestige = prestige_counts(view)
    each = prestige if chapter.end == "unity" else 1 - prestige if chapter.end else 0.5
    left = 0 if chapter.end else max(1, min(FORESEEN, round(LENGTH - sum(signed) - 1)))
    return perk + PRESTIGE * each * STORY_REWARD * _more_of_line(signed, seat, left)


def end_worth(view: View, seat: Seat, forecast: Forecast) -> float:
    """The worth to the house, in points, of this answer's ending the line or not, whoever signs."""
    line, chapter = view.phase.line if view.phase else None, forecast.chapter
    if line is None or chapter is None:
        return 0.0
    bound = [one.end for one in view.houses[seat].endings if one.line == line]
    own = perk_worth(view, seat, chapter.perk, span(view, True), 0.0) if bound else 0.0
    reached = 0.5 if chapter.end is None else float(chapter.end in bound)

    # HO-R05: the levels say whether prestige or crown decides; the house may be ahead in one of them.
    shift = 0 if chapter.end is None else 1 if chapter.end == "unity" else -1
    open_lines = sum([one.end is None for one in view.lines]) - abs(shift)
    decides = normal_below(view.unity - view.division + shift, LEVELS * sqrt(open_lines + 1))
    spread = AWARDS * sqrt(generations_left(view) + 1)
    by_prestige = _first_odds(tuple([one.prestige for one in view.houses]), seat, spread)
    by_crown = _first_odds(tuple([one.crown for one in view.houses]), seat, spread)
    return own * reached + CAMPAIGN * (decides * by_prestige + (1 - decides) * by_crown)


@lru_cache(KEPT)
def _first_odds(held: tuple[int, ...], seat: Seat, spread: float) -> float:
    """How likely the house ends ahead of all others; the own luck is taken three ways."""
    found, others = 0.0, [one for other, one in enumerate(held) if other != seat]
    for way, weight in zip(WAYS, WEIGHTS, strict=True):
        ahead_of = [normal_below(held[seat] + way * spread - one, spread) for one in others]
        found += weight * prod(ahead_of)
    return found


@lru_cache(KEPT)
def _more_of_line(signed: tuple[int, ...], seat: Seat, left: int) -> float:
    """By how much likelier the house has the most of the line with this chapter than without it."""
    others = [one for one in range(len(signed)) if one != seat]
    without = sum(
        [_odds_of_most(with_value_at(signed, one, signed[one] + 1), seat, left) for one in others]
    ) / len(others)
    return _odds_of_most(with_value_at(signed, seat, signed[seat] + 1), seat, left) - without


def _odds_of_most(signed: Sequence[int], seat: Seat, left: int) -> float:
    """How likely the seat has the most, or as many, once `left` more are signed by any house alike."""
    if not left:
        return float(signed[seat] == max(signed))
    after = [with_value_at(tuple(signed), one, signed[one] + 1) for one in range(len(signed))]
    return sum([_odds_of_most(one, seat, left - 1) for one in after]) / len(after)


# --- perks (chapter 11) -----------------------------------------------------------------------------------

PRESTIGE: Final = 1.2
"""What a prestige, or a crown, of a perk or a story is worth where it will count, in points."""

STORIES: Final = 0.5
"""How much of the phases are a story's, as played (HO-R17)."""

LENGTH: Final = 4.2
"""Chapters of a line from its opening to its end, as played."""

REIGN: Final = 6.4
"""Phases of a generation, as played."""

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
        """The phases in which the perk is in force, all together."""
        return self.now + self.then

    @property
    def ends(self) -> float:
        """The ends of generations that find the perk in force, this one's among them."""
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
    """The sum of the first `times` terms of 1 + stays + stays² + …, where `times` need not be whole."""
    return times if stays == 1.0 else (1 - stays**times) / (1 - stays)


def perk_worth(view: View, seat: Seat, perk: Perk, lasts: Span, point: float) -> float:
    """The worth of the perk in points; `point` is what a point in this generation's score is worth."""
    return KINDS[perk.kind](Holder(view, seat, point), perk, lasts)


def event_worth(view: View, seat: Seat, sign: Sign, resource: Resource, point: float) -> float:
    """The worth, in points, that the perks the house holds add to signing such an event (chapter 11)."""
    own, found = view.houses[seat].perks, 0.0
    for spot, perk in enumerate(view.characters[seat].perks):
        if perk.kind == "double_signature":
            found += STARTS * _power(1) * (1 if sign == "positive" else -1)
        elif perk.what is not None and perk.what.is_about(resource, sign):
            stays = span(view, spot < len(own)).here
            found += perk.n * point * stays if perk.kind == "score_bonus" else _each(view, perk)
    return found


class Holder(Struct, frozen=True):
    """The house that would hold a perk, what it sees, and what a point in this score is worth to it."""

    view: View
    seat: Seat
    point: float


PerkWorth = Callable[[Holder, Perk, Span], float]


def _score(holder: Holder, perk: Perk, lasts: Span) -> float:
    """HO-10: it counts where it is held as the generation ends, then for all of the generation."""
    what, view = perk.what or Trigger(ties=True), holder.view
    share = 1 / len(view.houses)
    if what.end is not None:
        return perk.n * ENDS[what.end] * (holder.point * lasts.here + lasts.kept)
    rate = TIES * share if what.ties else _rate(what) * share
    own = [one for one in view.history if one.generation == view.generation and one.seat == holder.seat]
    so_far = sum([what.is_about(one.resource, one.sign) for one in own])
    here = so_far + rate * phases_left(view)
    return perk.n * (holder.point * lasts.here * here + lasts.kept * rate * REIGN)


def _rate(what: Trigger) -> float:
    """How many events of the kind that a trigger names come in a phase, signed by whomever."""
    rates = [rate for sign, rate in SIGNS.items() if what.signed in ("any", sign)]
    return sum(rates) / (5 if what.resource else 1)


def _award(holder: Holder, perk: Perk, lasts: Span) -> float:
    """Prestige or crown at each of the things that it names, as far as that will count."""
    what, each = perk.what, _each(holder.view, perk)
    share = 1 / len(holder.view.houses)
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
    """The worth of `more` power in a whole generation, in points (HO-10.4, HO-3.3)."""
    return _purse(PLACES, START[1], more) + MANNER.use * LAST_PHASE * more


def _coins(more: float) -> float:
    return _purse(NO_ROLE, START[0], more)


@lru_cache(KEPT)
def _purse(points: tuple[int, ...], usual: float, more: float) -> float:
    """HO-4.4, HO-10.4: against four alike, where an equal counts as ahead (HO-R13)."""
    others, odds = (usual,) * 4, leads_last(STRAYED, EQUALS["worse"])
    alike, ahead_ = (rank_worth(points, usual + one, others, odds) for one in (0.0, more))
    return ahead_ - alike


KINDS: Final[Mapping[PerkKind, PerkWorth]] = {
    "power_at_start": lambda holder, perk, lasts: lasts.later * _power(perk.n),
    "coins_at_start": lambda holder, perk, lasts: lasts.later * _coins(perk.n),
    "extra_coin_on_abstain": lambda holder, perk, lasts: GATHERS * lasts.phases * _coins(perk.n),
    "extra_gather_share": lambda holder, perk, lasts: GATHERS * SPARE * lasts.phases * _power(1),
    "pool_bonus": lambda holder, perk, lasts: 0.0,
    "draft_choice": lambda holder, perk, lasts: MEASURED,
    "draft_two": lambda holder, perk, lasts: MEASURED,
    "see_true_outcome": lambda holder, perk, lasts: 0.0,
    "turn_momentum": lambda holder, perk, lasts: MEASURED,
    # HO-8.7: a power more, or fewer, at three starts for each event.
    "double_signature": lambda holder, perk, lasts: (
        (SIGNS["positive"] - SIGNS["negative"]) / len(holder.view.houses) * lasts.phases * STARTS * _power(1)
    ),
    "silent_moderator_yes": lambda holder, perk, lasts: 0.0,
    "prestige_on": _award,
    "crown_on": _award,
    "score_bonus": _score,
    # HO-5.1: a positive office of five resources alike, instead of any office.
    "office_first": lambda holder, perk, lasts: lasts.later * sum(WORTH) / 5,
}
"""Every kind of chapter 11."""
