"""The report of many games: its values, their names for people, and its charts.

`report` makes plain values of a tally, which `as_json` writes to a file; a game's own findings with their
bounds are among them. `namer`, `what` and `bounds_text` say them on a terminal, and `draw` makes an SVG of
each group of shares, its bounds as a band, which needs the extra `charts`.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.config import Unfit
from bot.lab.games import simulation_of
from bot.lab.simulation.counters import Finding, Tally
from bot.lab.simulation.jobs import Job
from bot.languages import Language, in_figures
from bot.render.catalogue import load
from bot.render.i18n import Messages, message_id

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

ROLES: Final = ("role-{}", "rokugan-choice-{}", "architects-choice-{}")
CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "roles": ROLES,
    "role_win": ROLES,
    "falls": ("end-{}",),
    "campaign": ("level-{}",),
    "card_win": ("architects-name-{}",),
    "voting": ("voting-{}",),
}
"""Under which of these texts the names of a group stand."""

TELLS: Final = {"voting": "", "falls": "simulate-fall"}
"""The text about a name, where it is not that of the group: none, where the name says all."""

STEWARDS: Final = ("stewards", "steward_win")

DRAWN: Final = ("role_win", "generation_win", "seat_win", "falls", "legacy_win", "voting")
"""Groups of findings that get a chart."""

COUNTED: Final = ("margin",)
"""Groups of counts by number that get one."""

INSIDE, OUTSIDE, BAND = "#2f6b4f", "#b5532a", "#e8e0cf"


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
    own = simulation_of(whole.game)
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
        numbers={
            group: {"count": row.count, "mean": row.mean, "least": row.least, "most": row.most}
            for group, row in ((group, tally.row(group)) for group in NUMBERS)
        },
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


Named = Callable[[str, str], str]
"""The word for a name of this group."""


def namer(words: Messages, game: str, book: Any) -> Named:
    """Names of this game; `book` is what its content gives for its pages. What has no word stays as it is."""
    own = simulation_of(game)
    found = {} if own is None or own.names is None else own.names(words, book)

    def name_of(group: str, name: str) -> str:
        if group in STEWARDS:
            return words.say("simulate-kind", kind=name)
        if group == "ended":
            return words.say("simulate-why", why=name)
        codes = (message_id(code.format(name)) for code in CODES.get(group, ()))
        return found.get(name) or next((words.say(code) for code in codes if words.has_text(code)), name)

    return name_of


def what(words: Messages, named: Named, one: Finding) -> str:
    """The name of a finding for people: of the group that was measured, and of whom or what in it."""
    name = in_figures(named(one.group, one.name), words.language)
    code = TELLS.get(one.group, f"simulate-{message_id(one.group)}")
    return words.say(code, name=name) if code else name


def bounds_text(words: Messages, one: Finding, told: Callable[[float], str]) -> str:
    """The bounds, as `told` writes a number; empty where any share will do."""
    whole = inf if one.plain else 1
    if one.least <= 0 and one.most >= whole:
        return ""
    side = "most" if one.least <= 0 else "least" if one.most >= whole else "between"
    return words.say(f"simulate-wanted-{side}", least=told(one.least), most=told(one.most))


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
    from matplotlib.figure import Figure  # noqa: PLC0415  as above

    words = load(language, strict=False)
    named, files = namer(words, told.game, book), []
    # The salt of ids within a file, and no date: else no two runs would write the same bytes.
    with matplotlib.rc_context({"svg.hashsalt": told.game}):
        for group in groups:
            figure: Any = Figure(figsize=(8, 4), layout="constrained")
            counts = told.counts.get(group) if group in COUNTED else None
            found = [one for one in told.findings if one.group == group]
            if counts:
                _draw_steps(figure, counts)
            elif found:
                _draw_bars(figure, found, named)
            else:
                continue
            (axes,) = figure.axes
            axes.set_title(words.say(message_id(f"chart-{group}")))
            axes.yaxis.set_visible(False)
            file = folder / f"{group}.svg"
            figure.savefig(file, metadata={"Date": None})
            files.append(file)
    return tuple(files)


def _draw_bars(figure: Any, found: list[Finding], named: Named) -> None:
    """Bars of one group with their shares, the band between the bounds behind them."""
    axes = figure.add_subplot()
    for spot, one in enumerate(found):
        band = {"color": BAND, "zorder": 0}
        # A bound without end would stretch the chart until no bar could be seen.
        axes.bar(spot, min(one.most, 1.5) - one.least, 0.9, one.least, **band)
        axes.bar(spot, one.share, 0.5, color=INSIDE if one.is_within else OUTSIDE, zorder=1)
        axes.annotate(f"{one.share:.0%}", (spot, one.share), ha="center", va="bottom")
    axes.set_xticks(range(len(found)), [named(one.group, one.name) for one in found], rotation=30)


def _draw_steps(figure: Any, counts: dict[str, int]) -> None:
    """How often each number was met, from the least up."""
    axes, whole = figure.add_subplot(), sum(counts.values())
    numbers = sorted(int(name) for name in counts)
    axes.bar(numbers, [counts[str(number)] / whole for number in numbers], 0.7, color=INSIDE)
    axes.set_xticks(numbers)
