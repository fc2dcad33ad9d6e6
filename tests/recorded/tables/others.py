"""Coup and Treasure Island with every action of theirs, the silence of people, and deadlines that are met."""

from typing import Any

from engine.games.treasure.chapters.day import Fleet
from engine.games.treasure.chapters.rounds import Resign
from engine.kernel.dice import Dice
from engine.kernel.steward import Look
from engine.kernel.table.hosting import SetVoices
from engine.kernel.table.lifecycle import CloseTable
from engine.kernel.table.seating import Join
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.timing import CallAwaited
from engine.stewards import random
from tests.recorded.tables.recorder import USERS, Recorder


async def two(table: Recorder, content: str) -> None:
    """CO-2.8: two draft their first card; CO-4.4: claims are proved by hand; all by lot."""
    await table.begun(2, content, 2)
    await table.until(lambda state: False, random.when_asked)


async def sealed(table: Recorder, content: str) -> None:
    """CO-R12: sealed answers; CO-R24: one of five is never heard, and loses what silence costs."""
    await table.begun(5, content, 4, reaction_order="sealed", max_turns=40)
    table.away = {3}
    await table.until(lambda state: False, random.choose)


async def slow_court(table: Recorder, content: str) -> None:
    """CO-R25: whoever is silent has the default; CO-4.7: what a caught claim has cost comes back."""
    await table.begun(4, content, 4, afk_limit=0, auto_prove="on")
    table.away = {0}
    await table.until(lambda state: False, random.choose)


async def voices(table: Recorder, content: str) -> None:
    """The host silences the stewards' own lines, and lets them speak again."""
    await table.begun(3, content, 2, max_turns=12)
    await table.asks(USERS[0], SetVoices(False))
    await table.asks(USERS[0], SetVoices(True))
    await table.until(lambda state: False, random.when_asked)


async def called(table: Recorder, content: str) -> None:
    """The host has everybody see whom the table awaits."""
    await table.begun(3, content, 2, max_turns=12)
    await table.asks(USERS[0], CallAwaited((1,), 1_800_000_000))
    await table.until(lambda state: False, random.when_asked)


async def islands(table: Recorder, content: str) -> None:
    """TI-4.10, TI-R28: the fleet is called, one resigns, one is silent by day and night; votes are opened."""
    table.turns = 7_000  # the governor falls and the fleet is called in the match of this lot
    await table.begun(6, content, 5, fleet_from=3, rounds=6, votes_opened="at_end", min_day=1)
    table.away = {4}
    await table.until(lambda state: state.round == 3, eager, rest=0.5)
    await table.does(2, Resign())
    await table.until(lambda state: False, eager, rest=0.5)


async def slow(table: Recorder, content: str) -> None:
    """TI-R12, TI-R25: holds chosen after success; days that end by the clock alone, nights without votes."""
    await table.begun(4, content, 4, loot_choice="after_success", early_day_end="off", rounds=4)
    table.turns = 5_000  # an attack succeeds in the match of this lot
    table.away = {0, 1, 2, 3}
    await table.passes(hours=30)
    table.away = {3}
    await table.until(lambda state: False, random.choose, rest=1.0)


def eager(look: Look, dice: Dice) -> Any | None:
    """TI-4.10: calls the fleet as soon as it may, and plays by lot until then."""
    return Fleet() if Fleet() in look.ask(None) else random.choose(look, dice)


async def closed(table: Recorder, content: str) -> None:
    """A table that gathers is given up by its host: the seed of its dice is opened all the same."""
    await table.open(4, content)
    await table.asks(USERS[0], Join())
    await table.asks(USERS[0], AddWord("a word"))
    await table.asks(USERS[0], CloseTable())
