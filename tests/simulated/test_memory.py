"""What was said on the simulated Discord stands there again in the next world."""

from pathlib import Path

from bot.sandbox.driver import Driver
from bot.sandbox.memory import remembering
from bot.sandbox.reading import text_of
from bot.sandbox.world import World, open_world
from tests.simulated.stand_in import StandIn, card


async def spoken(world: World) -> tuple[int, int]:
    """A message in the channel, one in a thread, one in private; the ids of channel message and thread."""
    async with world.turn:
        channel = world.bot.get_partial_messageable(world.channel.id)
        said = await channel.send(view=card("in the channel"))
        world.env.backend.create_thread(world.channel.id, "news", world.env.backend.bot_user.id)
        thread = world.env.backend.guilds[world.guild.id].thread_ids[0]
        await world.bot.get_partial_messageable(thread).send(view=card("in the thread"))
        user = await world.bot.fetch_user(world.visitor.id)
        await user.send(view=card("in private"))
        gone = await channel.send(view=card("taken away"))
        await gone.delete()
        await said.pin()
    return said.id, thread


def heard(driver: Driver) -> list[list[str]]:
    """What stands in channel, threads and the visitor's private messages."""
    posts = (driver.channel(), driver.threads(), driver.inbox(driver.world.visitor))
    return [[text_of(post) for post in some] for some in posts]


async def test_channels_threads_and_private_messages_stand_again(tmp_path: Path) -> None:
    """Under their ids and pinned as they were; what was deleted stays so, and new ids come after old ones."""
    file = tmp_path / "discord.db"
    with remembering(file) as memory:
        async with open_world(StandIn, recall=memory.recall) as world:
            said, thread = await spoken(world)
            before = heard(Driver(world))
    with remembering(file) as memory:
        async with open_world(StandIn, recall=memory.recall) as world:
            after = heard(Driver(world))
            kept = world.env.backend.messages[world.channel.id][said]
            async with world.turn:
                new = await world.bot.get_partial_messageable(thread).send(view=card("once more"))

    assert [["in the channel"], ["in the thread"], ["in private"]] == before == after
    assert kept.pinned
    assert new.id > said
