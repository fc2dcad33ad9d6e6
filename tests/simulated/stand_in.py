"""A bot as small as can be that does one of each: command, lasting button and menu, form, DM, alarm."""

import asyncio
import re
from datetime import datetime
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.clock.waiting import Waiting

SIDES = [discord.SelectOption(label=side.title(), value=side) for side in ("aye", "nay")]


def card(text: str, *rows: ui.DynamicItem[Any], identity: int = 1) -> ui.LayoutView:
    """A view that is stopped before it is sent, so that nothing of it has to be remembered."""
    view = ui.LayoutView(timeout=None)
    view.stop()
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(text), id=identity)
    for item in rows:
        box.add_item(ui.ActionRow(item))
    view.add_item(box)
    return view


class Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"v1:press:(?P<number>\d+)"):
    """A button that survives restarts: all it knows stands in its custom id."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Press {number}", custom_id=f"v1:press:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        text = f"{interaction.user.name} pressed {self.number}"
        await interaction.response.send_message(view=card(text, Press(self.number + 1)), ephemeral=True)


class Side(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"v1:side:(?P<number>\d+)"):
    """A menu that survives restarts."""

    def __init__(self, number: int, menu: ui.Select[Any] | None = None) -> None:
        super().__init__(menu or ui.Select(custom_id=f"v1:side:{number}", options=SIDES))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _: Any, item: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["number"]), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=card(f"chosen: {self.item.values[0]}"))


class Speech(ui.Modal, title="Speech"):
    """A form with a menu and a line of text."""

    side: ui.Label[Any] = ui.Label(text="Side", component=ui.Select(custom_id="side", options=SIDES))
    why: ui.Label[Any] = ui.Label(text="Why", component=ui.TextInput(custom_id="why", required=False))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        assert isinstance(self.side.component, ui.Select)
        assert isinstance(self.why.component, ui.TextInput)
        text = f"{self.side.component.values[0]}: {self.why.component.value}"
        await interaction.response.send_message(view=card(text), ephemeral=True)


class StandIn(commands.Bot):
    """What the fixtures are tried on."""

    def __init__(self, waiting: Waiting) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents(guilds=True), help_command=None)
        self.waiting = waiting
        self.wakings: list[datetime] = []
        self.deadline: datetime | None = None
        self.nudge = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Side)
        known: tuple[app_commands.Command[Any, ..., Any], ...] = (
            board,
            speech,
            whisper,
            house,
            silence,
            crash,
        )
        for command in known:
            self.tree.add_command(command)
        await self.tree.sync()
        self.alarm = asyncio.create_task(self.wake())

    async def close(self) -> None:
        self.alarm.cancel()
        await super().close()

    async def wake(self) -> None:
        """Write down each waking; a deadline that has come is spent, and told in the channel."""
        while True:
            await self.waiting.sleep_until(self.deadline, self.nudge)
            self.wakings.append(self.waiting.now())
            if self.deadline is not None and self.deadline <= self.waiting.now():
                self.deadline = None
                for guild in self.guilds:
                    await guild.text_channels[0].send(view=card("time is up"))


@app_commands.command(description="post a board")
async def board(interaction: discord.Interaction[Any], number: int) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.channel.send(
        view=card("the board", Press(number), Side(number), identity=77), nonce="row-77"
    )
    await interaction.response.send_message(view=card("posted"), ephemeral=True)


@app_commands.command(description="open a form")
async def speech(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Speech(timeout=600))


@app_commands.command(description="write to me")
async def whisper(interaction: discord.Interaction[Any]) -> None:
    try:
        await interaction.user.send(view=card("psst", Press(9)))
        said = "sent"
    except discord.Forbidden as refused:
        said = f"closed {refused.code}"
    await interaction.response.send_message(view=card(said), ephemeral=True)


@app_commands.command(description="say nothing")
async def silence(interaction: discord.Interaction[Any]) -> None:
    """Never answers."""


@app_commands.command(description="fail")
async def crash(interaction: discord.Interaction[Any]) -> None:
    raise RuntimeError("crashed")


@app_commands.command(description="name a house")
async def house(
    interaction: discord.Interaction[Any], name: str, guest: discord.Member | None = None
) -> None:
    told = name if guest is None else f"{name} and {guest.name}"
    await interaction.response.send_message(view=card(told), ephemeral=True)


@house.autocomplete("name")
async def offered(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    names = ("alborz", "alvand", "damavand")
    return [app_commands.Choice(name=name, value=name) for name in names if name.startswith(typed)]
