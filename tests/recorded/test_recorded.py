"""Every way in which a match or a generation can end has its recorded match, and each comes out as it was."""

import gzip
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from engine.games.architects.base import Ending as ArchitectsEnding
from engine.games.coup.base import Ending as CoupEnding
from engine.games.houses.ending import CampaignEnding
from engine.games.houses.events import DealClosed
from engine.games.houses.names import End
from engine.games.rokugan.state import Ending as RokuganEnding
from engine.games.treasure.base import Why
from engine.record import Record, find_difference, moments, read, unchecked_because
from tests.recorded.architects import CHAPTERS as ARCHITECTS
from tests.recorded.architects import refreshed
from tests.recorded.houses import agreed, chapters, falls, pulled, wordy
from tests.recorded.make import CONTENT, GAMES, HERE, cases, file, let_stand, state_file
from tests.recorded.rokugan import CHAPTERS, doubled
from tests.recorded.written import as_written

HOUSES = (
    *get_args(End),
    *get_args(CampaignEnding),
    *(f"{fall}-{end}" for fall in get_args(End) for end in get_args(CampaignEnding)),
    *(f"stopped-{end}" for end in get_args(CampaignEnding)),
    *(f"words-{rules}" for rules in (1, 2)),
    "pulled-3",
    "shown-4",
    "broken",
)
"""How a king falls, how a campaign ends, both together, the campaign that all agreed to stop, by the first
versions of the rules one with deals of payments and words alone, by the third one with pulled cards, by the
fourth one whose chapters are shown, and by the fifth one in which a broken word comes before the council."""

COUP = (*get_args(CoupEnding), *(f"block-{rules}" for rules in (1, 2)))
"""How a game ends, and by each version of the rules one with blocks that were let stand."""

ENDS = {
    "houses": HOUSES,
    "coup": COUP,
    "treasure": get_args(Why),
    "rokugan": (*get_args(RokuganEnding), *CHAPTERS, "ronin", *(f"raids-{rules}" for rules in (1, 2, 3))),
    "architects": (*get_args(ArchitectsEnding), *ARCHITECTS, "chance", "barracks", "refreshed-2"),
}
CASES = {file(case).name: case for case in cases()}


@cache
def recorded(path: Path) -> Record:
    """The record in a file of this folder."""
    return read(gzip.decompress(path.read_bytes()).splitlines(), GAMES)


def test_every_end_has_its_record() -> None:
    """HO-9, HO-R05, CO-R18, TI-6, BR-SCORE-6, AW-TIE-1: `python -m tests.recorded.make` makes what lacks."""
    wanted = {f"{game}-{end}.jsonl.gz" for game, ends in ENDS.items() for end in ends}

    assert wanted == {path.name for path in HERE.glob("*.jsonl.gz")}
    assert wanted == set(CASES)
    assert len(cases()) == len(CASES)


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_recorded_match_comes_out_as_it_was(name: str) -> None:
    """Folded, and played again from its actions and seeds, to the last field of the last event."""
    record = recorded(HERE / name)

    assert unchecked_because(record, CONTENT) is None
    assert find_difference(record) is None


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_recorded_match_comes_to_the_state_that_was_kept(name: str) -> None:
    """Folded from its events by this version, field by field what the recording version wrote; read, too."""
    record = recorded(HERE / name)
    kept = gzip.decompress(state_file(CASES[name]).read_bytes())
    *_, last = moments(record)

    assert msgspec.json.decode(kept) == as_written(kept, last.state)
    assert isinstance(msgspec.json.decode(kept, type=record.game.state), record.game.state)


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_recorded_match_ended_as_its_name_says(name: str) -> None:
    """Result, how its last king fell, and whether all agreed to stop."""
    case, record = CASES[name], recorded(HERE / name)
    *_, last = moments(record)
    result = record.game.result(last.state)

    assert result is not None
    assert case.end in ("", result.why)
    assert case.fall is None or case.fall == falls(record.lines)[-1]
    assert agreed(last.state) or not case.stopped
    assert case.seats == record.header.seats


