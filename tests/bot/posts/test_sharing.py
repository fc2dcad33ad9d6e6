"""What somebody shares stands before everybody once, whatever becomes of the place or of an answer."""

from typing import Any

import discord
import pytest

from bot.channels.places import SHARED
from bot.render.panel import Panel, Text
from engine.store import Thing
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

CARD = Panel(None, (Text("A reign under the throne"),), "en")
ABOUT = "1.0"


async def share(hall: Hall) -> bool:
    """A press that shares the card; whether it is new."""
    return await hall.bot.posting.sharing.share(hall.live(), ABOUT, CARD)


def times(hall: Hall) -> int:
    """How often the card stands in the channel and its threads."""
    places = (hall.world.channel, *hall.world.channel.threads)
    return sum("A reign under" in line for place in places for line in hall.lines(place))


async def test_a_thread_that_is_deleted_after_a_failure_keeps_nobody_from_sharing(hall: Hall) -> None:
    """The next press looks for the card in the old place, which is gone, and shares it in the new one."""
    await hall.begun(chronicle="thread")
    thread = hall.world.channel.threads[-1]
    path = f"/channels/{thread.id}/messages"
    hall.world.env.inject_error("POST", path, status=500, code=0, times=None)
    with pytest.raises(discord.HTTPException):
        await share(hall)
    hall.world.env.backend.faults.clear()
    for method in ("GET", "POST"):
        hall.world.env.inject_error(method, path, status=404, code=10003, times=None)
    is_new = await share(hall)

    assert is_new
    assert 1 == times(hall)
    assert thread.id != hall.world.channel.threads[-1].id
    assert not await share(hall)


async def test_what_went_to_another_place_is_looked_for_there(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A locked thread gives way to the channel; there Discord takes the card, and its answer is lost."""
    await hall.begun(chronicle="thread")
    thread = hall.world.channel.threads[-1]
    path = f"/channels/{thread.id}/messages"
    hall.world.env.inject_error("POST", path, status=403, code=160_005, times=None)
    send = hall.bot.http.send_message

    async def lost(channel: Any, *given: Any, **more: Any) -> Any:
        answer = await send(channel, *given, **more)
        if int(channel) != hall.world.channel.id:
            return answer
        raise ConnectionResetError

    with monkeypatch.context() as broken:
        broken.setattr(hall.bot.http, "send_message", lost)
        with pytest.raises(ConnectionResetError):
            await share(hall)
    is_new, spot = await share(hall), await hall.bot.posting.places.at(1, Thing(SHARED, ABOUT))

    assert not is_new
    assert 1 == times(hall)
    assert spot is not None
    assert hall.world.channel.id == spot.channel
