"""Private panels go on by themselves: changed when their reader is asked something else, or marked as old."""

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.connection.codes import UNREACHED
from bot.controls import ids
from bot.controls.open_panels import LASTING, OpenPanel
from bot.dedup import SHOWN
from bot.interactions.answering import DRAWN, change_answer
from bot.languages import language_or
from bot.logs import report_error
from bot.render.i18n import Messages
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text
from bot.render.renderer import HasFingerprint
from bot.ui.actor import Actor, SeatRenderer, at
from bot.ui.coaching import with_coach
from bot.ui.notices import news, with_notices
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch

GATHERING: Final = ("gathering",)
OVER: Final = ("over",)
PAST: Final = ("past",)
"""In place of questions: the match has not begun, or is over, or the reader sits there no more."""


async def setup(bot: Khandan) -> None:
    """Look after the panels from the bot's start on."""
    bot.matches.listeners.append(bot.panels.mark_changed)
    bot.chores.append(partial(run, bot))


Again = Callable[[Actor], Panel | None]


def board_of(now: Actor) -> Panel:
    """The board in words, as who sits there may see it."""
    board: Panel = now.renderer.board(now.scene, now.seat)
    return board


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
    known = fingerprint(interaction.client, live, user) if since is None else since
    panels.keep(OpenPanel(live.match.id, user, message, interaction, known, until, again, apart))
    panels.mark_changed(live.match.id)


def fingerprint(bot: Khandan, live: LiveMatch, user: int) -> Hashable:
    """What this person is asked at this table now, and what else of their panel must not grow old."""
    if live.match_state.state is None:
        return GATHERING
    seat, renderer = live.seat(user), bot.renderers[live.match.game]
    if seat is None:
        return PAST
    if live.table.status == "over":
        return OVER
    waits = tuple(wait.id for wait in live.match_state.waits if wait.seat == seat)
    if not isinstance(renderer, HasFingerprint):
        return waits
    scene = bot.scene(live, language_or(live.match.language))
    return waits, scene.once("stirs", seat, lambda: renderer.stirs(scene, seat))


async def run(bot: Khandan) -> None:
    """Bring every open panel up to date, for ever."""
    while True:
        await bot.waiting.sleep_until(bot.panels.next, bot.panels.wake)
        await bot.waiting.sleep_until(bot.waiting.now() + bot.panels.rest, asyncio.Event())
        for panel in bot.panels.take_changed():
            await _refresh_safely(bot, panel)
        for panel in bot.panels.expired(bot.waiting.now()):
            await _mark_as_old(bot, panel)


async def _refresh_safely(bot: Khandan, panel: OpenPanel) -> None:
    """A panel that can't be made or changed holds no other."""
    try:
        await _renew(bot, panel)
    except (Refused, *UNREACHED):
        bot.panels.forget(panel.message)
    except Exception as error:
        report_error("panel_failed", error, match=panel.match)
        bot.panels.forget(panel.message)


async def _renew(bot: Khandan, panel: OpenPanel) -> None:
    """Made anew where it would say something else that matters; taken away where its reader has another."""
    live = await bot.matches.live(panel.match)
    if not bot.panels.stands(panel):
        return
    now = fingerprint(bot, live, panel.user)
    if now == panel.asked or bot.panels.has_newer(panel):
        await _of_two(bot, panel)
        return
    who = await _reader(bot, panel, live)
    if who is None:
        bot.panels.keep(replace(panel, asked=now))
        await _edit_panel(bot, panel, await _panel_of_former_reader(bot, panel, live))
        return
    panel, page = _current_page(panel, who)
    bot.panels.keep(replace(panel, asked=now))
    if not await _of_two(bot, panel):
        await _edit_panel(bot, panel, await _panel_for(bot, panel, who, page))


async def _of_two(bot: Khandan, panel: OpenPanel) -> bool:
    """The older of two panels of a reader in one place is taken away; whether this is it."""
    if not bot.panels.has_newer(panel):
        return False
    await _delete_panel(bot, panel)
    return True


async def put_away(bot: Khandan, user: int) -> None:
    """Take away the panels of tables at which this person plays no more: over, or left."""
    for panel in bot.panels.of(user):
        with suppress(Refused, *UNREACHED):
            live = await bot.matches.live(panel.match)
            if live.table.status == "over" or live.seat(user) is None:
                await _delete_panel(bot, panel)


async def _delete_panel(bot: Khandan, panel: OpenPanel) -> None:
    """Nobody reads it any more: its message goes, and it is brought up to date no more."""
    bot.panels.forget(panel.message)
    await panel.interaction.delete_original_response()


async def _reader(bot: Khandan, panel: OpenPanel, live: LiveMatch) -> Actor | None:
    """Whose it is, at their seat; None for who sits there no more, or in a game that has no panels."""
    seat = live.seat(panel.user)
    if seat is None or not isinstance(bot.renderers[live.match.game], SeatRenderer):
        return None
    await bot.user_names.meet(live.people)
    return await at(bot, panel.interaction, live, seat)


def _current_page(panel: OpenPanel, who: Actor) -> tuple[OpenPanel, Panel | None]:
    """Its page of another kind as it is now; one that is past turns it back into the reader's panel."""
    if panel.again is None:
        return panel, None
    page: Panel | None = panel.again(who)
    return (replace(panel, again=None, apart=False) if page is None else panel), page


async def _panel_for(bot: Khandan, panel: OpenPanel, who: Actor, page: Panel | None) -> Panel:
    """What stands there now: the page, or the panel with what is known of it."""
    if page is not None and panel.apart:
        return page
    language = await bot.language_of(panel.interaction, who.live)
    told = await news(bot, who.live, panel.user, who.seat, language)
    return with_notices(await with_coach(bot, who, panel.user, page), told)


async def _panel_of_former_reader(bot: Khandan, panel: OpenPanel, live: LiveMatch) -> Panel:
    """In place of a panel whose reader sits there no more: a button would only say so."""
    language = await bot.language_of(panel.interaction, live)
    return Panel(None, (Text(bot.words(language).say("panel-past", match=live.match.id)),), language)


async def _mark_as_old(bot: Khandan, panel: OpenPanel) -> None:
    """It says that it is old, as long as it can be told to."""
    bot.panels.forget(panel.message)
    with suppress(Refused, *UNREACHED):
        live = await bot.matches.live(panel.match)
        who = await _reader(bot, panel, live) if live.match_state.state is not None else None
        if who is not None:
            panel, page = _current_page(panel, who)
            made = await _panel_for(bot, panel, who, page)
            await _edit_panel(bot, panel, with_old_notice(bot.words(made.language), panel.match, made))


def with_old_notice(words: Messages, match: int, panel: Panel) -> Panel:
    """The panel under a line that says how to renew it; with a button for that where it has none."""
    home, refresh = ids.SeatPanelId(match).pack(), words.say("button-refresh")
    rows = (one.buttons for one in (*panel.blocks, *panel.pictured) if isinstance(one, Buttons))
    named = next((one.label for row in rows for one in row if one.custom_id == home), "")
    top: tuple[Block, ...] = (Text(words.say("panel-old", button=named or refresh)), Rule())
    top = top if named else (top[0], Buttons((Button(home, refresh, "primary"),)), top[1])
    drawn = (*top, *panel.pictured) if panel.pictured else ()
    return Panel(panel.accent, (*top, *panel.blocks), panel.language, drawn)


async def _edit_panel(bot: Khandan, panel: OpenPanel, made: Panel) -> None:
    await change_answer(panel.interaction, await bot.gallery.draw_pictures(made, DRAWN))
