"""Tables to be hostile to: one gathers, one founds its houses, one votes, one is paused."""

import re
from typing import Any, Final

import msgspec
from discord import app_commands
from msgspec import Struct

from bot.client import Khandan
from bot.games.houses.panel.seat import ballot_panel
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share, encode
from bot.games.houses.trade.forms import form as deal_form
from bot.games.houses.trade.forms import preview as draft_preview
from bot.ui.actor import SeatRenderer
from engine.games.houses import VERSION
from engine.games.houses.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.table.lifecycle import Begin, Pause
from engine.kernel.table.seating import Join, OpenTable
from engine.match.live import LiveMatch
from engine.stewards import random

GUILD: Final = 10
OTHER_GUILD: Final = 11
PEOPLE: Final = (100, 101, 102, 103)
STRANGERS: Final = (900, 901)
CUSTOM_ID: Final = re.compile(r"v1:[^'\"\s]+")


class Tables(Struct, frozen=True):
    """The matches' numbers."""

    gathering: int
    founding: int
    voting: int
    paused: int

    @property
    def all(self) -> tuple[int, ...]:
        """Every one, and one that is not there."""
        return (self.gathering, self.founding, self.voting, self.paused, 10**6)


async def laid(bot: Khandan, guild: int = GUILD, channel: int = 2) -> Tables:
    """The tables, all in one channel."""
    gathering, founding, voting, paused = [await opened(bot, guild, channel) for _ in range(4)]
    for match in (founding, voting, paused):
        for user in PEOPLE[1:]:
            await bot.matches.act_at_table(match, user, Join())
        await bot.matches.act_at_table(match, PEOPLE[0], Begin("prudent"))
    for match in (voting, paused):
        await _to_the_vote(await bot.matches.live(match), bot)
    await bot.matches.act_at_table(paused, PEOPLE[0], Pause())
    return Tables(gathering, founding, voting, paused)


async def opened(
    bot: Khandan, guild: int, channel: int, host: int = PEOPLE[0], seats: int = len(PEOPLE)
) -> int:
    """A table at which its host sits."""
    told = msgspec.json.encode(Options(generations=2)).decode()
    table = OpenTable("houses", VERSION, bot.parts.contents["houses"], seats, told, "fa")
    match = await bot.matches.open(table, guild=guild, channel=channel, host=host)
    await bot.matches.act_at_table(match, host, Join())
    return match


async def _to_the_vote(live: LiveMatch, bot: Khandan) -> None:
    """Everybody does what they are asked, at random."""
    while live.match_state.state.stage != "vote":
        seat = live.match_state.waits[0].seat
        action = random.choose(
            live.look(seat), Dice(b"people at table" + bytes([live.match_state.seq % 250]))
        )
        await bot.matches.act(live.match.id, PEOPLE[seat], action)


def custom_ids(bot: Khandan, match: int) -> set[str]:
    """What stands on everybody's buttons and forms just now."""
    live = next(live for live in bot.matches.live_matches() if live.match.id == match)
    scene, renderer = bot.scene(live, "fa"), bot.parts.renderers["houses"]
    assert isinstance(renderer, SeatRenderer)
    found: set[str] = set()
    for seat in range(len(live.table.chairs)):
        shown: list[Any] = [renderer.seat(scene, live.look(seat)), renderer.leaf(scene, seat, "deals", 0)]
        shown += [
            ballot_panel(Presenter(renderer.scene_for(scene, seat)), renderer.controls(scene, seat)),
            deal_form(Presenter(renderer.scene_for(scene, seat)), seat, f"v1:traded:{match}:g1.p1", None),
        ]
        draft = Draft((seat + 1) % len(live.table.chairs), Share(), Share((Gift("gather"),)))
        shown.append(
            draft_preview(Presenter(renderer.scene_for(scene, seat)), seat, draft, encode(draft, 1), "")
        )
        found |= {one for panel in shown for one in CUSTOM_ID.findall(repr(panel))}
    return found | {one.replace("v1:form:", "v1:sent:") for one in found}


def commands(bot: Khandan) -> dict[tuple[str, ...], list[tuple[str, int]]]:
    """Every command, with its options' names and types."""
    leaves = (one for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command))
    return {
        tuple(one.qualified_name.split()): [(each.name, each.type.value) for each in one.parameters]
        for one in leaves
    }
