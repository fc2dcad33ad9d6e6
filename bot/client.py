"""The bot itself: what it was built from, how it starts and closes, and who is told after a move."""

import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from msgspec import Struct

from bot.background import Background, Chore
from bot.clock.alarm import Alarm
from bot.clock.waiting import Waiting
from bot.config import Settings
from bot.connection.budget import Budget
from bot.connection.events import guard
from bot.connection.reach import Reach
from bot.connection.supervision import keep_trying, shorten_reconnect_delays, stay
from bot.controls.open_panels import OpenPanels
from bot.controls.typed_words import TypedWords
from bot.dedup import InteractionDedup
from bot.history.notes import HistoryKeeper, HistoryRenderer
from bot.languages import Language
from bot.logs import log, report_error
from bot.named_scenes import NamedScenes
from bot.pictures.emoji import OwnEmoji, sketch
from bot.pictures.gallery import Gallery, without_pictures
from bot.posts.composer import Composer, Encore
from bot.posts.posting import Posting
from bot.preferences import Preferences
from bot.rate_limits import RateLimits
from bot.render.i18n import Messages
from bot.render.renderer import Renderer, Scene
from bot.sessions import Sessions
from bot.terminal.release import release
from bot.tree import Tree
from bot.users import UserNames
from engine.kernel.game import AnyGame
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.matches import Matches
from engine.store import Store

Interaction = discord.Interaction["Khandan"]
FormHandler = Callable[[Interaction, str, Mapping[str, tuple[str, ...]]], Awaitable[None]]
"""Takes a submitted form: its custom id, and what was entered, by the fields' custom ids."""

Setup = Callable[["Khandan"], Awaitable[None]]
"""Adds commands, buttons and forms to a bot that is about to start."""


class Services(Struct, frozen=True):
    """What a bot is built from.

    Of `games` those can be opened that have a renderer; `contents` are their contents' versions by name.
    `trace` looks on at every request; `budget` is what they wait for, None where nothing is really sent.
    `encore` is said after the end of a match. `alone`: there is one person, and nobody else can come.
    """

    settings: Settings
    waiting: Waiting
    store: Store
    matches: Matches
    games: Mapping[str, AnyGame]
    contents: Mapping[str, str]
    renderers: Mapping[str, Renderer]
    words: Mapping[Language, Messages]
    setups: Sequence[Setup]
    rate_limits: RateLimits
    plugins: Callable[[str], Any] | None = None
    gallery: Gallery | None = None
    trace: aiohttp.TraceConfig | None = None
    budget: Budget | None = None
    encore: Encore | None = None
    alone: bool = False


