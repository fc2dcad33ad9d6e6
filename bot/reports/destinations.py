"""The places that take reports: a Discord channel, a webhook, an address that takes JSON, Sentry."""

import json
from collections.abc import Callable
from typing import Final, Protocol

import aiohttp
import discord
import msgspec

from bot.render.i18n import Messages
from bot.report_address import ReportAddress
from bot.reports.report import Post, Report, report_in_words
from bot.reports.sentry import sentry_posts

PATIENCE: Final = 10.0
"""Seconds that one report may take."""

NO_PINGS: Final = discord.AllowedMentions.none()
JSON: Final = {"Content-Type": "application/json"}


class NotTaken(Exception):
    """The place did not take a report; the code says why, and never where."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Destination(Protocol):
    """Where reports go."""

    async def send(self, report: Report) -> None:
        """Bring a report there, or raise. Whoever calls sets the time that it may take."""


class HttpDestination:
    """An address that takes what `post_of` makes of a report, and answers with a status of 200 to 299."""

    def __init__(self, post_of: Callable[[Report], Post]) -> None:
        self._post_of = post_of

    async def send(self, report: Report) -> None:
        """NotTaken for any other answer; what aiohttp raises where nobody answers."""
        post = self._post_of(report)
        # Another address than the host's own is not followed: it would be told the key.
        async with (
            aiohttp.ClientSession() as session,
            session.post(post.url, data=post.body, headers=post.headers, allow_redirects=False) as answer,
        ):
            if answer.status // 100 != 2:
                raise NotTaken(f"http_{answer.status}")


class ChannelDestination:
    """A channel that the bot may write in. `client` may still have to log in, or may not be there at all."""

    def __init__(self, client: discord.Client | None, channel: int, words: Messages) -> None:
        self._client, self._channel, self._words = client, channel, words

    async def send(self, report: Report) -> None:
        """Send a report. NotTaken before the login, else discord.py's own errors if it is not taken."""
        if self._client is None or self._client.http.token is None:
            raise NotTaken("no_login")
        there = self._client.get_partial_messageable(self._channel)
        text = report_in_words(report, self._words)
        await there.send(text, allowed_mentions=NO_PINGS, suppress_embeds=True)


def make_destination(address: ReportAddress, client: discord.Client | None, words: Messages) -> Destination:
    """The place of this address. `client` writes into channels. Unfit where Sentry's library is missing."""
    match address.kind:
        case "channel":
            return ChannelDestination(client, int(address.value), words)
        case "webhook":
            return HttpDestination(lambda report: _webhook_post(address.value, report, words))
        case "json":
            return HttpDestination(lambda report: Post(address.value, JSON, msgspec.json.encode(report)))
    return HttpDestination(sentry_posts(address.value))


def _webhook_post(url: str, report: Report, words: Messages) -> Post:
    payload = {"content": report_in_words(report, words), "allowed_mentions": NO_PINGS.to_dict()}
    return Post(url, JSON, json.dumps(payload).encode())
