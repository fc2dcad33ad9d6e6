"""A silent house plays by its standing orders: for everybody else as if its person had moved."""

from pathlib import Path
from typing import Any

import pytest

from engine.automatic_moves import expire_due, play_orders, play_stewards
from engine.entries import Entry
from engine.games.houses.events import BallotCast, BallotMissed
from engine.games.houses.moves import AgreeToStop, Cast, Options
from engine.games.houses.orders import Condition, HousesOrders, Power, Rule, to_json
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.refused import Refused
from engine.kernel.sealed import cut, is_readable
from engine.kernel.steward import Look
from engine.kernel.table.absence import DropOrders, GoAway, OrdersPlayed, SetOrders, WaitMissed
from engine.kernel.table.motions import Agree, Propose
from engine.kernel.table.seating import StewardSat
from engine.kernel.table.state import MoreTime
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.record import find_difference, read, record_lines
from engine.stewards import random, steward_for
from engine.store import Timer, TimerKey
from tests.engine.service import USERS, Clock, begun, entropy, expire_wait, service

YES = to_json(HousesOrders((Rule(Condition("always"), "yes", Power("points", 2)),), "absent"))
NOTHING = to_json(HousesOrders((), "absent"))


async def at_the_vote(matches: Matches, match: int) -> LiveMatch:
    """Five people in the first vote."""
    live = await matches.live(match)
    number = 0
    while live.match_state.state.stage != "vote":
        number += 1
        seat = live.match_state.waits[0].seat
        action = random.when_asked(live.look(seat), Dice(number.to_bytes(16, "big")))
        await matches.act(match, USERS[seat], action)
    return live


def wait_of(live: LiveMatch, seat: int) -> str:
    """The open question to this seat."""
    return next(wait.id for wait in live.match_state.waits if wait.seat == seat)


def shown(entries: tuple[Entry, ...], viewer: int | None) -> list[Any]:
    """What somebody hears of these entries."""
    heard = ((event for event in entry.events if is_readable(event, viewer)) for entry in entries)
    return [cut(tuple(events), viewer) for events in heard]


async def test_a_house_with_orders_votes_at_its_turn_and_one_without_does_nothing(tmp_path: Path) -> None:
    """HO-R20: and what has been done is not done again."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        live = await at_the_vote(matches, match)
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        plain = await play_orders(matches, match, wait_of(live, 0))
        ordered = await play_orders(matches, match, wait_of(live, 1))
        again = await play_orders(matches, match, "g1.p1.vote.1")

    assert (False, True, False) == (plain, ordered, again)
    assert [False, True, False, False, False] == [slip.cast for slip in live.match_state.state.phase.slips]


async def until_the_deadline(matches: Matches, clock: Clock, match: int) -> list[dict[TimerKey, Timer]]:
    """Everything that comes before the nearest deadline; the timers after each."""
    live = await matches.live(match)
    end = min(one.due for one in live.deadlines.values() if one.due is not None)
    seen = [dict(live.timers)]
    while (due := await matches.next_due()) is not None and due < end:
        clock.now = due
        await expire_due(matches)
        seen.append(dict(live.timers))
    return seen


async def test_orders_that_are_written_after_the_turn_of_a_question_are_followed(tmp_path: Path) -> None:
    """HO-R20: a turn comes again while its house is silent, so that nobody need know when it was."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, _):
        match = await begun(matches)
        live = await at_the_vote(matches, match)
        # By now every first turn has been, at six tenths of the day at the latest.
        clock.pass_by(hours=15)
        await expire_due(matches)
        before = [slip.cast for slip in live.match_state.state.phase.slips]
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        await until_the_deadline(matches, clock, match)

    assert [False] * 5 == before
    assert [False, True, False, False, False] == [slip.cast for slip in live.match_state.state.phase.slips]


