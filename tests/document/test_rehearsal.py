"""A whole rehearsal, and every command there is, sent nothing that Discord would refuse."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import pytest

from bot.lab.games.houses.rehearsal import play
from bot.lab.games.houses.rehearsal.play import rehearse
from bot.lab.rehearsal.stage import Asked
from bot.languages import LANGUAGES, Language
from bot.sandbox import world
from bot.wiring import make_bot
from tests.document.document import document
from tests.document.sent import Sent, refused
from tests.made_once import whole

Opening = Callable[..., Any]


def rehearsed(language: Language) -> list[Sent]:
    """What was sent in a campaign of one generation, with every restart and bad input there is."""
    sent: list[Sent] = []
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "open_world", overheard(sent))
        work = rehearse(
            Asked(7, language, get_args(play.Pause), 1),
            partial(make_bot, whole()),
            Path(folder),
            lambda line: None,
            lambda code, **slots: None,
            lambda: 0.0,  # what is sent is looked at here; how fast, in the benchmarks
        )
        asyncio.run(work)
    return sent


def overheard(sent: list[Sent]) -> Opening:
    """Opens a world of which all that was sent is kept."""

    @asynccontextmanager
    async def opening(making: world.MakeBot) -> AsyncIterator[world.World]:
        async with world.open_world(making) as opened:
            yield opened
            sent.extend(Sent(one.method, one.path, one.json) for one in opened.env.http_requests)

    return opening


def kinds(sent: list[Sent]) -> Counter[str]:
    """How often each kind of request was sent: messages by DM and channel alike, answers by their type."""
    return Counter(_kind(one) for one in sent)


def _kind(one: Sent) -> str:
    place = one.path.split("/")[1]
    if place == "interactions":
        return f"answer {one.body['type']}"
    return f"{one.method} {place}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rehearsal_sends_nothing_that_discord_refuses(language: Language) -> None:
    """Registration, messages, edits, answers, forms, suggestions and direct messages."""
    sent = rehearsed(language)
    found = kinds(sent)

    assert [] == list(refused(document(), sent))
    wanted = ("PUT applications", "POST channels", "PATCH channels", "POST users", "answer 4", "answer 9")
    assert dict.fromkeys(wanted, True) == {one: found[one] > 0 for one in wanted}
