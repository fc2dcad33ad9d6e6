"""What a balanced Houses looks like: shares that must lie within bounds, held against a tally."""

from collections.abc import Iterator, Mapping
from math import inf
from typing import Final

from bot.lab.simulation.counters import Finding, Tally

LOVED: Final = 0.25
"""The less loved answer of a dilemma wins at least so often ..."""

DILEMMAS: Final = 0.90
"""... in so large a part of the dilemmas."""

ASKED: Final = 30
"""A dilemma that was asked less often tells nothing."""


FALLS: Final = {"death": (0.40, 0.60), "deposition": (0.15, 0.35), "flight": (0.15, 0.35)}
VOTING: Final[Mapping[str, Mapping[str, tuple[float, float]]]] = {
    "company": {
        "ballot_votes": (0.60, 0.85),
        "phase_silent": (0.0, 0.02),
        "phase_sides": (0.60, 1.0),
        "phase_first": (0.90, 1.0),
        "phase_close": (0.20, 0.45),
    },
    "prudent": {
        "ballot_votes": (0.40, 1.0),
        "phase_silent": (0.0, 0.10),
        "phase_sides": (0.35, 1.0),
        "phase_first": (0.50, 1.0),
        "phase_close": (0.20, 0.45),
    },
}
"""A council that votes, by the stewards who hold all its seats."""

VOTES: Final = {
    "ballot_votes": "turnout",
    "phase_silent": "silent",
    "phase_sides": "sides",
    "phase_first": "first",
    "phase_close": "close",
}
"""What the figures of a vote are called in the report."""

DEALS: Final = {"company": 3.0, "prudent": 2.0}
"""Deals confirmed in a generation, at least."""

FAIR_LEGACY: Final = 1.3
"""A legacy may win so many times its fair share."""


def findings(tally: Tally, seats: int) -> tuple[Finding, ...]:
    """Every share that has bounds."""
    ends = (*_falls(tally), *_answers(tally), *_ends(tally))
    return (*_voting_findings(tally), *_roles(tally), *_seats(tally), *ends, *_legacies(tally, seats))


def _voting_findings(tally: Tally) -> Iterator[Finding]:
    """Turnout, sides, margins and deals, where all seats have one kind of steward."""
    kinds = [name for name, _ in tally.rows("ballot_votes")]
    bounds = VOTING.get(kinds[0], {}) if len(kinds) == 1 else {}
    for group, (least, most) in bounds.items():
        share = next((row.mean for _, row in tally.rows(group)), 0.0)
        yield Finding("voting", VOTES[group], share, least, most)
    if bounds:
        generations = tally.row("phases").count or 1
        deals = tally.row("deals").count / generations
        yield Finding("deals", "", deals, DEALS[kinds[0]], inf, plain=True)


def _roles(tally: Tally) -> Iterator[Finding]:
    """A secret role wins a generation in which somebody holds it."""
    yield from (Finding("role_win", name, row.mean, 0.16, 0.24) for name, row in tally.rows("role_win"))


def _seats(tally: Tally) -> Iterator[Finding]:
    for group in ("generation_win", "seat_win"):
        yield from (Finding(group, name, row.mean, 0.0, 0.22) for name, row in tally.rows(group))


def _falls(tally: Tally) -> Iterator[Finding]:
    counts = dict(tally.counts_of("falls"))
    whole = sum(counts.values()) or 1
    for name, (least, most) in FALLS.items():
        yield Finding("falls", name, counts.get(name, 0) / whole, least, most)


def _answers(tally: Tally) -> Iterator[Finding]:
    """The share of dilemmas whose less loved answer wins often enough, once one was asked often enough."""
    asked = [row for _, row in tally.rows("answer_yes") if row.count >= ASKED]
    open_ = [row for row in asked if LOVED <= row.mean <= 1 - LOVED]
    if asked:
        yield Finding("answers", "", len(open_) / len(asked), DILEMMAS, 1.0)


def _ends(tally: Tally) -> Iterator[Finding]:
    for end in ("unity", "division"):
        yield Finding("campaign", end, tally.row("campaign", end).mean, 0.35, 0.65)


def _legacies(tally: Tally, seats: int) -> Iterator[Finding]:
    for name, row in tally.rows("legacy_win"):
        yield Finding("legacy_win", name, row.mean * seats, 0.0, FAIR_LEGACY, plain=True)
