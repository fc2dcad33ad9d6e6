"""khandan rehearse: five players at a simulated Discord play a campaign with the real bot."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated, Any, get_args

import typer

from bot import logs
from bot.config import Settings, Unfit
from bot.languages import LANGUAGES, Language
from bot.rehearsal.chronicle import Counts
from bot.rehearsal.days.show import rehearse_days
from bot.rehearsal.play import Ended, Pause, Plan
from bot.rehearsal.play import rehearse as played
from bot.rehearsal.stage import Spoiled
from bot.rehearsal.table import TablePlan, rehearse_table
from bot.terminal.ending import one_line, settings
from bot.terminal.telling import Tell, teller
from bot.wiring import Parts, all_words, parts
from engine.store import Keyring

HOUSES = "houses"

FEWEST = 3
"""People of a rehearsal: one is absent, one takes no messages, one plays."""

SPOILED = 1
"""The exit code when something was not as it should be."""

RING = Keyring({1: bytes(32)}, 1)
"""The database lives for the rehearsal alone."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(rehearse)


def rehearse(
    *,
    seed: Annotated[int, typer.Option(min=0, help="The same number gives the same campaign.")] = 7,
    generations: Annotated[
        int | None, typer.Option(min=1, max=40, help="At most so many; 3, with --days 1.")
    ] = None,
    language: Annotated[str | None, typer.Option(help="fa or en.")] = None,
    restart: Annotated[
        list[str] | None, typer.Option(help="draft, phase, tie (not with --days); all unless named.")
    ] = None,
    days: Annotated[
        bool, typer.Option("--days", help="Over days, with people who sleep and stay away.")
    ] = False,
    game: Annotated[str, typer.Option(help="Which game; of another than Houses one match.")] = HOUSES,
    seats: Annotated[int | None, typer.Option(help="How many people, of another game than Houses.")] = None,
) -> None:
    """Play a campaign through commands, buttons and forms; exit 1 when anything is not as it should be."""
    chosen = settings()
    logs.set_up("warning")
    if game != HOUSES:
        _table(chosen, game, seats, language, seed)
        return
    with one_line(lambda: chosen.language):
        most = generations or (1 if days else 3)
        plan = Plan(seed, most, _language(language, chosen), _restarts(restart, days=days))
        tell = teller(plan.language)
        whole = parts(chosen.model_copy(update={"guild": None}), RING, all_words())
        with TemporaryDirectory() as folder:
            work = _work(whole, plan, Path(folder), tell, days=days)
            try:
                found = asyncio.run(work)
            except Spoiled as spoiled:
                teller(chosen.language, err=True)("rehearse-spoiled", why=str(spoiled))
                raise typer.Exit(SPOILED) from None
    _told(found, tell)


def _work(whole: Parts, plan: Plan, folder: Path, tell: Tell, *, days: bool) -> Coroutine[Any, Any, Ended]:
    """The rehearsal that was asked for, by the clock of this machine."""
    if days:
        return rehearse_days(whole, plan, folder, typer.echo, tell, perf_counter)
    return played(
        whole, plan, folder, typer.echo, lambda pause: tell("rehearse-restart", pause=pause), perf_counter
    )


def _table(chosen: Settings, game: str, seats: int | None, language: str | None, seed: int) -> None:
    """One match of another game, with people who press what they are shown."""
    with one_line(lambda: chosen.language):
        whole = parts(chosen.model_copy(update={"guild": None}), RING, all_words())
        record = whole.games.get(game)
        if record is None:
            raise Unfit("rehearse-game", games=", ".join(whole.games))
        count = seats or record.usual_seats
        if count not in record.seats or count < FEWEST:
            raise Unfit("rehearse-seats", least=max(FEWEST, record.seats[0]), most=record.seats[-1])
        plan = TablePlan(game, count, _language(language, chosen), seed)
        with TemporaryDirectory() as folder:
            try:
                found = asyncio.run(rehearse_table(whole, plan, Path(folder), perf_counter))
            except Spoiled as spoiled:
                teller(chosen.language, err=True)("rehearse-spoiled", why=str(spoiled))
                raise typer.Exit(SPOILED) from None
    slowest = round(found.slowest * 1000)
    teller(plan.language)("rehearse-table-done", moves=found.moves, waits=found.waits, slowest=slowest)


def _told(found: Ended, tell: Tell) -> None:
    """The last line: the counts, and the slowest answer in thousandths of a second."""
    counts = found.counts
    code = "rehearse-done" if isinstance(counts, Counts) else "rehearse-days-done"
    numbers = {name: getattr(counts, name) for name in counts.__struct_fields__}
    tell(code, **numbers, slowest=round(found.slowest * 1000))


def _language(given: str | None, chosen: Settings) -> Language:
    found = next((one for one in LANGUAGES if one == (given or chosen.language)), None)
    if found is None:
        raise Unfit("rehearse-language", languages=", ".join(LANGUAGES))
    return found


def _restarts(given: list[str] | None, *, days: bool) -> tuple[Pause, ...]:
    """Where nobody sees to it that there is a tie, none can be waited for."""
    known: tuple[Pause, ...] = tuple(one for one in get_args(Pause) if not (days and one == "tie"))
    if given is None:
        return known
    wrong = [one for one in given if one not in known]
    if wrong:
        raise Unfit("rehearse-restarts", restarts=", ".join(known))
    return tuple(one for one in known if one in given)
