"""What people have read on their panels is remembered for the newest of them, not until a run ends."""

import pytest

from bot.controls import ids
from bot.sandbox.reading import buttons_of
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

SEAT = ids.SeatPanelId(1).pack()

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_who_opened_a_panel_longest_ago_makes_room_for_others(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody who ever opened one stayed, at tables that had ended too."""
    monkeypatch.setattr("bot.ui.private_panel.READ_MOST", 2)
    await hall.begun()
    door = next(
        post
        for post in reversed(hall.driver.channel())
        if SEAT in [one.custom_id for one in buttons_of(post)]
    )
    people = hall.world.members[:3]
    for person in (people[0], people[1], people[0], people[2]):
        await hall.driver.click(person, door, SEAT)

    assert [(1, people[0].id), (1, people[2].id)] == list(hall.bot.last_read)
