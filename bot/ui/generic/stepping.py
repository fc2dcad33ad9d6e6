"""The buttons, menus and forms of begun moves: each press reads the way so far and goes one question on."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import show_privately
from bot.render.panel import Panel
from bot.render.renderer import Scene
from bot.render.users import typed_words
from bot.ui.actor import Actor, resolve_actor
from bot.ui.control import answer_control, answer_form, chosen_values
from bot.ui.form_values import number
from bot.ui.generic import steps
from bot.ui.generic.chain import Chain
from bot.ui.moves import play
from bot.ui.panel_refresh import stays_open
from engine.kernel.moves import Amount
from engine.kernel.refused import Refused, no


async def setup(bot: Khandan) -> None:
    """Answer every such control, those of long ago too."""
    answer_control(bot, ids.StepButtonId, next_step)
    answer_control(bot, ids.StepMenuId, on_menu)
    answer_control(bot, ids.OpenMoveButtonId, openly)
    answer_control(bot, ids.SureButtonId, lambda interaction, id: sure(interaction, id.match, id.handle))
    answer_control(
        bot,
        ids.SureMenuId,
        lambda interaction, id: sure(interaction, id.match, "".join(chosen_values(interaction))),
    )
    answer_form(bot, ids.StepFormId, submit_step)


async def next_step(interaction: Interaction, id: ids.StepButtonId) -> None:
    """A button: the question after its path, or the move."""
    chain, page = await Chain.begin(interaction, id), id.page
    if page == ids.SURE:
        await chain.answer(interaction, chain.path, sure=True)
    else:
        await chain.answer(interaction, chain.path, max(page - 1, 0), turning=page > 0)


async def on_menu(interaction: Interaction, id: ids.StepMenuId) -> None:
    """A menu: one answer, or all values of a row. Refused with choice_unknown."""
    chain, values = await Chain.begin(interaction, id), chosen_values(interaction)
    if id.kind == ids.ONE:
        path = chain.path + "".join(values)
        if len(values) != 1 or chain.follow(path).path != path:
            raise Refused(no("choice_unknown"))
        await chain.answer(interaction, path)
        return
    await chain.answer(interaction, chain.row(values))


async def openly(interaction: Interaction, id: ids.OpenMoveButtonId) -> None:
    """A button that stands before everybody, pressed by one. Refused with old_button, or as the game does."""
    who = await resolve_actor(interaction, id.match)
    move = who.renderer.open_move(who.scene, id.handle) if isinstance(who.renderer, OpenToAll) else None
    if move is None:
        raise Refused(no("old_button"))
    await play(interaction, who, move, who.controls.guard(ids.NO_WAIT))


async def sure(interaction: Interaction, match: int, handle: str) -> None:
    """A move that is announced to everybody is asked for once more. Refused with old_button."""
    who = await resolve_actor(interaction, match)
    move = who.controls.find(handle)
    if move is None:
        raise Refused(no("old_button"))

    def rebuild(now: Actor) -> Panel | None:
        still = now.controls.find(handle)
        made: Panel | None = None if still is None else now.renderer.sure(now.scene, now.seat, still)
        return made

    await show_privately(interaction, who.renderer.sure(who.scene, who.seat, move))
    stays_open(interaction, who.live, again=rebuild, apart=True)


async def submit_step(
    interaction: Interaction, id: ids.StepFormId, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """The form of a typed answer. Refused with not_a_number or choice_unknown."""
    chain = await Chain.begin(interaction, id)
    node = chain.follow(chain.path).step
    if not isinstance(node, steps.Node):
        raise Refused(no("old_form"))
    typed = "".join(entered.get(node.field.name, ()))
    if isinstance(node.field, Amount):
        figure = number(typed)
        if figure not in steps.answers(node):
            raise Refused(no("choice_unknown"))
        path = steps.longer(node, chain.path, figure, chain.number_of_path)
    else:
        path = steps.with_words(chain.path, chain.key_of_words(typed_words(typed) or " "))
    await chain.answer(interaction, path)


@runtime_checkable
class OpenToAll(Protocol):
    """A renderer that puts moves before everybody."""

    def open_move(self, scene: Scene, handle: str) -> Any | None:
        """The move of this moment with this handle, or None: an old button."""
