"""What a message's nonce says, so that Discord knows one that comes twice."""

import re

from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_a_nonce_names_store_row_and_page(hall: Hall) -> None:
    """At most 25 characters; Discord drops a second message that has it."""
    await hall.begun()
    sent = [
        one.json for one in hall.world.env.http_requests if re.fullmatch(r"/channels/\d+/messages", one.path)
    ]
    nonces = [one["nonce"] for one in sent if one]

    assert len(nonces) == len(set(nonces))
    assert all(len(nonce) <= 25 and nonce.startswith(f"{hall.bot.store.id}-") for nonce in nonces)
    assert {True} == {one["enforce_nonce"] for one in sent if one}
    assert len(hall.bot.store.id) == 8
    assert len(f"{hall.bot.store.id}-{10**11}-{10}") <= 25


async def test_no_nonce_comes_twice_after_a_restart(hall: Hall) -> None:
    """Discord would take the new message for one it has, and drop it."""
    await hall.begun()
    await hall.world.restart()
    for command in ("campaign pause", "campaign resume", "campaign pause"):
        await hall.command(hall.host, command)
    asked = (one for one in hall.world.env.http_requests if re.fullmatch(r"/channels/\d+/messages", one.path))
    nonces = [one.json["nonce"] for one in asked if one.json]

    assert len(nonces) > len(hall.posts()) > 5
    assert len(nonces) == len(set(nonces))