async def test_orders_that_are_written_in_time_that_was_granted_late_are_followed(tmp_path: Path) -> None:
    """HO-R17, HO-R20: no turn is left shortly before the deadline, and then there are six hours more."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, _):
        match = await begun(matches)
        live = await at_the_vote(matches, match)
        await until_the_deadline(matches, clock, match)
        before = TimerKey(wait_of(live, 1), "turn") in live.timers
        await matches.act_at_table(match, USERS[0], Propose(MoreTime(6)))
        for user in (1, 2):
            await matches.act_at_table(match, USERS[user], Agree(live.table.motions[0].id))
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        await until_the_deadline(matches, clock, match)

    assert not before
    assert [False, True, False, False, False] == [slip.cast for slip in live.match_state.state.phase.slips]


async def test_the_turns_of_a_silent_house_are_the_same_with_orders_and_without(tmp_path: Path) -> None:
    """HO-R37: orders that leave everything open move no row of the clock."""
    rows = []
    for has_orders in (True, False):
        folder, clock = tmp_path / str(has_orders), Clock()
        folder.mkdir()
        async with service(folder, clock, entropy()) as (matches, _):
            match = await begun(matches)
            await at_the_vote(matches, match)
            if has_orders:
                await matches.act_at_table(match, USERS[1], SetOrders(NOTHING))
            rows.append(await until_the_deadline(matches, clock, match))
    turns = [{key: one.due for key, one in row.items() if key.kind == "turn"} for row in rows[0]]

    assert rows[0] == rows[1]
    assert len({row.get(TimerKey("g1.p1.vote.1", "turn")) for row in turns}) > 2


async def test_others_cannot_tell_orders_from_a_person(tmp_path: Path) -> None:
    """HO-R37: the same events to everybody else, by the same hand; only the house hears who moved."""
    logs = []
    for by_orders in (True, False):
        folder = tmp_path / str(by_orders)
        folder.mkdir()
        async with service(folder, Clock(), entropy()) as (matches, _):
            match = await begun(matches)
            live = await at_the_vote(matches, match)
            before = live.match_state.seq
            if by_orders:
                await matches.act_at_table(match, USERS[1], SetOrders(YES))
                await play_orders(matches, match, wait_of(live, 1))
            else:
                await matches.act(match, USERS[1], Cast("yes", 2, True))
            logs.append(tuple(one for one in await matches.entries(match) if one.seq >= before))
    orders, person = logs
    for viewer in (None, 0, 2, 3, 4):
        assert shown(person, viewer) == [row for row in shown(orders, viewer) if row]

    assert [BallotCast, OrdersPlayed] == [type(event) for event in orders[-1].events if is_readable(event, 1)]
    assert (orders[-1].seat, orders[-1].by) == (person[-1].seat, person[-1].by) == (1, person[-1].by)


async def test_a_move_by_orders_ends_a_row_of_silences_as_the_persons_own_would(tmp_path: Path) -> None:
    """HO-R20: else a regent who comes after one more silence would tell that nobody was there."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, _):
        match = await begun(matches)
        live = await at_the_vote(matches, match)
        await expire_wait(matches, match, wait_of(live, 1))
        missed = live.table.chairs[1].missed
        for user in (0, 2, 3, 4):
            await matches.act(match, USERS[user], Cast("gather"))
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        await _decided(matches, live)
        await play_orders(matches, match, wait_of(live, 1))

    assert (1, 0) == (missed, live.table.chairs[1].missed)


async def test_orders_that_say_absent_bring_the_regent_as_silence_does(tmp_path: Path) -> None:
    """HO-R20: two deadlines in a row; then the regent follows them, and the house stays absent."""
    clock = Clock()
    async with service(tmp_path, clock, entropy(), steward_for) as (matches, _):
        match = await begun(matches)
        live = await at_the_vote(matches, match)
        await matches.act_at_table(match, USERS[1], SetOrders(NOTHING))
        for _ in range(3):
            assert not await play_orders(matches, match, wait_of(live, 1))
            for user in (0, 2, 3, 4):
                await matches.act(match, USERS[user], Cast("gather"))
            if wait_open(live, 1):
                await expire_wait(matches, match, wait_of(live, 1))
            await play_stewards(matches, match)
            await _decided(matches, live)
        events = [event for entry in await matches.entries(match) for event in entry.events]

    assert [StewardSat(1, "prudent", True)] == [one for one in events if isinstance(one, StewardSat)]
    assert [1, 1] == [one.seat for one in events if isinstance(one, WaitMissed)]
    assert [1, 1, 1] == [one.seat for one in events if isinstance(one, BallotMissed)]


