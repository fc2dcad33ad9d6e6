"""Built messages and forms on a simulated Discord: sent, pressed, filled in, read back."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

import discord
import simcord
from discord.ext import commands

from bot.render.forms import answers, to_modal
from bot.render.layout import files, to_view
from bot.render.panel import Button, Buttons, Choice, Entry, Field, Form, Option, Panel, Picture, Radio, Text

SIDES = (Option("yes", "آری"), Option("no", "خیر"))
FORM = Form(
    "v1:form",
    "رأی شما",
    (
        Field("قدرت؟", Entry("power", 2)),
        Field("رأی", Radio("side", SIDES)),
        Field("چرا؟", Choice("why", SIDES, least=0)),
    ),
    "fa",
)
PANEL = Panel(
    0xAA8833,
    (Text("# شورا"), Picture("board.png", b"png", "تخته"), Buttons((Button("v1:vote", "رأی"),))),
    "fa",
)
PANEL_ID = 77


class Desk(commands.Bot):
    """Opens the form at a click and keeps what was entered."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.entered: dict[str, tuple[str, ...]] = {}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Neither the message nor the form has a view in memory: the custom id is all there is."""
        data = cast(Mapping[str, Any], interaction.data)
        if data["custom_id"] == "v1:vote":
            await interaction.response.send_modal(to_modal(FORM))
        elif data["custom_id"] == "v1:form":
            self.entered = answers(cast(Iterable[Mapping[str, Any]], data["components"]))
            await interaction.response.send_message(view=to_view(PANEL), files=files(PANEL), ephemeral=True)


async def test_a_panel_is_pressed_and_its_form_comes_back() -> None:
    """Nothing but custom ids links a click to its message, so a restart between them changes nothing."""
    desk = Desk()
    async with simcord.run(desk) as env:
        channel = env.create_guild().create_text_channel("council")
        member = env.guild.add_member(env.create_user("ali"))
        real = cast(discord.TextChannel, desk.get_channel(channel.id))
        message = await real.send(view=to_view(PANEL, PANEL_ID), files=files(PANEL))
        asked = await member.click(message, custom_id="v1:vote")
        await member.submit_modal(asked, {"power": "۵", "side": "yes"})
        kept = list(desk.persistent_views)
    (container,) = message.components
    entered = {"power": ("۵",), "side": ("yes",), "why": ()}

    assert (PANEL_ID, entered) == (cast(discord.Container, container).id, desk.entered)
    assert not kept
