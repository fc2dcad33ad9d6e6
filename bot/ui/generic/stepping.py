"""The buttons, menus and forms of begun moves: each press reads the way so far and goes one question on."""

import re
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.controls import ids, open_ids, step_ids, sure_ids
from bot.interactions.answering import show_privately
from bot.render.panel import Panel
from bot.render.renderer import Scene
from bot.render.users import typed_words
from bot.ui.actor import Actor, resolve_actor
from bot.ui.control import Control
from bot.ui.form_values import number
from bot.ui.generic import steps
from bot.ui.generic.chain import Chain
from bot.ui.items import Found
from bot.ui.moves import play
from bot.ui.panel_refresh import stays_open
from engine.kernel.moves import Amount
from engine.kernel.refused import Refused, no

Work = Callable[[Interaction, int, Found], Coroutine[Any, Any, None]]


async def setup(bot: Khandan) -> None:
    """Answer every such control, those of long ago too."""
    bot.add_dynamic_items(*WORKS)
    bot.forms[step_ids.STEPPED] = submit_step


async def next_step(interaction: Interaction, match: int, found: Found) -> None:
    """A button: the question after its path, or the move."""
    chain = await Chain.begin(interaction, match, found)
    page = int(found["page"] or 0)
    if page == step_ids.SURE:
        await chain.answer(interaction, chain.path, sure=True)
    else:
        await chain.answer(interaction, chain.path, max(page - 1, 0), turning=page > 0)


async def on_menu(interaction: Interaction, match: int, found: Found) -> None:
    """A menu: one answer, or all values of a row. Refused with choice_unknown."""
    chain = await Chain.begin(interaction, match, found)
    data: Any = interaction.data
    values = [str(one) for one in data.get("values", ())]
    if found["kind"] == step_ids.ONE:
        path = chain.path + "".join(values)
        if len(values) != 1 or chain.follow(path).path != path:
            raise Refused(no("choice_unknown"))
        await chain.answer(interaction, path)
        return
    await chain.answer(interaction, chain.row(values))


async def openly(interaction: Interaction, match: int, found: Found) -> None:
    """A button that stands before everybody, pressed by one. Refused with old_button, or as the game does."""
    who = await resolve_actor(interaction, match)
    move = who.renderer.open_move(who.scene, found["handle"]) if isinstance(who.renderer, OpenToAll) else None
    if move is None:
        raise Refused(no("old_button"))
    await play(interaction, who, move, who.controls.guard(ids.NO_WAIT))


async def sure(interaction: Interaction, match: int, found: Found) -> None:
    """A move that is announced to everybody is asked for once more. Refused with old_button."""
    who = await resolve_actor(interaction, match)
    data: Any = interaction.data
    move = who.controls.find(found.get("handle") or "".join(map(str, data.get("values", ()))))
    if move is None:
        raise Refused(no("old_button"))
    handle = who.controls.handle(move)

    def rebuild(now: Actor) -> Panel | None:
        still = now.controls.find(handle)
        made: Panel | None = None if still is None else now.renderer.sure(now.scene, now.seat, still)
        return made

    await show_privately(interaction, who.renderer.sure(who.scene, who.seat, move))
    stays_open(interaction, who.live, again=rebuild, apart=True)


async def submit_step(
    interaction: Interaction, custom_id: str, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """The form of a typed answer. Refused with not_a_number or choice_unknown."""
    found = re.fullmatch(step_ids.STEPPED_ID, custom_id)
    if found is None:
        raise Refused(no("old_form"))
    chain = await Chain.begin(interaction, int(found["match"]), found.groupdict())
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


class StepControl(Control, template=r"v1:stepping:(?P<match>\d{1,19})"):
    """A control of a begun move."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return WORKS[type(self)](interaction, match, self.found)


class StepButton(StepControl, template=step_ids.STEP):
    """The question after a path, or one of its answers."""


class StepMenu(StepControl, template=step_ids.STEPS):
    """Answers to choose from."""


class OpenButton(StepControl, template=open_ids.ALL):
    """A move that is put before everybody."""


class SureButton(StepControl, template=sure_ids.SURE):
    """A move that is asked for once more."""


class SureMenu(StepControl, template=sure_ids.SURES):
    """Moves that are asked for once more."""


WORKS: Final[Mapping[type[StepControl], Work]] = {
    StepButton: next_step,
    StepMenu: on_menu,
    OpenButton: openly,
    SureButton: sure,
    SureMenu: sure,
}
