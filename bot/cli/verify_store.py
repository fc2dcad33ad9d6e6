"""khandan verify --store: what of the database can't be read, and what a restore would bring."""

import os
import sqlite3
from pathlib import Path

from bot.config import Settings, Unfit
from bot.keys import DATABASE, existing_keyring
from bot.playable import playable
from bot.render.i18n import message_id
from bot.terminal.words import Tell, teller
from engine.match.checking import (
    Finding,
    findings,
    fold_with,
    is_store_row_changed,
    pages,
    remedies,
    whole_backup,
)
from engine.store import Codec, StoreError, backups
from engine.store.files import raising_refused
from engine.store.forms import check_form
from engine.store.revisions import newest, revision_of
from engine.store.soundness import check_keys

NONE = -1
"""In place of an entry's number: it is not about one."""


def verify_store(chosen: Settings) -> bool:
    """Print a line for each fault of the database; True where there is none. The bot may run meanwhile.

    Raises:
        Unfit, StoreRefused: there is no database, or an old one, or the keys are others.
    """
    path, tell = chosen.data / DATABASE, teller(chosen.language)
    codec = _codec(path, chosen)
    damage = pages(path)
    for line in damage:
        tell("verify-store-page", what=line)
    try:
        changed = is_store_row_changed(path, codec)
        found = tuple(findings(path, codec, fold_with(playable(chosen.content).shelf, path)))
    except (sqlite3.Error, StoreError):
        raise Unfit("store-unreadable", path=str(path)) from None
    if changed:
        tell("verify-store-own-row")
    _print_matches(chosen, codec, found, tell)
    if (damage or changed) and not found:
        _print_whole(path, codec, tell)
    whole = not (damage or changed or found)
    if whole:
        tell("verify-store-well", file=str(path))
    return whole


def _codec(path: Path, chosen: Settings) -> Codec:
    """The codec that opens the database's boxes.

    Raises:
        Unfit, StoreRefused: there is no database, or an old one, or the keys are others.
    """
    if not path.is_file():
        raise Unfit("store-missing", path=str(path))
    codec = Codec(existing_keyring(chosen), os.urandom)
    with raising_refused(path):
        at = revision_of(path)
        if at is None or at != newest():
            raise Unfit("verify-store-old", path=str(path))
        check_form(path, at)
        check_keys(path, codec)
    return codec


def _print_whole(path: Path, codec: Codec, tell: Tell) -> None:
    """Print which backup a restore would take where no match is damaged, but something beside them."""
    try:
        newest_whole = whole_backup(path, codec, backups(path))
    except sqlite3.Error:
        raise Unfit("store-unreadable", path=str(path)) from None
    if newest_whole is None:
        tell("verify-store-no-backup")
    else:
        tell("verify-store-restore", file=str(newest_whole.backup), lost=newest_whole.lost)


def _print_matches(chosen: Settings, codec: Codec, found: tuple[Finding, ...], tell: Tell) -> None:
    """Each match with its fault; then what backups have of them."""
    path = chosen.data / DATABASE
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
