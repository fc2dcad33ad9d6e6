"""khandan audit: is there a place where a player could notice what only another may know?"""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated, Final

import typer

from bot.cli.replay import lines, no_record
from bot.client import Parts
from bot.config import Unfit
from bot.games import refuse_unserved
from bot.lab.games import outlets_of
from bot.lab.leaks.audit import Audited, audits, random_matches
from bot.lab.leaks.moments import Moment, moments_of_record
from bot.languages import LANGUAGES, Language
from bot.process import cores
from bot.render.catalogue import for_a_command
from bot.terminal.ending import UNFIT, one_line, settings
from bot.terminal.usage import GAMES, JOBS, SEED
from bot.terminal.words import Figure, terminal_text
from bot.wiring import load_parts
from engine.record import Broken, read, unchecked_because
from engine.store import Keyring

LEAKS: Final = 1
"""The exit code when something leaks."""

NO_STORE: Final = Keyring({1: bytes(32)}, 1)
"""No store is opened here."""


def audit(
    matches: Annotated[int, typer.Option(min=0, max=GAMES, help="Random matches of each game.")] = 3,
    seed: Annotated[int, typer.Option(min=0, max=SEED, help="The first match's seed.")] = 0,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    record: Annotated[list[Path] | None, typer.Option(help="Recorded matches, too.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=JOBS, help="Processes at once; without it one for each core.")
    ] = None,
) -> None:
    """Play matches beside twins in which only secrets differ, and compare all that reaches each viewer."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        whole = load_parts(chosen, NO_STORE, {one: for_a_command(one) for one in LANGUAGES})
        if not matches and not record:
            raise Unfit("audit-nothing")
        if matches:
            refuse_unserved(whole.editions)
        games = {name: one for name, one in whole.games.items() if game in (None, name)}
        if not games:
            raise Unfit("audit-no-game", game=game or "")
    kept = tuple(_match(file, whole) for file in record or ())
    played = chain(random_matches(games, range(seed, seed + matches)), enumerate(kept))
    words = tuple(whole.words.values())
    done = audits(played, whole.renderers, words, outlets_of, jobs or cores())
    if not _print_verdict(done, chosen.language):
        raise typer.Exit(LEAKS)


def _print_verdict(done: Iterator[Audited], language: Language) -> bool:
    """A line for each match and each leak, and the sum; whether nothing leaks."""
    matches = compared = leaks = 0
    for one in done:
        verdict = one.verdict
        matches, compared, leaks = matches + 1, compared + verdict.compared, leaks + len(verdict.leaks)
        sums = {"count": verdict.compared, "leaks": len(verdict.leaks)}
        typer.echo(terminal_text("audit-match", language, game=one.game, seed=Figure(one.seed), **sums))
        for leak in verdict.leaks:
            viewer = "public" if leak.viewer is None else f"seat:{leak.viewer}"
            slots = {"where": leak.where, "real": leak.real, "twin": leak.twin}
            typer.echo(terminal_text("audit-leak", language, seq=leak.seq, viewer=viewer, **slots))
    typer.echo(terminal_text("audit-sum", language, matches=matches, count=compared, leaks=leaks))
    return not leaks


def _match(file: Path, whole: Parts) -> tuple[Moment, ...]:
    """The moments of a record; one line and exit code 2 for a file that can't be audited."""
    language = whole.settings.language
    with one_line(lambda: language):
        rows = lines(file)
    try:
        record = read(rows, whole.games)
        why = unchecked_because(record, whole.contents.get(record.header.game, ""))
        if why is None:
            return tuple(moments_of_record(record))
    except Broken as broken:
        raise no_record(file, broken, whole.settings) from None
    typer.echo(terminal_text("audit-record", language, file=file.name, why=why), err=True)
    raise typer.Exit(UNFIT)
