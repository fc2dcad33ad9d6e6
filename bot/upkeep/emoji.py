"""The application's own emoji: asked for once at a start; what is missing is drawn and sent meanwhile.

Where Discord refuses or answers late, words stand alone until the next start, and the log has one line. An
emoji whose sign was drawn anew stays, since older messages show it: the name of an emoji has a digest of its
drawing.
"""

import asyncio
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

import discord

from bot.client import Khandan
from bot.connection.budget import Urgency, urgent
from bot.connection.supervision import refusal
from bot.logs import report_error
from bot.once import do_once
from bot.pictures.emoji import Sign, name_of, sketch

PATIENCE: Final = 5.0
"""Seconds that posts wait at a start for the list; nothing else does."""


async def setup(bot: Khandan) -> None:
    """Ask before anything is sent, so that no message is changed once more because of them."""
    plugins = {game: bot.parts.plugin(game) for game in bot.parts.games}
    signs = {game: plugin.signs for game, plugin in plugins.items() if plugin is not None and plugin.signs}
    keeper = EmojiKeeper(bot, signs)
    bot.firsts.append(keeper.load)
    bot.chores.append(keeper.send_missing)


class EmojiKeeper:
    """Knows which emoji are there, and sends those that are not."""

    def __init__(self, bot: Khandan, signs: Mapping[str, Mapping[str, Sign]]) -> None:
        """`signs` are by game and name."""
        self._bot, self._signs = bot, signs
        self._there: dict[str, str] | None = None
        """How each emoji that is there is written in a text, by its name; None while that is not known."""
        self._asked = asyncio.Event()
        named = (one for some in signs.values() for one in some.items())
        bot.emoji.signs.update({name_of(*one): one[1] for one in named})

    async def load(self) -> None:
        """Ask Discord which emoji are there. Never raises."""
        if self._signs and self._bot.gallery.is_drawing:
            try:
                found = await asyncio.wait_for(self._bot.fetch_application_emojis(), PATIENCE)
            except (discord.DiscordException, OSError, TimeoutError) as error:
                report_error("emoji_refused", error, **refusal(error))
            else:
                self._there = {one.name: str(one) for one in found}
                self._show()
        self._asked.set()

    async def send_missing(self) -> None:
        """Draw and send the emoji that are missing; the first that is refused ends it."""
        await self._asked.wait()
        if self._there is None:
            return
        names = " ".join(sorted(name_of(*one) for signs in self._signs.values() for one in signs.items()))
        # With the day: what somebody has deleted is sent again by a later start.
        told = f"{self._bot.waiting.now().date()} {names}"
        digest = blake2b(told.encode(), digest_size=16).digest()
        done = await do_once(self._bot.store, self._bot.waiting, "emoji", digest, self._send_missing)
        if done == "elsewhere":
            # Another process has sent them: by now they are there.
            await self.load()

    async def _send_missing(self) -> bool:
        """Draw and send them; False where one was refused."""
        there = self._there
        assert there is not None
        try:
            with urgent(Urgency.BOARD):
                for signs in self._signs.values():
                    for name, sign in ((name_of(*one), one[1]) for one in signs.items()):
                        # One by one and after all else, as nobody waits for them.
                        if name not in there:
                            content = await self._bot.gallery.picture(sketch(sign))
                            made = await self._bot.create_application_emoji(name=name, image=content)
                            there[name] = str(made)
        except Exception as error:
            report_error("emoji_refused", error, **refusal(error))
            return False
        finally:
            self._show()
        return True

    def _show(self) -> None:
        """Let messages use the signs of each game of which all are there: some alone look like a mistake."""
        assert self._there is not None
        for game, signs in self._signs.items():
            names = {name: name_of(name, sign) for name, sign in signs.items()}
            if self._there.keys() >= set(names.values()):
                self._bot.emoji.show(game, {name: self._there[emoji] for name, emoji in names.items()})
