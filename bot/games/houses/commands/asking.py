"""Who asks at which table, and the one way from a command of the council to a move."""

from collections.abc import Callable
from typing import Any

import discord

from bot.interactions.answering import show_privately
from bot.render.panel import Panel
from bot.ui.actor import Actor, resolve_actor
from bot.ui.moves import play
from bot.ui.panel_refresh import track_panel
from engine.games import houses
from engine.kernel.refused import Refused, no


async def move_made(
    interaction: discord.Interaction[Any], match: int | None, action: Callable[[Actor], Any]
) -> None:
    """The move that `action` makes of the asker, at a table of Houses alone."""
    who = await at_council(interaction, match)
    await make(interaction, who, action(who))


async def make(interaction: discord.Interaction[Any], who: Actor, action: Any) -> None:
    """This move of theirs, as the answer to the question it is for."""
    await play(interaction, who, action, who.controls.wait(action))


async def at_council(interaction: discord.Interaction[Any], match: int | None) -> Actor:
    """The asker at a table of Houses. Refused with other_game at any other."""
    who = await resolve_actor(interaction, match)
    if who.live.match.game != houses.NAME:
        raise Refused(no("other_game"))
    return who


async def show_in_other_game(interaction: discord.Interaction[Any], who: Actor, kind: str) -> bool:
    """At a table of another game its moves of this kind are shown; whether they were.

    Refused with other_game where it has none.
    """
    if who.live.match.game == houses.NAME:
        return False
    tags = (interaction.client.plugin(who.live.match.game).kinds or {}).get(kind)
    if tags is None:
        raise Refused(no("other_game"))

    def make_panel(now: Actor) -> Panel:
        page: Panel = now.renderer.moves_of(now.scene, now.seat, tags)
        return page

    await show_privately(interaction, make_panel(who))
    track_panel(interaction, who.live, rebuild=make_panel, stands_apart=True)
    return True
