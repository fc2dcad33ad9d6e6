"""The one way from a panel to a Discord message: limits are checked, texts get their direction."""

import re
from dataclasses import replace
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bot.languages import Language
from bot.render import limits
from bot.render.bidi import label, lines
from bot.render.markup import space_lists
from bot.render.paging import CONTAINER, characters, components, pages
from bot.render.panel import (
    Block,
    Button,
    Buttons,
    Choice,
    Download,
    Link,
    Option,
    Panel,
    People,
    Picks,
    Picture,
    Rule,
    Section,
    Style,
    Text,
    rows,
)

__all__ = [
    "Block",
    "Button",
    "Buttons",
    "Choice",
    "Download",
    "Option",
    "Panel",
    "People",
    "Picture",
    "Rule",
    "Text",
    "files",
    "names",
    "pages",
    "rows",
    "to_view",
]

STYLES: Final[dict[Style, discord.ButtonStyle]] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_FILE_NAME = re.compile(r"[A-Za-z0-9_-]+\.[a-z0-9]+")


def to_view(panel: Panel, component_id: int | None = None) -> ui.LayoutView:
    """A message that fits, or `OutsideLimit`; `pages` makes panels that fit.

    The container carries `component_id`, by which the outbox finds a message again. The view is already
    stopped: discord.py keeps no copy, and clicks are answered by dynamic items alone, as after a restart.
    """
    blocks = [
        replace(block, content=lines(space_lists(block.content), panel.language))
        if isinstance(block, Text | Section)
        else block
        for block in panel.blocks
    ]
    if component_id is not None:
        limits.check_component_id(component_id)
    limits.check_accent(panel.accent or 0)
    # Measured after isolates and <…> were put in: Discord counts them like any other character.
    limits.check_message(CONTAINER + sum(map(components, blocks)), sum(map(characters, blocks)))
    limits.check_count("blocks", len(blocks), limits.COMPONENTS, least=1)
    limits.check_custom_ids([custom_id for block in blocks for custom_id in _custom_ids(block)])
    items = [_item(block, panel.language) for block in blocks]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=panel.accent, id=component_id))
    view.stop()
    return view


def names(panel: Panel) -> tuple[str, ...]:
    """The names of the panel's files, in order."""
    return tuple(block.name for block in panel.blocks if isinstance(block, Picture | Download))


def files(panel: Panel) -> list[discord.File]:
    """The attachments to send beside the view; a `File` can be sent once, so ask again to resend.

    Raises:
        ValueError: a name that Discord would change, so that the picture would be lost, or two of one name.
    """
    attached = [block for block in panel.blocks if isinstance(block, Picture | Download)]
    called = names(panel)
    # Discord changes other signs of a file's name, and then attachment://… in the view points at nothing.
    if len(set(called)) < len(called) or not all(_FILE_NAME.fullmatch(name) for name in called):
        raise ValueError(called)
    return [
        discord.File(
            BytesIO(one.content),
            filename=one.name,
            description=one.alt if isinstance(one, Picture) else None,
        )
        for one in attached
    ]


def select(choice: Choice, language: Language) -> ui.Select[Any]:
    """A select menu, its limits checked."""
    values = [option.value for option in choice.options]
    limits.check_custom_ids([choice.custom_id])
    placeholder = label(choice.placeholder, language)
    limits.check_options(values, choice.least, choice.most, placeholder)
    options: list[discord.SelectOption] = []
    for option in choice.options:
        shown, more = option_texts(option, language)
        options.append(
            discord.SelectOption(
                label=shown,
                value=option.value,
                description=more,
                default=option.chosen,
                emoji=option.emoji or None,
            )
        )
    # `required` counts in forms alone; in a message Discord passes over it.
    return ui.Select(
        custom_id=choice.custom_id,
        placeholder=placeholder or None,
        min_values=choice.least,
        max_values=choice.most,
        options=options,
        disabled=choice.disabled,
        required=choice.least > 0,
    )


def option_texts(option: Option, language: Language) -> tuple[str, str | None]:
    """An option's label and description with their direction, limits checked."""
    shown, more = label(option.label, language), label(option.description, language)
    limits.check_option(shown, option.value, more)
    return shown, more or None


def _custom_ids(block: Block) -> list[str]:
    match block:
        case Buttons(buttons):
            return [button.custom_id for button in buttons if isinstance(button, Button)]
        case Section(_, Button(custom_id)):
            return [custom_id]
        case Choice(custom_id) | People(custom_id) | Picks(custom_id):
            return [custom_id]
        case _:
            return []


def _item(block: Block, language: Language) -> ui.Item[Any]:
    match block:
        case Text(content):
            limits.check_text("text", content, limits.MESSAGE_TEXT)
            return ui.TextDisplay(content)
        case Section(content, button):
            limits.check_text("text", content, limits.MESSAGE_TEXT)
            limits.check_row([label(button.label, language)])
            return ui.Section(ui.TextDisplay(content), accessory=_button(button, language))
        case Rule():
            return ui.Separator()
        case Buttons(buttons):
            limits.check_row([label(button.label, language) for button in buttons])
            return ui.ActionRow(*(_button(button, language) for button in buttons))
        case Choice():
            return ui.ActionRow(select(block, language))
        case People(custom_id, placeholder):
            # A select without a placeholder would not say what somebody is chosen for.
            shown = label(placeholder, language)
            limits.check_placeholder(shown, least=1)
            return ui.ActionRow(ui.UserSelect(custom_id=custom_id, placeholder=shown))
        case Picks():
            return ui.ActionRow(_picks(block, language))
        case Picture(name, _, alt):
            limits.check_picture(alt)
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
        case Download(name):
            return ui.File(f"attachment://{name}")


def _picks(block: Picks, language: Language) -> ui.ChannelSelect[Any] | ui.RoleSelect[Any]:
    """A menu that Discord itself fills; what was chosen before is marked."""
    shown = label(block.placeholder, language)
    limits.check_placeholder(shown, least=1)
    limits.check_count("options_chosen_most", block.most, limits.OPTIONS, least=1)
    given: Any = {
        "custom_id": block.custom_id,
        "placeholder": shown,
        "min_values": 0,
        "max_values": block.most,
    }
    if block.of == "roles":
        return ui.RoleSelect(
            default_values=[discord.Object(one, type=discord.Role) for one in block.chosen], **given
        )
    chosen = [
        discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel)
        for one in block.chosen
    ]
    return ui.ChannelSelect(channel_types=[discord.ChannelType.text], default_values=chosen, **given)


def _button(button: Button | Link, language: Language) -> ui.Button[Any]:
    """The button, whose label is known to fit."""
    shown = label(button.label, language)
    if isinstance(button, Link):
        return ui.Button(label=shown, url=button.url)
    return ui.Button(
        custom_id=button.custom_id,
        label=shown,
        style=STYLES[button.style],
        disabled=button.disabled,
        emoji=button.emoji or None,
    )
