"""make bench: every ratio against its floor, measured in this one run; nothing here is a test.

With a file (`make performance`) the figures are also written there, as a page.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from rich.console import Console
from rich.table import Table

from tests.bench import (
    annals,
    append,
    architects,
    council,
    coup,
    cunning,
    page,
    pictures,
    rokugan,
    simulated,
    stewards,
    votes,
)


class Bound(NamedTuple):
    """A figure that was promised: at most, or at least, so much."""

    figure: str
    way: Literal["at most", "at least"]
    value: float


PROMISES: dict[str, tuple[Bound, ...]] = {
    "Houses in the engine": (
        Bound("ratio", "at most", 10),
        Bound("ratio of any move", "at most", 9),
        Bound("late against early", "at most", 1.1),
    ),
    "A durable append": (
        Bound("wall_ratio", "at most", 1.5),
        Bound("cpu_ratio", "at most", 2.5),
        Bound("crowd_share", "at least", 0.75),
    ),
    "Coup in the engine": (
        Bound("ratio", "at most", 1.5),
        Bound("million_minutes", "at most", 3),
    ),
    "A click over sockets": (
        Bound("hand_ratio", "at most", 4),
        Bound("board_ratio", "at most", 4),
        Bound("ballot_over", "at most", 5),
        Bound("cpu_ms", "at most", 4),
    ),
    "Stewards of Houses": (
        Bound("prudent_p99_ms", "at most", 3),
        Bound("company_p99_ms", "at most", 3),
    ),
    "Games by command": (),
    "The cunning of Coup": (Bound("p99_ms", "at most", 100),),
    "Battle for Rokugan in the engine": (Bound("ratio", "at most", 8),),
    "Architects of the West Kingdom in the engine": (Bound("ratio", "at most", 10),),
    "A picture of the council": (
        Bound("ratio", "at most", 1.5),
        Bound("map_ratio", "at most", 1.5),
        Bound("worker", "at most", 1.5),
        Bound("gap_ms", "at most", 7),
    ),
    "The annals of a campaign": (
        Bound("milliseconds", "at most", 50),
        Bound("long against short", "at most", 1.5),
    ),
}

BENCHES: dict[str, Callable[[], dict[str, float]]] = {
    "Houses in the engine": council.measure,
    "A durable append": append.measure,
    "Coup in the engine": coup.measure,
    "A click over sockets": votes.measure,
    "Stewards of Houses": stewards.measure,
    "Games by command": simulated.measure,
    "The cunning of Coup": cunning.measure,
    "Battle for Rokugan in the engine": rokugan.measure,
    "Architects of the West Kingdom in the engine": architects.measure,
    "A picture of the council": pictures.measure,
    "The annals of a campaign": annals.measure,
}


def main() -> None:
    """Measure everything and print it beside what was promised."""
    console, found = Console(), {}
    for name, measure in BENCHES.items():
        found[name] = rows(name, measure())
        console.print(shown(name, found[name]))
    for file in sys.argv[1:]:
        page.write(Path(file), found)


def rows(name: str, figures: dict[str, float]) -> list[tuple[str, ...]]:
    """Of each figure its name, what was measured, what was promised, and whether that is kept."""
    bounds = {bound.figure: bound for bound in PROMISES[name]}
    return [
        (figure, f"{value:,.3g}" if value < 1000 else f"{value:,.0f}", *_verdict(bounds, figure, value))
        for figure, value in figures.items()
    ]


def shown(name: str, found: list[tuple[str, ...]]) -> Table:
    """One bench as a table."""
    table = Table(title=name, title_justify="left")
    for column in ("figure", "measured", "promised", ""):
        table.add_column(column)
    for row in found:
        table.add_row(*row)
    return table


def _verdict(bounds: dict[str, Bound], figure: str, value: float) -> tuple[str, str]:
    bound = bounds.get(figure)
    if bound is None:
        return "", ""
    kept = value <= bound.value if bound.way == "at most" else value >= bound.value
    return f"{bound.way} {bound.value:g}", "kept" if kept else "MISSED"


if __name__ == "__main__":
    main()
