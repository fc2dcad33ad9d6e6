"""Law: whoever's answer is lost is never told that nothing was changed when something was.

On the same tour: whatever a person changes is kept with their click, in one transaction before its answer.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from bot.client import Khandan
from bot.interactions import errors
from bot.sandbox.world import open_world
from bot.ui.tables import creating
from engine.matches import Matches
from tests.bot.core_world import Hall, making, unused
from tests.laws.commands import leaves
from tests.laws.losing import Loss, Losses, Redelivering, losing
from tests.laws.tour import Tour, gathering, toured

SHOWN: Final = frozenset(
    {
        *("/board", "/campaign fair", "/campaign open", "/campaign status", "/chronicle", "/check", "/fair"),
        *("/hand", "/help", "/offices", "/orders", "/privacy export", "/privacy forget", "/privacy what"),
        *("/story", "/tutorial", "/watch seat", "/watch table"),
        *("annals", "counter", "form", "guest", "help", "learn", "seat", "story", "trade", "traded", "vote"),
        "watch",
    }
)
"""What shows something, or opens a form, and changes nothing."""

ELSEWHERE: Final = frozenset({"mine"})
"""Shown to those alone who have sat at more tables than one answer holds."""


def every(bot: Khandan) -> Iterator[str]:
    """The kinds of all commands, controls and forms that the program has."""
    yield from (f"/{one.qualified_name}" for one in leaves(bot.tree.get_commands()))
    yield from bot.forms
    controls: Any = bot._connection._view_store._dynamic_items
    yield from (one.pattern.split(":")[1] for one in controls)


@pytest.mark.parametrize("loss", ["refused", "dropped"])
async def test_the_apology_for_a_lost_answer_says_what_stands(loss: Loss, tmp_path: Path) -> None:
    """At every callback: buttons, menus, forms, commands. Heard once more, each is answered with the same."""
    losses = Losses(unused(tmp_path), loss)
    with losing(losses):
        async with open_world(making(tmp_path)) as world:
            hall = Hall(world, tmp_path)
            known = set(every(hall.bot))
            await toured(Tour(hall, Redelivering(world, losses)))

    assert [] == losses.faults
    assert known - ELSEWHERE == set(losses.lost)
    assert SHOWN == {kind for kind in losses.lost if not losses.kept[kind]}


async def unaware(*_: Any) -> str:
    """As if nothing were ever changed."""
    return ""


async def by_halves(interaction: Any, site: Any, action: Any, setting: Any) -> int:
    """A table is opened, and then gets its pace."""
    matches, user = interaction.client.matches, interaction.user.id
    place = {"guild": site.guild, "channel": site.channel}
    match: int = await matches.open(action, **place, host=user, interaction=interaction.id)
    if setting is not None:
        await matches.at_table(match, user, setting, -interaction.id)
    return match


async def without_its_click(matches: Matches, match: int, user: int, action: Any, _: int) -> Any:
    """The interaction's id is dropped on its way."""
    return await matches.about(match, user, user, lambda player: action)


@pytest.mark.parametrize(
    ("where", "name", "planted", "found"),
    [
        (errors, "stands", unaware, "stands, and this is read: Something broke on our side"),
        (creating, "_kept", by_halves, "/campaign new is answered after more than one move"),
        (Matches, "at_table", without_its_click, "join is kept without its click"),
    ],
)
async def test_a_fault_in_what_is_said_or_kept_is_found(
    where: Any, name: str, planted: Any, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same law over the beginning of the tour, with a fault put in."""
    monkeypatch.setattr(where, name, planted)
    losses = Losses(unused(tmp_path), "refused")
    with losing(losses):
        async with open_world(making(tmp_path)) as world:
            await gathering(Tour(Hall(world, tmp_path), Redelivering(world, losses)))

    assert any(found in fault for fault in losses.faults)