async def test_one_deadline_that_a_steward_answers_in_several_moves_is_missed_once(tmp_path: Path) -> None:
    """HO-R20: the regent comes after two absences, however much a steward has to say before it votes."""

    def speaks_first(look: Look, dice: Dice) -> Any:
        said = AgreeToStop(True)
        return said if said in look.ask(None) else Cast("gather")

    async with service(tmp_path, Clock(), entropy(), lambda game, kind: speaks_first) as (matches, _):
        match = await begun(matches, absent="steward")
        live = await at_the_vote(matches, match)
        before = live.match_state.seq
        await expire_wait(matches, match, wait_of(live, 1))
        log = await matches.entries(match, before - 1)
        chair = live.table.chairs[1]

    assert [AgreeToStop(True), Cast("gather")] == [entry.action for entry in log]
    assert [[], [1]] == [
        [event.seat for event in entry.events if isinstance(event, WaitMissed)] for entry in log
    ]
    assert (1, None) == (chair.missed, chair.steward)


async def test_at_a_deadline_the_steward_votes_and_leaves_the_word_to_stop_to_its_person(
    tmp_path: Path,
) -> None:
    """HO-R04, HO-R20: who was late keeps the word that they gave; for one who gave none nobody does."""
    async with service(tmp_path, Clock(), entropy(), steward_for) as (matches, _):
        match = await begun(matches, absent="steward")
        live = await at_the_vote(matches, match)
        await matches.act(match, USERS[1], AgreeToStop(True))
        before = live.match_state.seq
        for seat in (1, 2):
            await expire_wait(matches, match, wait_of(live, seat))
        log = await matches.entries(match, before - 1)
        stopping = live.match_state.state.stopping

    assert {1, 2} == {entry.seat for entry in log}
    assert not [entry.action for entry in log if isinstance(entry.action, AgreeToStop)]
    assert (False, True, False, False, False) == stopping


def wait_open(live: LiveMatch, seat: int) -> bool:
    """Whether the vote still waits for this seat, and for it alone."""
    return {seat} == {wait.seat for wait in live.match_state.waits}


async def _decided(matches: Matches, live: LiveMatch) -> None:
    """The moderator decides, if asked."""
    while live.match_state.state.stage == "decide":
        seat = live.match_state.waits[0].seat
        choice = next(one for one in live.look(seat).ask(None) if not isinstance(one, AgreeToStop))
        await matches.act(live.match.id, USERS[seat], choice)


async def test_a_steward_at_a_seat_with_orders_follows_them_in_its_own_time(tmp_path: Path) -> None:
    """HO-R20: the person is away and wrote what is to be voted; the turn of orders is not a steward's."""
    async with service(tmp_path, Clock(), entropy(), steward_for) as (matches, _):
        match = await begun(matches)
        live = await at_the_vote(matches, match)
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        await matches.act_at_table(match, USERS[1], GoAway(now=True))
        await play_stewards(matches, match)
        waited = await play_orders(matches, match, wait_of(live, 1))
        early = [slip.cast for slip in live.match_state.state.phase.slips]
        for user in (0, 2, 3, 4):
            await matches.act(match, USERS[user], Cast("gather"))
        await play_stewards(matches, match)
        entries = await matches.entries(match)
        mine = [one for one in entries if any(isinstance(event, OrdersPlayed) for event in one.events)]

    assert not waited
    assert [False] * 5 == early
    assert [Cast("yes", 2, True)] == [one.action for one in mine]
    assert [None] == [one.by for one in mine]


AWAY = {1: {(True, False)}, 2: {(False, True)}, 3: {(False, False)}}
"""Who of the first two is away while each generation votes."""


async def test_away_for_a_generation_survives_a_restart_and_ends_by_itself(tmp_path: Path) -> None:
    """HO-R20: seat 0 is away at once, seat 1 in the next generation; in the third both play themselves."""
    seen: dict[int, set[tuple[bool, bool]]] = {}
    for number in range(9):
        if len(seen) < len(AWAY):  # some campaigns end before their third generation votes
            seen = await _seen(_folder(tmp_path, number), number)
            assert {generation: AWAY[generation] for generation in seen} == seen

    assert AWAY == seen


