"""What must hold of letters, which show one person where they play what is theirs, and of public calls."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.channels.places import mark
from bot.posts.post import is_all_public
from bot.render.i18n import Messages
from bot.render.targets import NOTE, SEAT
from engine.entries import Entry
from engine.kernel.seats import CLOCK, Seat
from engine.match.match_state import MatchState, after_entry
from tests.faults.appetite import match_of
from tests.faults.hearing import ANYTHING, MARKS, verb
from tests.faults.ledger import Ledger, Owed
from tests.loopback.people import controls
from tests.loopback.town import EPHEMERAL, Asked, Message, Town, every, text_of

ANSWERED: Final = re.compile(r"/(?:interactions|webhooks)/\d+/([^/]+)/(?:callback|messages)")


class Letter(Struct, frozen=True):
    """A private message that followed somebody's press, and the row that it says."""

    row: Owed
    asked: Asked
    message: Message


class Reading(Struct, frozen=True):
    """Of a seat's row: who sat there; whether everybody may know all of it, and that it asks anew."""

    user: int | None
    is_public: bool
    is_callable: bool


class Call(Struct, frozen=True):
    """A public message that is a seat's row, and for whom it rang."""

    row: Owed
    message: Message
    pings: frozenset[int]


def wrong(
    ledger: Ledger,
    town: Town,
    games: Mapping[str, Any],
    languages: Sequence[Messages],
    deaths: Sequence[int] | None,
) -> list[str]:
    """All that does not hold; without `deaths` a question may ring once for each bot that had it."""
    found = [*at_the_table(ledger, town, games), *reached(ledger, town, games)]
    found += said_aloud(ledger, town, games, languages)
    return found if deaths is None else [*found, *rung_once(ledger, town, games, deaths)]


def letters(ledger: Ledger, town: Town) -> list[Letter]:
    """Every letter that was shown to somebody, oldest first."""
    rows, found = _rows_by_mark(ledger), list[Letter]()
    for asked in town.asked.values():
        for message in asked.followups:
            # What stands there now may be the answer to a press of it.
            components = message.first.get("components") or [{}]
            row = rows.get(components[0].get("id", 0))
            if row is not None:
                found.append(Letter(row, asked, message))
    return sorted(found, key=lambda one: one.message.id)


def at_the_table(ledger: Ledger, town: Town, games: Mapping[str, Any]) -> Iterator[str]:
    """A letter is shown to its person alone, once by each bot, where the match is played."""
    readings, shown = _readings(ledger, games), Counter[tuple[int, str, str]]()
    for letter in letters(ledger, town):
        row, there = letter.row, town.channels.get(letter.message.channel)
        home = ledger.channels[row.match]
        if row.target.kind not in (SEAT, NOTE) or readings[row.id].user != letter.asked.user:
            yield f"row {row.id} ({row.target}) was shown to {letter.asked.user}"
        if not letter.message.flags & EPHEMERAL or letter.message.only_for != letter.asked.user:
            yield f"row {row.id} ({row.target}) was shown to everybody"
        if there is not None and home not in (there.id, there.parent):
            yield f"row {row.id} ({row.target}) was shown in {there.name}"
        # A bot shows it after one press; the next bot knows nothing of that press.
        shown[row.id, letter.asked.token, str(letter.message.first)] += 1
    yield from (f"row {row} was shown twice" for (row, *_), times in shown.items() if times > 1)


def reached(ledger: Ledger, town: Town, games: Mapping[str, Any]) -> Iterator[str]:
    """What asks a person and went out without a message stands before their eyes, or stood there."""
    readings, shown = _readings(ledger, games), {one.row.id for one in letters(ledger, town)}
    called = {(one.row.match, user) for one in calls(ledger, town) for user in one.pings}
    panels = _panels(town)
    for row in ledger.posts:
        if not row.sent or row.message or row.target.kind != SEAT or row.id in shown:
            continue
        read = readings[row.id]
        is_called = (row.match, read.user) in called
        if read.user not in ledger.people[row.match] or is_called:
            continue
        if not read.is_public or (row.match, read.user) not in panels:
            yield f"row {row.id} ({row.target}) was never shown to {read.user}"


