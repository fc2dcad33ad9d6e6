"""The report's charts: one SVG for each group of shares, its bounds as a band. Needs the extra `charts`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bot.config import Unfit
from bot.lab.simulation.counters import Finding
from bot.lab.simulation.report import Named, Report, namer
from bot.languages import Language
from bot.render.catalogue import load
from bot.render.i18n import Messages, message_id

DRAWN: Final = ("role_win", "generation_win", "seat_win", "falls", "legacy_win", "voting")
"""Groups of findings that get a chart."""

COUNTED: Final = ("margin",)
"""Groups of counts by number that get one."""

INSIDE, OUTSIDE, BAND = "#2f6b4f", "#b5532a", "#e8e0cf"


def draw(
    told: Report,
    folder: Path,
    language: Language,
    groups: Sequence[str] = (*DRAWN, *COUNTED),
    book: Any = None,
) -> tuple[Path, ...]:
    """A chart for each of these groups that the report has, with the names of the content that `book` gives;
    Unfit without matplotlib.

    The same report gives the same files, byte by byte.
    """
    try:
        import matplotlib  # noqa: PLC0415  an extra: only who asks for charts needs it
    except ImportError:
        raise Unfit("simulate-no-charts") from None
    words = load(language, strict=False)
    named, files = namer(words, told.game, book), []
    with matplotlib.rc_context({"svg.hashsalt": told.game}):
        for group in groups:
            figure = _figure(told, words, named, group)
            if figure is not None:
                file = folder / f"{group}.svg"
                figure.savefig(file, metadata={"Date": None})
                files.append(file)
    return tuple(files)


def _figure(told: Report, words: Messages, named: Named, group: str) -> Any | None:
    """The chart of a group, or None where the report has nothing of it."""
    from matplotlib.figure import Figure  # noqa: PLC0415  as above

    figure = Figure(figsize=(8, 4), layout="constrained")
    if counts := told.counts.get(group) if group in COUNTED else None:
        return _steps(figure, counts, words, group)
    found = [one for one in told.findings if one.group == group]
    return _bars(figure, found, words, named) if found else None


def _bars(figure: Any, found: list[Finding], words: Messages, named: Named) -> Any:
    """Bars of one group with their shares, the band between the bounds behind them."""
    axes, group = figure.add_subplot(), found[0].group
    for spot, one in enumerate(found):
        band = {"color": BAND, "zorder": 0}
        axes.bar(spot, min(one.most, 1.5) - one.least, 0.9, one.least, **band)
        axes.bar(spot, one.share, 0.5, color=INSIDE if one.is_within else OUTSIDE, zorder=1)
        axes.annotate(f"{one.share:.0%}", (spot, one.share), ha="center", va="bottom")
    axes.set_xticks(range(len(found)), [named(group, one.name) for one in found], rotation=30)
    axes.set_title(words.say(message_id(f"chart-{group}")))
    axes.yaxis.set_visible(False)
    return figure


def _steps(figure: Any, counts: dict[str, int], words: Messages, group: str) -> Any:
    """How often each number was met, from the least up."""
    axes, whole = figure.add_subplot(), sum(counts.values())
    numbers = sorted(int(name) for name in counts)
    axes.bar(numbers, [counts[str(number)] / whole for number in numbers], 0.7, color=INSIDE)
    axes.set_xticks(numbers)
    axes.set_title(words.say(f"chart-{group}"))
    axes.yaxis.set_visible(False)
    return figure
