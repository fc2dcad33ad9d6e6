"""All that speaks in public for the bot: outbox, living boards, homes of matches; put together here."""

from collections.abc import Mapping

import discord

from bot.board import Boards
from bot.carrier import Carrier
from bot.composer import Composer
from bot.homes import Homes
from bot.outbox import Outbox
from bot.people import People
from bot.places import Places
from bot.postman import Postman
from bot.render.renderer import Renderer
from bot.showing import ReaderOf, SceneOf, Showing
from bot.troubles import Troubles, WordsOf
from bot.waiting import Waiting
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
    ) -> None:
        carrier = Carrier(client, store.id)
        self.carrier, self.places = carrier, Places(store)
        self.troubles = Troubles(carrier, self.places, waiting, reader, words)
        self.homes = Homes(
            client=client,
            matches=matches,
            places=self.places,
            carrier=carrier,
            troubles=self.troubles,
            waiting=waiting,
            words=words,
        )
        showing = Showing(renderers, scene, reader, people, self.places)
        self.boards = Boards(
            waiting=waiting,
            matches=matches,
            places=self.places,
            carrier=carrier,
            homes=self.homes,
            shown=showing.board,
        )
        postman = Postman(
            store=store,
            matches=matches,
            composer=composer,
            carrier=carrier,
            homes=self.homes,
            places=self.places,
        )
        self.outbox = Outbox(store, waiting, postman.note, postman.deliver, self.boards.nudge)

    def heard(self, match: int) -> None:
        """Something of a match is kept: what it owes may go out before anybody has been answered."""
        self.outbox.nudge.set()
        self.boards.nudge(match)

    def freed(self, match: int) -> None:
        """What was in the way of a match is gone."""
        self.outbox.freed(match)
        self.boards.freed(match)
