"""The bot itself: what it was built from, how it starts and closes, and who is told after a move."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands
from msgspec import Struct

from bot.clock.alarm import Alarm
from bot.clock.waiting import Waiting
from bot.config import Settings
from bot.connection.budget import Budget
from bot.connection.events import guard
from bot.connection.reach import Reach
from bot.connection.sockets import Sockets, SocketState, hear_presses, wait_to_identify
from bot.connection.supervision import keep_trying, shorten_reconnect_delays, stay
from bot.controls.open_panels import OpenPanels
from bot.controls.typed_words import TypedWords
from bot.dedup import InteractionDedup
from bot.history.notes import HistoryKeeper, HistoryRenderer
from bot.languages import Language
from bot.logs import log, report_error
from bot.match_faults import MatchFaults
from bot.named_scenes import NamedScenes
from bot.once import do_once
from bot.owner_orders import OwnerOrders
from bot.pictures.emoji import OwnEmoji, sketch
from bot.pictures.gallery import Gallery
from bot.posts.composer import Encore, WritingParts
from bot.posts.posting import Posting
from bot.preferences import Preferences
from bot.rate_limits import RateLimits
from bot.render.bidi import label
from bot.render.forms import Form
from bot.render.i18n import Messages
from bot.render.renderer import Renderer
from bot.sessions import Sessions
from bot.terminal.release import release
from bot.tree import Tree, commands_digest
from bot.users import UserNames
from engine.automatic_moves import play_stewards
from engine.game_versions import GameVersions
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused
from engine.matches import Matches
from engine.store import Keyring, Store, StoreError
from engine.store.peers import OF_ALL
from engine.store.slots import shard_of

LOOK_ROUND: Final = timedelta(seconds=30)
"""Between two looks, where several processes share the database, at what no hint has told of."""

LAST_ANSWERS: Final = 3.0
"""Seconds in which presses that were heard are still answered at the end."""

Interaction = discord.Interaction["Khandan"]
FormHandler = Callable[[Interaction, str, Mapping[str, tuple[str, ...]]], Awaitable[None]]
"""Takes a submitted form: its custom id, and what was entered, by the fields' custom ids."""

Setup = Callable[["Khandan"], Awaitable[None]]
"""Adds commands, buttons and forms to a bot that is about to start."""

Chore = Callable[[], Coroutine[Any, Any, None]]
"""A work in the background."""


class Parts(Struct, frozen=True):
    """What a bot is made of, whatever it runs on; it is there as `bot.parts`.

    Of `games` those can be opened that have a renderer; `contents` are their contents' versions by name, and
    `editions` has the games by version (without it each has one content for ever). `plugin` gives a game's
    part in Discord (bot.ui.plugin.Plugin). `encore` is said after the end of a match. `alone`: there is one
    person, and nobody else can come.
    """

    settings: Settings
    ring: Keyring
    games: Mapping[str, AnyGame]
    contents: Mapping[str, str]
    renderers: Mapping[str, Renderer]
    plugin: Callable[[str], Any]
    words: Mapping[Language, Messages]
    setups: Sequence[Setup]
    editions: GameVersions | None = None
    encore: Encore | None = None
    alone: bool = False


