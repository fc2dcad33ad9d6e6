"""A message that can't be written or isn't taken becomes a line with a code; what comes after it goes on."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from bot.posts.composer import running_deadlines
from bot.render.panel import Button, Buttons, Panel, Text
from bot.ui.generic.renderer import PluginRenderer
from engine.store import Timer
from tests.bot.core_world import Hall, folder, hall, our_bot, read
from tests.renderings.council import standing
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_a_message_that_discord_refuses_becomes_a_line_with_a_code(hall: Hall) -> None:
    """400: the road goes on; the log has the same code, and no payload."""
    await hall.table()
    path = f"/channels/{hall.world.channel.id}/messages"
    hall.world.env.inject_error("POST", path, status=400, code=50035, message="Invalid Form Body")
    with structlog.testing.capture_logs() as logged:
        await hall.command(hall.host, "campaign begin")
    line, after = hall.lines()[2:]
    (entry,) = (one for one in logged if one["event"] == "post_malformed")

    assert f"Something here could not be shown (code {entry['code']}). Nothing is lost in match 1." == line
    assert {"event", "log_level", "code", "kind", "where", "row", "match"} == set(entry)
    assert "The dice of part 1 are sealed" in after
    assert [] == [row for row in hall.rows() if row.message is None]


@pytest.mark.parametrize(
    "broken",
    [
        Panel(None, (Buttons((Button("v1:seat:1", "x" * 99),)),), "en"),
        Panel(None, (Buttons((Button("v1:" + "x" * 99, "Press"),)),), "en"),
        Panel(None, (Text(""),), "en"),
    ],
    ids=["label", "custom id", "empty"],
)
async def test_a_message_beyond_discords_limits_becomes_a_line_too(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, broken: Panel
) -> None:
    """Our own check speaks before Discord does; a post must never hold those behind it for ever."""
    monkeypatch.setattr(PluginRenderer, "post", lambda *_: broken)
    with structlog.testing.capture_logs():
        await hall.begun()

    assert "Something here could not be shown" in hall.lines()[2]
    assert "The dice of part 1 are sealed" in hall.lines()[3]
    assert ["Something here could not be shown"] == [
        read(post)[:33] for post in hall.driver.inbox(hall.guests[0])
    ]
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_text_that_can_not_be_made_becomes_a_line_too(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug in a renderer: the line has the log's code, and neither has what the bug said."""

    def bug(*_: Any) -> Panel:
        raise RuntimeError("role-rebel")

    monkeypatch.setattr(PluginRenderer, "post", bug)
    with structlog.testing.capture_logs() as logged:
        await hall.begun()
    codes = [line["code"] for line in logged if line["event"] == "unwritten"]

    assert [code in "\n".join(hall.lines()) for code in codes].count(True) == 1
    assert 4 == len(codes)
    assert "role-rebel" not in repr(logged)
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_changed_board_that_discord_refuses_holds_nothing(hall: Hall) -> None:
    """400 for an edit: the old post stays, the match goes on; the change is tried again, ever less often."""
    await hall.table()
    path = f"/channels/{hall.world.channel.id}/messages/*"
    hall.world.env.inject_error("PATCH", path, status=400, code=50035, message="Invalid", times=None)
    with structlog.testing.capture_logs() as logged:
        await hall.command(hall.host, "campaign begin")

    assert 4 == len(hall.posts())
    assert ["board_held"] == [line["event"] for line in logged if line["log_level"] == "warning"]
    assert [] == [row for row in hall.rows() if row.message is None]


def test_a_message_that_goes_out_late_names_no_deadline_of_what_was_asked_later() -> None:
    """It says how things stood then: a question that was open then and still is keeps its deadline."""
    here, noon = standing("en"), datetime(2026, 1, 1, 12, tzinfo=UTC)
    asked = here.waits[0]
    rows = [Timer(asked.id, asked.seat, noon), Timer("g2.p4.vote.1", 1, noon)]
    live = SimpleNamespace(deadlines={one.wait: one for one in rows})

    assert ((asked.id, asked.seat, noon),) == running_deadlines(live, here)  # type: ignore[arg-type]
