"""khandan replay: folds a record, plays it again, and says the first thing that comes out otherwise."""

import gzip
import re
from pathlib import Path

import msgspec
import pytest

from tests.bot.cli.command import khandan
from tests.engine.record.matches import match, rows


def written(folder: Path, lines: list[bytes], name: str = "match.jsonl") -> str:
    """The record in a file."""
    file = folder / name
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    return str(file)


def coup() -> list[bytes]:
    """A record of this program's own rules and content: Coup has none."""
    first, *rest = rows(match("coup"))
    opening = msgspec.json.decode(rest[0])
    opening["action"]["content"] = opening["events"][0]["content"] = ""
    header = {**msgspec.json.decode(first), "content": ""}
    return [msgspec.json.encode(header), msgspec.json.encode(opening), *rest[1:]]


def test_a_true_record_comes_out_the_same(tmp_path: Path) -> None:
    """A line for each entry, then the verdict; exit code 0."""
    lines = coup()
    told = khandan(tmp_path, "replay", written(tmp_path, lines))
    *shown, folded, verdict = told.stdout.splitlines()

    assert 0 == told.exit_code
    assert len(lines) - 1 == len(shown)
    assert f"{len(lines) - 1} entries" in folded
    assert "came out the same" in verdict


def test_the_host_reads_it_in_their_own_language(tmp_path: Path) -> None:
    """Without the marks of direction that Discord needs."""
    told = khandan(tmp_path, "replay", written(tmp_path, coup()), language="fa")

    assert "همه‌ی رخدادها همان بود" in told.stdout
    assert not set("\u2066\u2067\u2068\u2069") & set(told.stdout)


def test_a_lie_is_said_with_both_sides(tmp_path: Path) -> None:
    """Exit code 1."""
    lines = coup()
    spot = next(spot for spot, line in enumerate(lines) if b'"coins_taken"' in line or b'"paid":0' in line)
    lied = lines[spot].replace(b'"paid":0', b'"paid":1')
    told = khandan(tmp_path, "replay", written(tmp_path, [*lines[:spot], lied, *lines[spot + 1 :]]))

    assert 1 == told.exit_code
    assert f"Entry {spot - 1} comes out otherwise" in told.stdout
    assert "the record: " in told.stdout
    assert "the rules: " in told.stdout


def test_as_json_each_entry_has_its_events_and_the_full_state(tmp_path: Path) -> None:
    """Nothing else is printed there; the verdict stands beside it."""
    told = khandan(tmp_path, "replay", written(tmp_path, coup()), "--json")
    shown = [msgspec.json.decode(line) for line in told.stdout.splitlines()]
    made = match("coup").match_state

    assert list(range(len(shown))) == [one["seq"] for one in shown]
    assert msgspec.json.decode(msgspec.json.encode(made.state)) == shown[-1]["state"]
    assert "came out the same" in told.stderr


def test_it_stops_where_it_is_told(tmp_path: Path) -> None:
    """`--until` is the last entry that is shown."""
    told = khandan(tmp_path, "replay", written(tmp_path, coup()), "--until", "4", "--json")

    assert [0, 1, 2, 3, 4] == [msgspec.json.decode(line)["seq"] for line in told.stdout.splitlines()]


def test_a_packed_record_is_unpacked(tmp_path: Path) -> None:
    """gzip."""
    file = tmp_path / "match.jsonl.gz"
    file.write_bytes(gzip.compress(b"\n".join(coup())))
    told = khandan(tmp_path, "replay", str(file))

    assert 0 == told.exit_code
    assert "came out the same" in told.stdout


def test_a_cut_record_is_read_and_not_played(tmp_path: Path) -> None:
    """Its secrets are not there."""
    lines = rows(match("houses"), 1)
    told = khandan(tmp_path, "replay", written(tmp_path, lines), "--json")
    shown = [msgspec.json.decode(line) for line in told.stdout.splitlines()]

    assert 0 == told.exit_code
    assert {None} == {one["state"] for one in shown}
    assert "cut for a viewer" in told.stderr


def test_a_record_of_other_cards_is_folded_and_not_played(tmp_path: Path) -> None:
    """Its content's version is not ours."""
    told = khandan(tmp_path, "replay", written(tmp_path, rows(match("houses"))))

    assert 0 == told.exit_code
    assert "other cards" in told.stdout


@pytest.mark.parametrize(
    ("line", "mistake"),
    [(1, "not the header"), (3, "not an entry"), (4, "not an entry")],
)
def test_a_broken_line_is_named(tmp_path: Path, line: int, mistake: str) -> None:
    """Exit code 2, and one line on stderr."""
    lines = coup()
    lines[line - 1] = b"{}" if line > 1 else b"[]"
    told = khandan(tmp_path, "replay", written(tmp_path, lines))

    assert 2 == told.exit_code
    assert f"line {line}: " in told.stderr
    assert mistake in told.stderr
    assert 1 == len(told.stderr.splitlines())


@pytest.mark.parametrize("body", [None, b"", b"\x1f\x8bnot really", b"\n\n"])
def test_what_is_no_file_of_ours_is_refused(tmp_path: Path, body: bytes | None) -> None:
    """Missing, empty, badly packed, blank."""
    file = tmp_path / "x"
    if body is not None:
        file.write_bytes(body)
    told = khandan(tmp_path, "replay", str(file))

    assert 2 == told.exit_code
    assert 1 == len(told.stderr.splitlines())


@pytest.mark.parametrize(
    ("language", "row", "said"),
    [
        ("en", b'{"seq":x}', "line 3, column 8: from here on this is no JSON"),
        ("fa", b'{"seq":x}', "سطرِ ۳، ستونِ ۸: از اینجا به بعد JSON نیست"),
        ("fa", b'{"seq":"x"}', "سطرِ ۳: این ثبتِ بازی نیست. $.seq"),
    ],
)
def test_what_is_no_json_is_said_in_the_host_s_language(
    tmp_path: Path, language: str, row: bytes, said: str
) -> None:
    """No word of a parser's own, which are English."""
    lines = coup()
    told = khandan(tmp_path, "replay", written(tmp_path, [*lines[:2], row, *lines[3:]]), language=language)

    assert 2 == told.exit_code
    assert said in told.stderr
    assert language == "en" or {"JSON", "seq"} >= set(re.findall("[A-Za-z]{2,}", told.stderr.split(": ")[1]))
