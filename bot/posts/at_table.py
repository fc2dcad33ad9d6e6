"""Who is at the table: people who have just pressed something where their match is played.

Discord lets the answer to a press be followed by more messages for a quarter of an hour. Only whoever pressed
sees them, and they count against no limit of the application ("Interaction endpoints are not bound to the
bot's Global Rate Limit", docs.discord.com, Rate Limits). So what is for one person alone goes there while
they are at the table, where their eyes are, and by direct message to anybody else.

Kept in memory only: after a restart nobody is at a table until they press something.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from msgspec import Struct

from bot.channels.message_client import Destination
from bot.dedup import SHOWN

LIFETIME: Final = timedelta(minutes=14)
"""For so long a press can be followed by private messages: one minute less than Discord allows."""

MOST: Final = 5_000
"""People remembered, those who pressed last."""

PRESSES: Final = 3
"""Presses remembered of each: the newest may not have been answered yet, or by a form."""

ANSWERED: Final = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.message_update,
)
"""First answers that a private message may follow: what follows "thinking" would take the answer's place."""


class Press(Struct, frozen=True):
    """Something that a person pressed, typed or sent, and when."""

    interaction: Any
    at: datetime

    @property
    def is_answered(self) -> bool:
        """Whether its answer stands there, so that another message can follow it."""
        return SHOWN in self.interaction.extras or self.interaction.response.type in ANSWERED


class AtTable:
    """The last presses of everybody; `listeners` are told of each."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._presses: OrderedDict[int, deque[Press]] = OrderedDict()
        self.lifetime = LIFETIME
        self.listeners: list[Callable[[discord.Interaction[Any]], object]] = []

    async def note_press(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a press. Called for every interaction, before it is answered."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        user = interaction.user.id
        presses = self._presses.pop(user, deque(maxlen=PRESSES))
        presses.append(Press(interaction, self._now()))
        self._presses[user] = presses
        if len(self._presses) > MOST:
            self._presses.popitem(last=False)
        for call in self.listeners:
            call(interaction)

    def place_of(self, user: int, channels: Collection[int]) -> Destination | None:
        """Where a private message reaches somebody who is at the table that is played in these channels.

        None for anybody else: who pressed something elsewhere since, or nothing for long.
        """
        presses, since = self._presses.get(user, ()), self._now() - self.lifetime
        here = [one for one in presses if one.interaction.channel_id in channels and one.at > since]
        if not here or here[-1] is not list(presses)[-1]:
            return None
        press = next((one for one in reversed(here) if one.is_answered), None)
        return None if press is None else Destination(user, user=True, answer=press.interaction)

    def forget(self, user: int) -> None:
        """Drop what is remembered of this person."""
        self._presses.pop(user, None)
