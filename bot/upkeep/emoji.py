"""The application's own emoji: asked for once at a start; what is missing is drawn and sent meanwhile.

Where Discord refuses or answers late, words stand alone until the next start, and the log has one line. An
emoji whose sign was drawn anew stays, since older messages show it.
"""

import asyncio
from collections.abc import Mapping
from typing import Final

import discord

from bot.client import Khandan
from bot.connection.budget import Urgency, urgent
from bot.connection.supervision import refusal
from bot.logs import report_error
from bot.pictures.emoji import name_of, sketch

PATIENCE: Final = 5.0
"""Seconds that posts wait at a start for the list; nothing else does."""


async def setup(bot: Khandan) -> None:
    """Ask before anything is sent, so that no message is changed once more because of them."""
    signs = {game: _signs(bot, game) for game in bot.games}
    keeper = Keeper(bot, {game: some for game, some in signs.items() if some})
    bot.firsts.append(keeper.ask)
    bot.chores.append(keeper.run)


def _signs(bot: Khandan, game: str) -> Mapping[str, str]:
    plugin = bot.plugin(game)
    return {} if plugin is None else plugin.signs


class Keeper:
    """Knows which emoji are there, and sends those that are not."""

    def __init__(self, bot: Khandan, signs: Mapping[str, Mapping[str, str]]) -> None:
        """`signs` are files below the folder of data, by game and name."""
        self._bot, self._signs = bot, signs
        self._there: dict[str, str] | None = None
        self._asked = asyncio.Event()
        files = (file for some in signs.values() for file in some.items())
        bot.emoji.files.update({name_of(*one): one[1] for one in files})

    async def ask(self) -> None:
        """Which are there. Never raises."""
        if self._signs and self._bot.gallery.draws:
            await self._load_list()
        self._asked.set()

    async def _load_list(self) -> None:
        try:
            found = await asyncio.wait_for(self._bot.fetch_application_emojis(), PATIENCE)
        except (discord.DiscordException, OSError, TimeoutError) as error:
            _report_refusal(error)
            return
        self._there = {one.name: str(one) for one in found}
        self._show()

    async def run(self) -> None:
        """Send what is missing, the first that is refused ends it."""
        await self._asked.wait()
        if self._there is None:
            return
        try:
            with urgent(Urgency.BOARD):
                for signs in self._signs.values():
                    for sign, file in signs.items():
                        await self._upload(name_of(sign, file), file)
        except Exception as error:
            _report_refusal(error)
        self._show()

    async def _upload(self, name: str, file: str) -> None:
        assert self._there is not None
        if name not in self._there:
            content = await self._bot.gallery.picture(sketch(file))
            made = await self._bot.create_application_emoji(name=name, image=content)
            self._there[name] = str(made)

    def _show(self) -> None:
        """A game's signs are shown once all are there."""
        assert self._there is not None
        for game, signs in self._signs.items():
            names = {sign: name_of(sign, file) for sign, file in signs.items()}
            if self._there.keys() >= set(names.values()):
                self._bot.emoji.show(game, {sign: self._there[name] for sign, name in names.items()})


def _report_refusal(error: Exception) -> None:
    report_error("emoji_refused", error, **refusal(error))
