"""khandan replay: folds a record again, and plays it again where that can be done (docs/record.md)."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from bot.config import Settings, Unfit
from bot.keys import databases
from bot.playable import Again, playable, replay_record
from bot.terminal.ending import UNFIT, one_line, settings
from bot.terminal.words import Tell, teller
from engine.kernel.moves import tag
from engine.record import Broken, Difference, Moment, find_difference, moments, read

DIFFERS = 1
"""The exit code when a record comes out otherwise."""

Cards = Annotated[Path | None, typer.Option(help="The folder of the cards it was played with.")]

GZIP = b"\x1f\x8b"


def replay(
    file: Annotated[Path, typer.Argument(help="A record, also one packed with gzip.")],
    until: Annotated[int | None, typer.Option(min=0, help="Stop showing after this entry.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Events, table and state after each entry.")] = False,
    content: Cards = None,
) -> None:
    """Fold a record again; exit 1 when what happened is not what the rules and seeds make of it."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        tell = teller(chosen.language, err=json)
        try:
            known = playable(content or chosen.content)
            told = replay_record(read(lines(file), known.games), known, *databases(chosen))
            for moment in moments(told.record, until):
                if json:
                    whole = msgspec.to_builtins(moment.line)
                    typer.echo(as_json({**whole, "table": moment.table, "state": moment.state}))
                else:
                    typer.echo(_entry_line(moment))
            found = _verdict(told, tell)
        except Broken as broken:
            raise no_record(file, broken, chosen) from None
    if found is not None:
        raise typer.Exit(DIFFERS)


def no_record(file: Path, broken: Broken, chosen: Settings) -> typer.Exit:
    """Says where the file is no record; with what the command then ends."""
    tell, place = teller(chosen.language, err=True), {"file": str(file), "line": broken.line}
    if broken.column:
        tell("record-no-json", **place, column=broken.column)
    else:
        tell("record-broken", **place, mistake=broken.code, what=broken.what)
    return typer.Exit(UNFIT)


def lines(file: Path) -> list[bytes]:
    """The lines of the file; the last line feed ends a line and begins none."""
    if not file.exists():
        raise Unfit("record-missing", file=str(file))
    try:
        body = file.read_bytes()
        if body.startswith(GZIP):
            body = gzip.decompress(body)
    except (OSError, EOFError, ValueError):
        raise Unfit("record-unreadable", file=str(file)) from None
    return body.removesuffix(b"\n").split(b"\n") if body else []


def _verdict(told: Again, tell: Tell) -> Difference | None:
    """Says whether the record was played again and what came of it."""
    record = told.record
    folded = sum(1 for _ in moments(record))
    tell("replay-folded", game=record.header.game, rules=record.header.rules, count=folded)
    if told.why is not None:
        tell("replay-not-again", why=told.why)
        return None
    if told.kept:
        tell("replay-cards", version=record.header.content)
    found = find_difference(record)
    if found is None:
        tell("replay-same")
        return None
    tell("replay-differs", seq=found.seq, where=found.where)
    tell("replay-file", what=as_json(found.file))
    tell("replay-rules", what=as_json(found.rules))
    return found


def _entry_line(moment: Moment) -> str:
    """An entry in one line of codes: its number, who acted, what was asked, what happened."""
    line = moment.line
    who = "-" if line.seat is None else str(line.seat)
    asked = "-" if line.action is None else tag(line.action)
    return f"{line.seq:>5} {who:>2} {asked:<14} {' '.join(_event_tags(line.events))}"


def _event_tags(events: tuple[Any, ...]) -> Iterator[str]:
    """The tags of the events, several of a kind in a row as one."""
    last, count = "", 0
    for name in (*map(tag, events), ""):  # the last, empty one lets go of the row before it
        if name != last and last:
            yield last if count == 1 else f"{last}*{count}"
        last, count = name, count + 1 if name == last else 1


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
