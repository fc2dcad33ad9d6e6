"""A generation over days: people who sleep and stay away lose nothing, and what goes wrong spoils it."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

import pytest

from bot.channels.message_client import MessageClient
from bot.lab.games.houses.rehearsal.days import rehearse
from bot.lab.rehearsal.stage import Asked, Spoiled
from bot.languages import LANGUAGES, Language
from bot.render import notices
from bot.render.panel import Text
from bot.sandbox.stopwatch import Clock
from bot.ui.generic.renderer import PluginRenderer
from bot.upkeep import pulse
from bot.wiring import make_bot
from engine.clock import waking
from engine.store import Target
from tests.made_once import whole

ONCE = ("called", "later", "undo", "deal", "replaced", "guest", "refused", "orders", "absence")
"""What happens beside the moves."""


class Played(NamedTuple):
    """What was counted, the chronicle, and what happened beside it."""

    counts: dict[str, int]
    told: str
    beside: tuple[str, ...]


def played(language: Language = "en", clock: Clock = process_time) -> Played:
    """One generation; its answers are timed by our own work, not by what else runs on this machine."""
    lines: list[str] = []
    beside: list[str] = []

    def told(code: str, **slots: Any) -> None:
        beside.append(str(slots.get("scene", code)))

    asked = Asked(10, language, ("draft", "phase"), 1)
    with TemporaryDirectory() as folder:
        work = rehearse(asked, partial(make_bot, whole()), Path(folder), lines.append, told, clock)
        had = asyncio.run(work)
    return Played(had.numbers, "\n".join(lines), tuple(beside))


once = cache(played)
"""The same, for tests that only look at it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_generation_is_played_over_days_by_people_who_sleep_and_stay_away(language: Language) -> None:
    """Issue 5: two absent, one closed inbox, one replacement, one undo; more time, a guest, restarts."""
    found = once(language)

    assert dict.fromkeys(ONCE, 1) == {one: found.beside.count(one) for one in ONCE}
    assert (1, 3) == (found.counts["generations"], found.counts["refusals"])
    assert (3, 1, 1, 4) == (
        found.counts["motions"],
        found.counts["replacements"],
        found.counts["undos"],
        found.counts["restarts"],
    )
    assert found.counts["ballots"] == found.counts["phases"] * 5
    assert found.counts["defaults"] >= 2
    assert found.counts["reminders"] >= 4
    assert found.counts["deals"] >= 1


def test_it_takes_days_and_the_chronicle_tells_them() -> None:
    """In the table's language; the words that two people promised each other are nobody else's."""
    english, persian = once("en"), once("fa")

    assert english.beside.count("rehearse-day") >= 5
    assert "For 20 hours I could not reach you" in english.told
    assert "۲۰ ساعت دستمان به هم نمی‌رسید" in persian.told
    assert "میز ۳ ساعت به مهلت‌ها افزود." in persian.told
    for told in (english.told, persian.told):
        assert "third cellar" not in told
        assert "<#" not in told
        assert "سردابِ سوم" not in told


def spoiled(match: str, clock: Clock = process_time) -> None:
    """The rehearsal notices it."""
    with pytest.raises(Spoiled, match=match):
        played(clock=clock)


def test_a_clock_that_runs_at_night_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 4: as if quiet hours were hours like others."""
    monkeypatch.setattr(waking, "after", lambda start, length, quiet: start + length)

    spoiled("written at night")


def test_a_deadline_that_runs_while_the_bot_is_away_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 4: as if no absence were long enough to be made up for."""
    monkeypatch.setattr(pulse, "ABSENT", pulse.ABSENT * 1000)

    spoiled("bot's absence")


def test_a_message_that_comes_twice_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 1: as if what was sent were never known to be sent."""
    true: Callable[..., Any] = MessageClient.send

    async def twice(self: MessageClient, *what: Any) -> int:
        await true(self, *what)
        return int(await true(self, *what))

    monkeypatch.setattr(MessageClient, "send", twice)

    spoiled("said twice|boards in the channel")


def test_a_secret_that_is_said_aloud_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 2: as if each public post ended with the host's secret role."""
    true = PluginRenderer.post

    def loud(self: PluginRenderer, scene: Any, entry: Any, target: Target) -> Any:
        panel = true(self, scene, entry, target)
        role = Text(f"-# {scene.cut_for(0).view.own}")
        return panel if target.seat is not None else replace(panel, blocks=(*panel.blocks, role))

    monkeypatch.setattr(PluginRenderer, "post", loud)

    spoiled("what is secret")


def test_a_reminder_that_says_something_else_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 10: as if the question were not named."""
    true = notices.reminder
    sent: list[Any] = []

    def vague(scene: Any, entry: Any, seat: int) -> Any:
        sent.append(seat)
        return true(scene, entry, seat) if len(sent) > 1 else notices.public_reminder(scene, entry, seat, 1)

    monkeypatch.setattr(notices, "reminder", vague)

    spoiled("0 reminders say")