def _panels(town: Town) -> set[tuple[int, int | None]]:
    """The matches and people whose own panel was shown to them: one that is over has no controls left."""
    users, found = {token: asked.user for token, asked in town.asked.items()}, set[tuple[int, int | None]]()
    for _, path, body in town.heard:
        token = ANSWERED.search(path)
        user = users.get(token[1]) if token is not None else None
        for one in every((body.get("data") or body).get("components") or ()) if user is not None else ():
            match = match_of(one) if "custom_id" in one else None
            if match is not None and verb(one["custom_id"]) != "seat":
                found.add((match, user))
    # A bot that lives turns the receipt of who has joined by the button into their panel, a little later.
    joins = [one for one in town.asked.values() if verb(one.data.get("custom_id", "")) == "join"]
    return found | {(match, one.user) for one in joins if (match := match_of(one.data)) is not None}


def rung_once(ledger: Ledger, town: Town, games: Mapping[str, Any], deaths: Sequence[int]) -> Iterator[str]:
    """Nobody is called twice for one question, nor called and written to, unless the bot died between."""
    readings, rung = _readings(ledger, games), calls(ledger, town)
    first = dict[int, int]()
    for letter in letters(ledger, town):
        first.setdefault(letter.row.id, letter.message.id)
    written = {row: message.id for row, message in _direct_messages(ledger, town)}
    for row, at in written.items():
        user = readings[row].user
        early = [one for one in rung if user in one.pings and one.row.match == _match_of(ledger, row)]
        for call in (one for one in early if first.get(row, at) < one.message.id < at):
            if readings[row].is_callable and not any(call.message.id < death < at for death in deaths):
                yield f"row {row}: {user} was called and written to"
    asked = Counter((row.match, readings[row.id].user) for row in ledger.posts if _is_callable(readings, row))
    times = Counter[tuple[int, int]]()
    for call in rung:
        # A line about direct messages that are closed is of the one person alone whose row it is.
        of = readings[call.row.id]
        times.update((call.row.match, user) for user in call.pings if of.is_callable or of.user != user)
    for key, count in times.items():
        if count > asked[key] + len(deaths):
            yield f"match {key[0]}: {key[1]} was called {count} times for {asked[key]} questions"


def said_aloud(
    ledger: Ledger, town: Town, games: Mapping[str, Any], languages: Sequence[Messages]
) -> Iterator[str]:
    """A public message that is a seat's row tells no more than that somebody is awaited, or unreached."""
    awaited = {match: _awaited(ledger, games, match) for match in ledger.logs}
    readings = _readings(ledger, games)
    for call in calls(ledger, town):
        said, row = text_of(call.message).translate(MARKS), call.row
        if any(verb(one["custom_id"]) not in ("seat", "again") for one in controls(call.message)):
            yield f"row {row.id}: a call with {[one['custom_id'] for one in controls(call.message)]}"
        known = (names for seq, names in awaited[row.match] if seq >= row.seq and names)
        allowed = {_call_text(words, row.match, names) for names in known for words in languages}
        if said in allowed and readings[row.id].is_callable:
            continue
        user = readings[row.id].user
        if not any(_is_line_for(words, said, row.match, user) for words in languages):
            yield f"row {row.id} ({row.target}): the table reads {said!r}"


def calls(ledger: Ledger, town: Town) -> list[Call]:
    """Public messages that are a seat's rows: of people who are silent, or take no direct messages."""
    rows, pinged, found = _rows_by_mark(ledger), _pings(town), list[Call]()
    for channel in (*town.channels.values(), *town.gone):
        for message in channel.messages.values() if channel.guild is not None else ():
            row = rows.get(_mark_in(ledger, message))
            if row is not None and row.target.seat is not None:
                found.append(Call(row, message, pinged.get((channel.id, message.nonce or ""), frozenset())))
    return sorted(found, key=lambda one: one.message.id)


def _call_text(words: Messages, match: int, users: tuple[int, ...]) -> str:
    names = words.join_list([f"<@{user}>" for user in users])
    return words.say("table-awaits", names=names, match=match).translate(MARKS)


