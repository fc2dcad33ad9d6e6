"""What stands in a record: everything once the match is over, else what its viewer may read."""

from collections.abc import Iterable
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from bot.lab.leaks.twins import TWIN_KINDS, TwinKind, twin_entry
from engine.entries import Entry, Scribe
from engine.kernel.sealed import cut, is_readable
from engine.kernel.table.seating import Leave, PlayerLeft, PlayerSat
from engine.kernel.table.seeds import SeedOpened
from engine.kernel.table.state import Status
from engine.record import NotOver, lines_for_person, read, record_lines
from engine.record.exporting import Cut
from tests.engine.record.matches import GAMES, WORDS, match, record, rows

NAMES = tuple(GAMES)
VIEWERS: tuple[Cut, ...] = ("public", 0, 1, 2, 3)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_record_holds_the_log_as_it_is(name: str) -> None:
    """Line by line what the store keeps."""
    made = match(name)
    scribe = Scribe(GAMES[name])

    assert [scribe.write(entry) for entry in made.log] == rows(made)[1:]
    assert list(made.log) == [scribe.read(row) for row in rows(made)[1:]]


@pytest.mark.parametrize("name", NAMES)
def test_the_header_says_what_was_played_and_tells_the_seeds(name: str) -> None:
    """HO-R38: each epoch's seed, salt and words, as the log opened them."""
    made = match(name)
    header = record(made).header
    opened = [event for entry in made.log for event in entry.events if isinstance(event, SeedOpened)]

    assert (name, GAMES[name].version, "small", 4, "all", "fa", True, "log") == (
        header.game,
        header.rules,
        header.content,
        header.seats,
        header.cut,
        header.language,
        header.over,
        header.numbers,
    )
    assert [(one.epoch, one.seed, one.salt) for one in opened] == [
        (one.epoch, one.seed, one.salt) for one in header.seeds
    ]
    assert WORDS == header.seeds[0].words
    assert made.match_state.table is not None
    assert made.match_state.table.options == bytes(header.options).decode()


@pytest.mark.parametrize("status", ["gathering", "playing", "paused"])
@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_is_not_over_is_not_told_whole(name: str, status: Status) -> None:
    """HO-R37: it would hold everybody's cards, and a pause is no end."""
    made = match(name, whole=False)
    assert made.match_state.table is not None
    table = replace(made.match_state.table, status=status)
    standing = replace(made, match_state=replace(made.match_state, table=table))

    with pytest.raises(NotOver):
        rows(standing)


@pytest.mark.parametrize("whose", VIEWERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_cut_record_holds_what_its_viewer_may_read(name: str, whose: Cut) -> None:
    """HO-R37: every event as the kernel cuts it, in order, and own actions alone; no seed, no gap."""
    made = match(name, whole=False)
    told = record(made, whose)
    viewer = whose if isinstance(whose, int) else None
    cuts = [cut(entry.events, viewer) for entry in made.log]

    assert [event for row in cuts for event in row] == [event for line in told.lines for event in line.events]
    assert [entry.action for entry in made.log if entry.seat == viewer and viewer is not None] == [
        line.action for line in told.lines if line.action is not None
    ]
    assert list(range(len(told.lines))) == [line.seq for line in told.lines]
    assert ((), "file", False) == (told.header.seeds, told.header.numbers, told.header.over)


@pytest.mark.parametrize("whose", VIEWERS)
def test_somebody_elses_entry_names_nobody(whose: Cut) -> None:
    """HO-R27: that a private deal led to a public act is not to be read off who is said to have acted."""
    told = record(match("houses"), whose)

    assert {(None, None)} == {(line.seat, line.by) for line in told.lines if line.seat != whose}
    assert any(line.seat is None and line.events for line in told.lines)


@cache
def hiding_games() -> set[str]:
    """The games in whose cut-off match something has happened that the public must not know of."""
    matches = {name: match(name, 1, whole=False).log for name in NAMES}
    return {
        name
        for name, log in matches.items()
        if any(not is_readable(event, None) for entry in log for event in entry.events)
    }


def test_some_of_the_twins_have_something_to_hide() -> None:
    """Deals and answers are private from the first moves on."""
    assert {"houses", "coup"} <= hiding_games()


@pytest.mark.parametrize("twin_kind", TWIN_KINDS)
@pytest.mark.parametrize("whose", VIEWERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_twin_match_has_the_same_record(name: str, whose: Cut, twin_kind: TwinKind) -> None:
    """HO-R37, byte by byte: everything that this viewer may not know is different, and nothing shows."""
    made = match(name, 1, whole=False)
    viewer = whose if isinstance(whose, int) else None
    twins = [twin_entry(entry, viewer, 4, twin_kind) for entry in made.log]

    assert rows(made, whose) == list(record_lines(made.match_state, twins, whose))


def test_lines_are_bare_json() -> None:
    """One record a line: no line feed inside, no name of a record of ours."""
    for row in rows(match("houses")):
        assert b"\n" not in row
        assert isinstance(msgspec.json.decode(row), dict)


@pytest.mark.parametrize("whose", [4, -1, 99])
def test_a_seat_that_is_not_there_has_no_record(whose: int) -> None:
    """Four seats, counted from 0."""
    with pytest.raises(ValueError, match=str(whose)):
        rows(match("houses"), whose)


@pytest.mark.parametrize("name", NAMES)
def test_a_person_is_handed_what_they_were_shown_and_nothing_from_before_or_after(name: str) -> None:
    """HO-R37: a seat changes hands in the middle; neither has what it was shown while the other sat there."""
    made, heir = match(name), 9
    state, middle = made.match_state, len(made.log) // 2
    change = Entry(middle, None, 1, Leave(), (PlayerLeft(1, 1), PlayerSat(1, heir)))
    early, late = made.log[:middle], made.log[middle:]
    log = (*early, change, *late)

    def shown(player: int) -> list[bytes]:
        return unnumbered(lines_for_person(state, log, player))

    def cut_of(part: tuple[Entry, ...], whose: Cut) -> list[bytes]:
        return unnumbered(record_lines(state, part, whose))

    assert cut_of((*early, change), 1) + cut_of(late, "public") == shown(1)
    assert cut_of(early, "public") + cut_of((change, *late), 1) == shown(heir)
    assert cut_of(log, 0) == shown(0)
    assert [] == shown(5)


def unnumbered(lines: Iterable[bytes]) -> list[bytes]:
    """The lines of a record below its header, without their numbers in the file."""
    return [row.split(b",", 1)[1] for row in list(lines)[1:]]


def test_the_record_of_an_heir_is_read_again() -> None:
    """Its header names the seat; lines without seats are others' or from before."""
    made = match("coup")
    change = Entry(20, None, 1, Leave(), (PlayerLeft(1, 1), PlayerSat(1, 9)))
    log = (*made.log[:20], change, *made.log[20:])
    found = read(list(lines_for_person(made.match_state, log, 9)), GAMES)

    assert "seat:1" == found.header.cut
    assert {None} == {line.seat for line in found.lines[:8]}
    assert {1} == {line.seat for line in found.lines} - {None}
