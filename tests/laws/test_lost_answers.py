"""Law: whoever's answer is lost is never told that nothing was changed when something was.

On the same tour: whatever a person changes is kept with their click, in one transaction before its answer.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.client import Khandan, Parts
from bot.interactions import errors
from bot.sandbox.world import open_world
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.plugin import Plugin
from bot.ui.tables import opening
from engine.matches import Matches
from tests.bot.core_world import Hall, making, unused, whole
from tests.laws.commands import leaves
from tests.laws.losing import Loss, Losses, Redelivering, losing, named
from tests.laws.tour import gathering, toured
from tests.laws.tour_tables import begun_moves, tables
from tests.laws.tourist import Tour

Walk = Callable[[Tour], Awaitable[None]]

SHOWN: Final = frozenset(
    {
        *(
            "/about",
            "/board",
            "/book",
            "/campaign fair",
            "/campaign open",
            "/campaign status",
            "/chronicle",
            "/check",
            "/server",
            "/hand",
            "/mine",
        ),
        *(
            "/help",
            "/mine",
            "/offices",
            "/orders",
            "/privacy export",
            "/privacy forget",
            "/privacy what",
            "/story",
        ),
        *(
            "/table open",
            "/tutorial",
            "/watch seat",
            "/watch table",
            "annals",
            "build",
            "counter",
            "form",
            "guest",
        ),
        *("again", "help", "learn", "lever", "levered", "seat", "story", "sure", "sures"),
        *("terms", "trade", "traded", "vote", "watch", "worded"),
    }
)
"""What shows something, or opens a form, and changes nothing."""

EITHER: Final = frozenset({"stepped", "steps"})
"""A form or a menu of a begun move makes it, or says what is missing: by the cards, one of both comes on the
tour."""

ELSEWHERE: Final = frozenset(
    {
        "announce",
        "announced",
        "ballot",
        "book",
        "call",
        "finished",
        "mine",
        "offer",
        "power",
        "reign",
        "tables",
        "unwritten",
        "words",
    }
)
"""Of whoever runs the bot (tests/bot/cogs/test_owner_announce.py); of messages from before a ballot had a
page; for who has more tables than one answer holds, hosts one that waits or offers a deal by a name
(tests/bot/cogs/test_own_tables.py); below a line that took a refused message's place
(tests/bot/posts/test_unwritten.py); beside a picture, which these worlds do not draw; after a generation that
the tour does not see end (tests/bot/ui/test_reign_clicks.py), or a campaign (tests/bot/cogs/test_book.py)."""


def every(bot: Khandan) -> Iterator[str]:
    """The kinds of all commands, controls and forms that the program has."""
    yield from (named(bot, one) for one in leaves(bot.tree.get_commands()))
    yield from bot.forms
    controls: Any = bot._connection._view_store._dynamic_items
    yield from (one.pattern.split(":")[1] for one in controls)


def bare() -> Parts:
    """A program in which Houses has no page of its own."""
    return replace(whole(), renderers={**whole().renderers, "houses": PluginRenderer(Plugin("houses"))})


async def walked(
    folder: Path, loss: Loss, parts: Walk, made_of: Parts | None = None
) -> tuple[Losses, set[str]]:
    """What was lost on a tour, and all there is to be lost."""
    losses = Losses(unused(folder), loss)
    with losing(losses):
        async with open_world(making(folder, made_of)) as world:
            hall = Hall(world, folder)
            known = set(every(hall.bot))
            await parts(Tour(hall, Redelivering(world, losses)))
    return losses, known


@pytest.mark.parametrize("loss", ["refused", "dropped"])
async def test_the_apology_for_a_lost_answer_says_what_stands(loss: Loss, tmp_path: Path) -> None:
    """At every callback: buttons, menus, forms, commands. Heard once more, each is answered with the same."""
    campaign, known = await walked(tmp_path / "campaign", loss, toured)
    others, _ = await walked(tmp_path / "tables", loss, tables)
    shared, _ = await walked(tmp_path / "shared", loss, begun_moves, bare())
    lost, kept = Counter[str](), Counter[str]()
    for one in (campaign, others, shared):
        lost, kept = lost + one.lost, kept + one.kept

    assert [] == campaign.faults + others.faults + shared.faults
    assert known - ELSEWHERE == set(lost)
    assert SHOWN == {kind for kind in lost if not kept[kind]} - EITHER


async def unaware(*_: Any) -> str:
    """As if nothing were ever changed."""
    return ""


async def by_halves(interaction: Any, site: Any, action: Any, *settings: Any, people: Any = ()) -> int:
    """A table is opened, and then gets its pace."""
    matches, user = interaction.client.matches, interaction.user.id
    place = {"guild": site.guild, "channel": site.channel}
    match: int = await matches.open(action, **place, host=user, interaction=interaction.id)
    for setting in settings:
        await matches.act_at_table(match, user, setting, -interaction.id)
    return match


async def without_its_click(matches: Matches, match: int, user: int, action: Any, _: int) -> Any:
    """The interaction's id is dropped on its way."""
    return await matches.act_about_guest(match, user, user, lambda player: action)


@pytest.mark.parametrize(
    ("where", "name", "planted", "found"),
    [
        (errors, "changes_in_words", unaware, "stands, and this is read: Something broke on our side"),
        (opening, "store_table", by_halves, "/campaign new is answered after more than one move"),
        (Matches, "act_at_table", without_its_click, "join is kept without its click"),
    ],
)
async def test_a_fault_in_what_is_said_or_kept_is_found(
    where: Any, name: str, planted: Any, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same law over the beginning of the tour, with a fault put in."""
    monkeypatch.setattr(where, name, planted)
    losses, _ = await walked(tmp_path / "a", "refused", gathering)

    assert any(found in fault for fault in losses.faults)
