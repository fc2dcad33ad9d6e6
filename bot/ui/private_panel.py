"""A seat's private panel as its reader gets it: with news on top and, for who plays first, the coach's line.

A game's renderer makes the panel of a seat. Two things are added that depend on the reader:

- *news*: what became of the reader's offers since they last opened their panel, above everything;
- *the coach*: one line of advice above the buttons, until a match of this game has ended with the reader, or
  by their own choice.

Both are kept in words and drawn. What was read and who is coached is remembered in memory; a restart loses
only the first.
"""

from dataclasses import replace
from typing import Any, Final

import msgspec.structs

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.controls.typed_words import put_newest
from bot.interactions.answering import Tell, say, with_defer
from bot.interactions.receipts import tell_change
from bot.render import markup
from bot.render.limits import ROW_BUTTONS
from bot.render.panel import Button, Buttons, Panel, Rule, Text
from bot.render.renderer import HasCoach, HasFates
from bot.ui.actor import Actor
from engine.match.live import LiveMatch

ON, OFF = "on", "off"
"""What is stored of somebody who has chosen about the coach; of anybody else nothing is."""

KNOWN: Final = 4096
"""Of so many people and games it is remembered whether they have the coach."""

READ_MOST: Final = 8_192
"""Of so many people at tables, those who opened a panel last, it is remembered what they have read.

Tables that have ended make room by that: nobody opens a panel there any more.
"""

COACH_AT: Final = 1
"""Under the first block of a panel, which says what is asked, and above the buttons that answer it."""

NEWS_MOST: Final = 5
"""So many news stand on a panel, the newest; the chronicle and private messages have all."""


async def setup(bot: Khandan) -> None:
    """When a match ends forget who has the coach: its people may have had it until then."""

    def on_move(match: int) -> None:
        live = bot.matches.known(match)
        table = None if live is None else live.match_state.table
        if table is not None and table.status == "over":
            bot.coach_choices = {}

    bot.matches.listeners.append(on_move)


# News.


async def with_news(bot: Khandan, who: Actor, user: int, panel: Panel) -> Panel:
    """The panel with the news on top, which are read now. A restart forgets what was read."""
    told = await unread_news(bot, who, user)
    # The last entry that the panel shows: what is news next time comes after it.
    put_newest(bot.last_read, (who.live.match.id, user), who.match_state.seq - 1, READ_MOST)
    return with_notices(panel, told)


async def unread_news(bot: Khandan, who: Actor, user: int) -> tuple[str, ...]:
    """Lines about what has come since, up to what the actor's panel shows.

    None for somebody who has opened no panel so far.
    """
    live, renderer, language = who.live, who.renderer, who.scene.words.language
    last, until = bot.last_read.get((live.match.id, user)), who.match_state.seq
    if last is None or last + 1 >= until:
        return ()
    if not isinstance(renderer, HasFates) or not renderer.has_fates:
        return ()
    # The newest 32 entries of a match are in memory, which takes some 0.03 ms. After a longer absence the log
    # is read: 1 ms for a hundred entries, 12 for four hundred (a busy machine, 29 November 2026).
    entries = [one for one in await bot.matches.entries(live.match.id, last) if one.seq < until]
    lines: list[str] = []
    for entry in [one for one in entries if renderer.has_fate(one, who.seat)][-NEWS_MOST:]:
        # An offer is told as its reader knew it: in the words and with the cut of that moment.
        then = await bot.posting.match_history.after(live.match.id, entry.seq)
        scene = bot.scene(live, language, then.match_state)
        if then.before is not None and then.before.state is not None:
            scene = msgspec.structs.replace(scene, was=bot.scene(live, language, then.before).cut_for)
        lines.append(renderer.fate(scene, entry, who.seat, bot.scene(live, language)))
    return tuple(lines)


def with_notices(panel: Panel, told: tuple[str, ...]) -> Panel:
    """The panel under these lines."""
    if not told:
        return panel
    top = (Text("\n".join(told)), Rule())
    drawn = (*top, *panel.pictured) if panel.pictured else ()
    return Panel(panel.accent, (*top, *panel.blocks), panel.language, drawn)


# The coach.


async def is_coach_wanted(bot: Khandan, live: LiveMatch, user: int) -> bool:
    """Whether somebody has the coach: by choice, else until a match of this game has ended with them.

    Read once. Where that may change, what is known gives way to a new memory, so that an answer which was
    asked for before is kept where nobody looks.
    """
    known, one = bot.coach_choices, (user, live.match.game)
    if one not in known:
        chosen, ended = await bot.store.read.preference_of(user, "coach", live.match.game)
        if len(known) >= KNOWN:
            known.clear()
        known[one] = not ended if chosen is None else chosen == ON
    return known[one]


def can_coach(who: Actor) -> bool:
    """Whether the game of this table has advice at all."""
    return isinstance(who.renderer, HasCoach) and who.renderer.has_coach


async def with_coach(bot: Khandan, who: Actor, user: int, panel: Panel | None = None) -> Panel:
    """Their panel, or this form of it, with the coach's line where there is one and it is wanted."""
    if not can_coach(who) or not await is_coach_wanted(bot, who.live, user):
        return panel or who.panel
    if panel is None:
        return who.scene.once("coached", who.seat, lambda: _coached_panel(who))
    return _with_advice(who, panel)


def _coached_panel(who: Actor) -> Panel:
    """Their panel with reasons of the numbers that are new to them, and the coach's line."""
    renderer: HasCoach = who.renderer
    return _with_advice(who, renderer.explained_panel(who.scene, who.seat) or who.panel)


def _with_advice(who: Actor, panel: Panel) -> Panel:
    """The panel with the coach's line above its buttons, and in the last row the button that ends them."""
    renderer: HasCoach = who.renderer
    line = renderer.coach(who.scene, who.seat)
    if not line:
        return panel
    say = who.scene.words.say
    advice = Text(markup.quote(say("coach", line=line)))
    off = Button(ids.SeatPageButtonId(who.live.match.id, "uncoach").pack(), say("tenure-button-uncoach"))

    def with_line(blocks: tuple[Any, ...]) -> tuple[Any, ...]:
        top, rest = (*blocks[:COACH_AT], advice), blocks[COACH_AT:]
        last = rest[-1] if rest else None
        if isinstance(last, Buttons) and len(last.buttons) < ROW_BUTTONS:
            return (*top, *rest[:-1], Buttons((*last.buttons, off)))
        return (*top, *rest, Buttons((off,)))

    return replace(
        panel, blocks=with_line(panel.blocks), pictured=with_line(panel.pictured) if panel.pictured else ()
    )


async def choose_coach(interaction: Interaction, coach: bool, tell: Tell = say) -> None:
    """Keep the asker's own choice, for all tables, and say so."""
    bot, user = interaction.client, interaction.user.id

    async def save() -> None:
        await bot.store.write.set_preference("user", user, ON if coach else OFF, "coach")
        bot.coach_choices = {}

    await with_defer(interaction, save())
    await tell_change(interaction, "done-coach" if coach else "done-uncoach", tell)
