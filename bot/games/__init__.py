"""What each game has of its own in Discord. PLUGINS is the only list of games in the bot."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.games.coup.plugin import COUP
from bot.games.treasure.plugin import TREASURE
from bot.plugin import Plugin, plugin_of
from bot.render.renderer import Renderer
from bot.ui.offered.renderer import Shared

PLUGINS: Final[tuple[Plugin, ...]] = (COUP, TREASURE)
"""One line a game. A game of the engine without a line here is played by the shared controls alone."""


def renderers(games: Iterable[str], own: Mapping[str, Renderer]) -> dict[str, Renderer]:
    """A renderer for each of these games: its `own`, that of its plugin, or the shared one."""
    plugins = {name: plugin_of(PLUGINS, name) for name in games}
    return {name: own.get(name) or one.renderer or Shared(one) for name, one in plugins.items()}
