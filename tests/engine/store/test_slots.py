"""Which background work is a process's own: all of it where it has a file, else by leased slots."""

from pathlib import Path

from engine.store.slots import shard_of
from tests.engine.store.making import opened

GUILD = 81384788765712384
"""A server's id in Discord's documentation of snowflakes, whose time is in the bits above 22."""


async def test_a_store_in_a_file_holds_every_server(tmp_path: Path) -> None:
    """There is nobody else: nothing has to be taken, and no fence is named."""
    async with opened(tmp_path) as store:
        await store.slots.drop([0])
        held = [store.slots.is_mine(guild) for guild in (GUILD, 0, None)]

        assert [True] * 3 == held
        assert {0: 0} == store.slots.mine()
        assert store.slots.fence(GUILD) is None


def test_a_server_is_on_the_shard_that_discord_puts_it_on() -> None:
    """(guild >> 22) % shards, as its documentation of sharding says; private messages are on the first."""
    assert [(GUILD >> 22) % count for count in (1, 2, 16)] == [shard_of(GUILD, n) for n in (1, 2, 16)]
    assert 0 == shard_of(None, 16)
