"""A move by a person: kept first, then answered privately, then the match goes on."""

from typing import Any

from bot.client import Interaction
from bot.controls import ids
from bot.interactions.answering import promptly, show_privately
from bot.interactions.receipts import receipt_lines
from bot.render.paging import pages
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text
from bot.render.renderer import Mirroring
from bot.ui.actor import Actor, at
from bot.ui.coaching import with_coach
from bot.ui.notices import with_news
from bot.ui.panel_refresh import stays_open
from engine.kernel.moves import PartialMove, Value, finish
from engine.kernel.refused import Refused, no
from engine.match.steps import returnable
from engine.matches import Receipt


async def play(interaction: Interaction, who: Actor, action: Any, wait: str = ids.NO_WAIT) -> None:
    """Make this move; the answer says what was done and what may be done now. Raises Refused."""
    bot, match, user = interaction.client, who.live.match.id, interaction.user.id
    asked = None if wait == ids.NO_WAIT else wait
    act = bot.matches.act(match, user, action, wait=asked, interaction=interaction.id)
    with bot.posting.after_answer(match):
        receipt = await promptly(interaction, act)
        try:
            now = await at(bot, interaction, who.live, who.seat)
            done = result_panel(
                now, await _receipt(interaction, now, receipt), await with_coach(bot, now, user)
            )
            await show_privately(interaction, await with_news(interaction, now.live, now.seat, done))
            stays_open(interaction, now.live)
        finally:
            await bot.after_move(match)


async def _receipt(interaction: Interaction, now: Actor, receipt: Receipt) -> str:
    """What was done; "" where the panel below says it by itself."""
    fresh = not (receipt.is_repeat or receipt.is_second_press)
    if fresh and isinstance(now.renderer, Mirroring):
        seen = [now.renderer.shows(now.scene, one, now.seat) for one in receipt.entries]
        if seen and all(seen):
            return ""
    return await receipt_lines(interaction, receipt)


def result_panel(now: Actor, done: str, panel: Panel) -> Panel:
    """What was done, above the seat's panel as it is now, drawn or in words.

    As many lines as one message has room for: the last of a round can tell of a dozen battles.
    """
    lines = done.split("\n") if done else []
    some = (_with_lines(now, lines, most, panel) for most in range(len(lines), 0, -1))
    return next((one for one in some if len(pages(one)) == 1), panel)


def _with_lines(now: Actor, lines: list[str], most: int, panel: Panel) -> Panel:
    """Under so many of the lines; the others are in the chronicle."""
    left = len(lines) - most
    more = (now.scene.words.say("done-more", count=left),) if left else ()
    top: tuple[Block, ...] = (Text("\n".join((*lines[:most], *more))), *back(now), Rule())
    drawn = (*top, *panel.pictured) if panel.pictured else ()
    return Panel(panel.accent, (*top, *panel.blocks), panel.language, drawn)


def back(now: Actor) -> tuple[Buttons, ...]:
    """Row 15 of peers.md: a button for what can be taken back, at once or by leave of the table."""
    player = now.live.table.chairs[now.seat].player
    free = None if player is None else returnable(now.live.match_state, player)
    if free is None:
        return ()
    label = now.scene.words.say("button-undo" if free else "button-undo-ask")
    return (Buttons((Button(ids.UndoButtonId(now.live.match.id).pack(), label),)),)


def move_for_handle(who: Actor, wait: str, handle: str) -> Any:
    """The move that a button stands for: Refused with the reason why it can't be made, or as an old one."""
    controls = who.controls
    found = controls.find(handle)
    if found is not None and controls.wait(found) == wait:
        return found
    tried = controls.refused_action_for(wait, handle)
    why = None if tried is None else who.refusal(tried)
    raise Refused(why or no("old_button"))


def complete_move(who: Actor, begun: PartialMove, values: tuple[tuple[str, Value], ...]) -> Any:
    """The whole action of a begun move with its values. Refused with choice_unknown when there is none."""
    action = finish(PartialMove(begun.move, (*begun.given, *values)), who.scene.game.action)
    if action is None:
        raise Refused(no("choice_unknown"))
    return action


def present(who: Actor, moment: str) -> None:
    """Refused with old_button when the message is of another phase than the present one."""
    if who.controls.moment != moment:
        raise Refused(no("old_button"))