def _folder(parent: Path, number: int) -> Path:
    made = parent / str(number)
    made.mkdir()
    return made


async def _seen(folder: Path, number: int) -> dict[int, set[tuple[bool, bool]]]:
    """Of one campaign, with seeds of its own: by generation, who of the first two was away at a vote."""
    source, seen = entropy(), dict[int, set[tuple[bool, bool]]]()
    for _ in range(number):
        source(1)
    async with service(folder, Clock(), source, steward_for) as (matches, _):
        match = await begun(matches, people=2, generations=3)
        live = await matches.live(match)
        while live.match_state.state.stage != "vote":
            await _anybody(matches, live)
        await matches.act_at_table(match, USERS[1], GoAway())
        await matches.act_at_table(match, USERS[0], GoAway(now=True))
    async with service(folder, Clock(), source, steward_for) as (matches, _):
        live = await matches.live(match)
        while live.table.status != "over":
            if live.match_state.state.stage == "vote":
                first, second = live.table.chairs[:2]
                away = (first.steward is not None, second.steward is not None)
                seen.setdefault(live.match_state.state.generation, set()).add(away)
            await _anybody(matches, live)
    return seen


async def _anybody(matches: Matches, live: LiveMatch) -> None:
    """Stewards move; then a person who is asked does what a steward would, or lets the time run out."""
    await play_stewards(matches, live.match.id)
    people = live.people_awaited() or tuple(wait.seat for wait in live.match_state.waits)
    if live.table.status == "over" or not people:
        return
    action = prudent(live.look(people[0]), Dice(bytes(16)))
    if action is not None:
        await matches.act(live.match.id, USERS[people[0]], action)
    elif live.match_state.waits:
        await expire_wait(matches, live.match.id, wait_of(live, people[0]))


async def test_orders_leave_no_trace_in_the_record_of_others(tmp_path: Path) -> None:
    """HO-R37: in the cut of anybody else the entry is not there; the whole record plays again."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        live = await at_the_vote(matches, match)
        before = {who: record(live, await matches.entries(match), who) for who in ("public", 0)}
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        await matches.act_at_table(match, USERS[1], DropOrders())
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        entries = await matches.entries(match)
        after = {who: record(live, entries, who) for who in ("public", 0)}
        mine = record(live, entries, 1)

    assert before == after
    assert any("yes" in line.decode() and "orders_set" in line.decode() for line in mine)


def record(live: LiveMatch, entries: tuple[Entry, ...], whose: Any) -> list[bytes]:
    """The lines of a record."""
    return list(record_lines(live.match_state, entries, whose))


async def test_orders_of_a_stranger_are_refused(tmp_path: Path) -> None:
    """Nobody writes for another's house."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        with pytest.raises(Refused) as refused:
            await matches.act_at_table(match, 999, SetOrders(YES))

    assert "not_seated" == refused.value.why.code


async def test_a_match_with_orders_and_late_answers_plays_again_from_its_record(tmp_path: Path) -> None:
    """HO-R38: that a move came late or by orders stands in its entry, and is taken from there."""
    clock = Clock()
    options = Options(generations=1, absent="steward")
    async with service(tmp_path, clock, entropy(), steward_for) as (matches, _):
        match = await begun(matches, people=3, generations=1, absent="steward")
        live = await matches.live(match)
        await matches.act_at_table(match, USERS[1], SetOrders(YES))
        while live.table.status != "over":
            await play_stewards(matches, match)
            for wait in live.match_state.waits:
                await play_orders(matches, match, wait.id)
            clock.pass_by(days=1)
            await expire_due(matches)
        lines = record(live, await matches.entries(match), "all")
        kept = {type(event) for entry in await matches.entries(match) for event in entry.events}

    assert options == live.match_state.state.options
    assert {OrdersPlayed, WaitMissed} <= kept
    assert find_difference(read(lines, {"houses": live.match_state.game})) is None
