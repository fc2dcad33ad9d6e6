"""Row 14: nobody knows what prestige and crown are worth."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.render.panel import Text
from bot.render.renderer import Scene
from bot.ui.generic.renderer import PluginRenderer
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.posts.test_board import board
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_the_board_always_shows_both_endings_and_why(hall: Hall) -> None:
    """Row 14: from the first king on the campaign board shows both endings as they stand now."""
    await hall.begun()
    for member, name in zip(hall.world.members[:3], ("Amir", "Bita", "Cyra"), strict=True):
        await hall.found(member, name)
    shown = plain(hall.lines()[0])

    assert board(hall).id == hall.posts()[0].id
    assert "If it ended now" in shown
    assert "Unity, where prestige counts first and then crown: " in shown
    assert "Division, where crown counts first and then prestige: " in shown
    assert "Unity stands at 0, division at 0: level" in shown


@pytest.mark.parametrize(
    ("levels", "ahead"),
    [
        ((3, 1), "unity is ahead."),
        ((1, 3), "division is ahead."),
        ((2, 2), "level, and prestige and crown would be added up."),
    ],
)
async def test_it_says_who_would_win_either_way_and_which_way_things_stand(
    hall: Hall, levels: tuple[int, int], ahead: str
) -> None:
    """Row 14, HO-R05: prestige wins in unity, crown in division; the board names both winners and by what."""
    await hall.begun()
    for member, name in zip(hall.world.members[:3], ("Amir", "Bita", "Cyra"), strict=True):
        await hall.found(member, name)
    shown = living(hall, levels, ((5, 1), (2, 4), (2, 0)))

    assert ahead in shown
    assert "House Amir would win with 5 prestige and 1 crown." in shown
    assert "Behind: House Bita and House Cyra." in shown
    assert "Behind: House Bita and House Cyra (level)." in living(hall, levels, ((5, 1), (2, 0), (2, 0)), 2)
    assert "House Bita would win with 4 crowns and 2 prestige." in shown
    assert "Behind: House Amir and House Cyra." in shown


def living(hall: Hall, levels: tuple[int, int], standing: Any, entry: int = 1) -> str:
    """The board of a campaign that stands so after another entry; what one shows is cut once."""
    live, renderer = hall.live(), hall.bot.parts.renderers["houses"]
    assert isinstance(renderer, PluginRenderer)
    state = live.match_state.state
    houses = tuple(
        replace(house, prestige=prestige, crown=crown)
        for house, (prestige, crown) in zip(state.houses, standing, strict=True)
    )
    unity, division = levels
    then = replace(state, houses=houses, unity=unity, division=division)
    told = replace(live.match_state, state=then, seq=live.match_state.seq + entry)
    scene: Scene = hall.bot.scene(live, "en", told)
    blocks = renderer.living_board(scene, (), ()).blocks
    return plain("\n".join(block.content for block in blocks if isinstance(block, Text)))
