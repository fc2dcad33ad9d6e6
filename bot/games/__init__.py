"""What each game has of its own in Discord. GAMES is the only list of games in the bot.

A game is read when it is first asked for: a command that plays one of them needs no page of the others.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine import games
from engine.game_versions import GameVersions
from engine.kernel.content import ContentBroken

if TYPE_CHECKING:
    from bot.render.renderer import Renderer
    from bot.ui.plugin import Plugin

    PLUGINS: tuple[Plugin, ...]

GAMES: Final = ("houses", "coup", "treasure", "rokugan", "architects")
"""One word a game. A game of the engine that is not here is played by the shared controls alone."""


def __getattr__(name: str) -> Any:
    """PLUGINS: all of them, in this order."""
    if name != "PLUGINS":
        raise AttributeError(name)
    return tuple(plugin(game) for game in GAMES)


@cache
def plugin(game: str) -> "Plugin":
    """What this game has of its own; an empty record for a game that has nothing."""
    from bot.ui.plugin import Plugin  # noqa: PLC0415  pages, which a simulation does not need

    if game not in GAMES:
        return Plugin(game)
    found: Plugin = getattr(import_module(f"{__name__}.{game}.plugin"), game.upper())
    return found


def editions(folder: Path | None = None) -> GameVersions:
    """Every game; one with a content on that of this folder, or on the program's. ContentBroken, Unfit.

    Rules for authors are left to whoever begins something anew: see `refuse_unserved`.
    """
    contents = {one.name: one.content for one in map(plugin, GAMES) if one.content}
    found = {name: one.load(folder or one.folder) for name, one in contents.items()}
    own = {name: source.edition.game for name, source in found.items()}
    return GameVersions({**own, **games.without_content()}, found)


def broken_content(known: GameVersions | None) -> ContentBroken | None:
    """What authors must mend before new tables can begin with the contents of today; None: nothing.

    Without editions no game has a content.
    """
    if known is None:
        return None
    problems = [
        one for game, version in known.versions().items() for one in known.problems_of_content(game, version)
    ]
    return ContentBroken(tuple(problems), "unserved") if problems else None


def refuse_unserved(known: GameVersions | None) -> None:
    """ContentBroken where no new table can begin with the present contents; for commands that play anew."""
    broken = broken_content(known)
    if broken is not None:
        raise broken


def versions(known: GameVersions) -> dict[str, str]:
    """The version of the present content of each game that has one."""
    return known.versions()


def renderers(known: GameVersions) -> Mapping[str, "Renderer"]:
    """A renderer for each game of these editions, made of its plugin and of their contents."""
    return {name: _renderer(plugin(name), known) for name in known.games}


def _renderer(own: "Plugin", known: GameVersions) -> "Renderer":
    from bot.ui.generic.renderer import PluginRenderer  # noqa: PLC0415  as above

    if own.content is None:
        return PluginRenderer(own)
    present = known.present(own.name)

    def book(version: str) -> Any:
        return present.book if version in ("", present.version) else known.book(own.name, version)

    return PluginRenderer(own, book)
