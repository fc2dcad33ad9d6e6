"""What a balanced Houses looks like: shares that must lie within bounds, held against a tally."""

from collections.abc import Iterator
from typing import Final

from bot.tally import Finding, Tally

LOVED: Final = 0.25
"""The less loved answer of a dilemma wins at least so often ..."""

DILEMMAS: Final = 0.90
"""... in so large a part of the dilemmas."""

ASKED: Final = 30
"""A dilemma that was asked less often tells nothing."""


FALLS: Final = {"death": (0.40, 0.60), "deposition": (0.15, 0.35), "flight": (0.15, 0.35)}
FAIR_LEGACY: Final = 1.3
"""A legacy may win so many times its fair share."""


def findings(tally: Tally, seats: int) -> tuple[Finding, ...]:
    """Every share that has bounds."""
    ends = (*_falls(tally), *_answers(tally), *_ends(tally))
    return (*_roles(tally), *_seats(tally), *ends, *_legacies(tally, seats))


def _roles(tally: Tally) -> Iterator[Finding]:
    """A secret role wins a generation in which somebody holds it."""
    yield from (Finding("role_win", name, row.mean, 0.16, 0.24) for name, row in tally.rows("role_win"))


def _seats(tally: Tally) -> Iterator[Finding]:
    for group in ("generation_win", "seat_win"):
        yield from (Finding(group, name, row.mean, 0.0, 0.22) for name, row in tally.rows(group))


def _falls(tally: Tally) -> Iterator[Finding]:
    counts = dict(tally.counted("falls"))
    whole = sum(counts.values()) or 1
    for name, (least, most) in FALLS.items():
        yield Finding("falls", name, counts.get(name, 0) / whole, least, most)


def _answers(tally: Tally) -> Iterator[Finding]:
    """The share of dilemmas whose less loved answer wins often enough."""
    asked = [row for _, row in tally.rows("answer_yes") if row.count >= ASKED]
    open_ = [row for row in asked if LOVED <= row.mean <= 1 - LOVED]
    yield Finding("answers", "", len(open_) / (len(asked) or 1), DILEMMAS, 1.0)


def _ends(tally: Tally) -> Iterator[Finding]:
    for end in ("unity", "division"):
        yield Finding("campaign", end, tally.row("campaign", end).mean, 0.35, 0.65)


def _legacies(tally: Tally, seats: int) -> Iterator[Finding]:
    for name, row in tally.rows("legacy_win"):
        yield Finding("legacy_win", name, row.mean * seats, 0.0, FAIR_LEGACY)