class Khandan(commands.Bot):
    """One bot, from start to close. It owns its store and closes it.

    `forms` takes, by the verb of their custom id, the handlers of submitted forms. `budget` is what requests
    wait for, and `trace` looks on at each of them.
    """

    def __init__(
        self,
        parts: Parts,
        *,
        waiting: Waiting,
        store: Store,
        matches: Matches,
        rate_limits: RateLimits,
        gallery: Gallery,
        trace: aiohttp.TraceConfig,
        budget: Budget,
    ) -> None:
        super().__init__(
            (),
            tree_cls=Tree,
            help_command=None,
            # Guilds alone: what people write is nothing to us, and asking for it would need Discord's leave.
            intents=discord.Intents(guilds=True),
            # Names and promises are people's own words: no message pings anybody unless it says whom.
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace,
            # It goes with each new session, so that no request is spent on it, and is always the same: a
            # number of tables would tell strangers when one is opened.
            activity=discord.CustomActivity(own_status(parts)),
        )
        guard(self)
        self._begun = False
        self.parts, self.waiting, self.store, self.matches = parts, waiting, store, matches
        self.rate_limits, self.gallery, self.budget = rate_limits, gallery, budget
        self.dedup = InteractionDedup(waiting.now(), matches.earlier_result)
        self.user_names = UserNames(self, store, waiting)
        self.owner_orders = OwnerOrders(store, waiting.now)
        self.match_faults: MatchFaults | None = None
        """Errors at matches since the start; None where nobody hands the log's lines on."""

        # What is known until the end of the program, and no longer.
        self.forms: dict[str, FormHandler] = {}
        self.opened_forms = TypedWords[Form]()
        self.typed_texts = TypedWords[str]()  # promises, and long paths of moves that are put together
        # Options of commands whose askers are asked which match they mean; what the owner has not sent yet.
        self.command_options = TypedWords[dict[str, Any]]()
        self.announcement_drafts = TypedWords[dict[str, Any]]()
        self.panels, self.emoji = OpenPanels(), OwnEmoji()
        self.last_read: dict[tuple[int, int], int] = {}
        """By match and user: the last entry that the panel they opened last has shown; the newest of them."""
        self.coach_choices: dict[tuple[int, str], bool] = {}
        """By user and game: whether they have the coach, as far as it was read from the store."""

        # The parts that need others of the above; what is posted needs all of them.
        renderers = parts.renderers
        self.preferences = Preferences(store)
        self.language_of = self.preferences.language_of
        """The language of a private answer, here or at a match's table."""
        self._scenes = NamedScenes(self.user_names, renderers, parts.words, self.emoji, gallery)
        self.scene = self._scenes.of
        """A match as it stands (or stood), in a language, with everybody's names."""
        noted = {name: one.notes for name, one in renderers.items() if isinstance(one, HistoryRenderer)}
        self.history, self.practices = HistoryKeeper(matches, noted), Sessions()
        self.reach = Reach(waiting.now, self._ask_discord)
        writing = WritingParts(
            renderers=renderers,
            scene=self.scene,
            reader=self.preferences.reader,
            people=self.user_names,
            history=self.history,
            gallery=gallery,
        )
        self.posting = Posting(
            client=self,
            reach=self.reach,
            store=store,
            matches=matches,
            waiting=waiting,
            writing=writing,
            encore=parts.encore,
            words=self.words,
            panels=self.panels,
            is_ours=self.is_ours,
        )
        self.add_listener(self.posting.at_table.note_press, "on_interaction")
        matches.clocks.is_ours = store.slots.is_mine
        self.outbox, self.message_client = self.posting.outbox, self.posting.message_client
        self.alarm = Alarm(matches, waiting, self.after_move)
        self.firsts: list[Chore] = []
        """Done before anything is posted; clicks, clocks and the connection wait for none of it."""
        self.chores: list[Chore] = []
        self.background = Background(waiting)
        self._slots_changed, self._hint = asyncio.Event(), asyncio.Event()
        self.on_hint: list[Callable[[int], object]] = []
        """Called with each match that another process has moved, whoever's it is."""
        self.on_our_hint: list[Callable[[int], object]] = []
        """Called with those whose background work is ours, once they are read."""
        self._hinted: dict[int, None] = {}
        """Matches that another process has moved, in order."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until the end. What breaks at Discord is tried again; Unfit when only the host can mend it."""
        await stay(self, token, self.waiting, lambda: self._begun)

    async def setup_hook(self) -> None:
        """Add the commands, and begin to send and to watch the clock; matches are folded when needed."""
        self._begun = True
        self.gallery.begin()
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
        warm = partial(self.gallery.warm, self.parts.settings.language)
        peers = self.store.peers
        others = () if peers is None else (partial(peers.hear, self.on_hints), self._follow_hints)
        self.background.begin(
            posts, (self.alarm.run, sync, self._resume, prepare, warm, *others, *self.chores)
        )

    async def equip(self) -> None:
        """Add the commands, buttons and forms, once."""
        for setup in self.parts.setups:
            await setup(self)

    async def close(self) -> None:
        """End the work in the background, then let Discord and the store go. A second call does nothing."""
        # What works in the background uses the connection and the store, so it ends first.
        await self.background.end()
        await super().close()
        await self.budget.close()
        self.gallery.close()
        await self.store.close()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Called by the library where a listener of an event has failed; the other listeners hear it."""
        error = sys.exc_info()[1]
        assert error is not None
        report_error("listener_failed", error, event_name=event_method)

    async def emoji_picture(self, name: str) -> bytes | None:
        """A PNG of one of the application's own emoji; None for another, or where nothing is drawn."""
        sign = self.emoji.signs.get(name)
        return await self.gallery.picture(sketch(sign)) if sign and self.gallery.is_drawing else None

    def words(self, language: Language) -> Messages:
        """The texts of this language."""
        return self.parts.words[language]

    def forget(self, user: int) -> None:
        """Drop all that is in memory about this person; the store is not touched."""
        self.preferences.forget(user)
        self.last_read = {one: seq for one, seq in self.last_read.items() if one[1] != user}
        self.coach_choices = {one: has for one, has in self.coach_choices.items() if one[0] != user}
        # What was typed is kept by marks that do not tell whose it is, so all goes: others type theirs again.
        self.opened_forms, self.typed_texts = TypedWords[Form](), TypedWords[str]()
        self.command_options = TypedWords[dict[str, Any]]()
        self.announcement_drafts = TypedWords[dict[str, Any]]()
        self._scenes.forget()
        self.user_names.forget(user)
        self.practices.forget(user)
        self.posting.at_table.forget(user)

    async def _ask_discord(self) -> object:
        """A request that changes nothing and that nobody sees: whether Discord answers."""
        return await self.http.get_user(self.user.id if self.user is not None else 0)

    def is_ours(self, match: int) -> bool:
        """Whether what is done unasked at a match is for this process to do."""
        live = self.matches.known(match)
        return live is None or self.store.slots.is_mine(live.match.guild)

    def is_heard(self, guild: int) -> bool:
        """Whether we are told of everything on this server, were we still there."""
        return self.store.slots.is_mine(guild)

    def on_slots_changed(self) -> None:
        """Begin with what is ours from now on; what is another's by now ends by itself."""
        self.posting.on_slots_changed()
        self.alarm.nudge.set()
        self._slots_changed.set()

    def on_hints(self, hints: Sequence[tuple[int, int]]) -> None:
        """Do what is ours at matches that another process has moved; without any, look at all of ours."""
        for match, guild in hints:
            for call in self.on_hint:
                call(match)
            if match == OF_ALL:
                self._hinted[match] = None
            elif self.store.slots.is_mine(guild):
                self.posting.on_hint(match)
                self._hinted[match] = None
        if not hints:
            self.posting.look_round()
            self._slots_changed.set()
        self.alarm.nudge.set()
        self._hint.set()

    async def after_move(self, match: int) -> None:
        """After a move: what is owed goes out, stewards answer, and the clock looks again. Never raises.

        Where another process does that at this match, it hears of the move by the listeners.
        """
        if not self.is_ours(match):
            return
        # The move's own messages do not wait for the stewards'.
        self.outbox.look_at(match)
        try:
            await play_stewards(self.matches, match)
        except Exception as error:
            # Of a match that newer processes alone can play the log has it that this one is outdated.
            if not (isinstance(error, Refused) and error.why.code == "match_newer"):
                report_error("stewards_failed", error, match=match)
        self.outbox.look_at(match)
        self.alarm.nudge.set()

    async def _resume(self) -> None:
        """Stewards go on where the last run, or another process, ended, perhaps in the middle of their moves.

        Where there are others they are looked for whenever our slots are others, and now and then.
        """
        while True:
            for match in await self.store.read.matches_with_stewards_due():
                await self.after_move(match)
            if not self.store.slots.shared:
                return
            await self.waiting.sleep_until(self.waiting.now() + LOOK_ROUND, self._slots_changed)
            await self._read_choices()

    async def _read_choices(self) -> None:
        """Keep to what people and the owner have chosen with another process of this bot, and their names."""
        self.preferences.forget_all()
        self.user_names.read_again()
        await self.owner_orders.reload()

    async def _follow_hints(self) -> None:
        """Stewards answer moves that another process has kept at matches of ours, for ever."""
        while True:
            await self.waiting.sleep_until(None, self._hint)
            while self._hinted:
                match = next(iter(self._hinted))
                del self._hinted[match]
                with suppress(Refused, StoreError):
                    if match == OF_ALL:
                        await self._read_choices()
                        continue
                    await self.matches.live(match)  # so that it is known whose it is
                    for call in self.on_our_hint:
                        call(match)
                    await self.after_move(match)

    async def _sync(self) -> None:
        guild = self.parts.settings.guild
        # A host who names a server has all commands there, and none as global ones.
        home = None if guild is None else discord.Object(guild)
        if home is not None:
            self.tree.copy_global_to(guild=home)
        send = partial(self.tree.sync, guild=home)
        await do_once(
            self.store, self.waiting, f"commands {guild or 0}", commands_digest(self.tree, home), send
        )


