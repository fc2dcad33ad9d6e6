"""khandan verify: whether the dice of an ended match were fixed beforehand and nobody chose (HO-R38)."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.replay import DIFFERS, Cards, as_json, lines, no_record
from bot.cli.verify_store import verify_store
from bot.config import Settings, Unfit
from bot.keys import databases
from bot.playable import Playable, playable, replay_record
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import Tell, teller
from engine.record import Broken, Record, read
from engine.record.verify import find_flaw, proofs


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(
    file: Annotated[
        Path | None, typer.Argument(help="The record of an ended match, also one packed with gzip.")
    ] = None,
    seal: Annotated[
        list[str] | None, typer.Option(help="A hash that the bot posted; may be given several times.")
    ] = None,
    content: Cards = None,
    store: Annotated[
        bool,
        typer.Option("--store", help="Not a record, but what of the database can't be read."),
    ] = False,
    offline: Offline = False,
) -> None:
    """Check that nobody chose the dice; exit 1 when the record is not what its seeds and rules make."""
    chosen = settings(offline=offline)
    with one_line(lambda: chosen.language):
        if store and (file is not None or seal):
            raise Unfit("verify-store-alone")
        if store:
            whole = verify_store(chosen)
        elif file is not None:
            whole = _verify_record(file, tuple(seal or ()), content, chosen)
        else:
            raise Unfit("verify-what")
    if not whole:
        raise typer.Exit(DIFFERS)


def _verify_record(file: Path, posted: tuple[str, ...], content: Path | None, chosen: Settings) -> bool:
    """Says what was found; whether nobody chose the dice. Unfit, or exit code 2 for what is no record."""
    tell = teller(chosen.language)
    try:
        record = _read(file, playable(content or chosen.content), databases(chosen))
        found = find_flaw(record, posted)
    except Broken as broken:
        raise no_record(file, broken, chosen) from None
    if found is None:
        _tell(record, tell, len(posted))
        return True
    tell("verify-flaw", mistake=found.code, at=found.at)
    tell("replay-file", what=as_json(found.file))
    tell("replay-rules", what=as_json(found.rules))
    return False


def _read(file: Path, known: Playable, kept: tuple[Path, ...]) -> Record:
    """A record that can be played again; Unfit with the reason why another can't."""
    told = replay_record(read(lines(file), known.games), known, *kept)
    if told.why is not None:
        raise Unfit("verify-not", file=str(file), why=told.why)
    return told.record


def _tell(record: Record, tell: Tell, posted: int) -> None:
    events = sum(len(line.events) for line in record.lines)
    for proof in proofs(record):
        told = {"hash": proof.digest, "sealed": proof.sealed, "opened": proof.opened, "words": proof.words}
        tell("verify-epoch", epoch=proof.epoch, **told)
    tell("verify-played", game=record.header.game, entries=len(record.lines), events=events)
    tell("verify-posted" if posted else "verify-compare", count=posted)
