"""Public posts of before a restart, with pictures: what they show stays as they lose their buttons."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.channels.places import own_mark
from bot.clock.waiting import Waiting
from bot.games.houses.renderer import Houses
from bot.pictures.gallery import Gallery
from bot.render.panel import Panel, Sketch
from bot.render.renderer import Scene
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import open_world
from engine.entries import Entry
from engine.moving import speak
from engine.store import Target
from tests.bot.core_world import container
from tests.bot.council_world import Council, in_session, making
from tests.bot.posts.test_closing import asking, pressed
from tests.bot.posts.test_letters import voted


class Blank:
    """Draws nothing, at once; the name of a picture is still that of what it would show."""

    def draw(self, template: str, facts: bytes) -> bytes:
        return b"\x89PNG\r\n\x1a\n" + facts

    def close(self) -> None:
        """Nothing is open."""


def opened(council: Council) -> Post:
    """The post of the phase that is asked about."""
    (post,) = [one for one in asking(council) if container(one) != own_mark(council.live)]
    return post


@pytest.fixture(autouse=True)
def pictured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every post shows its own words as a picture, too."""
    plain = Houses.post

    def post(self: Houses, scene: Scene, entry: Entry, target: Target) -> Panel:
        panel = plain(self, scene, entry, target)
        shown = Sketch("houses_council", repr(panel.blocks).encode(), "A picture")
        return replace(panel, pictured=(shown, *panel.blocks))

    monkeypatch.setattr(Houses, "post", post)


def drawn(waiting: Waiting) -> Gallery:
    """As the program's own, without its worker."""
    return Gallery(Blank(), b"", waiting.now)


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_a_picture_of_before_a_restart_stays_with_its_post(tmp_path: Path, language: str) -> None:
    """It is not sent again where it is the same; of a table that speaks another language now it is anew."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        council = await in_session(world, Driver(world))
        before = opened(council)
        id_, files = before.id, [one.id for one in before.attachments]
        await world.restart()
        await speak(council.bot.matches, council.bot.store, council.match, language)
        await voted(council)
        after = next(post for post in council.driver.channel() if post.id == id_)

        assert ["seat"] == pressed(after)
        assert 1 == len(files) == len(after.attachments)
        assert (language == "en") == (files == [one.id for one in after.attachments])


async def test_a_post_that_can_not_be_looked_at_stays_as_it_is(tmp_path: Path) -> None:
    """Which files it shows is not known then, and none may be lost."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        council = await in_session(world, Driver(world))
        post = opened(council)
        await world.restart()
        path = f"/channels/{council.live.match.channel}/messages/{post.id}"
        world.env.inject_error("GET", path, status=403, code=50001, message="Missing Access", times=None)
        await voted(council)
        after = next(one for one in council.driver.channel() if one.id == post.id)

        assert "vote" in pressed(after)
