"""Every interaction is heard here first: whose name it shows, and which form it submits.

Forms are read by their custom id, not by a view in memory, so that one opened before a restart still counts.

What was entered and can't be is not lost: Discord opens no form in answer to a form, so a private answer says
why, over a button that opens the form again as it was sent, with the reason beside the field.

    open_form ─► submitted ─► dispatch_modal ─► the form's handler ─► refused: _offer_again
        ▲                                                                   │
        └──────────────────── reopen_form ◄─── the button ◄─────────────────┘

A handler keeps the form as it would be opened now (`keep_form`) before it takes what was entered: then a
choice that has gone meanwhile is told beside its field, also after a restart.
"""

from typing import Any, Final

import discord

from bot.client import Interaction, Khandan
from bot.connection.codes import fault_of
from bot.controls.custom_id import verb_of
from bot.controls.ids import FormAgainId
from bot.controls.typed_words import mark
from bot.interactions.answering import answer
from bot.interactions.errors import run_reporting_errors, sentence
from bot.interactions.receipts import changes_in_words
from bot.render.forms import answers, filled_again, to_modal
from bot.render.panel import Button, Buttons, Form, Panel, Text
from bot.tree import is_writable
from engine.kernel.refused import Late, Refusal, Refused, no

NOT_ENTERED: Final = frozenset(
    {
        "match_over",
        "match_unknown",
        "not_asked",
        "not_now",
        "not_seated",
        "not_started",
        "old_button",
        "old_form",
        "paused",
        "too_fast",
        "wait_closed",
    }
)
"""Refusals that no other entry in the form would change, beside those that are `Late`."""


class WrongEntry(Refused):
    """Refused for what stands in one field of a form, by that field's custom id."""

    def __init__(self, why: Refusal, field: str) -> None:
        super().__init__(why)
        self.field = field


async def setup(bot: Khandan) -> None:
    """Listen to every interaction."""

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        bot.user_names.note_name(interaction.user)
        if interaction.type is discord.InteractionType.modal_submit:
            await run_reporting_errors(interaction, dispatch_modal(interaction))

    bot.add_listener(on_interaction)


async def open_form(interaction: Interaction, form: Form) -> None:
    """Open a form, and keep it: whoever enters what can't be is offered it again. A restart forgets it."""
    keep_form(interaction, form)
    await _send_form(interaction, form)


async def _send_form(interaction: Interaction, form: Form) -> None:
    try:
        await interaction.response.send_modal(to_modal(form))
    except discord.HTTPException as error:
        # It is open: our request was carried out and its receipt lost, or, while a shard goes from one
        # process to another, the other heard the press as well.
        if fault_of(error) != "done":
            raise


def keep_form(interaction: Interaction, form: Form) -> None:
    """Keep a form as it would be opened now, in place of the one that was opened."""
    interaction.client.opened_forms.keep(_key(interaction, form.custom_id), form)


async def dispatch_modal(interaction: Interaction) -> None:
    """Hand a form to the handler of its verb: `v1:<verb>:…`.

    Refused with old_form when there is none, or when what was entered can't be written to the log.
    """
    data: Any = interaction.data
    custom_id = str(data["custom_id"])
    handler = interaction.client.forms.get(verb_of(custom_id))
    if handler is None or not is_writable(custom_id):
        raise Refused(no("old_form"))
    entered = answers(data["components"])
    if not all(is_writable(one) for values in entered.values() for one in values):
        raise Refused(no("old_form"))
    try:
        await handler(interaction, custom_id, entered)
    except Refused as refused:
        form = interaction.client.opened_forms.entries.get(_key(interaction, custom_id))
        if form is None or not is_of_entry(refused) or await changes_in_words(interaction):
            raise
        await _offer_again(interaction, form, entered, refused)


def is_of_entry(refused: Refused) -> bool:
    """Whether something else entered or chosen in its place might be taken."""
    return not isinstance(refused, Late) and refused.why.code not in NOT_ENTERED


async def _offer_again(
    interaction: Interaction, form: Form, entered: dict[str, tuple[str, ...]], refused: Refused
) -> None:
    """Say why, over the button that opens the form as it was sent."""
    why = await sentence(interaction, refused)
    again = filled_again(form, entered, why, refused.field if isinstance(refused, WrongEntry) else "")
    kept = _key(interaction, f"{form.custom_id} again")
    interaction.client.opened_forms.keep(kept, again)
    language = form.language
    label = interaction.client.words(language).say("button-form-again")
    button = Button(FormAgainId(kept).pack(), label, "primary")
    await answer(interaction, Panel(None, (Text(why), Buttons((button,))), language))


async def reopen_form(interaction: Interaction, id: FormAgainId) -> None:
    """The form as its presser sent it. Refused with old_form where a restart has forgotten it."""
    form = interaction.client.opened_forms.entries.get(id.form)
    if form is None or id.form != _key(interaction, f"{form.custom_id} again"):
        raise Refused(no("old_form"))
    # The form as it was first opened stays kept: refused again, it has this time's reason alone.
    await _send_form(interaction, form)


def _key(interaction: Interaction, custom_id: str) -> str:
    """Under which a form is kept: nobody else's form has it."""
    return mark(f"{interaction.user.id} {custom_id}")
