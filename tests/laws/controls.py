"""A match on the simulated Discord, played by people who press what they are shown and know no rules."""

from copy import copy
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.client import Parts
from bot.lab.rehearsal.presser import Presser
from bot.languages import Language
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.plugin import Plugin
from engine.kernel.dice import Dice
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.match.live import LiveMatch
from tests.bot.core_world import Hall, opened_hall, whole
from tests.laws import example_game
from tests.laws.samples import shortest_options

PRESSES = 2_500
"""More than any match here needs."""


@cache
def whole_and_example() -> Parts:
    """All that the program has, and Nim beside its games: without a plugin, a content and texts."""
    parts, example = whole(), example_game.game()
    games, editions = {**parts.games, example.name: example}, copy(parts.editions)
    assert editions is not None
    editions.games = games
    return replace(
        parts,
        editions=editions,
        games=games,
        renderers={**parts.renderers, example.name: PluginRenderer(Plugin(example.name))},
    )


class Played:
    """How a match went: its controls by verb, and how it ended."""

    def __init__(self, live: LiveMatch, presser: Presser) -> None:
        self.over = live.table.status == "over"
        self.used = presser.used
        self.result = live.match_state.game.result(live.match_state.state)


async def played(
    folder: Path, game: str, seats: int, language: Language, seed: int = 0, *, bare: bool = True
) -> Played:
    """One match from its opening to its end. `bare`: without what the game's plugin has of its own."""
    parts = whole_and_example()
    if bare:
        parts = replace(parts, renderers={**parts.renderers, game: PluginRenderer(Plugin(game))})
    async with opened_hall(folder, parts) as hall:
        live = await begun(hall, game, seats, language)
        presser = Presser(hall.driver, live.match.id, Dice(f"{game} {seats} {seed} controls".encode()))
        for _ in range(PRESSES):
            if hall.live().table.status == "over":
                break
            assert await pressed(hall, presser), "nobody has anything to do"
        return Played(hall.live(), presser)


async def pressed(hall: Hall, presser: Presser) -> bool:
    """The first person who is asked something uses a control; whoever must answer comes first."""
    waits = sorted(hall.live().match_state.waits, key=lambda wait: not wait.must)
    for wait in waits:
        if wait.seat >= 0 and await presser.try_act(hall.world.members[wait.seat], hall.doors()[0]):
            return True
    return False


async def begun(hall: Hall, game: str, seats: int, language: Language) -> LiveMatch:
    """A table of this game at which everybody is a person, in the order of their seats."""
    record = hall.bot.parts.games[game]
    options = msgspec.json.encode(shortest_options(record)).decode()
    while len(hall.world.members) < seats:
        hall.world.seat(f"guest {len(hall.world.members)}")
    content = hall.bot.parts.contents.get(game, "")
    table = OpenTable(game, record.version, content, seats, options, language)
    guild, channel = hall.world.guild.id, hall.world.channel.id
    match = await hall.bot.matches.open(table, guild=guild, channel=channel, host=hall.host.id)
    for member in hall.world.members[:seats]:
        await hall.bot.matches.act_at_table(match, member.id, Join())
    await hall.bot.matches.act_at_table(match, hall.host.id, Begin("prudent"))
    await hall.bot.after_move(match)
    await hall.world.settle()
    return hall.live(match)
