"""The bot's own log, at its most talkative, holds nothing that was typed and no secret of the table."""

import sys
from io import StringIO
from pathlib import Path

import pytest

from bot import logs
from bot.sandbox.driver import Driver
from bot.sandbox.reading import menus_of
from bot.sandbox.world import MakeBot, World
from tests.bot.council_world import Council, in_session, making
from tests.simulated.fixtures import driver, world
from tests.trust import needles
from tests.trust.tables import PROMISES, WORD

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def played(council: Council) -> None:
    """A ballot, a deal by forms, a word too late, an error of Discord's that repeats a promise."""
    driver, (first, second, third) = council.driver, council.seats
    path = f"/channels/{second.user.dm_channel.id}/messages"
    council.world.env.inject_error("POST", path, status=403, code=50013, message=PROMISES[0], times=1)
    form = await council.trade_form(0)
    sides = {"mine": ["promise.0"], "theirs": ["promise.0"]}
    preview = await driver.submit(first, form, partner=["1"], **sides)
    for side, words in zip("mt", PROMISES, strict=True):
        assert preview.message is not None
        menu = next(one for one in menus_of(preview.message) if f":w{side}:" in one.custom_id)
        asked = await driver.choose(first, preview.message, ["own"], menu.custom_id)
        preview = await driver.submit(first, asked, words=words)
    assert preview.message is not None
    await driver.click(first, preview.message, "Send")
    await council.cast(1, "yes", 3, seal=True)
    await driver.command(third, "campaign word", word=WORD)


async def test_nothing_that_was_typed_and_no_secret_is_logged(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HO-R37: a line that says why a message is held says so by a code."""
    stream = StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    logs.set_up("debug")
    council = await in_session(world, driver)
    await played(council)
    await world.restart()
    log = await council.bot.matches.entries(council.match)
    bodies = [box.body for box in await council.bot.store.read.entries(council.match)]
    typed = {text.encode() for text in (*PROMISES, WORD)}
    secrets = needles.secrets(council.live.match_state, log, bodies)
    said = stream.getvalue().encode()

    assert b"post_held" in said
    assert typed - {one.strip(b'"') for one in secrets} == {WORD.encode()}
    assert [] == needles.found_in(said, secrets | typed)
