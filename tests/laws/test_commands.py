"""Law: every command fits Discord's limits, and has a Persian twin that does."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType, app_commands

from bot.client import Khandan
from bot.cogs.twins import command_key, menu_twins, option_key, twins
from bot.languages import LANGUAGES, Language
from bot.render import limits
from bot.render.catalogue import sources, texts_folder
from tests.laws.commands import Command, check_command, commanded, leaves
from tests.laws.text_rules import entries

LEGAL = re.compile(r"[-_'\w]{1,32}")
PERSIAN = re.compile("[\u0600-\u06ff_]+")
MARKS = re.compile("[\u2066-\u2069\u200c]")


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Khandan]:
    """Every command of the program."""
    async with commanded(tmp_path) as made:
        yield made


def every(bot: Khandan) -> list[Any]:
    """The global commands and groups."""
    return list(bot.tree.get_commands(type=AppCommandType.chat_input))


def branches(top: list[Any]) -> Iterator[Any]:
    """Commands and groups, those inside groups too."""
    for one in top:
        yield one
        if isinstance(one, app_commands.Group):
            yield from branches(one.commands)


def siblings(top: list[Any]) -> Iterator[list[str]]:
    """Names that stand beside one another: of the top, of each group, of each command's options."""
    yield [one.name for one in top]
    for one in branches(top):
        if isinstance(one, app_commands.Group):
            yield [each.name for each in one.commands]
        else:
            yield [each.display_name for each in one.parameters]


def check(tree: Any, top: list[Any]) -> int:
    """Hold commands to every limit of limits.py; how many there are."""
    limits.check_count("commands", len(top), limits.COMMANDS)
    for one in branches(top):
        check_command(one.name, one.description)
        if isinstance(one, app_commands.Group):
            limits.check_count("subcommands", len(one.commands), limits.COMMAND_OPTIONS, least=1)
        else:
            check_options(one)
    for one in top:
        limits.check_count("command_text", text_of(one.to_dict(tree)), limits.COMMAND_TEXT)
    return len(list(leaves(top)))


def check_options(command: Command) -> None:
    """The options of a command, and what they are chosen from."""
    limits.check_count("options", len(command.parameters), limits.COMMAND_OPTIONS)
    for one in command.parameters:
        check_command(one.display_name, one.description)
        limits.check_count("choices", len(one.choices), limits.CHOICES)
        for choice in one.choices:
            limits.check_text("choice_name", choice.name, limits.CHOICE_NAME)
            limits.check_text("choice_value", str(choice.value), limits.OPTION_VALUE)


def text_of(payload: dict[str, Any]) -> int:
    """The characters that Discord counts: names, descriptions and values of all that is below."""
    own = sum(len(str(payload.get(name, ""))) for name in ("name", "description", "value"))
    below = (*payload.get("options", ()), *payload.get("choices", ()))
    return own + sum(text_of(one) for one in below)


async def test_every_command_fits_and_so_does_its_twin(bot: Khandan) -> None:
    """Names, descriptions, options, choices, and the whole of each; as many twins as commands."""
    count = check(bot.tree, every(bot))

    assert count == check(bot.tree, list(twins(bot, "fa")))
    assert count >= 40


async def test_home_has_room_for_commands_and_twins_together(bot: Khandan) -> None:
    """On the host's own server both are the server's own commands."""
    assert len(every(bot)) + len(twins(bot, "fa")) <= limits.COMMANDS


async def test_commands_on_names_fit_and_are_called_alike_in_no_two_languages(bot: Khandan) -> None:
    """Five of a kind at most, both languages together on the host's own server; 32 characters each."""
    menus = bot.tree.get_commands(type=AppCommandType.user)
    persian = menu_twins(bot, "fa")
    names = [one.name for one in (*menus, *persian)]

    assert [one.callback for one in menus] == [one.callback for one in persian]
    assert len(names) == len(set(names)) <= 5
    assert all(1 <= len(name) <= 32 for name in names)
    assert all(re.search("[\u0600-\u06ff]", one.name) for one in persian)


async def test_twins_have_legal_names_that_are_unique_where_they_stand(bot: Khandan) -> None:
    """Letters and underscores, no half-space; Discord takes no two equal names side by side."""
    names = [name for row in siblings(list(twins(bot, "fa"))) for name in row]

    assert not [name for name in names if not (LEGAL.fullmatch(name) and PERSIAN.fullmatch(name))]
    assert all(len(row) == len(set(row)) for row in siblings(list(twins(bot, "fa"))))


async def test_twins_are_described_in_persian_alone(bot: Khandan) -> None:
    """And their choices are named so."""
    for one in branches(list(twins(bot, "fa"))):
        for text in said_of(one):
            assert re.search("[\u0600-\u06ff]", text), text


async def test_twins_do_the_same_work_with_the_same_options(bot: Khandan) -> None:
    """Callback, kinds, bounds, defaults and what completes them; only what is read differs."""
    for command, twin in zip(leaves(every(bot)), leaves(twins(bot, "fa")), strict=True):
        assert command.callback is twin.callback
        assert [option(one) for one in command.parameters] == [option(one) for one in twin.parameters]


def option(one: app_commands.Parameter) -> tuple[Any, ...]:
    """What an option is, but for its words."""
    values = [choice.value for choice in one.choices]
    return one.name, one.type, one.required, one.min_value, one.max_value, one.autocomplete, values


async def test_every_name_in_the_texts_is_a_commands_and_english_ones_are_as_they_are(bot: Khandan) -> None:
    """A command that is gone leaves no name behind."""
    wanted = {command_key(one): one.name for one in branches(every(bot))}
    options = [one for command in leaves(every(bot)) for one in command.parameters]
    wanted |= {option_key(one.name): one.display_name for one in options}
    for language in LANGUAGES:
        assert wanted.keys() == named(language)

    assert wanted == {key: bot.words("en").say(key) for key in wanted}


def named(language: Language) -> set[str]:
    """Every name of a command or option among the texts."""
    found = (key for _, source in sources(texts_folder(), language) for key in entries(source))
    return {key for key in found if key.startswith(("name-command-", "name-option-"))}


async def test_global_commands_are_described_in_english_alone(bot: Khandan) -> None:
    """Discord shows them on every server; those that speak Persian have twins of their own."""
    for one in branches(every(bot)):
        for text in said_of(one):
            assert re.search("[a-z]", MARKS.sub("", text)), text
            assert not re.search("[\u0600-\u06ff]", text), text


def said_of(one: Any) -> list[str]:
    """All that Discord shows of a command or group but its names."""
    if not isinstance(one, app_commands.Command):
        return [one.description]
    choices = [choice.name for each in one.parameters for choice in each.choices]
    return [one.description, *(each.description for each in one.parameters), *choices]
