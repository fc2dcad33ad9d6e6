"""The application's own emoji: sent once, asked for at each start; words alone where Discord refuses."""

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import discord
import pytest
from PIL import Image

from bot.client import Khandan
from bot.clock.alarm import Alarm
from bot.clock.waiting import Waiting
from bot.games.houses.plugin import SIGNS
from bot.languages import Language
from bot.pictures.easel import Easel
from bot.pictures.emoji import name_of, sketch
from bot.pictures.gallery import DATA, Gallery
from bot.posts.outbox import Outbox
from bot.render.markup import EMOJI, in_words
from bot.sandbox.driver import Driver
from bot.sandbox.reading import text_of
from bot.sandbox.world import World, open_world
from tests.bot.council_world import making, plain, seated

PATH = "/applications/"


def drawn(waiting: Waiting) -> Gallery:
    return Gallery(Easel(DATA, patience=60), b"", waiting.now)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A bot that draws; its emoji are there."""
    async with open_world(making(tmp_path, gallery=drawn)) as opened:
        await opened.settle()
        yield opened


def asked(world: World) -> list[str]:
    """The methods of the requests about emoji, in order."""
    sent = world.env.http_requests
    return [one.method for one in sent if one.path.startswith(PATH) and one.path.endswith("/emojis")]


def bot_of(world: World) -> Khandan:
    assert isinstance(world.bot, Khandan)
    return world.bot


async def test_they_are_sent_at_the_first_start_and_never_again(world: World) -> None:
    """Twelve emblems, twenty signs of forecasts; each start asks for one list before anything is sent."""
    first, shown = asked(world), dict(bot_of(world).emoji.of("houses"))
    await world.restart()
    await world.settle()

    assert first == ["GET", *["POST"] * 32]
    assert asked(world) == [*first, "GET"]
    assert shown == bot_of(world).emoji.of("houses")
    assert len(shown) == 32


async def test_one_that_was_taken_away_is_sent_anew(world: World) -> None:
    """That one alone."""
    there = world.env.backend.application_emojis
    del there[next(iter(there))]
    before = len(asked(world))
    await world.restart()
    await world.settle()

    assert asked(world)[before:] == ["GET", "POST"]
    assert len(bot_of(world).emoji.of("houses")) == 32


@pytest.mark.parametrize(("method", "requests"), [("GET", 1), ("POST", 2)])
async def test_refused_they_are_left_out(
    method: str, requests: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line of the log; nothing is tried again until the next start, and the table plays on in words."""
    made = making(tmp_path, gallery=drawn)
    async with open_world(made) as world:
        await world.settle()
        world.env.backend.application_emojis.clear()
        before = len(asked(world))
        path = f"/applications/{bot_of(world).application_id}/emojis"
        world.env.inject_error(method, path, status=403, code=50001, message="Missing Access", times=None)
        await world.restart()
        council = await seated(world, Driver(world))
        await council.found_all()
        told = "\n".join(text_of(post) for post in council.driver.channel())

        assert len(asked(world)) - before == requests
        assert not EMOJI.search(told)
        assert "is founded" in plain(told)
        assert capsys.readouterr().out.count("emoji_refused") == 1


async def test_a_start_waits_for_no_list_and_posts_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock runs before it comes; what is posted is posted after."""
    order: list[str] = []

    async def late(bot: Khandan) -> list[discord.Emoji]:
        for _ in range(20):
            await asyncio.sleep(0)
        order.append("list")
        return []

    async def works(work: object) -> None:
        order.append(type(work).__name__)

    monkeypatch.setattr(Khandan, "fetch_application_emojis", late)
    monkeypatch.setattr(Alarm, "run", works)
    monkeypatch.setattr(Outbox, "run", works)
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        await world.settle()

    assert ["Alarm", "list", "Outbox"] == order


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_menus_and_lines_show_them(language: Language, world: World) -> None:
    """The emblems that are to be chosen, and each house behind its own."""
    council = await seated(world, Driver(world), language=language)
    form = await council.driver.click(council.seats[0], council.whisper(0), "v1:form:")
    assert form.form is not None
    rows = form.form["components"]
    offered = [one for row in rows for one in row["component"].get("options", ())]
    await council.found_all()
    told = [text_of(post) for post in council.driver.channel()]
    shown = bot_of(world).emoji.of("houses")

    assert {f"<:{one['emoji']['name']}:{one['emoji']['id']}>" for one in offered} <= set(shown.values())
    assert len(offered) >= 10
    assert any(sign in text for text in told for sign in shown.values())
    assert not any(EMOJI.search(in_words(text)) for text in told)


@pytest.mark.parametrize("name", ["owl", "army_up", "repute_down", "welfare_good", "knowledge_bad"])
def test_a_sign_is_drawn_as_discord_takes_it(name: str) -> None:
    """128 pixels each way, clear at its corners, some kilobytes; Discord takes 256 (docs, Emoji Resource)."""
    easel, asked = Easel(DATA, patience=60), sketch(SIGNS[name])
    png = easel.draw(asked.template, asked.facts)
    easel.close()
    found = Image.open(BytesIO(png)).convert("RGBA")

    assert found.size == (128, 128)
    assert [pixel[3] for pixel in (found.getpixel((0, 0)), found.getpixel((64, 64)))] == [0, 255]
    assert len(png) < 20_000


def test_an_emoji_s_name_tells_what_it_shows() -> None:
    """Letters, digits and underscores, 32 at most; another picture has another name."""
    names = [name_of(name, sign) for name, sign in SIGNS.items()]

    assert len({name.rpartition("_")[2] for name in names}) == len(names)
    assert all(name.replace("_", "").isalnum() and len(name) <= 32 for name in names)
