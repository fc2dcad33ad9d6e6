"""Houses in Discord."""

from typing import Final

from bot.client import Khandan
from bot.games.houses import content
from bot.games.houses.audit.outlets import OUTLETS
from bot.games.houses.commands import campaign, council, orders, tutorial
from bot.games.houses.content_tools import content as tools
from bot.games.houses.controls import votes
from bot.games.houses.rehearsal.rehearsal import pauses, rehearsed
from bot.games.houses.simulation.council import figures
from bot.games.houses.simulation.targets import findings
from bot.games.houses.trade import buttons
from bot.rehearsed import Rehearsal
from bot.ui.plugin import Content, Plugin, Simulation
from engine.games import houses


async def commands(bot: Khandan) -> None:
    """Every move has a command; beside them standing orders and the practice."""
    for setup in (campaign.setup, votes.setup, buttons.setup, council.setup, orders.setup, tutorial.setup):
        await setup(bot)


HOUSES: Final = Plugin(
    name=houses.NAME,
    commands=commands,
    simulation=Simulation(figures, findings),
    rehearsal=Rehearsal(pauses, rehearsed),
    outlets=OUTLETS,
    tools=tools.register,
    content=Content(content.CONTENT, content.source, content.renderer),
)