def own_status(parts: Parts) -> str:
    """The line below the bot's name, in the host's language: which commands to begin with."""
    language = parts.settings.language
    return label(parts.words[language].say("status"), language)


class Sharded(Khandan, commands.AutoShardedBot):
    """The same bot over as many sockets as Discord asks for.

    The simulated Discord knows one socket alone, and has the bot without.
    """

    def _get_state(self, **options: Any) -> SocketState:
        """Called by the library for what it keeps of Discord."""
        hooks: Any = {"dispatch": self.dispatch, "handlers": self._handlers, "hooks": self._hooks}
        return SocketState(**hooks, http=self.http, **options)

    async def on_shard_connect(self, _: int) -> None:
        """A session has begun over one of them."""
        shorten_reconnect_delays(self)


class OneOfSeveral(Sharded):
    """The same bot as one of several processes on a database: over the sockets of its slots alone."""

    def __init__(self, parts: Parts, *, store: Store, **given: Any) -> None:
        super().__init__(parts, store=store, **given)
        assert store.peers is not None
        identify = wait_to_identify(store.peers.reserve_session)
        self.sockets = Sockets(self, store.slots, identify, self.reach.note_gateway_up)
        self._presses = hear_presses(self, store.slots)
        self._handover: asyncio.Task[None] | None = None
        self.leave: Callable[[], Awaitable[object]] = leave_nothing
        """Gives all slots to the other processes."""
        self.chores.append(self.sockets.follow)

    def is_heard(self, guild: int) -> bool:
        """Whether the server's slot is ours, and its shard is heard."""
        return super().is_heard(guild) and self.sockets.is_open(shard_of(guild, self.store.slots.count))

    async def launch_shards(self) -> None:
        """Called by the library once it is logged in, to open all sockets."""
        await self.sockets.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by the library before each identify, also where a session is begun anew."""
        assert shard_id is not None
        await self.sockets.wait_to_identify(shard_id)

    async def hand_over(self) -> None:
        """Hand all shards to the other processes, while people go on playing; once, however often called."""
        if self._handover is None:
            self._handover = asyncio.create_task(self._hand_over())
        # Who is told to end while this goes on waits for the rest of it.
        await asyncio.shield(self._handover)

    async def _hand_over(self) -> None:
        self._presses.is_leaving = True
        await self.leave()
        await self.dedup.wait_until_idle(LAST_ANSWERS)

    async def close(self) -> None:
        """Hand everything over, and then close as ever."""
        await self.hand_over()
        await super().close()


async def leave_nothing() -> None:
    """Of a bot that was never equipped there is nothing to give."""


class Background:
    """The work beside the answering of clicks, from start to close: what breaks is begun again."""

    def __init__(self, waiting: Waiting) -> None:
        self._waiting, self._prepared = waiting, asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, posts: Sequence[Chore], chores: Sequence[Chore]) -> None:
        """Begin all of it; posts wait for `prepare`, which is one of the chores, and chores for nothing."""
        works: list[Chore] = [*(partial(self._afterwards, work) for work in posts), *chores]
        self.tasks = [asyncio.create_task(keep_trying(self._waiting, "work_failed", work)) for work in works]

    async def prepare(self, firsts: Sequence[Chore]) -> None:
        """Do what goes before anything is posted."""
        for first in firsts:
            await first()
        self._prepared.set()

    async def end(self) -> None:
        """Stop all of it, and wait for that. A second call does nothing."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _afterwards(self, work: Chore) -> None:
        await self._prepared.wait()
        await work()