class Khandan(commands.Bot):
    """One bot, from start to close. It owns its store and closes it.

    `forms` takes, by the verb of their custom id, the handlers of submitted forms.
    """

    def __init__(self, made: "Services") -> None:
        super().__init__((), tree_cls=Tree, help_command=None, **_how(made))
        guard(self)
        self._begun = False
        self.settings, self.waiting, self.store = made.settings, made.waiting, made.store
        self.matches, self.games, self.contents = made.matches, made.games, made.contents
        self.renderers, self.gallery = made.renderers, made.gallery or without_pictures()
        self._words, self._setups, self._plugins = made.words, made.setups, made.plugins
        self.budget, self.rate_limits, self.alone = made.budget, made.rate_limits, made.alone
        self.dedup = InteractionDedup(made.waiting.now(), made.matches.earlier_result)
        self.user_names = UserNames(self, made.store, made.waiting)

        # What is known until the end of the program, and no longer.
        self.forms: dict[str, FormHandler] = {}
        self.said, self.asked = TypedWords[str](), TypedWords[dict[str, Any]]()
        self.panels, self.emoji = OpenPanels(), OwnEmoji()
        self.read: dict[tuple[int, int], int] = {}
        self.coached: dict[tuple[int, str], bool] = {}

        # The parts that need others of the above; what is posted needs all of them.
        self.preferences = Preferences(made.store)
        self._scenes = NamedScenes(self.user_names, made.renderers, made.words, self.emoji, self.gallery)
        noted = {name: one.notes for name, one in made.renderers.items() if isinstance(one, HistoryRenderer)}
        self.history, self.practices = HistoryKeeper(made.matches, noted), Sessions()
        self.reach = Reach(made.waiting.now, self._ask_discord)
        self.posting = self._make_posting(made.encore)
        self.outbox, self.message_client = self.posting.outbox, self.posting.message_client
        self.alarm = Alarm(made.matches, made.waiting, self.after_move)
        self.firsts: list[Chore] = []
        """Done before anything is posted; clicks, clocks and the connection wait for none of it."""
        self.chores: list[Chore] = []
        self.background = Background(made.waiting)

    def _make_posting(self, encore: Encore | None) -> Posting:
        """All that the bot says in public."""
        reader = self.preferences.reader
        composer = Composer(
            renderers=self.renderers,
            scene=self.scene,
            reader=reader,
            people=self.user_names,
            history=self.history,
            gallery=self.gallery,
            encore=encore,
        )
        return Posting(
            client=self,
            reach=self.reach,
            store=self.store,
            matches=self.matches,
            waiting=self.waiting,
            composer=composer,
            renderers=self.renderers,
            scene=self.scene,
            reader=reader,
            words=self.words,
            people=self.user_names,
            gallery=self.gallery,
        )

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until the end. What breaks at Discord is tried again; Unfit when only the host can mend it."""
        await stay(self, token, self.waiting, lambda: self._begun)

    async def setup_hook(self) -> None:
        """Add the commands, and begin to send and to watch the clock; matches are folded when needed."""
        self._begun = True
        await self.equip()
        if (salvaged := self.store.salvaged) is not None:
            log.error("store_salvaged", file=salvaged.kept.name, matches=salvaged.matches)
        this, going = release(), len(await self.store.read.active_match_ids())
        log.info("started", matches=going, store=self.store.id, version=this.version, commit=this.commit)
        self.matches.listeners.append(self.posting.on_commit)
        sync = partial(keep_trying, self.waiting, "commands_refused", self._sync)
        # What posts waits for `prepare`; clocks and the rest begin at once.
        posts = (self.outbox.run, self.posting.boards.run, self.posting.write_all_again)
        prepare = partial(self.background.prepare, self.firsts)
        warm = partial(self.gallery.warm, self.settings.language)
        self.background.begin(posts, (self.alarm.run, sync, self._resume, prepare, warm, *self.chores))

    async def equip(self) -> None:
        """Add the commands, buttons and forms, once."""
        for setup in self._setups:
            await setup(self)

    async def close(self) -> None:
        """End the work in the background, then let Discord and the store go. A second call does nothing."""
        # What works in the background uses the connection and the store, so it ends first.
        await self.background.end()
        await super().close()
        if self.budget is not None:
            await self.budget.close()
        self.gallery.close()
        await self.store.close()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Called by the library where a listener of an event has failed; the other listeners hear it."""
        error = sys.exc_info()[1]
        assert error is not None
        report_error("listener_failed", error, event_name=event_method)

    def plugin(self, game: str) -> Any:
        """This game's own part in Discord (bot.ui.plugin.Plugin); None for a bot without such parts."""
        return None if self._plugins is None else self._plugins(game)

    async def emoji_picture(self, name: str) -> bytes | None:
        """A PNG of one of the application's own emoji; None for another, or where nothing is drawn."""
        sign = self.emoji.signs.get(name)
        return await self.gallery.picture(sketch(sign)) if sign and self.gallery.is_drawing else None

    def words(self, language: Language) -> Messages:
        """The texts of this language."""
        return self._words[language]

    async def language_of(self, interaction: Interaction, live: LiveMatch | None = None) -> Language:
        """The language of a private answer, here or at this match's table."""
        return await self.preferences.language_of(interaction, live)

    def scene(self, live: LiveMatch, language: Language, match_state: MatchState | None = None) -> Scene:
        """The match as it stands (or stood), in this language, with everybody's names."""
        return self._scenes.of(live, language, match_state)

    def forget(self, user: int) -> None:
        """Drop all that is in memory about this person; the store is not touched."""
        self.preferences.forget(user)
        self.coached = {}
        self._scenes.forget()
        self.user_names.forget(user)
        self.practices.forget(user)

    async def _ask_discord(self) -> object:
        """A request that changes nothing and that nobody sees: whether Discord answers."""
        return await self.http.get_user(self.user.id if self.user is not None else 0)

    async def after_move(self, match: int) -> None:
        """After a move: what is owed goes out, stewards answer, and the clock looks again. Never raises."""
        # The move's own messages do not wait for the stewards'.
        self.outbox.nudge.set()
        try:
            await self.matches.play_stewards(match)
        except Exception as error:
            report_error("stewards_failed", error, match=match)
        self.outbox.nudge.set()
        self.alarm.nudge.set()

    async def _resume(self) -> None:
        """Stewards go on where the last run ended, perhaps in the middle of their moves."""
        for match in await self.store.read.matches_with_stewards_due():
            await self.after_move(match)

    async def _sync(self) -> None:
        home = None if self.settings.guild is None else discord.Object(self.settings.guild)
        if home is not None:
            self.tree.copy_global_to(guild=home)
        await self.tree.sync(guild=home)


def _how(made: Services) -> dict[str, Any]:
    """How the library is told to work."""
    nobody, intents = discord.AllowedMentions.none(), discord.Intents(guilds=True)
    return {"intents": intents, "allowed_mentions": nobody, "http_trace": made.trace}


class Sharded(Khandan, commands.AutoShardedBot):
    """The same bot over as many sockets as Discord asks for.

    The simulated Discord knows one socket alone, and has the bot without.
    """

    async def on_shard_connect(self, _: int) -> None:
        """A session has begun over one of them."""
        shorten_reconnect_delays(self)
