"""Row 12 of peers.md: a Discord limit takes the whole bot down (a 26th option, a 4,001st character).

Every message and form goes through one builder, which refuses what Discord would refuse, says which limit and
by how much, and takes nothing else down: a line with a code stands in the message's place, and play goes on.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.render.forms import to_modal
from bot.render.layout import to_view
from bot.render.limits import OverLimit
from bot.render.panel import Button, Buttons, Choice, Entry, Field, Form, Option, Panel, Text
from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from bot.ui.generic.renderer import PluginRenderer
from tests.bot.council_world import Council, in_session, making
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def panel(*blocks: Text | Buttons | Choice) -> Panel:
    """One message."""
    return Panel(None, blocks, "en")


def options(count: int) -> tuple[Option, ...]:
    """So many different options."""
    return tuple(Option(str(number), f"house {number}") for number in range(count))


PLANTED: list[tuple[str, int, Callable[[], object]]] = [
    ("options", 25, lambda: to_view(panel(Text("a"), Choice("v1:x:1", options(26))))),
    ("message_text", 4000, lambda: to_view(panel(Text("a" * 4001)))),
    ("message_text", 4000, lambda: to_view(Panel(None, (Text("ا" * 3999),), "fa"))),
    ("button_label", 80, lambda: to_view(panel(Text("a"), Buttons((Button("v1:x:1", "a" * 81),))))),
    ("custom_id", 100, lambda: to_view(panel(Text("a"), Buttons((Button("v" * 101, "a"),))))),
    ("components", 40, lambda: to_view(panel(*(Text("a"),) * 41))),
    ("modal_title", 45, lambda: to_modal(Form("v1:x:1", "a" * 46, (Field("a", Entry("b", 9)),), "en"))),
    ("modal_labels", 5, lambda: to_modal(Form("v1:x:1", "a", fields(6), "en"))),
]


def fields(count: int) -> tuple[Field, ...]:
    """So many fields of a form."""
    return tuple(Field("a", Entry(f"field{number}", 9)) for number in range(count))


@pytest.mark.parametrize(("what", "limit", "build"), PLANTED)
def test_the_builder_refuses_what_discord_would(what: str, limit: int, build: Callable[[], object]) -> None:
    """Row 12: with the limit's name and how much it was, at the line that asked; isolates are counted."""
    with pytest.raises(OverLimit) as caught:
        build()

    assert (what, limit) == (caught.value.what, caught.value.limit)
    assert caught.value.actual > limit
    assert any(Path(__file__).name == entry.path.name for entry in caught.traceback)


async def test_a_panel_over_a_limit_takes_nothing_else_down(
    world: World, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Row 12: who asks for it reads an apology with a code; the table's next move is played as ever."""
    council = await in_session(world, driver)
    whole = PluginRenderer.board
    monkeypatch.setattr(PluginRenderer, "board", lambda *_: panel(Text("a"), Choice("v1:x:1", options(26))))
    apology = await driver.command(council.seats[0], "board")
    monkeypatch.setattr(PluginRenderer, "board", whole)
    cast = await voted(council, driver)
    board = await driver.command(council.seats[0], "board")

    assert apology.private
    assert "give this code" in council.read(apology.message)
    assert cast
    assert "The realm" in council.read(board.message)


async def voted(council: Council, driver: Driver) -> bool:
    """A house gathers; whether its ballot is in."""
    await driver.command(council.seats[0], "vote", ballot="gather")
    return council.state.phase.slips[0].ballot is not None
