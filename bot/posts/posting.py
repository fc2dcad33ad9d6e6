"""All that speaks in public for the bot: outbox, living boards, channels of matches; put together here."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.channels.carrier import Carrier
from bot.channels.match_channels import MatchChannels
from bot.channels.places import Places
from bot.channels.troubles import Troubles, WordsOf
from bot.clock.waiting import Waiting
from bot.people import People
from bot.pictures.gallery import Gallery
from bot.posts.board import Boards
from bot.posts.composer import Composer
from bot.posts.lists import Lists
from bot.posts.outbox import Outbox
from bot.posts.postman import Postman
from bot.posts.showing import ReaderOf, SceneOf, Showing
from bot.render.renderer import Renderer
from engine.matches import Matches
from engine.store import Store


class Posting:
    """Everything here is told of a match by its number."""

    def __init__(
        self,
        *,
        client: discord.Client,
        store: Store,
        matches: Matches,
        waiting: Waiting,
        composer: Composer,
        renderers: Mapping[str, Renderer],
        scene: SceneOf,
        reader: ReaderOf,
        words: WordsOf,
        people: People,
        gallery: Gallery,
    ) -> None:
        carrier = Carrier(client, store.id)
        self.carrier, self.places = carrier, Places(store)
        self.troubles = Troubles(carrier, self.places, waiting, reader, words)
        known: Any = {"matches": matches, "carrier": carrier, "places": self.places}
        self.match_channels = MatchChannels(
            client=client, troubles=self.troubles, waiting=waiting, words=words, **known
        )
        showing = Showing(renderers, scene, reader, people, self.places, gallery)
        self.boards = Boards(
            store=store, waiting=waiting, match_channels=self.match_channels, shown=showing.board, **known
        )
        lists = Lists(waiting.now)
        postman = Postman(
            store=store, composer=composer, match_channels=self.match_channels, lists=lists, **known
        )
        self.folding = postman.folding
        self.outbox = Outbox(store, waiting, postman.note, postman.deliver, self.boards.nudge)

    def heard(self, match: int) -> None:
        """Something of a match is kept: what it owes may go out before anybody has been answered."""
        self.outbox.nudge.set()
        self.boards.nudge(match)

    def freed(self, match: int) -> None:
        """What was in the way of a match is gone."""
        self.outbox.freed(match)
        self.boards.freed(match)
