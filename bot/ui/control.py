"""Which handler answers which button, menu or form, in a message of any age.

All that a press brings back is its custom id (`bot.controls.custom_id`). So a part of the bot says once what
it does with each kind of id, and then gets what the pressed one says:

    async def setup(bot):
        answer_control(bot, ids.MoveButtonId, make_move)
        answer_form(bot, ids.MoveFormId, submit_move_form)

    async def make_move(interaction, id: ids.MoveButtonId): ...

Nothing of the pressed message is kept in memory, so a restart loses no button.
"""

import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final, Self, TypeVar

import discord
from discord import ui

from bot.client import Interaction, Khandan
from bot.controls.custom_id import CustomId
from bot.interactions.answering import show_privately
from bot.interactions.errors import run_reporting_errors
from bot.interactions.receipts import changes_in_words
from bot.ui.actor import resolve_actor
from bot.ui.panel_refresh import track_panel
from bot.ui.private_panel import with_coach, with_news, with_notices
from engine.kernel.refused import Refused, no

Id = TypeVar("Id", bound=CustomId)

OLD: Final = "old_button"
"""The code of the refusal of a control whose moment is past."""

PRESSED: Final = "pressed"
"""Where an interaction has its control, with the people that were chosen in it."""


def answer_control(
    bot: Khandan, kind: type[Id], handler: Callable[[Interaction, Id], Coroutine[Any, Any, None]]
) -> None:
    """Let the handler answer every button and menu with such an id.

    A refusal that it raises is said to the presser. If it is that the control's moment is past, and the id
    names a match, the presser's panel of that match is shown instead.
    """

    # discord.py makes an instance of the class for every press whose id fits the template.
    class Pressed(ui.DynamicItem[Any], template=kind.TEMPLATE):
        def __init__(self, item: ui.Item[Any], id: Id) -> None:
            super().__init__(item)
            self.said = id

        @classmethod
        async def from_custom_id(
            cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
        ) -> Self:
            return cls(item, kind.from_groups(match.groupdict()))

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await run_reporting_errors(interaction, self._answer(interaction))

        async def _answer(self, interaction: Interaction) -> None:
            try:
                # Of people a press says only numbers; discord.py has made members of them on the item.
                interaction.extras[PRESSED] = self.item
                await handler(interaction, self.said)
            except Refused as refused:
                match = getattr(self.said, "match", None)
                if match is None:
                    raise
                await show_current(interaction, match, refused)

    bot.add_dynamic_items(Pressed)


async def show_current(interaction: Interaction, match: int, refused: Refused) -> None:
    """Show the presser's panel as it is now, under a line that says that nothing was done.

    An old post costs no request for that: it keeps its buttons, and they lead on. Raises what the press was
    refused with where that is something else, or where the log says that the press has done something before.
    """
    if refused.why.code != OLD or await changes_in_words(interaction):
        raise refused
    who, user = await resolve_actor(interaction, match, anywhere=True), interaction.user.id
    bot = interaction.client
    panel = await with_news(bot, who, user, await with_coach(bot, who, user))
    await show_privately(interaction, with_notices(panel, (who.scene.words.say("old-button-now"),)))
    track_panel(interaction, who)


def answer_form(
    bot: Khandan,
    kind: type[Id],
    handler: Callable[[Interaction, Id, Mapping[str, tuple[str, ...]]], Awaitable[None]],
) -> None:
    """Let the handler answer every form with such an id; it also gets what was entered, by field.

    A form whose id has the verb and is none of ours otherwise is refused with old_form. One whose moment is
    past is answered as such a button is.
    """

    async def submit(
        interaction: Interaction, custom_id: str, entered: Mapping[str, tuple[str, ...]]
    ) -> None:
        found = kind.parse(custom_id)
        if found is None:
            raise Refused(no("old_form"))
        try:
            await handler(interaction, found, entered)
        except Refused as refused:
            match = getattr(found, "match", None)
            if match is None:
                raise
            await show_current(interaction, match, refused)

    bot.forms[kind.VERB] = submit


def chosen_values(interaction: Interaction) -> tuple[str, ...]:
    """The values chosen in the pressed menu; none for a button, or where the client sent none."""
    # A forged press may bring anything, or nothing, in place of the list that Discord's own clients send.
    data: Any = interaction.data
    values = data.get("values")
    return tuple(map(str, values)) if isinstance(values, list) else ()


def chosen_people(interaction: Interaction) -> tuple[discord.User | discord.Member, ...]:
    """The people chosen in the pressed menu, as Discord tells of them."""
    return tuple(getattr(interaction.extras[PRESSED], "values", ()))
