"""Playing a record again: the same actions and seeds give the same events, and a lie is found."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.houses.events import OutcomeDrawn
from engine.games.houses.moves import Cast
from engine.kernel.table import seeds
from engine.kernel.table.absence import StewardRose
from engine.kernel.table.seeds import SeedOpened
from engine.record import Difference, Record, Seed, find_difference, unchecked_because
from engine.record.making import open_table, play_match
from engine.record.verify import find_flaw
from engine.stewards import steward_for
from tests.engine.record.matches import CONTENT, GAMES, match, record

NAMES = tuple(GAMES)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_a_true_record_comes_out_as_it_was(name: str, number: int) -> None:
    """HO-R38: seeds and words in the header are all the chance there was."""
    assert find_difference(record(match(name, number))) is None


def test_every_action_and_deadline_is_played_again() -> None:
    """Not only people's: the record has the clock's entries and the table's, too."""
    log = match("houses").log

    assert {None, -1, 0, 1, 2, 3} == {entry.seat for entry in log}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, None),
        ({"cut": "public"}, "cut"),
        ({"rules": 99}, "rules"),
        ({"content": "other"}, "content"),
        ({"over": False}, "running"),
    ],
)
def test_only_a_whole_record_of_our_own_rules_and_content_is_played(
    change: dict[str, Any], why: str | None
) -> None:
    """Others are folded."""
    told = record(match("houses"))

    assert why == unchecked_because(replace(told, header=replace(told.header, **change)), CONTENT)


def with_line(told: Record, seq: int, **fields: Any) -> Record:
    """The record with another entry in this place."""
    lines = tuple(replace(line, **fields) if line.seq == seq else line for line in told.lines)
    return replace(told, lines=lines)


def first(told: Record, fits: Callable[[Any], bool]) -> int:
    """The first entry of which this holds."""
    return next(line.seq for line in told.lines if fits(line))


def having(kind: type[Any]) -> Callable[[Any], bool]:
    """Whether an entry brought such an event."""
    return lambda line: any(isinstance(event, kind) for event in line.events)


def test_a_dice_roll_that_was_not_rolled_is_found() -> None:
    """HO-R16: another outcome than the seed's."""
    told = record(match("houses"))
    seq = first(told, having(OutcomeDrawn))
    events = told.lines[seq].events
    spot = next(spot for spot, event in enumerate(events) if isinstance(event, OutcomeDrawn))
    lie = replace(events[spot], effects=(9, 9, 9, 9, 9))
    found = find_difference(with_line(told, seq, events=(*events[:spot], lie, *events[spot + 1 :])))

    assert Difference(seq, f"event:{spot}", lie, events[spot]) == found


def test_an_event_too_few_or_too_many_is_found() -> None:
    """At the end of an entry."""
    told = record(match("houses"))
    seq = first(told, having(OutcomeDrawn))
    events = told.lines[seq].events
    start = first(told, lambda line: line.seat == -1)
    twice = told.lines[start].events

    assert f"event:{len(events) - 1}" == _where(with_line(told, seq, events=events[:-1]))
    assert f"event:{len(twice)}" == _where(with_line(told, start, events=(*twice, StewardRose(3))))


def test_an_action_that_the_rules_refuse_is_found() -> None:
    """HO-6.4: more power than anybody has."""
    told = record(match("houses"))
    seq = first(told, lambda line: isinstance(line.action, Cast) and line.action.power > 0)
    greedy = replace(told.lines[seq].action, power=500)
    found = find_difference(with_line(told, seq, action=greedy))

    assert found is not None
    assert (seq, "refused", greedy, "power_short") == (found.seq, found.where, found.file, found.rules.code)


def test_another_actor_is_found() -> None:
    """The match's start comes from the clock, and the log says so."""
    told = record(match("houses"))
    start = first(told, lambda line: line.seat == -1)

    assert "seat" == _where(with_line(told, start, seat=0))
    assert "by" == _where(with_line(told, start, by=1))


def test_a_move_said_to_be_another_persons_is_found() -> None:
    """Both sit at the table, but not on this seat."""
    told = record(match("houses"))
    move = first(told, lambda line: line.seat == 1 and line.by == 1)

    assert Difference(move, "by", 0, 1) == find_difference(with_line(told, move, by=0))


def test_a_log_that_stops_before_the_end_is_found() -> None:
    """The header says that the match is over."""
    told = record(match("houses"))

    assert "header" == _where(replace(told, lines=told.lines[:-1]))


def test_a_seed_that_was_never_opened_is_found() -> None:
    """HO-R38: the header tells no more than the log."""
    told = record(match("houses"))
    more = (*told.header.seeds, Seed(77, "00", "00"))

    assert "seeds" == _where(replace(told, header=replace(told.header, seeds=more)))


@pytest.mark.parametrize("name", NAMES)
def test_seeds_other_than_the_sealed_ones_are_found(name: str) -> None:
    """HO-R38: in the header, and in the log itself, where they must fit the published hash."""
    told = record(match(name))
    other = "00" * 32
    seeds = (replace(told.header.seeds[0], seed=other), *told.header.seeds[1:])
    header = replace(told, header=replace(told.header, seeds=seeds))
    seq = first(told, having(SeedOpened))
    lied = tuple(
        replace(event, seed=other)
        if isinstance(event, SeedOpened) and event.epoch == seeds[0].epoch
        else event
        for event in told.lines[seq].events
    )

    assert "seeds" == _where(header)
    assert "seeds" == _where(with_line(header, seq, events=lied))


def test_words_other_than_the_players_are_found() -> None:
    """HO-R38."""
    told = record(match("houses"))
    seeds = (replace(told.header.seeds[0], words=("another",)), *told.header.seeds[1:])

    assert "words" == _where(replace(told, header=replace(told.header, seeds=seeds)))


@pytest.mark.parametrize("change", [{"seats": 3}, {"language": "en"}, {"over": False}])
def test_a_header_that_speaks_of_another_match_is_found(change: dict[str, Any]) -> None:
    """What the header says is what the log's first entry says."""
    told = record(match("houses"))

    assert "header" == _where(replace(told, header=replace(told.header, **change)))


def test_an_older_match_whose_dice_hold_a_link_is_not_accused(monkeypatch: pytest.MonkeyPatch) -> None:
    """HO-R38: links are no words for the dice any more; a log in which one stands comes out the same."""
    game, words = GAMES["coup"], ("discord.gg/khan", "a word")
    stewards = [steward_for(game, "prudent")] * 3
    with monkeypatch.context() as before:
        before.setattr(seeds, "has_link", lambda _: False)
        opening = open_table(game, 3, game.options(), CONTENT, "fa")
        told = record(play_match(game, opening, bytes(32), stewards, people=2, words=words))

    assert words in [one.words for one in told.header.seeds]
    assert find_difference(told) is None
    assert find_flaw(told) is None


def test_nothing_at_all_is_not_a_match() -> None:
    """A header alone."""
    assert "header" == _where(replace(record(match("houses")), lines=()))


def test_a_difference_can_be_written() -> None:
    """For `khandan replay`: both sides are records."""
    told = record(match("houses"))
    seq = first(told, having(OutcomeDrawn))
    found = find_difference(with_line(told, seq, events=()))

    assert found is not None
    assert msgspec.json.decode(msgspec.json.encode(found))["seq"] == seq


def _where(told: Record) -> str | None:
    found = find_difference(told)
    return found.where if found else None
