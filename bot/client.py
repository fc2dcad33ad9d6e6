"""The bot itself: what it was built from, the languages it answers in, and who is told after a move."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import Protocol, runtime_checkable

from bot.annals.keeper import Keeper
from bot.annals.telling import Annalist
from bot.caps import Caps
from bot.clock.alarm import Alarm
from bot.clock.waiting import Waiting
from bot.config import Settings
from bot.connection.budget import Budget
from bot.connection.events import guard
from bot.connection.supervision import insisting, stay
from bot.controls.opened import OpenPanels
from bot.controls.said import Said
from bot.heard import Heard
from bot.languages import Language, of_locale, spoken, spoken_or
from bot.logs import log, reported
from bot.people import People, nameless, names
from bot.pictures.emoji import OwnEmoji, sketch
from bot.pictures.gallery import Gallery, without_pictures
from bot.posts.composer import Composer
from bot.posts.posting import Posting
from bot.render.i18n import Messages
from bot.render.renderer import Renderer, Scene
from bot.render.scenes import Sights
from bot.sessions import Sessions
from bot.tree import Tree
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.matches import Matches
from engine.store import Scope, Store

Interaction = discord.Interaction["Khandan"]
FormHandler = Callable[[Interaction, str, Mapping[str, tuple[str, ...]]], Awaitable[None]]
"""Takes a submitted form: its custom id, and what was entered, by the fields' custom ids."""
Chore = Callable[[], Coroutine[Any, Any, None]]
"""Work in the background, from start to close."""

Setup = Callable[["Khandan"], Awaitable[None]]
"""Adds commands, buttons and forms to a bot that is about to start."""


@runtime_checkable
class Namer(Protocol):
    """A renderer that knows better what the seats of its game are called."""

    def names(self, scene: Scene) -> tuple[str, ...]:
        """Names by seat; the scene's are those of the people."""


