"""khandan rehearse: people at a simulated Discord play a game with the real bot."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated, Any, Final, TypeVar

import typer

from bot import logs
from bot.client import Parts
from bot.config import Unfit
from bot.games import PLUGINS, refuse_unserved
from bot.lab.games import rehearsal_of
from bot.lab.rehearsal.stage import Asked, Making, Rehearsal, Spoiled
from bot.lab.rehearsal.table import TablePlan, rehearse_table
from bot.languages import LANGUAGES, Language
from bot.metrics.numbers import Numbers
from bot.metrics.requests import CAUSES, KINDS
from bot.terminal.ending import one_line, settings
from bot.terminal.usage import SEED
from bot.terminal.words import Figure, teller
from bot.wiring import all_words, load_parts, make_bot
from engine.store import Keyring

T = TypeVar("T")

FIRST: Final = PLUGINS[0].name
"""What is rehearsed where no game is named."""

FEWEST = 2
"""People of a rehearsal: one plays; the last one is absent, and of two takes no messages either."""

SPOILED = 1
"""The exit code when something was not as it should be."""

RING = Keyring({1: bytes(32)}, 1)
"""The database lives for the rehearsal alone."""


def rehearse(
    *,
    seed: Annotated[int, typer.Option(min=0, max=SEED, help="The same number gives the same campaign.")] = 7,
    generations: Annotated[
        int | None, typer.Option(min=1, max=40, help="At most so many; 3, with --days 1.")
    ] = None,
    language: Annotated[str | None, typer.Option(help="The language's code.")] = None,
    restart: Annotated[
        list[str] | None, typer.Option(help="draft, phase, tie (not with --days); all unless named.")
    ] = None,
    days: Annotated[
        bool, typer.Option("--days", help="Over days, with people who sleep and stay away.")
    ] = False,
    game: Annotated[str, typer.Option(help="Which game; of another than Houses one match.")] = FIRST,
    seats: Annotated[int | None, typer.Option(help="How many people, of another game than Houses.")] = None,
    count_requests: Annotated[
        bool, typer.Option("--count-requests", help="Say which requests of Discord it took, a move each.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="At a table where nothing is amiss; of another game than Houses.")
    ] = False,
    options: Annotated[
        str | None, typer.Option(help="The game's, as /table new takes them, of another than Houses.")
    ] = None,
) -> None:
    """Play a game through commands, buttons and forms; exit 1 when anything is not as it should be."""
    chosen = settings()
    logs.set_up("warning")
    with one_line(lambda: chosen.language):
        spoken = next((one for one in LANGUAGES if one == (language or chosen.language)), None)
        if spoken is None:
            raise Unfit("rehearse-language", languages=", ".join(LANGUAGES))
        whole = load_parts(chosen.model_copy(update={"guild": None}), RING, all_words())
        refuse_unserved(whole.editions)
        own, numbers = rehearsal_of(game), Numbers() if count_requests else None
        if own is None:
            plan = TablePlan(game, _seats(whole, game, seats), spoken, seed, options, days, plain)
            _table(whole, plan, numbers)
            _tell_requests(numbers, plan.language)
            return
        asked = Asked(seed, spoken, _restarts(own, restart, days=days), generations)
        tell, play = teller(asked.language), own.play_days if days else own.play
        found = _run_rehearsal(
            whole, lambda making, folder: play(asked, making, folder, typer.echo, tell, perf_counter), numbers
        )
        # The slowest answer is told in thousandths of a second.
        tell(found.code, **found.numbers, slowest=round(found.slowest * 1000))
        _tell_requests(numbers, asked.language)


def _table(whole: Parts, plan: TablePlan, numbers: Numbers | None) -> None:
    """One match, with people who press what they are shown."""
    found = _run_rehearsal(
        whole, lambda making, folder: rehearse_table(making, plan, folder, perf_counter), numbers
    )
    slots = {"moves": found.moves, "waits": found.waits, "slowest": round(found.slowest * 1000)}
    tell = teller(plan.language)
    if plan.days:
        tell("rehearse-table-days-done", **slots, ordered=found.ordered)
    else:
        tell("rehearse-table-done", **slots)


def _run_rehearsal(
    whole: Parts, work: Callable[[Making, Path], Coroutine[Any, Any, T]], numbers: Numbers | None
) -> T:
    """Play a rehearsal in an empty folder and give its result; exit code 1 when it was spoiled."""
    with TemporaryDirectory() as folder:
        try:
            return asyncio.run(work(partial(make_bot, whole, numbers=numbers), Path(folder)))
        except Spoiled as spoiled:
            teller(whole.settings.language, err=True)("rehearse-spoiled", why=str(spoiled))
            raise typer.Exit(SPOILED) from None


def _tell_requests(numbers: Numbers | None, language: Language) -> None:
    """Say how many requests of each kind the rehearsal took, where they were counted, and how many a move."""
    if numbers is None:
        return
    counts = {kind: numbers.count_requests(kind) for kind in KINDS}
    moves, total = numbers.count_moves(), sum(counts.values())
    per_move = Figure(f"{total / max(1, moves):.2f}")
    teller(language)(
        "rehearse-requests",
        moves=moves,
        total=total,
        each=per_move,
        pictures=numbers.count_pictures(),
        **counts,
        **{f"for_{cause}": numbers.count_caused(cause) for cause in CAUSES},
    )


def _seats(whole: Parts, game: str, seats: int | None) -> int:
    """How many people. Unfit for a game there is not, and for a number that it or a rehearsal can't have."""
    record = whole.games.get(game)
    if record is None:
        raise Unfit("rehearse-game", games=", ".join(whole.games))
    count = record.usual_seats if seats is None else seats
    if count not in record.seats or count < FEWEST:
        raise Unfit("rehearse-seats", least=max(FEWEST, record.seats[0]), most=record.seats[-1])
    return count


def _restarts(own: Rehearsal, given: list[str] | None, *, days: bool) -> tuple[str, ...]:
    """All that the game knows, unless some are named. Unfit for one that it does not know."""
    known = own.pauses(days)
    if given is None:
        return known
    if any(one not in known for one in given):
        raise Unfit("rehearse-restarts", restarts=", ".join(known))
    return tuple(one for one in known if one in given)
