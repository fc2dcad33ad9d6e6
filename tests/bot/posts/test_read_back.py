"""Public posts of before a restart, with pictures: what they show stays as they lose their buttons."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.channels.places import own_mark
from bot.clock.waiting import Waiting
from bot.pictures.gallery import Gallery
from bot.render.panel import Panel, Sketch
from bot.render.renderer import Scene, Standing
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import open_world
from bot.ui.generic.renderer import PluginRenderer
from engine.entries import Entry
from engine.games.houses import VERSION
from engine.kernel.table.seating import Join, OpenTable
from engine.store import Target
from engine.store.reader import Reader
from engine.store.records import SentPost
from tests.bot.core_world import container
from tests.bot.council_world import Council, in_session, making, seated
from tests.bot.posts.test_open_messages import voted
from tests.bot.posts.test_open_posts import asking, pressed
from tests.made_once import content


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
    """Every post shows its own words as a picture, too; a phase's is one that nobody keeps up to date."""
    plain, is_question = PluginRenderer.post, PluginRenderer.is_question

    def post(self: PluginRenderer, scene: Scene, entry: Entry, target: Target) -> Panel:
        asked = self.question(scene, entry, target, Standing()) if is_question(self, entry, target) else None
        panel = asked or plain(self, scene, entry, target)
        shown = Sketch("houses_council", repr(panel.blocks).encode(), "A picture")
        return replace(panel, pictured=(shown, *panel.blocks))

    monkeypatch.setattr(PluginRenderer, "post", post)
    monkeypatch.setattr(PluginRenderer, "is_question", lambda *_: False)


def drawn(waiting: Waiting) -> Gallery:
    """As the program's own, without its worker."""
    return Gallery(Blank(), b"", waiting.now)


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_a_picture_of_before_a_restart_stays_with_its_post(tmp_path: Path, language: str) -> None:
    """It is not sent again, though the table speaks another language now: what was read stays as it was."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        council = await in_session(world, Driver(world))
        before = opened(council)
        id_, said, files = before.id, council.read(before), [one.id for one in before.attachments]
        await world.restart()
        await council.bot.matches.set_language(council.match, language)
        await voted(council)
        after = next(post for post in council.driver.channel() if post.id == id_)

        assert ["seat"] == pressed(after)
        assert 1 == len(files)
        assert files == [one.id for one in after.attachments]
        assert said.splitlines()[:5] == council.read(after).splitlines()[:5]


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_a_request_of_before_a_restart_is_closed_as_it_was_written(
    tmp_path: Path, language: str
) -> None:
    """It lapses with its asker; the table may speak another language by then."""
    async with open_world(making(tmp_path)) as world:
        council = await seated(world, Driver(world))
        await council.driver.command(council.seats[1], "later", hours=1)
        post = next(one for one in reversed(council.driver.channel()) if "agree" in pressed(one))
        await world.restart()
        await council.bot.matches.set_language(council.match, language)
        await council.driver.command(council.seats[1], "campaign leave")
        await world.advance(2)
        after = next(one for one in council.driver.channel() if one.id == post.id)

        assert "Request 1 is closed." == council.read(after)


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


async def test_who_sits_down_while_a_table_is_recalled_holds_up_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first row of a new table is looked back from as people still come."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        bot = Council(world, Driver(world), 1).bot
        aloud, told, people = Reader.public_messages, Reader.messages_to_seat, iter(world.members[1:3])

        async def comes(match: int) -> None:
            for member in people:
                await bot.matches.act_at_table(match, member.id, Join())
                return

        async def told_aloud(self: Reader, match: int, most: int) -> tuple[SentPost, ...]:
            await comes(match)
            return await aloud(self, match, most)

        async def told_seat(self: Reader, match: int, seat: int, most: int) -> tuple[SentPost, ...]:
            await comes(match)
            return await told(self, match, seat, most)

        monkeypatch.setattr(Reader, "public_messages", told_aloud)
        monkeypatch.setattr(Reader, "messages_to_seat", told_seat)
        table = OpenTable("houses", VERSION, content()[0].version, 3, "{}", "en")
        match = await bot.matches.open(
            table, guild=world.guild.id, channel=world.channel.id, host=world.visitor.id
        )
        await world.settle()

        assert any(not one.is_free for one in (await bot.matches.live(match)).table.chairs)
        assert () == tuple(await bot.store.read.pending_posts())


async def test_what_is_forgotten_as_it_is_read_back_is_read_back_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slot is taken meanwhile: another process may have sent and closed messages since."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        council = await in_session(world, Driver(world))
        await world.restart()
        aloud, times = Reader.public_messages, list[int]()

        async def taken(self: Reader, match: int, most: int) -> tuple[SentPost, ...]:
            times.append(match)
            found = await aloud(self, match, most)
            if len(times) == 1:
                world.bot.posting._open_messages_reader.forget()
            return found

        monkeypatch.setattr(Reader, "public_messages", taken)
        await voted(council)

        assert [council.match] * 2 == times
