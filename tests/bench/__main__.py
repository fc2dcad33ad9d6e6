"""make bench: every ratio against its floor, measured in this one run; nothing here is a test.

With a file (`make performance`) the figures are also written there, as a page.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from rich.console import Console
from rich.table import Table

from bot.process import multiply_in_one_thread
from tests.bench import (
    annals,
    append,
    architects,
    books,
    cold,
    council,
    coup,
    cunning,
    page,
    pictured,
    pictures,
    presses,
    rokugan,
    shared,
    simulated,
    stewards,
    votes,
)


class Bound(NamedTuple):
    """A figure that was promised: at most, or at least, so much. It is a ratio to a floor of the same run: a
    time would tell the machine."""

    figure: str
    way: Literal["at most", "at least"]
    value: float


class Bench(NamedTuple):
    """What measures, and what was promised of its figures."""

    measure: Callable[[], dict[str, float]]
    promises: tuple[Bound, ...] = ()


def most(figure: str, value: float) -> Bound:
    """At most so much."""
    return Bound(figure, "at most", value)


def least(figure: str, value: float) -> Bound:
    """At least so much."""
    return Bound(figure, "at least", value)


BENCHES: dict[str, Bench] = {
    "Houses in the engine": Bench(
        council.measure, (most("ratio", 10), most("ratio of any move", 9), most("late against early", 1.1))
    ),
    "A durable append": Bench(
        append.measure,
        (most("wall_ratio", 1.5), most("cpu_ratio", 2.5), least("crowd_share", 0.75)),
    ),
    "A durable append over both databases": Bench(
        shared.measure,
        (most("p50_ratio", 4), most("over_ratio", 4), least("two_ratio", 1.25), least("four_ratio", 2)),
    ),
    "Coup in the engine": Bench(coup.measure, (most("ratio", 1.5),)),
    "A click over sockets": Bench(
        votes.measure,
        (most("hand_ratio", 4), most("board_ratio", 4), most("ballot_over", 5), most("cpu_ratio", 13)),
    ),
    "Stewards of Houses": Bench(
        stewards.measure,
        tuple(most(f"{kind} p99 in least moves", 1500) for kind in stewards.KINDS),
    ),
    "Games by command": Bench(
        simulated.measure, tuple(most(f"{game}_ratio", bound) for game, bound in simulated.RATIOS.items())
    ),
    "The cunning of Coup": Bench(cunning.measure, (most("p99 in least moves", 10_000),)),
    "Battle for Rokugan in the engine": Bench(rokugan.measure, (most("ratio", 8),)),
    "Architects of the West Kingdom in the engine": Bench(architects.measure, (most("ratio", 10),)),
    "A picture of the council": Bench(
        pictures.measure,
        (most("ratio", 1.5), most("map_ratio", 1.5), most("worker", 1.5), most("gap_ratio", 2)),
    ),
    "Every other picture": Bench(
        pictured.measure,
        tuple(most(f"{kind}_ratio", 1.5) for kind in pictured.KINDS),
    ),
    "A picture that comes cold": Bench(
        cold.measure,
        (most("words over a second", 1.25), most("first over empty", 20), most("cold kind over empty", 5)),
    ),
    "A press on the page": Bench(
        presses.measure,
        (
            most("p99 over an empty question", 60),
            most("p99 over 300 ms", 1),
            most("slowest ballot over 300 ms", 1),
        ),
    ),
    "The annals of a campaign": Bench(
        annals.measure, (most("entry in least moves", 4), most("long against short", 1.5))
    ),
    "The book of a campaign": Bench(
        books.measure, (most("entry in least moves", 25), most("long against short", 1.75))
    ),
}


def main() -> None:
    """Measure everything and print it beside what was promised."""
    multiply_in_one_thread()  # as the program does
    console, found = Console(), {}
    for name, bench in BENCHES.items():
        found[name] = rows(name, bench.measure())
        console.print(shown(name, found[name]))
    for file in sys.argv[1:]:
        page.write(Path(file), found)


def rows(name: str, figures: dict[str, float]) -> list[tuple[str, ...]]:
    """Of each figure its name, what was measured, what was promised, and whether that is kept."""
    bounds = {bound.figure: bound for bound in BENCHES[name].promises}
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
