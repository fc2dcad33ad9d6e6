"""Hostile interactions at two processes of one bot, at either or at both at once: each is done once."""

import asyncio
import os
from random import Random
from typing import Final

import pytest

from bot.client import Khandan
from engine.entries import Entry
from tests.fuzz.dispatch import dispatched, faults
from tests.fuzz.payloads import numbers
from tests.fuzz.tables import GUILD, OTHER_GUILD, PEOPLE, STRANGERS, Tables, laid
from tests.fuzz.test_dispatch import hostile

Bots = tuple[Khandan, Khandan]

COUNT: Final = 20_000 if os.environ.get("KHANDAN_LONG") else 300
FRESH: Final = 150
"""After so many attempts there are new tables."""

BOTH: Final = 0.4
"""How often Discord delivers an attempt to both at the same moment, as while a shard is handed over."""


async def attacked(bots: Bots, tables: Tables, people: tuple[int, ...], seed: int) -> list[int]:
    """FRESH attempts on these tables, of which each process has seen every button; the interactions' ids."""
    chance, tried = Random(seed), list[int]()
    for bot in bots:
        for match in tables.all[:-1]:
            await bot.matches.live(match)
    enemy = hostile(bots[0], tables, seed)
    for _ in range(FRESH):
        attempt, user, number = enemy.attempt(), chance.choice(people), next(numbers)
        guild = chance.choice((GUILD, GUILD, GUILD, OTHER_GUILD, None))
        where = bots if chance.random() < BOTH else (chance.choice(bots),)
        await asyncio.gather(*(dispatched(bot, attempt, user, guild, number) for bot in where))
        tried.append(number)
    return tried


async def logs(bot: Khandan, tables: Tables) -> list[tuple[Entry, ...]]:
    """The log of each table."""
    return [await bot.matches.entries(match) for match in tables.all[:-1]]


async def unexplained(bot: Khandan, tables: Tables, before: list[int], tried: list[int]) -> list[Entry]:
    """Entries of people since then that no interaction has left, or that it has left twice."""
    done = [one for number in tried if (one := await bot.store.read.find_interaction(number)) is not None]
    left = {(one.match, seq) for one in done for seq in range(one.seq, one.last + 1)}
    return [
        entry
        for match, log, first in zip(tables.all, await logs(bot, tables), before, strict=False)
        for entry in log[first:]
        if entry.by is not None and (match, entry.seq) not in left
    ]


@pytest.mark.long
async def test_what_is_tried_at_either_or_at_both_is_done_once(two_bots: Bots) -> None:
    """No error; every move is one interaction's; both hold the same, and some moves were made."""
    moves = 0
    with faults() as kept:
        for seed in range(COUNT // FRESH):
            tables = await laid(two_bots[seed % 2])
            before = [len(log) for log in await logs(two_bots[0], tables)]
            tried = await attacked(two_bots, tables, (*PEOPLE, *STRANGERS), seed)
            one, other = [await logs(bot, tables) for bot in two_bots]
            held = [
                [(await bot.matches.live(match)).match_state.state for match in tables.all[:-1]]
                for bot in two_bots
            ]
            moves += sum(map(len, one)) - sum(before)

            assert one == other
            assert held[0] == held[1]
            assert [] == await unexplained(two_bots[0], tables, before, tried)

    assert set() == kept.found()
    assert moves > 0


@pytest.mark.long
async def test_a_stranger_changes_nothing_at_either(two_bots: Bots) -> None:
    """Buttons of players, of other matches and of long ago, pressed at the process that did not make them."""
    tables = await laid(two_bots[0])
    before = await logs(two_bots[0], tables)
    with faults() as kept:
        await attacked(two_bots, tables, STRANGERS, 7)
    after = await logs(two_bots[1], tables)

    assert before[1:] == after[1:]  # anybody may sit down where a table gathers
    assert set() == kept.found()
