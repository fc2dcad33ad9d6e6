"""A file that is no record is refused with its line and what is wrong there."""

from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.kernel.table import Table
from engine.match.match_state import MatchState, after_entry
from engine.record import Broken, Difference, find_difference, moments, read
from tests.engine.record.matches import GAMES, match, record, rows

NAMES = tuple(GAMES)


def changed(row: bytes, **fields: Any) -> bytes:
    """The line with other fields; None drops one."""
    made = {**msgspec.json.decode(row), **fields}
    return msgspec.json.encode({name: value for name, value in made.items() if value is not None})


def broken(lines: list[bytes]) -> tuple[int, str]:
    """Where and why these lines are no record."""
    with pytest.raises(Broken) as caught:
        list(moments(read(lines, GAMES)))
    return caught.value.line, caught.value.code


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"khandan": 2}, "record_format"),
        ({"khandan": None}, "record_format"),
        ({"khandan": "one"}, "record_format"),
        ({"game": "chess"}, "record_game"),
        ({"game": 3}, "record_header"),
        ({"seats": 0}, "record_header"),
        ({"rules": "x"}, "record_header"),
        ({"cut": "seat:9"}, "record_cut"),
        ({"cut": "some"}, "record_cut"),
        ({"options": {"generations": "many"}}, "record_options"),
        ({"options": 7}, "record_options"),
        ({"seeds": [{"epoch": 0, "seed": "xyz", "salt": "00"}]}, "record_options"),
    ],
)
def test_a_wrong_header_is_named(fields: dict[str, Any], code: str) -> None:
    """Line 1."""
    first, *rest = rows(match("houses"))

    assert (1, code) == broken([changed(first, **fields), *rest])


@pytest.mark.parametrize("first", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'"khandan"'])
def test_a_first_line_that_is_no_header_is_named(first: bytes) -> None:
    """Line 1."""
    assert (1, "record_header") == broken([first])


@pytest.mark.parametrize(
    ("row", "what", "column"),
    [
        (b"", "", 1),
        (b"nonsense", "", 1),
        (b'{"seq":3', "", 9),
        ('{"seq":3,"seat":0,"by":null,"خانه":x}'.encode(), "", 36),
        (b'{"seq":3,"seat":"\xff"}', "", 18),
        (b"[" * 100_000, "", 0),
        (b"[]", "", 0),
        (b'{"seq":3,"seat":"x","by":null,"action":{"action":"ready"},"events":[]}', "$.seat", 0),
        (b'{"seq":3,"seat":0,"action":{"action":"ready"},"events":[]}', "$.by", 0),
    ],
)
def test_what_is_wrong_stands_at_its_column_or_its_field(row: bytes, what: str, column: int) -> None:
    """In figures and names alone: msgspec's own words are English."""
    whole = rows(match("houses"))
    with pytest.raises(Broken) as caught:
        read([*whole[:4], row, *whole[5:]], GAMES)

    assert ("record_line", what, column) == (caught.value.code, caught.value.what, caught.value.column)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"options": {"generations": "many"}}, "$.options.generations"),
        ({"options": 7}, "$.options"),
        ({"seeds": [{"epoch": 0, "seed": "xyz", "salt": "00"}]}, "$.seeds[0]"),
        ({"seats": "x"}, "$.seats"),
    ],
)
def test_what_is_wrong_in_the_first_line_is_named(fields: dict[str, Any], what: str) -> None:
    """By its way from the top."""
    first, *rest = rows(match("houses"))
    with pytest.raises(Broken) as caught:
        read([changed(first, **fields), *rest], GAMES)

    assert what == caught.value.what


def test_a_line_that_is_no_json_is_no_matter_of_newer_rules() -> None:
    """No program could read it."""
    first, *rest = rows(match("houses"))

    assert (2, "record_line") == broken([changed(first, rules=99), b"{", *rest[1:]])


def test_an_empty_file_is_named() -> None:
    """Not even a header."""
    assert (1, "record_empty") == broken([])


