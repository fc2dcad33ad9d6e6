"""The report of many games, as values for a file and for whoever draws it."""

from typing import Any

import msgspec
from msgspec import Struct

from bot.counters import Finding, Tally
from bot.games import simulation
from bot.simulation.jobs import Job

SHARES = (
    "role_win",
    "office_win",
    "generation_win",
    "seat_win",
    "card_win",
    "legacy_win",
    "steward_win",
    "answer_yes",
    "story_unity",
    "ballot_votes",
    "phase_silent",
    "phase_sides",
    "phase_first",
    "phase_close",
    "phase_offered",
)
"""Groups whose mean is a share."""

NUMBERS = ("moves", "phases", "coins", "power", "prestige", "crown")
"""Groups of plain numbers."""


COUNTS = ("ended", "falls", "generations", "seats", "margin")
"""Groups that are counted."""


class Report(Struct, frozen=True):
    """Everything that was found; `findings` only where the game has bounds, `options` those that were set."""

    game: str
    games: int
    seats: int
    stewards: tuple[str, ...]
    seed: int
    content: str
    options: dict[str, Any]
    generations: int
    counts: dict[str, dict[str, int]]
    shares: dict[str, dict[str, float]]
    numbers: dict[str, dict[str, float]]
    points: dict[str, dict[str, float]]
    findings: tuple[Finding, ...]


def report(whole: Job, tally: Tally) -> Report:
    """The report of a job's tally."""
    own = simulation(whole.game)
    return Report(
        game=whole.game,
        games=len(whole.numbers),
        seats=whole.seats,
        stewards=whole.stewards,
        seed=whole.seed,
        content=whole.content,
        options=msgspec.json.decode(whole.options),
        generations=sum(count for _, count in tally.counts_of("falls")),
        counts={group: dict(tally.counts_of(group)) for group in COUNTS},
        shares={group: {name: row.mean for name, row in tally.rows(group)} for group in SHARES},
        numbers={group: _numbers(tally, group) for group in NUMBERS},
        points={
            group: {name: row.mean for name, row in tally.rows(group)} for group in ("roles", "stewards")
        },
        findings=() if own is None else own.findings(tally, whole.seats),
    )


def as_json(told: Report) -> bytes:
    """The report as one JSON object, two spaces an indent."""
    plain: Any = msgspec.to_builtins(told)
    for row, one in zip(plain["findings"], told.findings, strict=True):
        row["within"] = one.is_within
    return msgspec.json.format(msgspec.json.encode(plain), indent=2)


def _numbers(tally: Tally, group: str) -> dict[str, float]:
    row = tally.row(group)
    return {"count": row.count, "mean": row.mean, "least": row.least, "most": row.most}
