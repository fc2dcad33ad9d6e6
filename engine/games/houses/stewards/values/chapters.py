"""What a chapter of a story brings: to its signer most of its line, to everybody the line's end (HO-7.4)."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod, sqrt
from typing import Final

from engine.games.houses.content import Chapter, Forecast
from engine.games.houses.points import STORY_REWARD
from engine.games.houses.stewards.values import perks
from engine.games.houses.stewards.values.chances import LEVELS, WAYS, WEIGHTS, prestige_counts
from engine.games.houses.stewards.values.odds import KEPT, normal_below
from engine.games.houses.stewards.values.perks import LENGTH, generations_left, perk_worth, span
from engine.games.houses.view import View
from engine.kernel.seats import Seat, with_value_at

CAMPAIGN: Final = 25.0
"""So many points are a campaign."""

AWARDS: Final = 1.7
"""How far what a house has of prestige, or of crowns, strays in a generation: a standard deviation."""

FORESEEN: Final = 2
"""So many chapters to come, at most, are weighed house by house."""


def chapter_worth(view: View, seat: Seat, chapter: Chapter, point: float) -> float:
    """What signing it is worth to this house, in points."""
    signed = _chapters_signed(view)
    if signed is None:
        return 0.0
    lasting = span(view, chapter.end is not None)
    return perk_worth(view, seat, chapter.perk, lasting, point) + _most_worth(view, signed, seat, chapter)


def end_worth(view: View, seat: Seat, forecast: Forecast) -> float:
    """What the house has of it that this answer ends the line, or leaves it open, whoever signs."""
    line, chapter = view.phase.line if view.phase else None, forecast.chapter
    if line is None or chapter is None:
        return 0.0
    bound = [one.end for one in view.houses[seat].endings if one.line == line]
    shift = 0 if chapter.end is None else 1 if chapter.end == "unity" else -1
    own = perk_worth(view, seat, chapter.perk, span(view, True), 0.0) if bound else 0.0
    reached = 0.5 if chapter.end is None else float(chapter.end in bound)
    return own * reached + _campaign(view, seat, shift)


def _campaign(view: View, seat: Seat, shift: int) -> float:
    """HO-R05: the levels say whether prestige or crown decides; the house may be ahead in one of them."""
    open_lines = sum([line.end is None for line in view.lines]) - abs(shift)
    decides = normal_below(view.unity - view.division + shift, LEVELS * sqrt(open_lines + 1))
    spread = AWARDS * sqrt(generations_left(view) + 1)
    by_prestige = _first(tuple([one.prestige for one in view.houses]), seat, spread)
    by_crown = _first(tuple([one.crown for one in view.houses]), seat, spread)
    return CAMPAIGN * (decides * by_prestige + (1 - decides) * by_crown)


@lru_cache(KEPT)
def _first(held: tuple[int, ...], seat: Seat, spread: float) -> float:
    """How likely the house ends ahead of all others; the own luck is taken three ways."""
    found, others = 0.0, [one for other, one in enumerate(held) if other != seat]
    for way, weight in zip(WAYS, WEIGHTS, strict=True):
        ahead_of = [normal_below(held[seat] + way * spread - one, spread) for one in others]
        found += weight * prod(ahead_of)
    return found


def _most_worth(view: View, signed: tuple[int, ...], seat: Seat, chapter: Chapter) -> float:
    """HO-R29: what one chapter more is worth where those with the most get prestige or crown at the end."""
    counts = prestige_counts(view)
    each = counts if chapter.end == "unity" else 1 - counts if chapter.end else 0.5
    left = 0 if chapter.end else max(1, min(FORESEEN, round(LENGTH - sum(signed) - 1)))
    return perks.PRESTIGE * each * STORY_REWARD * _more(signed, seat, left)


@lru_cache(KEPT)
def _more(signed: tuple[int, ...], seat: Seat, left: int) -> float:
    """By how much likelier the house has the most of the line with this chapter than without it."""
    others = [one for one in range(len(signed)) if one != seat]
    without = sum(
        [_odds_of_most(with_value_at(signed, one, signed[one] + 1), seat, left) for one in others]
    ) / len(others)
    return _odds_of_most(with_value_at(signed, seat, signed[seat] + 1), seat, left) - without


def _odds_of_most(signed: Sequence[int], seat: Seat, left: int) -> float:
    """How likely it has the most, or as many, when so many more are signed by any house alike."""
    if not left:
        return float(signed[seat] == max(signed))
    after = [with_value_at(tuple(signed), one, signed[one] + 1) for one in range(len(signed))]
    return sum([_odds_of_most(one, seat, left - 1) for one in after]) / len(after)


def _chapters_signed(view: View) -> tuple[int, ...] | None:
    """How many chapters each house has signed of the line whose card is before the council."""
    name = view.phase.line if view.phase else None
    return next((line.signed for line in view.lines if line.line == name), None)
