"""Row 4: an absent player freezes the table; standing orders play for the house, and nobody can tell."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import text_of
from bot.sandbox.world import World, open_world
from tests.bot.council_world import Council, in_session, making
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

DAY = 86_400.0
STEP = DAY / 48
ABSENT, OTHERS = 1, (0, 2)

Seen = tuple[Any, ...]


@pytest.fixture
def make_bot(tmp_path: Path) -> Any:
    return making(tmp_path)


async def writes(council: Council, answer: str, power: str, **rest: Any) -> None:
    """The person who will be absent leaves orders: always this ballot, and what else there is to say."""
    member, match = council.seats[ABSENT], council.match
    panel = await council.driver.command(member, "orders")
    assert panel.message is not None
    form = await council.driver.click(member, panel.message, f"v1:orders:{match}:rule")
    panel = await council.driver.submit(member, form, when=["always"], what=[], answer=answer, power=[power])
    assert panel.message is not None
    form = await council.driver.click(member, panel.message, f"v1:orders:{match}:rest")
    told = {"otherwise": "absent", "deals": "silent", "coins": "1", "entrusted": [], **rest}
    await council.driver.submit(member, form, **told)


async def others_vote(council: Council) -> None:
    """Everybody else gathers."""
    for seat in OTHERS:
        await council.driver.command(council.seats[seat], "vote", ballot="gather")


async def until_counted(council: Council) -> float:
    """Time passes until the vote is counted; how much of it did."""
    passed = 0.0
    while council.state.phase.number == 1:
        await council.world.advance(STEP)
        await council.world.settle()
        passed += STEP
        assert passed < 2 * DAY
    return passed


def turn(council: Council) -> float:
    """Seconds until the moment at which orders of the absent house would play."""
    rows = (one for one in council.live.timers.values() if one.kind == "turn")
    row = next(one for one in rows if one.seat == ABSENT)
    assert row.due is not None
    return (row.due - council.bot.waiting.now()).total_seconds()


def seen(council: Council, seat: int | None = None) -> list[Seen]:
    """What stands in the channel, or what a seat was told in private: text, when it came and changed."""
    posts = council.driver.channel() if seat is None else council.driver.inbox(council.seats[seat])
    return [(text_of(one), second(one.message.created_at), second(one.message.edited_at)) for one in posts]


def second(moment: datetime | None) -> int | None:
    """The second of a moment; None for a message that was never changed."""
    return None if moment is None else round(moment.timestamp())


@asynccontextmanager
async def council_of(folder: Path, name: str) -> AsyncIterator[Council]:
    """A council of three people in its first vote, in a world and a store of its own."""
    async with open_world(making(folder / name)) as made:
        yield await in_session(made, Driver(made))


async def test_a_house_that_sleeps_votes_by_its_orders_long_before_the_deadline(
    world: World, driver: Driver
) -> None:
    """Row 4: the table waits half a day, not for ever; the person reads in private what was done."""
    council = await in_session(world, driver)
    await writes(council, "yes", "3")
    await others_vote(council)
    passed = await until_counted(council)
    told = [council.read(post) for post in driver.inbox(council.seats[ABSENT])]
    public = [council.read(post) for post in driver.channel()]

    assert DAY * 0.1 <= passed <= DAY * 0.65
    assert any("your standing orders moved for you" in line for line in told)
    assert not any("orders" in line for line in public)
    assert any("Peyvandian1: yes with 3 power" in line for line in public)
    assert council.live.table.chairs[ABSENT].missed == 0


async def test_nobody_else_can_tell_orders_from_the_person(tmp_path: Path) -> None:
    """Row 4: the same public messages at the same moments, as if the person had pressed the buttons then."""
    async with council_of(tmp_path, "orders") as council:
        await writes(council, "yes", "3")
        await others_vote(council)
        passed = await until_counted(council)
        by_orders = [seen(council, seat) for seat in (None, *OTHERS)]
    async with council_of(tmp_path, "person") as council:
        await others_vote(council)
        await council.world.advance(passed - STEP)
        moment = turn(council)
        await council.world.advance(moment)
        await council.driver.command(council.seats[ABSENT], "vote", ballot="yes", power=3, seal=True)
        in_person = [seen(council, seat) for seat in (None, *OTHERS)]

    assert by_orders == in_person


async def test_a_house_without_orders_does_nothing_at_that_moment(tmp_path: Path) -> None:
    """Row 4: until the deadline the table reads the same, whether a house has orders to stay away or none."""
    looks = []
    for with_orders in (True, False):
        async with council_of(tmp_path, str(with_orders)) as council:
            if with_orders:
                await writes(council, "no", "1")
                panel = await council.driver.command(council.seats[ABSENT], "orders")
                assert panel.message is not None
                menu = f"v1:reorder:{council.match}:remove"
                await council.driver.choose(council.seats[ABSENT], panel.message, ["always:"], menu)
            await others_vote(council)
            await council.world.advance(DAY * 0.99)
            early = [council.read(post) for post in council.driver.channel()]
            await until_counted(council)
            looks.append((early, [seen(council, seat) for seat in (None, *OTHERS)]))

    assert looks[0] == looks[1]


async def test_orders_do_not_touch_what_the_person_has_cast(world: World, driver: Driver) -> None:
    """Row 4: a ballot kept open for later is theirs; the deadline seals it as it is."""
    council = await in_session(world, driver)
    await writes(council, "yes", "3")
    await driver.command(council.seats[ABSENT], "vote", ballot="no", power=1)
    await others_vote(council)
    await until_counted(council)
    public = [council.read(post) for post in driver.channel()]

    assert any("Peyvandian1: no with 1 power" in line for line in public)


async def test_closed_messages_do_not_give_orders_away(world: World, driver: Driver) -> None:
    """Row 4, row 7: the receipt of orders is never replaced by a public line."""
    council = await in_session(world, driver)
    await writes(council, "yes", "3")
    await world.advance(turn(council) - 60)
    world.close_inbox(council.seats[ABSENT])
    before, asleep = len(driver.channel()), council.state.phase.slips[ABSENT].cast
    await world.advance(120)

    assert (False, True) == (asleep, council.state.phase.slips[ABSENT].cast)
    assert [] == driver.channel()[before:]


async def test_everything_survives_a_restart(world: World, driver: Driver) -> None:
    """Row 4: the orders and the moment at which they play."""
    council = await in_session(world, driver)
    await writes(council, "gather", "1")
    await others_vote(council)
    await world.restart()
    await until_counted(council)
    public = [council.read(post) for post in driver.channel()]

    assert any("Peyvandian1: abstains to gather" in line for line in public)
