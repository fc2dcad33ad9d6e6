"""Houses in Discord."""

from typing import Final

from bot.client import Khandan
from bot.games.houses import content, orders
from bot.games.houses.commands import campaign, council, tutorial
from bot.games.houses.content_tools import content as tools
from bot.games.houses.controls import votes
from bot.games.houses.picture.common import emblems
from bot.games.houses.trade import buttons
from bot.ui.plugin import Content, Plugin
from engine.games import houses


async def commands(bot: Khandan) -> None:
    """Every move has a command; beside them standing orders and the practice."""
    for setup in (campaign.setup, votes.setup, buttons.setup, council.setup, orders.setup, tutorial.setup):
        await setup(bot)


TOPICS: Final = {
    "found": "phase",
    "ready": "stories",
    "rank_offices": "offices",
    "draft_remove": "roles",
    "draft_take": "roles",
    "vote": "voting",
    "decide": "voting",
}
"""What the help opens with while a seat is asked this."""

HOUSES: Final = Plugin(
    name=houses.NAME,
    commands=commands,
    tools=tools.register,
    topics=TOPICS,
    signs={name: f"houses/emblems/{name}.svg" for name in sorted(emblems())},
    content=Content(content.CONTENT, content.source, content.renderer),
)
