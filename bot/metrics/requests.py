"""Which kinds of request the bot makes of Discord, so that they can be counted against its moves.

Answers to interactions, and private messages that follow them, go by another way of the library and count
against no limit of the application; what is counted here is all else.
"""

from collections.abc import Callable
from typing import Any, Literal, get_args

import discord

Kind = Literal["post", "edit", "direct", "direct_edit", "look", "other"]
"""A message in a channel, its edit; a message to one person, its edit; what only reads; all else."""

KINDS: tuple[Kind, ...] = get_args(Kind)
Cause = Literal["answer", "question", "news", "board"]
"""What a request is for: by this order they go where there are too many."""

CAUSES: tuple[Cause, ...] = get_args(Cause)

MESSAGES = "/channels/{channel_id}/messages"

Note = Callable[[Kind, bool, Cause], object]
"""Told of a request: its kind, whether it carries a picture, and what it is for."""


def note_requests(bot: discord.Client, note: Note, cause: Callable[[], Cause]) -> None:
    """From now on tell of every request of this bot, before it is made; the library's own tries are one.

    `cause` says what is done at that moment.
    """
    make = bot.http.request

    async def request(route: Any, **given: Any) -> Any:
        note(kind_of(bot, route), bool(given.get("files")), cause())
        return await make(route, **given)

    bot.http.request = request  # type: ignore[method-assign]


def kind_of(bot: discord.Client, route: Any) -> Kind:
    """The kind of a request on this route."""
    if route.method == "GET":
        return "look"
    is_message = route.path.startswith(MESSAGES) and route.path.count("/") <= MESSAGES.count("/") + 1
    if not is_message or route.method not in ("POST", "PATCH"):
        return "other"
    is_direct = any(one.id == int(route.channel_id) for one in bot.private_channels)
    if route.method == "POST":
        return "direct" if is_direct else "post"
    return "direct_edit" if is_direct else "edit"
