"""khandan simulate: many games by stewards, counted; the rules alone, without store or Discord."""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from bot.config import Unfit
from bot.lab.simulation.cluster import count_on_cluster
from bot.lab.simulation.counters import Tally
from bot.lab.simulation.jobs import Job, jobs_of, load_playable, spread
from bot.lab.simulation.options import NOTHING, options_of, seats_of
from bot.lab.simulation.report import Named, Report, as_json, bounds_text, draw, namer, report, what
from bot.languages import Language, in_figures
from bot.process import cores
from bot.render.catalogue import for_a_command
from bot.render.i18n import Messages
from bot.terminal.ending import one_line, settings
from bot.terminal.usage import GAMES, JOBS, SEED
from bot.terminal.words import Figure, teller_of
from engine.kernel.game import AnyGame
from engine.stewards import kinds_to_measure, usual

PARTS = 100
"""The games are dealt out in so many: of two processes none waits long for the other's last part."""

PRUDENT = "prudent"

EACH = 10
"""A process is worth its while for so many games."""


def simulate(
    game: Annotated[str, typer.Argument(help="houses, coup, treasure, rokugan or architects.")],
    *,
    games: Annotated[int, typer.Option("--games", "--campaigns", min=1, max=GAMES, help="How many.")] = 100,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=JOBS, help="Processes at once; without it one for each core.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where a Dask scheduler is: tcp://10.0.0.5:8786.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=SEED, help="The same number gives the same games.")] = 1,
    steward: Annotated[
        list[str] | None,
        typer.Option("--steward", "--stewards", help="Stewards, seat by seat, then anew."),
    ] = None,
    record: Annotated[Path | None, typer.Option(help="A folder for the games' records.")] = None,
    json: Annotated[Path | None, typer.Option(help="A file for the report as JSON.")] = None,
    charts: Annotated[Path | None, typer.Option(help="A folder for the report's charts.")] = None,
    content: Annotated[Path | None, typer.Option(help="The folder of the cards.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; as often as you like."),
    ] = None,
) -> None:
    """Play many games by stewards and count how they end."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        cards = content or chosen.content
        own = "" if cards is None else str(cards)
        found = load_playable(game, own)
        rules = found.games.get(game)
        if rules is None:
            raise Unfit("simulate-no-game", game=game, games=", ".join(found.games))
        places = rules.usual_seats if seats is None else seats
        # Games are compared by the prudent stewards; a game without them by its usual ones.
        own_kind = PRUDENT if PRUDENT in kinds_to_measure(rules) else usual(rules)
        roster = tuple(steward or (own_kind,))
        texts = for_a_command(chosen.language)
        options = _check_options(rules, places, roster, option or [], texts)

        if cluster is not None:
            _check_for_cluster({"--record": record, "--jobs": jobs})
        if record is not None:
            try:
                record.mkdir(parents=True, exist_ok=True)
            except OSError:
                raise Unfit("export-unwritable", file=str(record)) from None
        folder, version = None if record is None else str(record), found.content(game)
        whole = Job(game, places, roster, seed, range(games), version, folder, chosen.language, own, options)
        tally = _count_games(whole, jobs or max(1, min(cores(), games // EACH)), cluster)
        book = found.editions.present(game).book if version else None
        told, named = report(whole, tally), namer(texts, game, book)
        _print_tally(whole, tally, texts, named)
        _balance(told, texts, named)
        _save_reports(told, json, charts, chosen.language, book)


def _check_options(
    rules: AnyGame, seats: int, roster: tuple[str, ...], words: list[str], texts: Messages
) -> str:
    """The options that differ from the game's defaults, as JSON; Unfit for whatever can't be played."""
    kinds = kinds_to_measure(rules)
    unknown = next((kind for kind in roster if kind not in kinds), None)
    if unknown is not None:
        raise Unfit("simulate-no-steward", kind=unknown, kinds=", ".join(kinds))
    options = options_of(rules, words, texts)
    fitting = seats_of(rules, options)
    if seats not in fitting:
        raise Unfit(
            "simulate-seats-wrong", game=rules.name, seats=seats, least=min(fitting), most=max(fitting)
        )
    default = type(options)()
    fields = options.__struct_fields__
    names = [name for name in fields if getattr(options, name) != getattr(default, name)]
    return msgspec.json.encode({name: getattr(options, name) for name in names}).decode()


def _check_for_cluster(options: dict[str, object]) -> None:
    """Unfit for an option that says what this machine alone would do."""
    for name, value in options.items():
        if value is not None:
            raise Unfit("simulate-cluster-option", option=name, cluster="--cluster")


def _count_games(whole: Job, jobs: int, cluster: str | None) -> Tally:
    """The games in small parts, so that the bar moves; beyond one job each part goes to a process, or to the
    cluster's.

    Where nobody watches there is no bar, whose thread would want a processor ten times a second.
    """
    console = Console(stderr=True)
    with Progress(transient=True, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(whole.game, total=len(whole.numbers))

        def advance(games: int) -> None:
            bar.advance(task, games)

        if cluster is not None:
            return count_on_cluster(whole, cluster, PARTS, advance)
        parts = jobs_of(whole, PARTS)
        if jobs == 1:
            return spread(parts, None, advance)
        with ProcessPoolExecutor(jobs) as executor:
            return spread(parts, executor, advance)


def _print_tally(whole: Job, tally: Tally, words: Messages, named: Named) -> None:
    tell, counts = teller_of(words), partial(_counts, tally, named, f"{words.say('list-comma')} ")
    tell("simulate-title", game=whole.game, games=len(whole.numbers), seats=whole.seats, seed=whole.seed)
    if whole.options != "{}":
        chosen = msgspec.json.decode(whole.options).items()
        as_typed = (f"{name}={NOTHING if value is None else value}" for name, value in chosen)
        tell("simulate-options", options=", ".join(as_typed))
    tell("simulate-ends", counts=counts("ended"))
    lengths = tally.row("moves")
    mean = Figure(f"{lengths.mean:.1f}")
    tell("simulate-length", least=int(lengths.least), most=int(lengths.most), mean=mean)
    for name in ("generations", "falls", "seats"):
        if tally.counts_of(name):
            tell(f"simulate-{name}", counts=counts(name))
    for group in ("roles", "stewards"):
        for name, row in tally.rows(group):
            slots = {"count": row.count, "least": int(row.least), "most": int(row.most)}
            tell(f"simulate-{group}", name=named(group, name), mean=Figure(f"{row.mean:.2f}"), **slots)


def _counts(tally: Tally, named: Named, comma: str, group: str) -> Figure:
    """`death 45 (75%), flight 15 (25%)`, the most frequent first; `3: 45` where a name is a number."""
    found = tally.counts_of(group)
    whole = sum(count for _, count in found)
    called = ((f"{name}:" if name.isdigit() else named(group, name), count) for name, count in found)
    return Figure(comma.join(f"{name} {count} ({count / whole:.0%})" for name, count in called))


def _balance(told: Report, words: Messages, named: Named) -> None:
    """Each share; of Houses where it should lie, too, and whether it does."""
    tell = teller_of(words)
    for one in told.findings:
        form = ".2f" if one.plain else ".1%"

        def in_words(number: float, form: str = form) -> str:
            return in_figures(format(number, form), words.language)

        bounds, share = bounds_text(words, one, in_words), in_words(one.share)
        code = "simulate-share" if not bounds else "simulate-within" if one.is_within else "simulate-outside"
        tell(code, what=what(words, named, one), share=share, **({"wanted": bounds} if bounds else {}))


def _save_reports(
    told: Report, json: Path | None, charts: Path | None, language: Language, book: Any
) -> None:
    try:
        if json is not None:
            json.write_bytes(as_json(told))
        if charts is not None:
            charts.mkdir(parents=True, exist_ok=True)
            draw(told, charts, language, book=book)
    except OSError:
        raise Unfit("export-unwritable", file=str(json if charts is None else charts)) from None
