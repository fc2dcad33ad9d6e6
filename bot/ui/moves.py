"""Moves by buttons, menus and forms, and the private panel they stand on.

A press names a move by its handle. The move is found among what the seat is offered now, kept by the service,
and answered with what was done above the seat's new panel:

    make_move ─► move_for_handle ─► play: keep ─► answer ─► the match goes on
    open_move_form ─► a form of the open fields ─► submit_move_form ─► play

A move that is no longer offered is refused with the reason that its rules give, where the button can still
be told, and else as an old button: then `control.py` shows the presser's panel instead. Begun moves whose
fields no form can ask for go their own way (bot.ui.generic.wizard).
"""

from functools import partial
from typing import Any

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import answer, show_privately, with_defer
from bot.interactions.modals import WrongEntry, keep_form, open_form, reopen_form
from bot.interactions.receipts import receipt_lines
from bot.render.forms import first_values
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Button, Buttons, Form, Panel, Rule, Text
from bot.render.renderer import HasMovesOnPanel
from bot.ui.actor import Actor, actor_at, actor_for, resolve_actor
from bot.ui.control import answer_control, answer_form, chosen_values
from bot.ui.form_values import Entered, parse_values
from bot.ui.panel_refresh import track_panel
from bot.ui.private_panel import with_coach, with_news
from engine.kernel.moves import PartialMove, finish
from engine.kernel.refused import Late, Refusal, Refused, no
from engine.match.live import LiveMatch
from engine.match.steps import undo_way


async def setup(bot: Khandan) -> None:
    """Answer every control of every message, those of long ago too."""
    answer_control(bot, ids.MoveButtonId, make_move)
    answer_control(bot, ids.MoveMenuId, make_chosen_move)
    answer_control(bot, ids.MoveFormButtonId, open_move_form)
    answer_form(bot, ids.MoveFormId, submit_move_form)
    answer_control(bot, ids.SeatPanelId, show_seat)
    answer_control(bot, ids.FormAgainId, reopen_form)


# What is pressed.


async def make_move(interaction: Interaction, id: ids.MoveButtonId) -> None:
    """A button of a whole move."""
    who = await resolve_actor(interaction, id.match)
    await play(interaction, who, move_for_handle(who, id.wait, id.handle), who.controls.guard(id.wait))


async def make_chosen_move(interaction: Interaction, id: ids.MoveMenuId) -> None:
    """A menu of whole moves, whose values are handles."""
    await make_move(interaction, ids.MoveButtonId(id.match, id.wait, "".join(chosen_values(interaction))))


async def open_move_form(interaction: Interaction, id: ids.MoveFormButtonId) -> None:
    """A button of a begun move: a form asks for its open fields."""
    who = await resolve_actor(interaction, id.match)
    begun = move_for_handle(who, id.wait, id.handle)
    asked = who.renderer.form(who.scene, who.seat, begun, who.controls.id_of_form(begun))
    await open_form(interaction, asked)


async def submit_move_form(interaction: Interaction, id: ids.MoveFormId, entered: Entered) -> None:
    """The form of a begun move. Refused with choice_unknown where its values make no move."""
    who = await resolve_actor(interaction, id.match)
    begun: PartialMove = move_for_handle(who, id.wait, id.handle)
    form: Form = who.renderer.form(who.scene, who.seat, begun, who.controls.id_of_form(begun))
    keep_form(interaction, form)
    action = _entered_move(who, begun, entered)
    try:
        await play(interaction, who, action, who.controls.guard(id.wait))
    except Refused as refused:
        is_by_rules = not isinstance(refused, Late) and who.refusal(action) == refused.why
        if is_by_rules and (field := _field_at_fault(who, begun, form, entered, refused.why)):
            raise WrongEntry(refused.why, field) from refused
        raise


def _entered_move(who: Actor, begun: PartialMove, entered: Entered) -> Any:
    """The whole move of a form. Refused with not_a_number or choice_unknown."""
    given = parse_values(begun, entered, who.controls.typed_readers(begun))
    action = finish(PartialMove(begun.move, (*begun.given, *given)), who.scene.game.action)
    if action is None:
        raise Refused(no("choice_unknown"))
    return action


def _field_at_fault(who: Actor, begun: PartialMove, form: Form, entered: Entered, why: Refusal) -> str | None:
    """The field for which a move is refused so: with what a new form has in that field it would not be."""
    for name, first in first_values(form).items():
        try:
            other = who.refusal(_entered_move(who, begun, {**entered, name: first}))
        except Refused:
            continue
        if other is None or other.code != why.code:
            return name
    return None


async def show_seat(interaction: Interaction, id: ids.SeatPanelId) -> None:
    """The presser's private panel, or a leaf of it."""
    who = await resolve_actor(interaction, id.match)
    if id.leaf:
        await show_leaf(interaction, who, id.leaf, id.page)
        return
    bot, user = interaction.client, interaction.user.id
    panel = await with_coach(bot, who, user)
    await show_privately(interaction, await with_news(bot, who, user, panel))
    track_panel(interaction, who)


