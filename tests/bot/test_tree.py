"""Options of commands are of the types they were declared with, or the command goes no further."""

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.tree import is_as_declared, is_writable


async def sample(
    interaction: discord.Interaction[Any],
    text: str,
    number: int,
    flag: bool,
    member: discord.User,
    typed: str,
) -> None:
    """One option of each kind that our commands have."""


async def nothing(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """No choices."""
    return []


def declared(name: str) -> app_commands.Parameter:
    """The option of the sample."""
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name="sample", description="sample", callback=sample
    )
    command.autocomplete("typed")(nothing)
    return next(one for one in command.parameters if one.name == name)


def option(kind: int, value: Any, **more: Any) -> dict[str, Any]:
    """An option on the wire."""
    return {"name": "x", "type": kind, "value": value, **more}


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("text", option(3, "peace")),
        ("number", option(4, 5)),
        ("flag", option(5, True)),
        ("member", option(6, "100")),
        ("typed", option(3, "pe", focused=True)),
    ],
)
def test_an_option_of_its_own_kind_fits(name: str, given: dict[str, Any]) -> None:
    """As Discord sends it."""
    assert is_as_declared(given, declared(name))


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("text", option(4, 5)),
        ("text", option(3, 5)),
        ("text", option(3, None)),
        ("text", option(3, "\ud800")),
        ("number", option(4, "5")),
        ("number", option(4, True)),
        ("number", option(4, 5.5)),
        ("flag", option(5, 1)),
        ("member", option(3, "100")),
        ("text", option(3, "pe", focused=True)),
        ("typed", option(3, 5, focused=True)),
    ],
)
def test_an_option_of_another_kind_does_not(name: str, given: dict[str, Any]) -> None:
    """An old client, or a forged request."""
    assert not is_as_declared(given, declared(name))


def test_an_option_nobody_declared_does_not_fit() -> None:
    """Nothing is passed on that the command does not know."""
    assert not is_as_declared(option(3, "peace"), None)


def test_only_half_characters_cannot_be_written() -> None:
    """Everything else, marks of direction and characters beyond the first plane, can."""
    assert is_writable("پیوندیان \u200c \u2066 🏳️‍🌈 \x00")
    assert not is_writable("a\udfffb")