@pytest.mark.parametrize(
    "row",
    [
        b"",
        b"{}",
        b"nonsense",
        b"\xff",
        b'{"seq":3,"seat":0,"by":null,"action":{"action":"cheat"},"events":[]}',
        b'{"seq":3,"seat":0,"by":null,"action":{"action":"ready"},"events":[{"event":"sunrise"}]}',
        b'{"seq":3,"seat":0,"by":null,"action":{"action":"ready"},"events":[{"event":"house_ready"}]}',
        b'{"seq":3,"seat":"x","by":null,"action":{"action":"ready"},"events":[]}',
    ],
)
def test_a_wrong_entry_is_named(row: bytes) -> None:
    """Line 5 of the file is entry 3."""
    whole = rows(match("houses"))

    assert (5, "record_line") == broken([*whole[:4], row, *whole[5:]])


def test_a_missing_entry_is_named() -> None:
    """The next one has a number too high."""
    whole = rows(match("houses"))

    assert (5, "record_number") == broken([*whole[:4], *whole[5:]])


def test_what_can_not_have_happened_is_named() -> None:
    """A house that is not there is founded."""
    whole = rows(match("houses"))
    spot = next(spot for spot, row in enumerate(whole) if b"house_founded" in row)
    ghost = whole[spot].replace(b'"event":"house_founded","seat":', b'"event":"house_founded","seat":9')

    assert (spot + 1, "record_fold") == broken([*whole[:spot], ghost, *whole[spot + 1 :]])


@settings(max_examples=150, deadline=None)
@given(data=st.data(), name=st.sampled_from(NAMES))
def test_any_damage_is_read_or_named_but_never_a_crash(data: st.DataObject, name: str) -> None:
    """One byte changed anywhere: refused with a line, found as a difference, or harmless."""
    whole = rows(match(name))
    line = data.draw(st.integers(0, len(whole) - 1))
    spot = data.draw(st.integers(0, len(whole[line]) - 1))
    byte = data.draw(st.integers(0, 255))
    hurt = whole[line][:spot] + bytes((byte,)) + whole[line][spot + 1 :]
    lines = [*whole[:line], hurt, *whole[line + 1 :]]
    verdict = judged(lines)

    if isinstance(verdict, int):
        assert line + 1 <= verdict <= len(whole)
    elif verdict is None:
        assert read(whole, GAMES).lines == read(lines, GAMES).lines


def judged(lines: list[bytes]) -> Difference | int | None:
    """The line that is wrong, or the first difference."""
    try:
        return find_difference(read(lines, GAMES))
    except Broken as error:
        return error.line


@settings(max_examples=100, deadline=None)
@given(junk=st.lists(st.binary(max_size=60), max_size=4))
@example(junk=[b'{"khandan":1}'])
def test_any_bytes_are_refused_and_never_a_crash(junk: list[bytes]) -> None:
    """What is no record at all."""
    with pytest.raises(Broken):
        read(junk, GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_folding_a_whole_record_gives_the_match_again(name: str) -> None:
    """After every entry the table and the state that the service had."""
    made = match(name)
    now = MatchState(GAMES[name], b"")
    expected = []
    for entry in made.log:
        now = after_entry(now, entry)
        expected.append((now.table, now.state))

    assert expected == [(one.table, one.state) for one in moments(record(made))]
    assert (made.match_state.table, made.match_state.state) == expected[-1]


@pytest.mark.parametrize("name", NAMES)
def test_folding_a_cut_record_gives_its_table(name: str) -> None:
    """Who sits there is public, who misses deadlines is not; the game's state is not made from halves."""
    made = match(name, whole=False)
    *_, last = moments(record(made, 2))

    assert last.table is not None
    assert made.match_state.table is not None
    assert _unmissed(made.match_state.table) == _unmissed(last.table)
    assert last.state is None


def _unmissed(table: Table) -> Table:
    return replace(table, chairs=tuple(replace(chair, missed=0) for chair in table.chairs))


def test_folding_stops_where_it_is_told() -> None:
    """`until` is the last entry that is folded."""
    assert [0, 1, 2, 3] == [one.line.seq for one in moments(record(match("houses")), 3)]