def _is_line_for(words: Messages, said: str, match: int, user: int | None) -> bool:
    """Whether this says to a person that their direct messages are closed, and of no other."""
    for code in ("dm-closed", "remind-aloud"):
        line = words.say(code, name=f"<@{user}>", match=match, about=ANYTHING, until=ANYTHING)
        head, _, tail = line.translate(MARKS).partition(ANYTHING)
        if said.startswith(head) and said.endswith(tail):
            return True
    return False


def _pings(town: Town) -> dict[tuple[int, str], frozenset[int]]:
    """For whom each message rang, by its channel and nonce."""
    found = dict[tuple[int, str], frozenset[int]]()
    for method, path, body in town.heard:
        sent = re.search(r"/channels/(\d+)/messages$", path)
        if method == "POST" and sent is not None and body.get("nonce"):
            users = (body.get("allowed_mentions") or {}).get("users") or []
            found[int(sent[1]), str(body["nonce"])] = frozenset(int(one) for one in users)
    return found


def _direct_messages(ledger: Ledger, town: Town) -> Iterator[tuple[int, Message]]:
    """The rows that were sent by direct message, each with its first page."""
    rows, seen = _rows_by_mark(ledger), set[int]()
    for channel in town.channels.values():
        for message in channel.messages.values() if channel.recipient is not None else ():
            row = rows.get(_mark_in(ledger, message))
            if row is not None and row.id not in seen:
                seen.add(row.id)
                yield row.id, message


def _mark_in(ledger: Ledger, message: Message) -> int:
    said = re.fullmatch(rf"{ledger.name}-(\d+)-(\d+)", message.nonce or "")
    return 0 if said is None else int(said[1])


def _rows_by_mark(ledger: Ledger) -> dict[int, Owed]:
    return {mark(ledger.secrets[row.match], row.id): row for row in ledger.posts}


def _match_of(ledger: Ledger, row: int) -> int:
    return next(one.match for one in ledger.posts if one.id == row)


def _is_callable(readings: Mapping[int, Reading], row: Owed) -> bool:
    return row.id in readings and readings[row.id].is_callable


# A match folded


def _moments(ledger: Ledger, games: Mapping[str, Any], match: int) -> Iterator[tuple[Entry, MatchState, Any]]:
    """Each entry, with the match after it and before it."""
    log = ledger.logs[match]
    now = MatchState(games[log[0].action.game], ledger.secrets[match])
    for entry in log:
        before, now = now, after_entry(now, entry)
        yield entry, now, before


def _readings(ledger: Ledger, games: Mapping[str, Any]) -> dict[int, Reading]:
    """Of each seat's row, by its id."""
    found, rows = dict[int, Reading](), defaultdict[tuple[int, int], list[Owed]](list)
    for row in ledger.posts:
        if row.target.seat is not None:
            rows[row.match, row.seq].append(row)
    for match in ledger.logs:
        for entry, now, before in _moments(ledger, games, match):
            for row in rows[match, entry.seq]:
                seat = row.target.seat
                assert seat is not None
                asks = _asked(now, seat) - _asked(before, seat)
                is_public = is_all_public(entry, seat)
                found[row.id] = Reading(_user(ledger, match, now, seat), is_public, is_public and bool(asks))
    return found


def _asked(now: MatchState, seat: Seat) -> frozenset[str]:
    return frozenset(wait.id for wait in now.waits if wait.seat == seat and wait.must)


def _awaited(ledger: Ledger, games: Mapping[str, Any], match: int) -> list[tuple[int, tuple[int, ...]]]:
    """By entry: the people whom everybody knows to be awaited after it, in the order of their seats."""
    found = list[tuple[int, tuple[int, ...]]]()
    for entry, now, _ in _moments(ledger, games, match):
        seats = sorted({wait.seat for wait in now.waits if wait.must and not wait.secret} - {CLOCK})
        users = (_user(ledger, match, now, seat) for seat in seats)
        found.append((entry.seq, tuple(user for user in users if user is not None)))
    return found


def _user(ledger: Ledger, match: int, now: MatchState, seat: Seat) -> int | None:
    player = None if now.table is None else now.table.chairs[seat].player
    return None if player is None else ledger.people[match][player]
