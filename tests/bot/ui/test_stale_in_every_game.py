"""A press of a moment that is past, in every game: it does nothing and opens what is asked now."""

import pytest
from simcord.components import walk_components

from bot.games import PLUGINS
from bot.sandbox.reading import Post
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

MOVES = ("v1:do:", "v1:form:", "v1:step:", "v1:sure:")
"""Controls of moves: each names its move by a handle."""


def aged(post: Post) -> str:
    """Give a control of the message the handle of a move that is offered no more; the id of the control."""
    for node in walk_components(post._message.components):
        custom_id = str(node.get("custom_id", ""))
        if custom_id.startswith(MOVES):
            parts = custom_id.split(":")
            place = 3 if parts[1] in ("step", "sure") else 4
            parts[place] = "0" * 10
            node["custom_id"] = ":".join(parts)
            return str(node["custom_id"])
    raise AssertionError(post.components)


@pytest.mark.parametrize("game", [one.name for one in PLUGINS])
async def test_a_stale_press_says_so_and_shows_what_is_asked_now(hall: Hall, game: str) -> None:
    """Nothing is kept of it: the log is as long as before."""
    seats = max(4, min(hall.bot.parts.games[game].seats))
    await hall.command(hall.host, "table new", game=game, seats=seats)
    door = hall.doors()[0]
    for member in hall.world.members[:3]:
        await hall.press(member, door, "v1:join:")
    await hall.press(hall.host, door, "v1:begin:")
    asked = {wait.seat for wait in hall.live().match_state.waits}
    member = next(one for seat, one in enumerate(hall.match_state()) if one is not None and seat in asked)
    panel = (await hall.driver.click(member, hall.doors()[0], "v1:seat:")).message
    assert panel is not None
    before = hall.live().match_state.seq
    told = (await hall.driver.click(member, panel, aged(panel))).text

    assert "from an earlier moment; nothing was changed" in plain(told)
    assert "v1:" in str(panel.components)
    assert before == hall.live().match_state.seq
