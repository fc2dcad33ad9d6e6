"""Keep open private panels up to date while their readers look at them.

A panel is redrawn when its reader is asked something else than when it was drawn: `fingerprint` says what
that is, and `refresh_panels` compares it after every change of the match. When Discord is about to stop us
from editing the message, the panel gets a line on top that says it is old and how to open a new one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.connection.codes import UNREACHED
from bot.controls import ids
from bot.controls.open_panels import LIFETIME, OpenPanel
from bot.dedup import SHOWN
from bot.interactions.answering import change_answer, expect_picture
from bot.languages import language_or
from bot.logs import report_error
from bot.render.i18n import Messages
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text
from bot.render.renderer import HasFingerprint
from bot.ui.actor import Actor, SeatRenderer, actor_for
from bot.ui.private_panel import unread_news, with_coach, with_notices
from engine.kernel.refused import Refused, no
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState

GATHERING: Final = ("gathering",)
OVER: Final = ("over",)
NOT_SEATED: Final = ("past",)
"""Fingerprints of readers who are asked nothing: before the game, after it, or after they left the table."""

Rebuild = Callable[[Actor], Panel | None]


async def setup(bot: Khandan) -> None:
    """Start with the bot: hear of every change, and redraw in the background."""
    bot.matches.listeners.append(bot.panels.mark_changed)
    bot.on_hint.append(bot.panels.mark_changed)
    bot.chores.append(partial(refresh_panels, bot))


def track_panel(
    interaction: Interaction,
    drawn_for: Actor | LiveMatch,
    shown: Hashable = None,
    rebuild: Rebuild | None = None,
    *,
    stands_apart: bool = False,
) -> None:
    """Keep the private message that was just shown up to date. Call it after every such answer.

    `drawn_for` is the actor whom it was drawn for: a change since then is noticed. Of what was drawn for no
    actor it is the match, and `shown` the fingerprint of what the message shows. `rebuild` and `stands_apart`
    are for pages that are not the panel itself (see OpenPanel).
    """
    message = interaction.extras.get(SHOWN)
    if message is None:
        return
    bot, user = interaction.client, interaction.user.id
    live = drawn_for.live if isinstance(drawn_for, Actor) else drawn_for
    if isinstance(drawn_for, Actor):
        shown = fingerprint(bot, live, user, drawn_for.match_state)
    bot.panels.add(
        OpenPanel(
            match=live.match.id,
            user=user,
            message=message,
            interaction=interaction,
            fingerprint=shown,
            expires_at=bot.waiting.now() + LIFETIME,
            rebuild=rebuild,
            stands_apart=stands_apart,
        )
    )
    # The match may have moved between drawing and showing: compare once more.
    bot.panels.mark_changed(live.match.id)


def fingerprint(bot: Khandan, live: LiveMatch, user: int, match_state: MatchState) -> Hashable:
    """A value that changes whenever this user's panel must be redrawn: their waits and what the game adds.

    `match_state` is the match as it stands, or as it stood when the panel was drawn.
    """
    if match_state.state is None:
        return GATHERING
    seat, renderer = live.seat(user), bot.parts.renderers[live.match.game]
    if seat is None:
        return NOT_SEATED
    if match_state.table is not None and match_state.table.status == "over":
        return OVER
    waits = tuple(wait.id for wait in match_state.waits if wait.seat == seat)
    if not isinstance(renderer, HasFingerprint):
        return waits
    past = None if match_state is live.match_state else match_state
    scene = bot.scene(live, language_or(live.match.language), past)
    return waits, scene.once("fingerprint", seat, lambda: renderer.fingerprint(scene, seat))


async def refresh_panels(bot: Khandan) -> None:
    """Redraw changed panels and mark expiring ones, for ever."""
    while True:
        await bot.waiting.sleep_until(bot.panels.next_expiry(), bot.panels.wake)
        # Whoever made the change is answered first, and one redrawing serves a burst of changes.
        await bot.waiting.sleep_until(bot.waiting.now() + bot.panels.delay, asyncio.Event())
        for panel in bot.panels.take_changed():
            try:
                await _refresh(bot, panel)
            except (Refused, *UNREACHED):
                bot.panels.forget_unless_pressed(panel)
            except Exception as error:  # one panel that can't be drawn must not stop the others
                report_error("panel_failed", error, match=panel.match)
                bot.panels.forget_unless_pressed(panel)
        for panel in bot.panels.expired(bot.waiting.now()):
            try:
                with suppress(Refused, *UNREACHED):
                    await _mark_old(bot, panel)
            except Exception as error:
                report_error("panel_failed", error, match=panel.match)
            finally:
                bot.panels.forget_unless_pressed(panel)


async def _refresh(bot: Khandan, panel: OpenPanel) -> None:
    """Redraw a panel if its reader is asked something else now; delete it if they opened a newer one."""
    live = await bot.matches.live(panel.match)
    # Reading the match may have taken a while, in which a press has shown something else there.
    if not bot.panels.is_current(panel):
        return
    now = fingerprint(bot, live, panel.user, live.match_state)
    if bot.panels.has_newer(panel):
        await _delete(bot, panel)
        return
    if now == panel.fingerprint:
        return
    actor = await _reader_of(bot, panel, live)
    if not bot.panels.is_current(panel):
        return
    page = None
    if actor is not None:
        panel, page = _rebuilt(panel, actor)
    panel = replace(panel, fingerprint=now)
    bot.panels.add(panel)
    if actor is None:
        # One line without buttons: each would only be refused.
        language = await bot.language_of(panel.interaction, live)
        text = Text(bot.words(language).say("panel-past", match=live.match.id))
        await _edit(bot, panel, Panel(None, (text,), language))
    elif bot.panels.has_newer(panel):
        # A page of its own has just turned back into the panel, and the panel is open beside it.
        await _delete(bot, panel)
    else:
        await _edit(bot, panel, await _content(bot, panel, actor, page))


async def _mark_old(bot: Khandan, panel: OpenPanel) -> None:
    """Draw a panel for the last time, under a line that says so."""
    live = await bot.matches.live(panel.match)
    actor = await _reader_of(bot, panel, live) if live.match_state.state is not None else None
    if actor is not None:
        rebuilt, page = _rebuilt(panel, actor)
        content = await _content(bot, rebuilt, actor, page)
        await _edit(bot, panel, with_old_notice(bot.words(content.language), panel.match, content))


async def close_finished_panels(bot: Khandan, user: int) -> None:
    """Delete a user's panels of matches in which they play no more: over, or left."""
    for panel in bot.panels.of_user(user):
        with suppress(Refused, *UNREACHED):
            live = await bot.matches.live(panel.match)
            if live.table.status == "over" or live.seat(user) is None:
                await _delete(bot, panel)