def test_a_deal_of_payments_and_words_alone_counts_by_version_1_and_not_by_version_2_HO_R39() -> None:
    """As played, and as folded today: what each house has kept is what the events of its version say."""
    found = {}
    for rules in (1, 2):
        record = recorded(HERE / f"houses-words-{rules}.jsonl.gz")
        closed = [one for line in record.lines for one in line.events if isinstance(one, DealClosed)]
        *_, last = moments(record)
        told = wordy(record.lines)
        found[rules] = {(one.counts, one.maker_kept, one.deal.theirs_stand) for one in told}
        kept = [_kept(seat, closed) for seat in range(record.header.seats)]
        assert (rules, rules) == (record.header.rules, record.game.version)
        assert kept == [house.tally.deals for house in last.state.houses]

    assert {1: {(None, True, ("kept",))}, 2: {(False, True, ("given",))}} == found


def test_a_block_that_is_let_stand_is_lost_by_version_1_and_stands_by_version_2_CO_R12() -> None:
    """As played: what became of it when the time to reconsider it ran out."""
    found = {rules: recorded(HERE / f"coup-block-{rules}.jsonl.gz") for rules in (1, 2)}
    first, second = (let_stand(found[rules].lines) for rules in (1, 2))

    assert [1, 2] == [record.header.rules for record in found.values()]
    assert {"stay"} == {after for _, after in first}
    assert second
    assert all(block == after for block, after in second)


def test_two_raids_of_one_seat_name_it_twice_by_version_1_and_once_by_version_2_BR_RAID_4() -> None:
    """As played, and as verified today: a record of before is not accused of what it says."""
    first, second = (recorded(HERE / f"rokugan-raids-{rules}.jsonl.gz") for rules in (1, 2))

    assert [1, 2] == [one.header.rules for one in (first, second)]
    assert all(len(set(raiders)) < len(raiders) for raiders in doubled(first.lines))
    assert all(len(set(raiders)) == len(raiders) for raiders in doubled(second.lines))


def test_the_rows_were_refreshed_after_the_action_by_version_1_and_before_it_by_version_2_AW_AMB_37() -> None:
    """As played: what the worker did could not choose from the new rows, and now it can."""
    older, newer = (recorded(HERE / f"architects-{name}.jsonl.gz") for name in ("chance", "refreshed-2"))

    assert [1, 2] == [one.header.rules for one in (older, newer)]
    assert {False} == set(refreshed(older.lines))
    assert {True} == set(refreshed(newer.lines))


def test_want_and_plenty_draw_their_cards_by_version_3_HO_R17() -> None:
    """As played; tests/engine/games/houses/test_pulls.py shows that the versions before drew otherwise."""
    record = recorded(HERE / "houses-pulled-3.jsonl.gz")

    assert (3, 3) == (record.header.rules, record.game.version)
    assert pulled(record.lines)


def test_what_a_chapter_brings_is_shown_by_version_4_HO_7_3() -> None:
    """Its perk, and the end of a line; by the versions before, that there is a chapter."""
    older, newer = (recorded(HERE / f"houses-{name}.jsonl.gz") for name in ("pulled-3", "shown-4"))

    assert [3, 4] == [one.header.rules for one in (older, newer)]
    assert not chapters(older.lines)
    assert chapters(newer.lines)


def _kept(seat: int, closed: list[DealClosed]) -> int:
    """The deals kept by a house: by version 1 its own side decides, then what counts for both."""
    sides = ((one, one.deal.maker, one.maker_kept) for one in closed)
    others = ((one, one.deal.partner, one.partner_kept) for one in closed)
    return sum(
        kept if one.counts is None else one.counts for one, who, kept in (*sides, *others) if who == seat
    )


def test_recordings_hold_every_kind_of_entry() -> None:
    """People, stewards, the clock and the table; words for the dice; all the games."""
    records = [recorded(HERE / name) for name in CASES]
    actors = {(line.seat is None, line.seat == -1, line.by is None) for one in records for line in one.lines}

    assert {(True, False, False), (False, True, True), (False, False, True), (False, False, False)} == actors
    assert all(one.header.seeds[0].words for one in records)
    assert set(GAMES) == {one.header.game for one in records}
