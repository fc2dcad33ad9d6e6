"""Every slash command of the whole bot keeps Discord's limits and says what it is for in one language."""

from collections.abc import Iterator
from typing import Any

import discord

from bot.render import limits
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.laws.commands import check_command
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

SUBCOMMANDS = (1, 2)


def commands(hall: Hall) -> list[dict[str, Any]]:
    """As Discord is told of them."""
    kind = discord.AppCommandType.chat_input
    tree = hall.bot.tree
    return [dict(one.to_dict(tree)) for one in tree.get_commands(type=kind)]


def nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with all groups, subcommands and options below it."""
    yield command
    for below in command.get("options", ()):
        yield from nodes(below)


def texts(node: dict[str, Any]) -> int:
    """The characters that count towards a command's total."""
    chosen = sum(len(str(one["name"])) + len(str(one["value"])) for one in node.get("choices") or ())
    return len(node["name"]) + len(node["description"]) + chosen


async def test_every_name_and_description_fits(hall: Hall) -> None:
    known = [node for command in commands(hall) for node in nodes(command)]
    for node in known:
        check_command(node["name"], node["description"])

    assert {"campaign", "new", "language", "mine", "vote", "match"} <= {node["name"] for node in known}


async def test_every_description_is_in_one_language(hall: Hall) -> None:
    """English, for Discord shows it on every server; Persian servers have twins (test_twins.py)."""
    for command in commands(hall):
        for node in nodes(command):
            assert not any("\u0600" <= sign <= "\u06ff" for sign in node["description"])


async def test_options_and_choices_are_few_enough(hall: Hall) -> None:
    for command in commands(hall):
        for node in nodes(command):
            choices = node.get("choices") or ()

            assert len(node.get("options") or ()) <= limits.COMMAND_OPTIONS
            assert len(choices) <= limits.CHOICES
            assert all(1 <= len(one["name"]) <= limits.CHOICE_NAME for one in choices)


async def test_no_command_is_longer_than_discord_takes(hall: Hall) -> None:
    assert [] == [one["name"] for one in commands(hall) if sum(map(texts, nodes(one))) > limits.COMMAND_TEXT]
    assert len(commands(hall)) <= limits.COMMANDS


async def test_what_must_be_given_stands_before_what_may(hall: Hall) -> None:
    for command in commands(hall):
        for node in nodes(command):
            options = [one for one in node.get("options") or () if one["type"] not in SUBCOMMANDS]
            required = [bool(one.get("required")) for one in options]

            assert sorted(required, reverse=True) == required


ANYWHERE = {"about", "mine", "help", "privacy", "quiet", "tutorial"}
"""Commands that need no match, and work in direct messages too."""


async def test_every_command_of_a_match_belongs_to_a_server(hall: Hall) -> None:
    """A table lives in a channel; in direct messages there is none."""
    assert ANYWHERE == {one["name"] for one in commands(hall) if one.get("dm_permission") is not False}
