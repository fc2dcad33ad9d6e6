"""What must hold of a ledger and of the small Discord beside it; each check hands back what is wrong."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from bot.channels.places import mark
from bot.posts.recipients import recipients
from bot.render.renderer import Renderer
from engine.match.match_state import MatchState, after_entry
from tests.document.document import document
from tests.document.sent import Sent, refused
from tests.faults.hearing import Deed
from tests.faults.ledger import Ledger, Owed
from tests.loopback.town import Channel, Message, Town

VERSION: Final = re.compile(r"^(/\d)?/api/v\d+")
NO_ROW: Final = 0
BAD_LINES: Final = re.compile(r"\b(error|critical|Traceback)\b")


def grown(before: Ledger, after: Ledger) -> Iterator[str]:
    """No entry that was once kept is gone or changed."""
    for match, log in before.logs.items():
        if after.logs.get(match, ())[: len(log)] != log:
            yield f"match {match}: entries changed"
    yield from (f"interaction {one} gone" for one in before.interactions if one not in after.interactions)


def whole(ledger: Ledger) -> Iterator[str]:
    """Entries are numbered from 0 without a gap."""
    for match, log in ledger.logs.items():
        if [entry.seq for entry in log] != list(range(len(log))):
            yield f"match {match}: numbers {[entry.seq for entry in log]}"


def answers(ledger: Ledger, deeds: Iterable[Deed]) -> Iterator[str]:
    """Who read "done" finds their move in the log, as theirs; who read "refused" finds none."""
    for deed in deeds:
        kept = ledger.interactions.get(deed.id)
        if deed.heard == "refused" and kept is not None:
            yield f"refused but kept: {deed}"
        if deed.heard == "broken":
            yield f"apology: {deed}"
        if deed.heard == "done" and (kept is None or not _is_theirs(ledger, kept, deed.user)):
            yield f"acknowledged but not kept: {deed}"


def _is_theirs(ledger: Ledger, kept: tuple[int, int], user: int) -> bool:
    match, seq = kept
    by = ledger.logs[match][seq].by
    return by is not None and ledger.people[match][by] == user


def owed(ledger: Ledger, games: Mapping[str, Any], renderers: Mapping[str, Renderer]) -> Iterator[str]:
    """The outbox holds what the log owes, in its order: no more and no less."""
    owing = recipients(renderers)
    for match, log in ledger.logs.items():
        game = games[log[0].action.game]
        now, wanted = MatchState(game, ledger.secrets[match]), []
        for entry in log:
            before, now = now, after_entry(now, entry)
            wanted += [(entry.seq, target) for target in owing(now, entry, before)]
        rows = [(row.seq, row.target) for row in ledger.posts if row.match == match]
        if rows != wanted:
            yield f"match {match}: owed {wanted}, outbox {rows}"


def posted(ledger: Ledger, town: Town) -> Iterator[str]:
    """Every message is owed, is there once, and stands behind those of its lane that were owed before it.

    A match's board and its thread's first line are no row's: each is there once.
    """
    rows, marks = {row.id: row for row in ledger.posts}, _marks(ledger)
    for channel in town.channels.values():
        sent = [_signed(ledger, marks, message) for message in channel.messages.values()]
        yield from (f"message of nobody in {channel.name}" for one in sent if one is None)
        letters = [one for one in sent if one is not None]
        unowed = [letter for letter in letters if letter[0] not in rows]
        yield from (f"letter {letter} not owed" for letter in unowed if letter[0] == NO_ROW)
        doubled = [letter for letter, times in Counter(map(_once, letters)).items() if times > 1]
        yield from (f"letter {letter} doubled in {channel.name}" for letter in doubled)
        yield from _ordered([letter for letter in letters if letter not in unowed], rows)
        yield from _in_place(rows, letters, channel, ledger)


def _once(letter: tuple[int, int]) -> tuple[int, int]:
    """What must be there once: a row's page; a board, which has another page when it is made anew."""
    return letter if letter[0] > NO_ROW else (letter[0], 0)


def _ordered(letters: list[tuple[int, int]], rows: Mapping[int, Owed]) -> Iterator[str]:
    """Within a lane: what a match tells everybody, or one seat, be it told in the channel as a call."""
    lanes: dict[tuple[int, int | None], list[tuple[int, int]]] = defaultdict(list)
    for letter in letters:
        row = rows[letter[0]]
        lanes[row.match, row.target.seat].append(letter)
    for (match, seat), lane in lanes.items():
        if lane != sorted(lane):
            yield f"match {match}, seat {seat}: letters out of order: {lane}"


def _in_place(
    rows: Mapping[int, Owed], letters: list[tuple[int, int]], channel: Channel, ledger: Ledger
) -> Iterator[str]:
    """A private message goes to its person, a public one into the match's channel or a thread of it.

    Of somebody who takes no direct messages the channel is told instead; what it is told is a test's matter.
    """
    for number in {row for row, _ in letters if row in rows}:
        seat, match = rows[number].target.seat, rows[number].match
        people = set() if seat is None else set(ledger.people[match])
        home = ledger.channels[match] in (channel.id, channel.parent)
        if not home and channel.recipient not in people:
            yield f"row {number} ({rows[number].target}) in {channel.name}"


def _signed(ledger: Ledger, marks: Mapping[int, int], message: Message) -> tuple[int, int] | None:
    """Row and page of a message, by its nonce; None for one of nobody, NO_ROW for a mark of no row.

    Of a board, or a thread's first line, the negative number of its match.
    """
    said = re.fullmatch(rf"{ledger.name}-(\d+)-(\d+)", message.nonce or "")
    if said is None:
        return None
    return marks.get(int(said[1]), NO_ROW), int(said[2])


def _marks(ledger: Ledger) -> dict[int, int]:
    """The rows by the marks of their messages, and the matches by those of their boards."""
    boards = {mark(secret, 0): -match for match, secret in ledger.secrets.items()}
    return boards | {mark(ledger.secrets[row.match], row.id): row.id for row in ledger.posts}


def arrived(ledger: Ledger, town: Town) -> Iterator[str]:
    """What the outbox calls sent is there to be read."""
    there = {message for channel in town.channels.values() for message in channel.messages}
    for row in ledger.posts:
        if row.sent and row.message and row.message not in there:
            yield f"row {row.id} ({row.target}) is called sent, but {row.message} is nowhere"


def drained(ledger: Ledger) -> Iterator[str]:
    """Nothing waits to be sent."""
    yield from (f"row {row.id} ({row.target}) never went out" for row in ledger.posts if not row.sent)


def timed(ledger: Ledger, games: Mapping[str, Any]) -> Iterator[str]:
    """Every open question of a table that plays has its deadline, and no deadline is without its question."""
    for match, log in ledger.logs.items():
        now = MatchState(games[log[0].action.game], ledger.secrets[match])
        for entry in log:
            now = after_entry(now, entry)
        clocks = {key.wait for of, key in ledger.clocks if of == match and key.kind == "deadline"}
        if {wait.id for wait in now.waits} != clocks:
            yield f"match {match}: waits {[wait.id for wait in now.waits]}, deadlines {sorted(clocks)}"


def taken(town: Town) -> Iterator[str]:
    """Discord would have taken all that was sent."""
    requests = (Sent(method, VERSION.sub("", path), body) for method, path, body in town.heard)
    yield from refused(document(), requests)


def clean(log: str) -> Iterator[str]:
    """The bot's own log tells of no error."""
    yield from (line for line in log.splitlines() if BAD_LINES.search(line))
