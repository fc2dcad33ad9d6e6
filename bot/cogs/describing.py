"""Slash commands with their texts: in English everywhere, beside twins in a language that names its own."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.client import Khandan
from bot.languages import LANGUAGES, OTHERWISE, Language, find_language
from bot.render.bidi import label
from bot.render.i18n import message_id


def joint(bot: Khandan, code: str, attribute: str = "") -> locale_str:
    """A text in the language of last resort, for what is the same on every server.

    Each language's own stands under `parts` in its extras, for the commands of that language alone: Discord
    may lack a locale for one, so that what everybody is shown can't be translated for its readers.
    """
    parts = dict[Language, str]()
    for language in LANGUAGES:
        words = bot.words(language)
        if find_language(attribute):  # the name of a language, which not every language has a word for
            text = words.language_name(attribute, code, attribute)
        else:
            text = words.attribute(code, attribute) if attribute else words.say(code)
        parts[language] = label(text, language)
    return locale_str(parts[OTHERWISE], parts=parts)


def game_choices(bot: Khandan) -> list[app_commands.Choice[str]]:
    """Every game, by a short name; one that nobody has written texts for by its own code."""
    return [app_commands.Choice(name=_game(bot, game), value=game) for game in bot.parts.games]


def _game(bot: Khandan, game: str) -> locale_str:
    def name(language: Language) -> str:
        words = bot.words(language)
        return words.attempt(option_key("game"), message_id(game)) or words.game_name(game)

    return locale_str(name(OTHERWISE), parts={one: label(name(one), one) for one in LANGUAGES})


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


def person_menu(
    bot: Khandan, code: str, callback: Callable[[Any, discord.Member], Coroutine[Any, Any, None]]
) -> app_commands.ContextMenu:
    """A command on a person's name, called as the text `code` says; on servers alone, where people meet."""
    made = app_commands.ContextMenu(name=joint(bot, code), callback=callback)
    made.guild_only = True
    return made


def choices(bot: Khandan, option: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """The choices of an option: their names are attributes of its text."""
    key = option_key(option)
    return [app_commands.Choice(name=joint(bot, key, message_id(value)), value=value) for value in values]


def option_key(option: str) -> str:
    """The text of an option."""
    return message_id(f"option-{option}")
