"""The coach: on a first match of a game, or by choice, a line above the buttons of one's panel."""

from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import Tell, promptly, say
from bot.interactions.receipts import note
from bot.render import markup
from bot.render.limits import ROW_BUTTONS
from bot.render.panel import Button, Buttons, Panel, Text
from bot.render.renderer import HasCoach
from bot.ui.actor import Actor
from engine.match.live import LiveMatch

ON, OFF = "on", "off"
"""What is kept of somebody who has chosen; of anybody else nothing is."""

One = TypeVar("One")

KNOWN: Final = 4096
"""Of so many people and games it is remembered whether they have it."""

AT: Final = 1
"""Under the first block of a panel, which says what is asked, and above the buttons that answer it."""


async def setup(bot: Khandan) -> None:
    """What is known of who has the coach is forgotten when a match ends."""
    bot.matches.listeners.append(partial(_on_move, bot))


def _on_move(bot: Khandan, match: int) -> None:
    live = bot.matches.known(match)
    if live is not None and live.match_state.table is not None and live.match_state.table.status == "over":
        bot.coached = {}


async def is_coach_wanted(bot: Khandan, live: LiveMatch, user: int) -> bool:
    """Whether somebody has the coach: by choice, else until a match of this game has ended with them.

    Read once. Where that may change what is known gives way to a new memory, so that an answer which was
    asked for before is kept where nobody looks.
    """
    known, one = bot.coached, (user, live.match.game)
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
        return who.scene.once("coached", who.seat, lambda: _line_added(who, who.panel))
    return _line_added(who, panel)


def _line_added(who: Actor, panel: Panel) -> Panel:
    renderer: HasCoach = who.renderer
    line, panel = renderer.coach(who.scene, who.seat), renderer.with_explanations(who.scene, who.seat, panel)
    if not line:
        return panel
    say = who.scene.words.say
    off = Button(ids.SeatPageButtonId(who.live.match.id, "uncoach").pack(), say("tenure-button-uncoach"))
    return with_advice(panel, say("coach", line=line), off)


def with_advice(panel: Panel, line: str, off: Button) -> Panel:
    """The panel with this line above its buttons, and the button that ends such lines in its last row."""
    said = Text(markup.quote(line))
    blocks = (*panel.blocks[:AT], said, *_with_off_button(panel.blocks[AT:], off))
    if not panel.pictured:
        return replace(panel, blocks=blocks)
    drawn = (*panel.pictured[:AT], said, *_with_off_button(panel.pictured[AT:], off))
    return replace(panel, blocks=blocks, pictured=drawn)


def _with_off_button(blocks: tuple[One, ...], off: Button) -> tuple[One | Buttons, ...]:
    last = blocks[-1] if blocks else None
    if isinstance(last, Buttons) and len(last.buttons) < ROW_BUTTONS:
        return (*blocks[:-1], Buttons((*last.buttons, off)))
    return (*blocks, Buttons((off,)))


async def choose_coach(interaction: Interaction, coach: bool, tell: Tell = say) -> None:
    """The asker's own choice, for all tables."""
    bot = interaction.client
    value = ON if coach else OFF
    await promptly(interaction, _save_choice(interaction, value))
    language = await bot.language_of(interaction)
    text = bot.words(language).say("done-coach" if coach else "done-uncoach")
    note(interaction, text)
    await tell(interaction, text, language)


async def _save_choice(interaction: Interaction, value: str) -> None:
    await interaction.client.store.write.set_preference("user", interaction.user.id, value, "coach")
    interaction.client.coached = {}
