"""What is kept about a person, as files: who they are here, and of each match what they were shown."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.client import Khandan
from bot.render.limits import FILE
from bot.users import split_names
from engine.entries import Entry
from engine.kernel.refused import Refused
from engine.kernel.table.watching import seat_watched_by
from engine.match.live import LiveMatch
from engine.record import lines_for_person, record_lines
from engine.store import Match

EACH: Final = 4
"""Matches of one answer: each may fill a file."""

PROFILE: Final = "me.json"


class Paper(Struct, frozen=True):
    """One file; `content` is None where it is too large for Discord."""

    match: int
    name: str
    content: bytes | None


class Attended(Struct, frozen=True):
    """A match at which a person has a number, as it stands in their file; times in ISO 8601, UTC.

    `seat` counts from 1 and is null for somebody who sits there no longer; `guest_of` likewise.
    """

    match: int
    game: str
    guild: int
    channel: int
    opened: str
    status: str
    number: int
    seat: int | None = None
    host: bool = False
    guest_of: int | None = None
    file: str | None = None


class Barred(Struct, frozen=True):
    """That somebody is kept out by whoever runs the bot, and why; times in ISO 8601, UTC."""

    since: str
    until: str | None
    reason: str


class Profile(Struct, frozen=True):
    """The first file."""

    user: int
    name: str | None
    preferences: tuple[tuple[str, str], ...]
    matches: tuple[Attended, ...]
    barred: Barred | None = None


async def profile(bot: Khandan, user: int) -> Profile:
    """All rows that name this user."""
    rows = [
        await _attendance(bot, match, number) for match, number in await bot.store.read.matches_of_user(user)
    ]
    await bot.user_names.note()
    known = (await bot.store.read.names((user,))).get(user)
    name = None if known is None else split_names(known.name)[0]
    bar = bot.owner_orders.bar_of("user", user)
    barred = None
    if bar is not None:
        until = None if bar.until is None else bar.until.isoformat()
        barred = Barred(bar.since.isoformat(), until, bar.reason)
    return Profile(user, name, await bot.store.read.preferences("user", user), tuple(rows), barred)


def profile_bytes(told: Profile) -> bytes:
    """The file, indented for people."""
    return msgspec.json.format(msgspec.json.encode(told), indent=2)


async def papers(bot: Khandan, told: Profile, page: int) -> tuple[Paper, ...]:
    """The files of the matches on this page of the answer, counted from 0."""
    found: list[Paper] = []
    for one in told.matches[page * EACH : (page + 1) * EACH]:
        if one.file is not None:
            live = await bot.matches.live(one.match)
            lines = _record_lines(live, await bot.matches.entries(one.match), one)
            found.append(Paper(one.match, one.file, join_within(lines)))
    return tuple(found)


def pages(told: Profile) -> int:
    """How many answers it takes."""
    return max(1, -(-len(told.matches) // EACH))


def join_within(lines: Iterable[bytes], most: int = FILE) -> bytes | None:
    """The lines as one file; None, without reading further, once they are more than `most` bytes."""
    body = bytearray()
    for line in lines:
        body += line + b"\n"
        # Discord takes ten megabytes: a longer record is left out whole, as a part of one proves nothing.
        if len(body) > most:
            return None
    return bytes(body)


async def _attendance(bot: Khandan, match: Match, number: int) -> Attended:
    """The row of a match; without seat and file where the match can't be opened."""
    row = Attended(
        match.id, match.game, match.guild, match.channel, match.created_at.isoformat(), match.status, number
    )
    try:
        live = await bot.matches.live(match.id)
    except Refused:
        return row
    table, seat = live.table, live.seat(live.users[number])
    guest_of = seat_watched_by(table, number)
    return msgspec.structs.replace(
        row,
        seat=None if seat is None else seat + 1,
        host=number == table.host,
        guest_of=None if guest_of is None else guest_of + 1,
        file=f"match-{match.id}.jsonl",
    )


def _record_lines(live: LiveMatch, log: tuple[Entry, ...], one: Attended) -> Iterator[bytes]:
    """A record (docs/record.md) of all that a person was shown; of one who never sat there, of their acts.

    Who sits at a table that still gathers has the record of their seat: nothing secret was ever shown there.
    """
    shown = False
    for line in lines_for_person(live.match_state, log, one.number):
        shown = True
        yield line
    if shown:
        return
    if one.seat is not None:
        yield from record_lines(live.match_state, log, one.seat - 1)
        return
    for entry in log:
        if entry.by == one.number:
            mine: dict[str, Any] = {"seat": entry.seat, "by": entry.by, "action": entry.action}
            yield msgspec.json.encode(mine)
