"""Private panels go on by themselves: changed when their reader is asked something else, or marked as old."""

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.controls.opened import LASTING, Opened
from bot.interactions.answering import DRAWN, SHOWN, UNREACHED
from bot.languages import spoken_or
from bot.logs import reported
from bot.render import layout
from bot.render.panel import Panel, Text
from bot.render.renderer import Stirring
from bot.ui.coaching import coached
from bot.ui.seated import Seated, SeatRenderer, at
from bot.ui.unread import news, topped
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch

GATHERING: Final = ("gathering",)
OVER: Final = ("over",)
"""In place of questions: the match has not begun, or is over."""


async def setup(bot: Khandan) -> None:
    """Look after the panels from the bot's start on."""
    bot.matches.listeners.append(bot.panels.heard)
    bot.chores.append(partial(run, bot))


Again = Callable[[Seated], Panel | None]


def stays_open(
    interaction: Interaction,
    live: LiveMatch,
    since: Hashable = None,
    again: Again | None = None,
    *,
    apart: bool = False,
) -> None:
    """What was just shown to the presser is their panel of this match, or where it will be.

    `since`: what stood there as it was made, where that is not what would stand there now. `again` makes a
    page that was shown in the panel's place; once it makes none, the panel itself comes. One that is `apart`
    may stand beside the panel.
    """
    message = interaction.extras.get(SHOWN)
    if message is None:
        return
    panels, user = interaction.client.panels, interaction.user.id
    until = interaction.client.waiting.now() + LASTING
    known = asked(interaction.client, live, user) if since is None else since
    panels.keep(Opened(live.match.id, user, message, interaction, known, until, again, apart))
    panels.heard(live.match.id)


def asked(bot: Khandan, live: LiveMatch, user: int) -> Hashable:
    """What this person is asked at this table now, and what else of their panel must not grow old."""
    if live.match_state.state is None:
        return GATHERING
    if live.table.status == "over":
        return OVER
    seat, renderer = live.seat(user), bot.renderers[live.match.game]
    waits = tuple(wait.id for wait in live.match_state.waits if wait.seat == seat)
    if seat is None or not isinstance(renderer, Stirring):
        return waits
    scene = bot.scene(live, spoken_or(live.match.language))
    return waits, scene.once("stirs", seat, lambda: renderer.stirs(scene, seat))


async def run(bot: Khandan) -> None:
    """Bring every open panel up to date, for ever."""
    while True:
        await bot.waiting.sleep_until(bot.panels.next, bot.panels.wake)
        await bot.waiting.sleep_until(bot.waiting.now() + bot.panels.rest, asyncio.Event())
        for panel in bot.panels.changed():
            await _guarded(bot, panel)
        for panel in bot.panels.aged(bot.waiting.now()):
            await _marked(bot, panel)


async def _guarded(bot: Khandan, panel: Opened) -> None:
    """A panel that can't be made or changed holds no other."""
    try:
        await _renewed(bot, panel)
    except (Refused, *UNREACHED):
        bot.panels.left(panel.message)
    except Exception as error:
        reported("panel_failed", error, match=panel.match)
        bot.panels.left(panel.message)


async def _renewed(bot: Khandan, panel: Opened) -> None:
    """Made anew where it would say something else that matters; taken away where its reader has another."""
    live = await bot.matches.live(panel.match)
    if not bot.panels.stands(panel):
        return
    if bot.panels.doubled(panel):
        bot.panels.left(panel.message)
        await panel.interaction.delete_original_response()
        return
    now = asked(bot, live, panel.user)
    if now == panel.asked:
        return
    made = await _made(bot, panel, live)
    if made is None:
        bot.panels.left(panel.message)
        await _changed(bot, panel, await _past(bot, panel, live))
        return
    bot.panels.keep(replace(panel, asked=now))
    await _changed(bot, panel, made)


async def _made(bot: Khandan, panel: Opened, live: LiveMatch) -> Panel | None:
    """The panel as it is now; None for who sits there no more, or in a game that has none."""
    seat = live.seat(panel.user)
    if seat is None or not isinstance(bot.renderers[live.match.game], SeatRenderer):
        return None
    await bot.people.meet(live.people)
    language = await bot.language_of(panel.interaction, live)
    who = await at(bot, panel.interaction, live, seat)
    again: Panel | None = panel.again(who) if panel.again is not None else None
    if again is not None and panel.apart:
        return again
    told = await news(bot, live, panel.user, seat, language)
    return topped(await coached(bot, who, panel.user, again), told)


async def _past(bot: Khandan, panel: Opened, live: LiveMatch) -> Panel:
    """In place of a panel whose reader sits there no more: a button would only say so."""
    language = await bot.language_of(panel.interaction, live)
    return Panel(None, (Text(bot.words(language).say("panel-past", match=live.match.id)),), language)


async def _marked(bot: Khandan, panel: Opened) -> None:
    """It says that it is old, as long as it can be told to."""
    bot.panels.left(panel.message)
    with suppress(Refused, *UNREACHED):
        live = await bot.matches.live(panel.match)
        made = await _made(bot, panel, live) if live.match_state.state is not None else None
        if made is not None:
            old = bot.words(made.language).say("panel-old")
            await _changed(bot, panel, topped(made, (old,)))


async def _changed(bot: Khandan, panel: Opened, made: Panel) -> None:
    finished = await bot.gallery.finished(made, DRAWN)
    await panel.interaction.edit_original_response(
        view=layout.to_view(finished), attachments=layout.files(finished)
    )
