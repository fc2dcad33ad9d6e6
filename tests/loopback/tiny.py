"""A tiny bot of the unmodified client library, for the tests of the small Discord itself."""

import io
import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands


class Tiny(commands.Bot):
    """Remembers what the gateway told it in `heard`, and every interaction in `taken`."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        chosen = intents or discord.Intents(guilds=True)
        super().__init__(command_prefix=(), intents=chosen, help_command=None, guild_ready_timeout=0.1)
        self.heard: list[str] = []
        self.taken: list[discord.Interaction[Any]] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        self.tree.add_command(court)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The library waits five seconds here when it is not the first time."""

    async def on_socket_event_type(self, event: str) -> None:
        self.heard.append(event)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.taken.append(interaction)


class Press(ui.DynamicItem[ui.Button[Any]], template=r"press:(?P<number>\d+)"):
    """Counts up in the message it stands in."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Press {number}", custom_id=f"press:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=panel(self.number + 1))


class Which(ui.Select[Any]):
    """Says what was chosen."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(" ".join(self.values))


class Form(ui.Modal, title="A form"):
    """Says what was entered."""

    why = ui.Label(text="Why", component=ui.TextInput(custom_id="why"))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.why.component, ui.TextInput)
        await interaction.response.send_message(f"because {self.why.component.value}", ephemeral=True)


def panel(number: int) -> ui.LayoutView:
    """A container with a row number, a text and a button."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(f"pressed {number}"), ui.ActionRow(Press(number)), id=77))
    return view


court = app_commands.Group(name="court", description="All that is tried here")


@court.command(description="A private answer")
async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    await interaction.response.send_message(text, ephemeral=True)


@whisper.autocomplete("text")
async def whispers(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=typed * times, value=typed * times) for times in (1, 2)]


@court.command(description="An answer in two steps")
async def later(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="at last", attachments=[text_file("edited")])


@court.command(description="A follow-up")
async def more(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("first")
    await interaction.followup.send("second")
    await interaction.delete_original_response()


@court.command(description="Buttons")
async def buttons(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=panel(1))


@court.command(description="A menu")
async def menu(interaction: discord.Interaction[Any]) -> None:
    view = ui.View()
    view.add_item(Which(custom_id="which", options=[discord.SelectOption(label=one) for one in "ab"]))
    await interaction.response.send_message(view=view)


@court.command(description="A form")
async def form(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Form())


@court.command(description="A member")
async def greet(interaction: discord.Interaction[Any], who: discord.Member) -> None:
    await interaction.response.send_message(who.display_name, file=text_file("hello"))


def text_file(text: str) -> discord.File:
    """A small file."""
    return discord.File(io.BytesIO(text.encode()), "small.txt")