class Made(Struct, frozen=True):
    """What a bot is built from.

    Of `games` those can be opened that have a renderer; `contents` are their contents' versions by name.
    `trace` looks on at every request; `budget` is what they wait for, None where nothing is really sent.
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
    caps: Caps
    plugins: Callable[[str], Any] | None = None
    gallery: Gallery | None = None
    trace: aiohttp.TraceConfig | None = None
    budget: Budget | None = None


class Khandan(commands.Bot):
    """One bot, from start to close. It owns its store and closes it.

    `forms` takes, by the verb of their custom id, the handlers of submitted forms.
    """

    def __init__(self, made: "Made") -> None:
        super().__init__((), tree_cls=Tree, help_command=None, **_how(made))
        guard(self)
        self._begun = False
        self.settings, self.waiting, self.store = made.settings, made.waiting, made.store
        self.matches, self.games, self.contents = made.matches, made.games, made.contents
        self.renderers, self.gallery = made.renderers, made.gallery or without_pictures()
        self._words, self._setups, self._plugins = made.words, made.setups, made.plugins
        self.budget, self.caps = made.budget, made.caps
        self.heard = Heard(made.waiting.now(), made.matches.answered)
        self.people = People(self, made.store, made.waiting)
        self._remembered()
        self.annals, self.practices = Keeper(made.matches, _tellers(made.renderers)), Sessions()
        self.posting = self._posting()
        self.outbox, self.carrier = self.posting.outbox, self.posting.carrier
        self.alarm = Alarm(made.matches, made.waiting, self.moved)
        self.firsts: list[Chore] = []
        """Done before anything is posted; clicks, clocks and the connection wait for none of it."""
        self._prepared = asyncio.Event()
        self.chores: list[Chore] = []
        self._tasks: list[asyncio.Task[None]] = []

    def _remembered(self) -> None:
        """What is known until the end of the program, and no longer."""
        self._sights = Sights()
        self.forms: dict[str, FormHandler] = {}
        self.said, self.asked = Said[str](), Said[dict[str, Any]]()
        self.panels, self.emoji = OpenPanels(), OwnEmoji()
        self.read: dict[tuple[int, int], int] = {}
        self.coached: dict[tuple[int, str], bool] = {}
        self._chosen: dict[tuple[Scope, int], str | None] = {}

    def _posting(self) -> Posting:
        """All that the bot says in public."""
        composer = Composer(self.renderers, self.scene, self._reader, self.people, self.annals, self.gallery)
        return Posting(
            client=self,
            store=self.store,
            matches=self.matches,
            waiting=self.waiting,
            composer=composer,
            renderers=self.renderers,
            scene=self.scene,
            reader=self._reader,
            words=self.words,
            people=self.people,
            gallery=self.gallery,
        )

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Until the end. What breaks at Discord is tried again; Unfit when only the host can mend it."""
        await stay(self, token, self.waiting, lambda: self._begun)

    async def setup_hook(self) -> None:
        """Add the commands, and begin to send and to watch the clock; matches are folded when needed."""
        self._begun = True
        await self.equip()
        if (salvaged := self.store.salvaged) is not None:
            log.error("store_salvaged", file=salvaged.kept.name, matches=salvaged.matches)
        log.info("started", matches=len(await self.store.read.going()), store=self.store.id)
        self.matches.listeners.append(self.posting.heard)
        sync = partial(insisting, self.waiting, "commands_refused", self._sync)
        posts = [partial(self._afterwards, work) for work in (self.outbox.run, self.posting.boards.run)]
        works: list[Chore] = [*posts, self.alarm.run, sync, self._resume, self._prepare, *self.chores]
        self._tasks = [asyncio.create_task(insisting(self.waiting, "work_failed", work)) for work in works]

    async def _prepare(self) -> None:
        for first in self.firsts:
            await first()
        self._prepared.set()

    async def _afterwards(self, work: Chore) -> None:
        await self._prepared.wait()
        await work()

    async def equip(self) -> None:
        """Add the commands, buttons and forms, once."""
        for setup in self._setups:
            await setup(self)

    async def close(self) -> None:
        """End the work in the background, then let Discord and the store go. A second call does nothing."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await super().close()
        if self.budget is not None:
            await self.budget.close()
        self.gallery.close()
        await self.store.close()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """One who listens to an event has failed; the others hear it."""
        error = sys.exc_info()[1]
        assert error is not None
        reported("listener_failed", error, event_name=event_method)

    def plugin(self, game: str) -> Any:
        """What this game has of its own in Discord (bot.ui.plugin.Plugin)."""
        return None if self._plugins is None else self._plugins(game)

    async def emoji_picture(self, name: str) -> bytes | None:
        """What one of the application's own emoji shows; None for another, or where nothing is drawn."""
        file = self.emoji.files.get(name)
        return await self.gallery.picture(sketch(file)) if file and self.gallery.draws else None

    def words(self, language: Language) -> Messages:
        """What is said in this language."""
        return self._words[language]

    async def language_of(self, interaction: Interaction, live: LiveMatch | None = None) -> Language:
        """For a private answer: the person's choice, the server's, the room's, the server's locale."""
        chosen = await self.chosen("user", interaction.user.id)
        if chosen is None and interaction.guild_id is not None:
            chosen = await self.chosen("guild", interaction.guild_id)
        if chosen is None and (here := live or interaction.extras.get("room")) is not None:
            chosen = spoken(here.match.language)
        return chosen or _of_locale(interaction.guild_locale)

    async def chosen(self, scope: Scope, owner: int) -> Language | None:
        """The language that a person or a server has chosen, or None."""
        if (scope, owner) not in self._chosen:
            self._chosen[scope, owner] = await self.store.read.preference(scope, owner)
        return spoken(self._chosen[scope, owner])

    async def choose(self, scope: Scope, owner: int, language: Language | None) -> None:
        """Keep the language of a person or a server; None forgets it."""
        await self.store.write.set_preference(scope, owner, language)
        self._chosen[scope, owner] = language

    def forget(self, user: int) -> None:
        """Nothing in memory is about this person any more."""
        self._chosen.pop(("user", user), None)
        self.coached = {}
        self._sights.forget()
        self.people.forget(user)
        self.practices.forget(user)

    def scene(self, live: LiveMatch, language: Language, match_state: MatchState | None = None) -> Scene:
        """The match as it stands (or stood), in this language, with everybody's names."""
        then, words = match_state or live.match_state, self._words[language]
        assert then.table is not None
        running = tuple((one.wait, one.seat, one.due) for one in live.deadlines.values())
        hidden = nameless(live, then.table)
        called = names(live, then.table, self.people, words, hidden)
        parts: dict[str, Any] = {
            "nameless": hidden,
            "users": live.people,
            "deadlines": running if match_state is None else None,
            "draws": self.gallery.draws,
            "emoji": self.emoji.of(live.match.game),
        }
        return self._sights.scene(live.match.id, then, words, called, self._named, **parts)

    def _named(self, scene: Scene) -> Scene:
        """With the names that its game has for the seats."""
        renderer = self.renderers[scene.game.name]
        if scene.cut_for(None).view is None or not isinstance(renderer, Namer):
            return scene
        with suppress(Refused):  # its content is missing: people's own names serve
            scene = replace(scene, names=renderer.names(scene))
        return scene

    async def moved(self, match: int) -> None:
        """After a move: what is owed goes out, stewards answer, and the clock looks again. Never raises."""
        self.outbox.nudge.set()
        try:
            await self.matches.attend(match)
        except Exception as error:
            reported("stewards_failed", error, match=match)
        self.outbox.nudge.set()
        self.alarm.nudge.set()

    async def _resume(self) -> None:
        """Stewards go on where the last run ended, perhaps in the middle of their moves."""
        for match in await self.store.read.unattended():
            await self.moved(match)

    async def _reader(self, live: LiveMatch, user: int | None) -> Language:
        """The language of a message: a person's own, or the room's."""
        chosen = None if user is None else await self.chosen("user", user)
        return chosen or spoken_or(live.match.language)

    async def _sync(self) -> None:
        home = None if self.settings.guild is None else discord.Object(self.settings.guild)
        if home is not None:
            self.tree.copy_global_to(guild=home)
        await self.tree.sync(guild=home)


def _how(made: Made) -> dict[str, Any]:
    """How the library is told to work."""
    nobody, intents = discord.AllowedMentions.none(), discord.Intents(guilds=True)
    return {"intents": intents, "allowed_mentions": nobody, "http_trace": made.trace}


def _tellers(renderers: Mapping[str, Renderer]) -> dict[str, Any]:
    """How each game's log becomes annals."""
    return {name: one.notes for name, one in renderers.items() if isinstance(one, Annalist)}


def _of_locale(locale: Any) -> Language:
    return of_locale(str(getattr(locale, "value", locale)))
