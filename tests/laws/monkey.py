"""Five people who press, choose, fill in and type whatever is before them, with the longest names there are.

Everything the bot says on the way goes through the real builders and the simulated Discord's own checks.
"""

from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord import MemberActor, SetupError

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Control, buttons_of, menus_of
from bot.sandbox.world import Names, World
from engine.kernel.dice import Dice
from tests.laws.commands import Command, leaves

LONG: Final = Names(
    guild="انجمنِ خاندان‌ها " * 5,
    channel="council",
    visitor="*" * 32,
    stewards=(
        "پیوندیانِ بزرگِ نوشاد و کوهدل آذر",
        "👑" * 32,
        "Peyvandian-e Bozorg _ve_ Nav-Dar",
        "اب ab 12 ۱۲ (!) " * 2,
    ),
)
"""Markup, Persian, signs beyond sixteen bits, and both directions in one: thirty-two characters each."""

HOUSES: Final = (
    "پیوندیانِ بزرگ و نوشادان",
    "Peyvandian-e Bozorg-e Na",
    "*_~`|>#*_~`|>#*_~`|>#*_~",
    "👑" * 24,
    "اب ab 12 ۱۲ (؟) پ pq 345",
)
WORDS: Final = ("1", "3", "قولی بلند " * 29, "a promise of some length " * 11)


SPARED: Final = ("forget", "leave", "begin", "steward", "give", "away")
"""Verbs that would leave a table to stewards, who would play it to its end in one breath."""


class Monkey:
    """One world and its chance. `tell` says which step it was, for a failure."""

    def __init__(self, world: World, driver: Driver, seed: int) -> None:
        self.world, self.driver = world, driver
        self.dice = Dice(f"monkey {seed:12}".encode())
        self.step = 0
        self.done: list[str] = []

    async def act(self) -> None:
        """One thing that one person does. What Discord's client would not let them do is not done."""
        self.step += 1
        who = self.world.members[self.below(5, "who")]
        try:
            if self.below(3, "how"):
                await self._press(who)
            else:
                await self.type(who, self.pick(self.commands(), "command"))
        except (SetupError, LookupError):
            return

    def below(self, count: int, *what: str | int) -> int:
        """A number from 0 on."""
        return self.dice.roll_below(count, self.step, *what)

    def pick(self, some: Any, *what: str | int) -> Any:
        """One of these."""
        return some[self.below(len(some), *what)]

    async def _press(self, who: MemberActor) -> None:
        posts = [*self.driver.channel(who)[-8:], *self.driver.inbox(who)[-3:]]
        found = [
            (post, one) for post in posts for one in (*buttons_of(post), *menus_of(post)) if not one.disabled
        ]
        if not found:
            return
        post, control = self.pick(found, "control")
        if control.custom_id.split(":")[1] in SPARED:
            return
        self.done.append(control.custom_id)
        if control.values:
            answer = await self.driver.choose(
                who, post, [self.pick(control.values, "value")], control.custom_id
            )
        else:
            answer = await self.driver.click(who, post, control.custom_id)
        await self._fill(who, answer)

    async def _fill(self, who: MemberActor, answer: Answer) -> None:
        """A form that was opened is sent, most of its fields with something in them."""
        if answer.form is None:
            return
        self.done.append(answer.form["custom_id"])
        given = {one.custom_id: self._entered(one) for one in answer.fields}
        await self.driver.submit(who, answer, **{name: value for name, value in given.items() if value})

    def _entered(self, field: Control) -> Any:
        if field.values:
            return [self.pick(field.values, field.custom_id)]
        return self.pick((*HOUSES, *WORDS), field.custom_id)

    def commands(self) -> list[Command]:
        """Those that are typed: the server's own where it has some, none that is spared."""
        spared = {one.callback for one in leaves(self._global()) if one.name in SPARED}
        return [one for one in leaves(self._tree()) if one.callback not in spared]

    async def type(self, who: MemberActor, command: Command) -> None:
        """One command, its options taken from what is offered."""
        self.step += 1
        given: dict[str, Any] = {}
        for one in command.parameters:
            if one.required or self.below(3, one.name) == 0:
                value = await self._option(who, command, one, given)
                if value is not None:
                    given[one.display_name] = value
        self.done.append(f"/{command.qualified_name}")
        answer = await self.driver.command(who, command.qualified_name, **given)
        await self._fill(who, answer)

    def _tree(self) -> Any:
        tree = self.world.bot.tree
        own = tree.get_commands(guild=discord.Object(self.world.guild.id))
        return own or self._global()

    def _global(self) -> Any:
        return self.world.bot.tree.get_commands(type=discord.AppCommandType.chat_input)

    async def _option(
        self, who: MemberActor, command: Command, one: app_commands.Parameter, given: Any
    ) -> Any:
        if one.autocomplete:
            offered = await self.driver.suggestions(
                who, command.qualified_name, one.display_name, "", **given
            )
            return self.pick(offered, one.name) if offered else ("1" if one.type is Kind.string else 1)
        if one.choices:
            return self.pick(one.choices, one.name).value
        kinds = {
            Kind.integer: one.min_value or 1,
            Kind.boolean: True,
            Kind.string: self.pick(HOUSES, one.name),
        }
        if one.type in (Kind.user, Kind.mentionable):
            return self.pick(self.world.members, one.name)
        return kinds.get(one.type)


def kinds_of(done: list[str]) -> Iterator[str]:
    """The verbs of custom ids and the names of commands."""
    for one in done:
        yield one if one.startswith("/") else one.split(":")[1]
