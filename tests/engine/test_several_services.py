"""Several services on one store: whoever moves, there is one log, and everybody holds what is in it."""

import asyncio
from typing import Any

import pytest

from engine.kernel.table.seating import Join, OpenTable
from engine.match.commit import Receipt
from tests.engine.service import CHANNEL, GUILD, USERS, Clock
from tests.engine.several_services import People, begin, services, standing
from tests.engine.store.conftest import emptied
from tests.laws import samples
from tests.postgres_server import PostgresServer

TURNS = 400 if samples.LONG else 40


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("name", samples.NAMES)
async def test_random_moves_by_several_services_leave_one_log(
    postgres: PostgresServer, name: str, count: int
) -> None:
    """No gap, equal folds, nothing twice; a click that two of them got is answered with what it did once."""
    clock = Clock()
    async with services(emptied(postgres), count + 1, clock) as (made, stores):
        *playing, fresh = made
        match = await begin(playing[0], samples.table()[name])
        people = People(playing, clock, match, samples.dice(count))
        await people.play(TURNS)
        log = await stores[-1].read.entries(match)
        held = [standing(await service.live(match)) for service in (*playing, fresh)]
        said = await fresh.entries(match)
        unanswered = [click for click, given in people.receipts if not given]
        kept = [await stores[-1].read.find_interaction(click) for click in unanswered]

    assert list(range(len(log))) == [entry.seq for entry in log]
    assert [held[-1]] * len(held) == held
    assert all(told == said[told[0].seq :][: len(told)] for told in answers(people.receipts))
    assert no_entry_is_anothers(people.receipts)
    assert [None] * len(unanswered) == kept


async def test_a_clock_that_stands_is_given_its_time_back_by_the_process_that_minds_it_alone(
    postgres: PostgresServer,
) -> None:
    """Where others are asked at the same match meanwhile it stands for them as well."""
    clock = Clock()
    async with services(emptied(postgres), 2, clock) as ((minding, other), _):
        other.clocks.is_ours = lambda guild: False
        match = await begin(minding, samples.table()["coup"])
        before = (await minding.live(match)).deadlines
        since = clock.now
        await minding.stop_clock(match, since)
        clock.pass_by(hours=5)
        standing_there = (await other.live(match)).stopped_since
        async with other.locked(match) as live:
            kept = live.match_state.seq
        minding.restart_clock(match)
        after = (await minding.live(match)).deadlines
        seen = await other.live(match)

    assert before
    assert since == standing_there
    assert kept + 1 == seen.match_state.seq
    assert [5 * 3600.0] * len(before) == [
        (after[wait].due - timer.due).total_seconds() for wait, timer in before.items()
    ]
    assert (None, after) == (seen.stopped_since, seen.deadlines)


async def test_who_sat_down_by_one_process_is_known_to_the_other(postgres: PostgresServer) -> None:
    """Two newcomers at the same moment get numbers of their own."""
    async with services(emptied(postgres), 2, Clock()) as (made, stores):
        table = OpenTable("coup", samples.table()["coup"].version, "", 4, "{}", "fa")
        match = await made[0].open(table, guild=GUILD, channel=CHANNEL, host=USERS[0])
        await asyncio.gather(
            *(one.act_at_table(match, user, Join()) for one, user in zip(made, USERS[1:3], strict=True))
        )
        known = [(await one.live(match)).users for one in made]
        kept = await stores[0].read.players(match)

    assert {kept} == set(known)
    assert {USERS[0], USERS[1], USERS[2]} == set(kept)


def answers(receipts: list[tuple[int, list[Receipt]]]) -> list[tuple[Any, ...]]:
    """The entries of each receipt."""
    return [receipt.entries for _, given in receipts for receipt in given]


def no_entry_is_anothers(receipts: list[tuple[int, list[Receipt]]]) -> bool:
    """Whether every click has entries of its own, which were kept for it once, whoever heard it."""
    owners = dict[int, int]()
    for click, given in receipts:
        if sum(not receipt.is_repeat for receipt in given) > 1:
            return False
        for receipt in given:
            for entry in receipt.entries:
                if owners.setdefault(entry.seq, click) != click:
                    return False
    return True