async def show_leaf(
    interaction: Interaction, who: Actor, leaf: str, page: int = 0, *, beside: bool = False
) -> None:
    """A leaf of the private panel, kept up to date while it stands open.

    `beside`: in a message of its own, so that what was pressed stays there. The reasons of a seat's numbers
    ("why") say what was when they were asked for: they need the whole log.
    """
    reasons: Panel | None = None
    if leaf == "why":
        # They alone need the log, which for a long match is not in memory.
        entries = await interaction.client.matches.entries(who.live.match.id)
        reasons = who.renderer.why(who.scene, who.seat, entries)

    def rebuild(now: Actor) -> Panel:
        panel: Panel = reasons or now.renderer.leaf(now.scene, now.seat, leaf, page)
        return panel

    await (answer if beside else show_privately)(interaction, rebuild(who))
    track_panel(interaction, who, rebuild=rebuild, stands_apart=True)


# A move.


def move_for_handle(who: Actor, wait: str, handle: str) -> Any:
    """The move that a button stands for: Refused with the reason why it can't be made, or as an old one."""
    controls = who.controls
    found = controls.find(handle)
    if found is not None and controls.wait(found) == wait:
        return found
    tried = controls.refused_action_for(wait, handle)
    why = None if tried is None else who.refusal(tried)
    raise Late(why or no("old_button"))


async def actor_at_moment(interaction: Interaction, match: int, moment: str) -> Actor:
    """The presser of a control that was made at this moment. Refused with old_button when that is past."""
    who = await resolve_actor(interaction, match)
    if who.controls.moment != moment:
        raise Late(no("old_button"))
    return who


async def play(interaction: Interaction, who: Actor, action: Any, wait: str = ids.NO_WAIT) -> None:
    """Make this move; the answer says what was done and what may be done now. Raises Refused.

    `wait` is the question that must still be open, or NO_WAIT.
    """
    bot, match, user = interaction.client, who.live.match.id, interaction.user.id
    asked = None if wait == ids.NO_WAIT else wait
    act = bot.matches.act(
        match,
        user,
        action,
        wait=asked,
        interaction=interaction.id,
        check=partial(_check_moment, bot, who, action, wait),
    )
    # The presser's answer goes out before the news to others: they are held until it has.
    with bot.posting.after_answer(match):
        receipt = await with_defer(interaction, act)
        try:
            now = await actor_for(bot, interaction, who.live, who.seat)
            # Many moves stand on the panel by themselves; what was pressed twice is said in any case.
            is_new = bool(receipt.entries) and not (receipt.is_repeat or receipt.is_second_press)
            is_on_panel = (
                is_new
                and isinstance(now.renderer, HasMovesOnPanel)
                and all(now.renderer.is_on_panel(now.scene, entry, now.seat) for entry in receipt.entries)
            )
            done = "" if is_on_panel else await receipt_lines(interaction, receipt)
            shown = result_panel(now, done, await with_coach(bot, now, user))
            await show_privately(interaction, await with_news(bot, now, user, shown))
            track_panel(interaction, now)
        finally:
            # The move is kept, so the match goes on even where its answer was lost.
            await bot.after_move(match)


def _check_moment(bot: Khandan, who: Actor, action: Any, wait: str, live: LiveMatch) -> None:
    """Refused with old_button where the match has gone on between the press and the lock.

    A move that answers a question is told by that, and one that the rules forbid by now by their refusal. Any
    other is good for its moment and what it is about, and while the table takes it.
    """
    before = who.controls
    if wait != ids.NO_WAIT or before.routing.guarded or live.table.status != "playing":
        return
    now = actor_at(bot, who, live)
    is_same = now.controls.handle(action) == before.handle(action)
    is_withdrawn = action in before.offers and action not in now.controls.offers
    if (is_withdrawn or not is_same) and now.refusal(action) is None:
        raise Late(no("old_button"))


def result_panel(now: Actor, done: str, panel: Panel) -> Panel:
    """The seat's panel as it is now, drawn or in words, under lines about what was done.

    As many lines as one message has room for, since the last of a round can tell of a dozen battles; the
    others are in the chronicle.
    """
    lines = done.split("\n") if done else []

    def with_lines(most: int) -> Panel:
        left = len(lines) - most
        more = (now.scene.words.say("done-more", count=left),) if left else ()
        top: tuple[Block, ...] = (Text("\n".join((*lines[:most], *more))), *undo_buttons(now), Rule())
        drawn = (*top, *panel.pictured) if panel.pictured else ()
        return Panel(panel.accent, (*top, *panel.blocks), panel.language, drawn)

    return first_that_fits((*map(with_lines, range(len(lines), 0, -1)), panel))


def undo_buttons(now: Actor) -> tuple[Buttons, ...]:
    """A button for what can be taken back, at once or by leave of the table."""
    player = now.live.table.chairs[now.seat].player
    way = None if player is None else undo_way(now.live.match_state, player)
    if way is None:
        return ()
    label = now.scene.words.say("button-undo" if way == "at_once" else "button-undo-ask")
    return (Buttons((Button(ids.UndoButtonId(now.live.match.id).pack(), label),)),)
