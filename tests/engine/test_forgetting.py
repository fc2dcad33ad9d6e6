"""Being forgotten through the service: every table, every row, and what is in memory."""

from pathlib import Path

from engine.kernel.table.seating import Join, Leave, PlayerForgotten
from engine.matches import Matches
from engine.store.records import FORGOTTEN_USER
from tests.engine.service import CHANNEL, GUILD, HOST, USERS, Clock, begun, entropy, new_table, service

WHO = USERS[1]


async def forgotten_in(matches: Matches, match: int) -> list[PlayerForgotten]:
    """What the log of a match says about it."""
    log = await matches.entries(match)
    return [event for entry in log for event in entry.events if isinstance(event, PlayerForgotten)]


async def test_every_running_table_goes_on_without_the_person(tmp_path: Path) -> None:
    """A steward plays their seat of each; numbers of the others stay what they were."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        tables = [await begun(matches, 3), await begun(matches, 2)]
        told = await matches.forget_user(WHO)
        live_matches = [await matches.live(one) for one in tables]

        assert tuple(tables) == told
        assert [(100, FORGOTTEN_USER, 102), (100, FORGOTTEN_USER)] == [live.users for live in live_matches]
        assert ["prudent"] * 2 == [live.table.chairs[1].steward for live in live_matches]
        assert [(1,), (1,)] == [live.table.nameless for live in live_matches]
        assert [PlayerForgotten(1, 1)] == await forgotten_in(matches, tables[0])


async def test_what_is_forgotten_stays_so_after_a_restart(tmp_path: Path) -> None:
    """The log and the rows say the same as memory did."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches, 3)
        await matches.forget_user(WHO)
        before = (await matches.live(match)).table
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        live = await matches.live(match)

        assert (before, (100, FORGOTTEN_USER, 102)) == (live.table, live.users)
        assert None is live.seat(WHO)


async def test_a_forgotten_host_is_followed_by_who_came_first(tmp_path: Path) -> None:
    """The database names the old host nowhere."""
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        match = await begun(matches, 3)
        await matches.forget_user(HOST)
        live, kept = await matches.live(match), await store.read.match(match)

        assert USERS[1] == live.users[live.table.host or 0]
        assert FORGOTTEN_USER == (kept.host if kept else None)


async def test_a_person_without_a_seat_leaves_their_number_only(tmp_path: Path) -> None:
    """Who got up before is a number in the log, and then nobody's."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await matches.open(new_table(), guild=GUILD, channel=CHANNEL, host=HOST)
        await matches.act_at_table(match, WHO, Join())
        await matches.act_at_table(match, WHO, Leave())
        await matches.forget_user(WHO)

        assert (HOST, FORGOTTEN_USER) == (await matches.live(match)).users


async def test_who_comes_back_is_new_here(tmp_path: Path) -> None:
    """With a number of their own, and no way to the old seat."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await matches.open(new_table(), guild=GUILD, channel=CHANNEL, host=HOST)
        await matches.act_at_table(match, WHO, Join())
        await matches.forget_user(WHO)
        await matches.act_at_table(match, WHO, Join())

        assert (HOST, FORGOTTEN_USER, WHO) == (await matches.live(match)).users


async def test_a_stranger_can_be_forgotten_too(tmp_path: Path) -> None:
    """Nothing is there, and nothing happens."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches, 2)
        before = len(await matches.entries(match))

        assert () == await matches.forget_user(999)
        assert before == len(await matches.entries(match))
