"""A second campaign of the same people, called to by command after the end of the first."""

from engine.automatic_moves import play_stewards
from engine.games.houses.events import CampaignOpened, PhaseOpened
from engine.kernel.table.lifecycle import Begin
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.engine.service import expire_wait
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def play_out(hall: Hall, match: int) -> None:
    """To the campaign's end: stewards move, and the person's time runs out."""
    live = hall.live(match)
    while live.table.status != "over":
        await play_stewards(hall.bot.matches, match)
        if live.table.status != "over":
            await expire_wait(hall.bot.matches, match, live.match_state.waits[0].id)
    await hall.bot.after_move(match)
    await hall.world.settle()


async def test_what_this_table_has_seen_is_handed_to_its_next_campaign(hall: Hall) -> None:
    """HO-R17: what begins the second holds the cards of the first, which weigh less in its draws."""
    await hall.command(hall.host, "table new", game="houses", seats=3, settings="generations=1")
    await hall.command(hall.host, "table join")
    await hall.command(hall.host, "table begin")
    await play_out(hall, 1)
    first = await hall.bot.matches.entries(1)
    met = [event for entry in first for event in entry.events if isinstance(event, PhaseOpened)]
    ordinary = tuple(event.card for event in met if event.line is None)
    await hall.command(hall.host, "table rematch", match=1)
    await hall.command(hall.host, "table begin")
    log = await hall.bot.matches.entries(2)
    begun = next(entry.action for entry in log if isinstance(entry.action, Begin))
    opened = next(event for entry in log for event in entry.events if isinstance(event, CampaignOpened))

    assert ordinary
    assert ordinary == begun.seen == opened.seen
