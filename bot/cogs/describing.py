"""Slash commands with their texts: English names, descriptions in all languages for which there is room."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from discord import app_commands
from discord.app_commands import locale_str

from bot.client import Khandan
from bot.languages import LANGUAGES, OTHERWISE, Language, spoken
from bot.render.bidi import label
from bot.render.i18n import Messages
from bot.render.limits import COMMAND_DESCRIPTION

JOINT: Final = " · "

CHOICE: Final = 60
"""Characters of a choice's name: the texts of one command with all below it must fit Discord's limit."""


def joint(bot: Khandan, code: str, attribute: str = "", most: int = COMMAND_DESCRIPTION) -> locale_str:
    """A text in as many languages as fit: Discord may lack a locale for one, so they stand side by side.

    Each language's own stands under `parts` in its extras, for commands of that language alone.
    """
    parts = {one: label(_said(bot.words(one), code, attribute), one) for one in LANGUAGES}
    return locale_str(JOINT.join(fitting(parts, most)), parts=parts)


def fitting(parts: Mapping[Language, str], most: int) -> tuple[str, ...]:
    """The parts that have room together, in their order; the language of last resort before all others."""
    shown: tuple[Language, ...] = ()
    for language in sorted(parts, key=lambda one: one != OTHERWISE):
        if len(JOINT.join(parts[one] for one in (*shown, language))) <= most:
            shown += (language,)
    return tuple(parts[one] for one in parts if one in shown)


def _said(words: Messages, code: str, attribute: str) -> str:
    if spoken(attribute):
        return words.language_name(attribute, code, attribute)
    return words.attribute(code, attribute) if attribute else words.say(code)


def command(
    bot: Khandan, group: str, name: str, callback: Callable[..., Coroutine[Any, Any, None]]
) -> app_commands.Command[Any, ..., Any]:
    """The command `name` of a group ("" for none).

    Its description is the text `command-<group>-<name>`, an option's is `option-<option>`.
    """
    key = "-".join(part for part in ("command", group, name) if part)
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=name, description=joint(bot, key), callback=callback
    )
    app_commands.describe(**{one.name: joint(bot, option_key(one.name)) for one in made.parameters})(made)
    return made


def choices(bot: Khandan, option: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """The choices of an option: their names are attributes of its text."""
    key = option_key(option)
    return [
        app_commands.Choice(name=joint(bot, key, value.replace("_", "-"), CHOICE), value=value)
        for value in values
    ]


def option_key(option: str) -> str:
    """The text of an option."""
    return f"option-{option.replace('_', '-')}"
