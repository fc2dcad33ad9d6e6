"""Hostile interactions through the simulated Discord: the whole bot, from the gateway to what is sent."""

import os
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from simcord import MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend.serializers import message_payload
from simcord.results import InteractionResult

from bot.client import Khandan
from bot.sandbox.world import MakeBot, World
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join
from engine.match.live import LiveMatch
from tests.bot.council_world import making
from tests.fuzz import tables as at
from tests.fuzz.dispatch import faults
from tests.fuzz.hostile import Attempt, Hostile, Press
from tests.fuzz.payloads import data, kind, pressed_in
from tests.fuzz.within import within_limits
from tests.simulated.fixtures import world

__all__ = ["world"]

COUNT: Final = 20_000 if os.environ.get("KHANDAN_LONG") else 300
SEATS: Final = 3
"""So many of the world's people sit at the table; the others are strangers."""

FRESH: Final = 50
"""After so many attempts the attacker looks at the buttons again."""

PATIENCE: Final = 60.0
"""Seconds that the world waits for the bot: in a long run the machine may be busy with other things."""

OPENED: Final = ("campaign", "new")
"""Left out: whoever may open tables may open very many."""


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def begun(world: World) -> LiveMatch:
    """A match whose houses are being founded."""
    bot, world.env.settle_timeout = world.bot, PATIENCE
    assert isinstance(bot, Khandan)
    match = await at.opened(bot, world.guild.id, world.channel.id, world.visitor.id, SEATS)
    for member in world.members[1:SEATS]:
        await bot.matches.act_at_table(match, member.id, Join())
    await bot.matches.act_at_table(match, world.visitor.id, Begin("prudent"))
    await bot.after_move(match)
    await world.settle()
    return await bot.matches.live(match)


def hostile(world: World, live: LiveMatch, seed: int) -> Hostile:
    """An attacker who has seen every button of this moment."""
    bot = world.bot
    assert isinstance(bot, Khandan)
    known = {path: options for path, options in at.commands(bot).items() if path != OPENED}
    shown = sorted(at.custom_ids(bot, live.match.id))
    return Hostile(Random(seed), shown, known, (live.match.id, 10**6))


async def tried(world: World, member: MemberActor, attempt: Attempt) -> InteractionResult:
    """Hand the attempt on as Discord does, though no person's client could make it."""
    extra: dict[str, Any] = {}
    door = next(iter(world.env.backend.messages[world.channel.id].values()))
    if isinstance(attempt, Press):
        shown = dict(message_payload(world.env.backend, door))
        extra = {"message": {**shown, **pressed_in(attempt, ephemeral=False)}}
    async with world.turn:
        return await _dispatch_actor_interaction(
            member,
            kind(attempt),
            world.channel,
            data(attempt),
            extra=extra,
            source_message_id=door.id if extra else None,
        )


def seemly(result: InteractionResult) -> None:
    """What came back is for the asker alone, and such as Discord takes."""
    if result.response is not None:
        assert result.ephemeral
        within_limits(result.response.components)
    if result.modal is not None:
        within_limits(result.modal["components"])
    assert [] == result.followups


@pytest.mark.long
async def test_hostile_people_get_answers_and_nothing_else(world: World) -> None:
    """Players and strangers at random: private answers, no error, no change by a stranger, posts that fit."""
    live, chance, answers, moves = await begun(world), Random(8), 0, 0
    with faults() as kept:
        for number in range(COUNT):
            if number % FRESH == 0:
                enemy = hostile(world, live, number)
            member, before = chance.choice(world.members), live.match_state
            attempt = enemy.attempt()
            result = await tried(world, member, attempt)
            seemly(result)
            answers, moves = answers + result.acknowledged, moves + (before is not live.match_state)
            assert before is live.match_state or live.player_of(member.id) is not None, attempt
            if live.table.status == "over":
                live = await begun(world)

    assert set() == kept.found()
    assert () == world.errors()
    assert answers > COUNT // 2
    assert moves > 0
    for stored in world.env.backend.messages.values():
        for message in stored.values():
            within_limits(message.components)


@pytest.mark.long
async def test_an_attack_by_strangers_leaves_the_log_as_it_was(world: World) -> None:
    """Nothing in memory, nothing in the store, nothing in the channel."""
    live, chance = await begun(world), Random(9)
    bot = world.bot
    assert isinstance(bot, Khandan)
    log, posts = await bot.matches.entries(live.match.id), len(world.env.backend.messages[world.channel.id])
    enemy = hostile(world, live, 10)
    for _ in range(COUNT // 4):
        seemly(await tried(world, chance.choice(world.members[SEATS:]), enemy.attempt()))
    public = [one for one in world.env.backend.messages[world.channel.id].values() if not one.flags & 1 << 6]

    assert log == await bot.matches.entries(live.match.id)
    assert posts == len(public)
