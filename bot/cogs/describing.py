"""Slash commands with their texts: English names, descriptions in every language."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from discord import app_commands

from bot.client import Khandan
from bot.languages import LANGUAGES, spoken
from bot.render.bidi import label
from bot.render.i18n import Messages

JOINT: Final = " · "


def both(bot: Khandan, code: str, attribute: str = "") -> str:
    """A text in every language, as the descriptions of commands are: Discord may lack a locale for one."""
    said = []
    for language in LANGUAGES:
        words = bot.words(language)
        text = _said(words, code, attribute)
        said.append(label(text, language))
    return JOINT.join(said)


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
        name=name, description=both(bot, key), callback=callback
    )
    app_commands.describe(**{one.name: both(bot, option_key(one.name)) for one in made.parameters})(made)
    return made


def choices(bot: Khandan, option: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """The choices of an option: their names are attributes of its text."""
    key = option_key(option)
    return [
        app_commands.Choice(name=both(bot, key, value.replace("_", "-")), value=value) for value in values
    ]


def option_key(option: str) -> str:
    """The text of an option."""
    return f"option-{option.replace('_', '-')}"
