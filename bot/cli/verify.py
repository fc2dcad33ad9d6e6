"""khandan verify: whether the dice of an ended match were fixed beforehand and nobody chose (HO-R38).

With `--store` not a record is looked at but the host's database: what of it can't be read, and what a restore
would bring.
"""

import os
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.replay import DIFFERS, Cards, as_json, lines, no_record
from bot.config import Settings, Unfit
from bot.keys import DATABASE, databases, existing_keyring
from bot.playable import playable, replay_record
from bot.render.i18n import message_id
from bot.stores import refuse_postgres
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import Tell, teller
from engine.match.checking import (
    Finding,
    findings,
    fold_with,
    pages,
    remedies,
    whole_backup,
)
from engine.record import Broken, Record, read
from engine.record.verify import find_flaw, proofs
from engine.store import Codec, StoreError, StoreFile, backups, is_newest_file

NONE = -1
"""In place of an entry's number: it is not about one."""


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
            whole = _verify_store(chosen)
        elif file is not None:
            whole = _verify_record(file, tuple(seal or ()), content, chosen)
        else:
            raise Unfit("verify-what")
    if not whole:
        raise typer.Exit(DIFFERS)


def _verify_record(file: Path, posted: tuple[str, ...], content: Path | None, chosen: Settings) -> bool:
    """Says what was found; whether nobody chose the dice. Unfit, or exit code 2 for what is no record."""
    tell, known = teller(chosen.language), playable(content or chosen.content)
    try:
        told = replay_record(read(lines(file), known.games), known, *databases(chosen))
        if told.why is not None:
            raise Unfit("verify-not", file=str(file), why=told.why)
        record = told.record
        found = find_flaw(record, posted)
    except Broken as broken:
        raise no_record(file, broken, chosen) from None
    if found is None:
        _tell_proofs(record, tell, len(posted))
        return True
    tell("verify-flaw", mistake=found.code, at=found.at)
    tell("replay-file", what=as_json(found.file))
    tell("replay-rules", what=as_json(found.rules))
    return False


def _tell_proofs(record: Record, tell: Tell, posted: int) -> None:
    events = sum(len(line.events) for line in record.lines)
    for proof in proofs(record):
        told = {"hash": proof.digest, "sealed": proof.sealed, "opened": proof.opened, "words": proof.words}
        tell("verify-epoch", epoch=proof.epoch, **told)
    tell("verify-played", game=record.header.game, entries=len(record.lines), events=events)
    tell("verify-posted" if posted else "verify-compare", count=posted)


# The database.


def _verify_store(chosen: Settings) -> bool:
    """Print a line for each fault of the database; True where there is none. The bot may run meanwhile.

    Raises:
        Unfit, StoreRefused: there is no database, or an old one, or the keys are others.
    """
    refuse_postgres(chosen)
    path, tell = chosen.data / DATABASE, teller(chosen.language)
    if not path.is_file():
        raise Unfit("store-missing", path=str(path))
    codec = Codec(existing_keyring(chosen), os.urandom)
    if not is_newest_file(path, codec):
        raise Unfit("verify-store-old", path=str(path))

    damage = pages(path, codec)
    for line in damage:
        tell("verify-store-page", what=line)
    try:
        with StoreFile(path, codec) as file:
            changed = file.is_own_row_changed()
        found = tuple(findings(path, codec, fold_with(playable(chosen.content).editions, path)))
    except StoreError:
        raise Unfit("store-unreadable", path=str(path)) from None
    if changed:
        tell("verify-store-own-row")
    _print_matches(path, codec, found, tell)
    if (damage or changed) and not found:
        # No match is damaged, but something beside them: which backup would a restore take?
        try:
            newest_whole = whole_backup(path, codec, backups(path))
        except StoreError:
            raise Unfit("store-unreadable", path=str(path)) from None
        if newest_whole is None:
            tell("verify-store-no-backup")
        else:
            tell("verify-store-restore", file=str(newest_whole.backup), lost=newest_whole.lost)
    whole = not (damage or changed or found)
    if whole:
        tell("verify-store-well", file=str(path))
    return whole


def _print_matches(path: Path, codec: Codec, found: tuple[Finding, ...], tell: Tell) -> None:
    """Each match with its fault; then what backups have of them."""
    for one in found:
        code = "page-of" if one.fault == "page" else message_id(one.fault)
        tell(f"verify-store-{code}", match=one.match, entry=NONE if one.seq is None else one.seq)
    missing = frozenset(one.match for one in found)
    for remedy in remedies(path, codec, backups(path), missing) if missing else ():
        for match, entries in remedy.entries.items():
            slots = {"file": str(remedy.backup), "entries": entries, "lost": remedy.lost}
            tell("verify-store-remedy", match=match, **slots)
        missing -= remedy.entries.keys()  # what no backup has is left, and told as lost
    for match in sorted(missing):
        tell("verify-store-lost", match=match)
