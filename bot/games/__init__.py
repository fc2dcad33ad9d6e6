"""What each game has of its own in Discord. PLUGINS is the only list of games in the bot."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.games.architects.plugin import ARCHITECTS
from bot.games.coup.plugin import COUP
from bot.games.houses.plugin import HOUSES
from bot.games.rokugan.plugin import ROKUGAN
from bot.games.treasure.plugin import TREASURE
from bot.render.renderer import Renderer
from bot.ui.offered.renderer import Shared
from bot.ui.plugin import Plugin, plugin_of
from engine import games
from engine.shelf import Shelf

PLUGINS: Final[tuple[Plugin, ...]] = (HOUSES, COUP, TREASURE, ROKUGAN, ARCHITECTS)
"""One line a game. A game of the engine without a line here is played by the shared controls alone."""


def plugin(game: str) -> Plugin:
    """What this game has of its own; an empty record for a game that has nothing."""
    return plugin_of(PLUGINS, game)


def shelf(folder: Path | None = None) -> Shelf:
    """Every game; one with a content on that of this folder, or on the program's. ContentBroken, Unfit."""
    found = {one.name: one.content.load(folder or one.content.folder) for one in PLUGINS if one.content}
    own = {name: source.edition.game for name, source in found.items()}
    return Shelf({**own, **games.without_content()}, found)


def versions(known: Shelf) -> dict[str, str]:
    """The version of the present content of each game that has one."""
    return {one.name: known.present(one.name).version for one in PLUGINS if one.content}


def renderers(known: Shelf) -> Mapping[str, Renderer]:
    """A renderer for each game of the shelf: that of its content, of its plugin, or the shared one."""
    return {name: _renderer(plugin(name), known) for name in known.games}


def _renderer(own: Plugin, known: Shelf) -> Renderer:
    if own.content is not None:
        return own.content.renderer(known)
    return own.renderer or Shared(own)
