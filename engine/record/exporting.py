"""Writes a match as a record: whole once it is over, else the cut of one viewer (HO-R37).

The lines and the header are those of reading.py. Every secret leaves through the kernel's `cut`; what a cut
leaves of the log is numbered anew, for gaps would tell what others did in private.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from engine.entries import Entry
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table import Table, words_of
from engine.kernel.table.seating import PlayerLeft, PlayerSat
from engine.kernel.table.seeds import SeedOpened
from engine.kernel.table.state import Player
from engine.match.match_state import MatchState
from engine.record.reading import FORMAT, WHOLE, Header, Line, Seed

Cut = Literal["all", "public"] | Seat
"""Whose record it is: everybody's, anybody's, or a seat's."""


class NotOver(Exception):
    """A whole record was asked of a match that is still running."""


def record_lines(match_state: MatchState, entries: Iterable[Entry], whose: Cut) -> Iterator[bytes]:
    """The lines of a record, each without its line feed. `match_state` is the match after all the entries.

    Raises NotOver at the first line. ValueError for a seat that the table has not, or a match not yet open.
    """
    table = match_state.table
    if table is None or (isinstance(whose, int) and not 0 <= whose < len(table.chairs)):
        raise ValueError(whose)
    log = tuple(entries)
    encode = msgspec.json.Encoder().encode
    if whose == "all":
        if table.status != "over":
            raise NotOver
        opened = (event for entry in log for event in entry.events if isinstance(event, SeedOpened))
        seeds = tuple(Seed(one.epoch, one.seed, one.salt, words_of(table, one.epoch)) for one in opened)
        yield encode(_header(table, whose, seeds))
        yield from (encode(entry) for entry in log)
        return
    yield encode(_header(table, whose, ()))
    viewer = whose if isinstance(whose, int) else None
    yield from (encode(line) for line in _cut_lines((entry, viewer) for entry in log))


def lines_for_person(match_state: MatchState, entries: Iterable[Entry], player: Player) -> Iterator[bytes]:
    """The lines of what one person was shown: their seat's cut while they sat there, else the public one.

    Before they sat down the seat was somebody else's, and so is it after they have left: what it was shown
    then is not theirs. The header names the seat at which they sat last. No line for somebody who never sat
    here while the match was played.
    """
    log = tuple(entries)
    shown = _viewers(log, player)
    # Before the first move people gather, and nobody is shown anything as a seat.
    begun = next((number for number, entry in enumerate(log) if entry.seat is not None), len(log))
    seats = [viewer for viewer in shown[begun:] if viewer is not None]
    if not seats or match_state.table is None:
        return
    encode = msgspec.json.Encoder().encode
    yield encode(_header(match_state.table, seats[-1], ()))
    yield from (encode(line) for line in _cut_lines(zip(log, shown, strict=True)))


def _viewers(log: tuple[Entry, ...], player: Player) -> tuple[Viewer, ...]:
    """For each entry the seat with whose eyes this person saw it: that of their coming and going, too."""
    seat: Viewer = None
    found = list[Viewer]()
    for entry in log:
        before = seat
        for event in entry.events:
            if isinstance(event, PlayerSat) and event.player == player:
                seat = event.seat
            elif isinstance(event, PlayerLeft) and event.player == player:
                seat = None
        found.append(before if seat is None else seat)
    return tuple(found)


def _header(table: Table, whose: Cut, seeds: tuple[Seed, ...]) -> Header:
    return Header(
        khandan=FORMAT,
        game=table.game,
        rules=table.version,
        options=msgspec.Raw(table.options.encode()),
        content=table.content,
        seats=len(table.chairs),
        cut=f"seat:{whose}" if isinstance(whose, int) else whose,
        language=table.language,
        over=table.status == "over",
        numbers="log" if whose == WHOLE else "file",
        seeds=seeds,
    )


def _cut_lines(log: Iterable[tuple[Entry, Viewer]]) -> Iterator[Line]:
    """Each entry as its viewer may read it; what is left of them is numbered anew.

    Who acted stands only on the viewer's own entries: that a private act of another led to a public event
    must not be read off the entry either. The events say themselves whom they are about.
    """
    seq = 0
    for entry, viewer in log:
        own = viewer is not None and entry.seat == viewer
        events: tuple[Any, ...] = cut(entry.events, viewer)
        if not events and not own:
            continue
        seat, by, action = (entry.seat, entry.by, entry.action) if own else (None, None, None)
        yield Line(seq, seat, by, action, events)
        seq += 1