async def show_board(
    interaction: Interaction, live: LiveMatch, show: Callable[[Interaction, Panel], Awaitable[None]]
) -> None:
    """Show the board as the asker may see it, by `show`; for whoever sits there it is kept up to date.

    Refused with not_started.
    """
    if live.match_state.state is None:
        raise Refused(no("not_started"))
    bot, renderer = interaction.client, interaction.client.parts.renderers[live.match.game]
    language, seat = await bot.language_of(interaction, live), live.seat(interaction.user.id)
    # Both at once, before the board is shown: they are of the same moment.
    scene, drawn = bot.scene(live, language), live.match_state
    await show(interaction, scene.once("board", seat, lambda: renderer.board(scene, seat)))
    if seat is not None:
        shown = fingerprint(bot, live, interaction.user.id, drawn)
        track_panel(interaction, live, shown, _board_of_seat, stands_apart=True)


def _board_of_seat(actor: Actor) -> Panel:
    """The board as the actor's seat may see it."""
    board: Panel = actor.renderer.board(actor.scene, actor.seat)
    return board


def with_old_notice(words: Messages, match: int, panel: Panel) -> Panel:
    """The panel under a line that names the button that renews it; the button is added if it has none.

    Where the panel leaves no room for them, they stand alone.
    """
    own_panel, refresh = ids.SeatPanelId(match).pack(), words.say("button-refresh")
    rows = (one.buttons for one in (*panel.blocks, *panel.pictured) if isinstance(one, Buttons))
    buttons = (one for row in rows for one in row if isinstance(one, Button))
    label = next((one.label for one in buttons if one.custom_id == own_panel), "")
    top: tuple[Block, ...] = (Text(words.say("panel-old", button=label or refresh)),)
    if not label:
        top = (*top, Buttons((Button(own_panel, refresh, "primary"),)))
    pictured = (*top, Rule(), *panel.pictured) if panel.pictured else ()
    whole = Panel(panel.accent, (*top, Rule(), *panel.blocks), panel.language, pictured)
    alone = (top[0], Buttons((Button(own_panel, label or refresh, "primary"),)))
    return first_that_fits((whole, Panel(panel.accent, alone, panel.language)))


async def _reader_of(bot: Khandan, panel: OpenPanel, live: LiveMatch) -> Actor | None:
    """The reader at their seat; None if they sit there no more, or the game has no panels."""
    seat = live.seat(panel.user)
    if seat is None or not isinstance(bot.parts.renderers[live.match.game], SeatRenderer):
        return None
    await bot.user_names.meet(live.users)
    return await actor_for(bot, panel.interaction, live, seat)


def _rebuilt(panel: OpenPanel, actor: Actor) -> tuple[OpenPanel, Panel | None]:
    """A page of its own, drawn anew; once it makes no sense any more the message becomes the panel."""
    if panel.rebuild is None:
        return panel, None
    page: Panel | None = panel.rebuild(actor)
    return (replace(panel, rebuild=None, stands_apart=False) if page is None else panel), page


async def _content(bot: Khandan, panel: OpenPanel, actor: Actor, page: Panel | None) -> Panel:
    """The content of a message: a page alone if it stands apart, else page or panel with coach and news."""
    if page is not None and panel.stands_apart:
        return page
    unread = await unread_news(bot, actor, panel.user)
    return with_notices(await with_coach(bot, actor, panel.user, page), unread)


async def _edit(bot: Khandan, panel: OpenPanel, content: Panel) -> None:
    """Draw this on the panel's message, unless a press has shown something else there meanwhile."""
    drawn = await bot.gallery.draw_now_or_later(content)
    if not bot.panels.is_current(panel):
        return
    bot.posting.late_pictures.forget(panel.message)
    await change_answer(panel.interaction, drawn.now)
    if bot.panels.is_current(panel):
        expect_picture(panel.interaction, drawn)


async def _delete(bot: Khandan, panel: OpenPanel) -> None:
    bot.panels.forget(panel.message)
    bot.posting.late_pictures.forget(panel.message)
    await panel.interaction.delete_original_response()
