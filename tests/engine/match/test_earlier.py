"""What a table was shown by its last match reaches the next one of the same people (HO-R17)."""

from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from engine.automatic_moves import play_stewards
from engine.entries import Entry
from engine.games.houses.events import CampaignOpened, PhaseOpened
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join
from engine.matches import Matches
from tests.engine.service import CHANNEL, GUILD, HOST, USERS, Clock, entropy, expire_wait, new_table, service

OTHER_GUILD = 77


@pytest.fixture
async def matches(tmp_path: Path) -> AsyncIterator[Matches]:
    async with service(tmp_path, Clock(), entropy()) as (made, _):
        yield made


async def begin(matches: Matches, users: Iterable[int], guild: int = GUILD) -> int:
    """A short campaign of three houses that these people begin, stewards in the free seats."""
    match = await matches.open(new_table(3, generations=1), guild=guild, channel=CHANNEL, host=HOST)
    for user in users:
        await matches.act_at_table(match, user, Join())
    await matches.act_at_table(match, HOST, Begin("random"))
    return match


async def play_out(matches: Matches, match: int) -> None:
    """To its end: stewards move, and people let their time run out."""
    live = await matches.live(match)
    while live.table.status != "over":
        await play_stewards(matches, match)
        waits = live.match_state.waits
        if waits and live.table.status != "over":
            await expire_wait(matches, match, waits[0].id)


def shown(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The ordinary proposals of a campaign, in their order."""
    events = (event for entry in entries for event in entry.events)
    return tuple(event.card for event in events if isinstance(event, PhaseOpened) and event.line is None)


def told(entries: Iterable[Entry]) -> tuple[str, ...]:
    """What a campaign was told of the one before, as its log has it."""
    events = (event for entry in entries for event in entry.events)
    return next(event.seen for event in events if isinstance(event, CampaignOpened))


async def test_a_campaign_begins_with_what_the_same_people_saw_in_their_last(matches: Matches) -> None:
    """HO-R17: in the log, so that whoever plays it again draws the same."""
    first = await begin(matches, USERS[:2])
    await play_out(matches, first)
    second = await begin(matches, USERS[1::-1])
    saw = shown(await matches.entries(first))

    assert saw
    assert saw == told(await matches.entries(second))
    assert () == told(await matches.entries(first))


async def test_nothing_comes_from_a_campaign_that_somebody_here_has_not_seen(matches: Matches) -> None:
    """HO-R17: nor of one that is not over, or of another server."""
    first = await begin(matches, USERS[:1])
    running = await begin(matches, USERS[:1])
    await play_out(matches, first)
    newcomer, elsewhere = await begin(matches, USERS[:2]), await begin(matches, USERS[:1], OTHER_GUILD)

    assert [(), (), ()] == [told(await matches.entries(one)) for one in (running, newcomer, elsewhere)]
