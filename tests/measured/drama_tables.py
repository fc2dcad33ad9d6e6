"""The tables of what cards make of a table of houses: drama.py counts it, these are its bounds."""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Final

from bot.lab.simulation.counters import Row, Tally
from tests.measured.pages import table

SURE: Final = 1.96
"""So many standard errors either way hold the true share in 95 cases of 100."""

Line = tuple[str, str, str, bool | None]
"""What is measured, the figure, what is wanted, and whether it is met; None where nothing is wanted."""


def drama_table(found: Mapping[str, Tally]) -> str:
    """Every bound of company's campaigns, and the first reigns of prudent ones."""
    company, prudent, again = found["company"], found["prudent"], found["again"]
    lines = (*_rivals(company), *_reigns(company, prudent), *_memory(company), *_variety(company, again))
    return table(("", "measured", "wanted", "met"), [_told(*line) for line in lines])


def kings_table(tally: Tally) -> str:
    """How often each king was deposed or fled, and how far from the mean of all that is."""
    rows = tally.rows("king_falls")
    whole = sum((row for _, row in rows), Row())
    lines: list[Line] = [("all", _share(whole), "", None)]
    for name, row in sorted(rows, key=lambda one: -one[1].mean):
        lines.append((name, _share(row), "within 8 points of all", abs(row.mean - whole.mean) <= 0.08))
    return table(("king", "falls", "wanted", "met"), [_told(*line) for line in lines])


def _rivals(tally: Tally) -> Iterator[Line]:
    """Who votes against whom."""
    seen, chance = tally.row("opposed", "seen"), tally.row("opposed", "by chance")
    times = seen.mean / chance.mean if chance.mean else 0.0
    said = f"{seen.mean:.2f} : {chance.mean:.2f}"
    yield (
        "most opposed pair of a reign, votes against each other : by chance",
        said,
        "1.2 times",
        times >= 1.2,
    )
    seen, chance = tally.row("between_holders", "seen"), tally.row("between_holders", "by chance")
    said = f"{_share(seen)} : {chance.mean:.1%}"
    yield "both houses of a card of two offices against each other : any two there", said, "", None


def _reigns(company: Tally, prudent: Tally) -> Iterator[Line]:
    """How reigns begin and end."""
    for kind, tally in (("company", company), ("prudent", prudent)):
        short = tally.row("first_reign_short")
        yield (
            f"first reigns over before the fifth phase, {kind}",
            _share(short),
            "3% at most",
            short.mean < 0.03,
        )
    unopposed, landslide = company.row("unopposed", "last"), company.row("landslide", "last")
    both = Row(unopposed.count, unopposed.total + landslide.total)
    yield "last votes with three times the other side’s power", _share(both), "15% at most", both.mean <= 0.15
    yield "of these, with nobody on the other side", _share(unopposed), "", None
    own = company.row("own_king")
    yield "reigns that read a card of their own king", _share(own), "half or more", own.mean >= 0.5


def _memory(tally: Tally) -> Iterator[Line]:
    """What cards know, in the first five generations."""
    reached, row = tally.row("heirs", "tables"), tally.row("heirs", "a table")
    yield "tables that read an heir", _share(reached), "90% or more", reached.mean >= 0.9
    yield "heirs a table", f"{row.mean:.2f}", "2 or more", row.mean >= 2
    turned = tally.row("heir_turns")
    yield "heirs in which memory turns", _share(turned), "about half", 0.4 <= turned.mean <= 0.6
    for name, said in (
        ("ledger", "card of a broken word"),
        ("crises", "crisis"),
        ("offices", "card of offices held"),
    ):
        yield f"tables that met a {said}", _share(tally.row(name, "tables")), "", None


def _variety(tally: Tally, again: Tally) -> Iterator[Line]:
    """How often the same comes."""
    row = tally.row("drawn", "pulled by want or plenty")
    yield "general cards that want or plenty may pull", _share(row), "40% at most", row.mean <= 0.4
    yield "general cards that anything may pull", _share(tally.row("drawn", "pulled by anything")), "", None
    for name, most in (("general", 0.20), ("story", 0.45)):
        row = again.row("alike", name)
        said = f"{row.mean:.1%}"
        yield (
            f"{name} cards that the table saw in its last campaign",
            said,
            f"{most:.0%} at most",
            row.mean <= most,
        )


def _share(row: Row) -> str:
    about = SURE * sqrt(row.mean * (1 - row.mean) / row.count) * 100 if row.count > 1 else 0.0
    return f"{row.mean:.1%} ± {about:.1f}"


def _told(name: str, said: str, wanted: str, met: bool | None) -> tuple[str, str, str, str]:
    if met is None:
        return name, said, wanted, ""
    return (name, said, wanted, "yes") if met else (f"**{name}**", f"**{said}**", wanted, "**no**")
