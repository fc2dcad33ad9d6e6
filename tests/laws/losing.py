"""A walk on which answers are lost: what each person reads then, beside what the database says."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, Literal
from unittest.mock import patch

import aiohttp
import discord
from discord import InteractionType

from bot.keys import DATABASE
from bot.languages import LANGUAGES
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.world import World
from engine.store.records import Append, Opening
from engine.store.worker import Together
from engine.store.writer import Writer
from tests.bot.core_world import plain
from tests.laws.commands import leaves
from tests.made_once import words

Loss = Literal["refused", "broken", "dropped"]
"""Discord says 400 or 500 to the answer; or takes it, and the connection is gone before it says so."""

HEARD: ContextVar[int | None] = ContextVar("heard", default=None)
"""The interaction in whose task something is written."""

WAYS: Final = ("send_message", "edit_message", "send_modal")
CHANGED: Final = (
    "SELECT * FROM preference ORDER BY 1, 2, 3",
    "SELECT match_id, number, user_id FROM player ORDER BY 1, 2",
    "SELECT id, guild_id, channel_id FROM match ORDER BY 1",
)
"""What people change beside the logs."""


def beginnings(text: str) -> tuple[str, ...]:
    """How a text with a code begins, in every language."""
    told = (words(language).say(text, code="00000000") for language in LANGUAGES)
    return tuple(plain(one).partition("00000000")[0] for one in told)


STANDS: Final = beginnings("error-kept")


class Losses:
    """The answer to everything that has changed something is lost, and the first of each kind in any case.

    Kinds are verbs of controls and forms, and names of commands. `lost` and `kept` count whose answer was
    lost, and what stood all the same; `faults` are the sentences that were not true.
    """

    def __init__(self, folder: Path, loss: Loss) -> None:
        self.folder, self.loss = folder, loss
        self.lost, self.kept = Counter[str](), Counter[str]()
        self.faults: list[str] = []
        self.kinds: dict[int, str] = {}
        self._gone: set[int] = set()
        self._told: set[int] = set()
        self._moves = Counter[int]()
        self._before: dict[int, Any] = {}

    def heard(self, interaction: Any) -> None:
        """An interaction begins; a redelivered one is nothing new."""
        kind = kind_of(interaction)
        if kind is not None and interaction.id not in self.kinds:
            self.kinds[interaction.id], self._before[interaction.id] = kind, self.rows()
        HEARD.set(interaction.id if kind is not None else None)

    async def answers(self, true: Any, response: Any, *given: Any, **more: Any) -> Any:
        """The first answer to an interaction is lost, the next one comes."""
        asked = response._parent.id
        self._told.add(asked)
        chosen = asked in self.kinds and (self.changed(asked) or not self.lost[self.kinds[asked]])
        if not chosen or asked in self._gone:
            return await true(response, *given, **more)
        self._gone.add(asked)
        self.lost[self.kinds[asked]] += 1
        if self.loss == "dropped":
            await true(response, *given, **more)
            response._response_type = None
            raise aiohttp.ServerDisconnectedError
        error = discord.HTTPException if self.loss == "refused" else discord.DiscordServerError
        status = 400 if self.loss == "refused" else 500
        raise error(SimpleNamespace(status=status, reason="planted"), "planted")  # type: ignore[arg-type]

    def gone(self, interaction: int) -> bool:
        """Whether its answer was lost."""
        return interaction in self._gone

    def changed(self, interaction: int) -> bool:
        """Whether the interaction has left something in the database."""
        asked = "SELECT COUNT(*) FROM interaction WHERE id = ?"
        with closing(sqlite3.connect(self.folder / DATABASE)) as database:
            (count,) = database.execute(asked, (interaction,)).fetchone()
        return bool(count) or self.rows() != self._before[interaction]

    def kept_one(self, work: Any) -> None:
        """A write of the interaction that is heard: before its answer there is one move, with its click."""
        asked = HEARD.get()
        moves = [one for one in moves_of(work) if by_a_person(one)]
        if asked is None or not moves or asked in self._told:
            return
        self._moves[asked] += 1
        if self._moves[asked] > 1:
            self.faults.append(f"{self.kinds[asked]} is answered after more than one move")
        if not isinstance(work, Together) and any(one.interaction != asked for one in moves):
            self.faults.append(f"{self.kinds[asked]} is kept without its click")

    def judge(self, interaction: int, text: str) -> tuple[str, ...]:
        """Note a sentence that is not true; the lines that say what stands, where it is said to."""
        kind, changed = self.kinds[interaction], self.changed(interaction)
        self.kept[kind] += changed
        head, *done = text.splitlines() or [""]
        if changed and not (head.startswith(STANDS) and any(done)):
            self.faults.append(f"{kind} stands, and this is read: {text}")
        if not changed and head.startswith(STANDS):
            self.faults.append(f"{kind} changed nothing, and this is read: {text}")
        return tuple(done) if changed else ()

    def rows(self) -> Any:
        """What people have changed beside the logs."""
        with closing(sqlite3.connect(self.folder / DATABASE)) as database:
            return [database.execute(asked).fetchall() for asked in CHANGED]


def moves_of(work: Any) -> tuple[Append, ...]:
    """The appends of a write."""
    match work:
        case Append():
            return (work,)
        case Opening():
            return (work.first,)
        case Together():
            return work.appends
    return ()


def by_a_person(append: Append) -> bool:
    """Whether a person did it."""
    return any(json.loads(entry.body)["by"] is not None for entry in append.entries)


def kind_of(interaction: Any) -> str | None:
    """The verb of a custom id, or the command; none of what is only typed."""
    match interaction.type:
        case InteractionType.application_command:
            return named(interaction.client, interaction.command)
        case InteractionType.component | InteractionType.modal_submit:
            return str(interaction.data["custom_id"]).split(":")[1]
    return None


def named(bot: Any, command: Any) -> str:
    """A command by the first name under which its work is known: some stand in two groups."""
    every = (one for one in leaves(bot.tree.get_commands()) if one.callback is command.callback)
    return f"/{next(every, command).qualified_name}"


class Redelivering(Driver):
    """A person whose lost answers are looked at; then Discord delivers what they did once more."""

    def __init__(self, world: World, losses: Losses) -> None:
        super().__init__(world)
        self.losses = losses

    async def command(self, *given: Any, **options: Any) -> Answer:
        return await self._judged(await super().command(*given, **options))

    async def click(self, *given: Any) -> Answer:
        return await self._judged(await super().click(*given))

    async def choose(self, *given: Any) -> Answer:
        return await self._judged(await super().choose(*given))

    async def submit(self, *given: Any, **values: Any) -> Answer:
        return await self._judged(await super().submit(*given, **values))

    async def _judged(self, answer: Answer) -> Answer:
        """The second delivery of what was done changes nothing and is answered with what the first did."""
        asked, losses = answer.result._interaction.id, self.losses
        if not losses.gone(asked):
            return answer
        stands, before = losses.judge(asked, plain(answer.text)), losses.rows()
        await self._redelivered(asked)
        text = plain(answer.text)
        if stands and (before != losses.rows() or [line for line in stands if line not in text]):
            losses.faults.append(f"{losses.kinds[asked]} once more: {text} in place of {stands}")
        return answer

    async def _redelivered(self, asked: int) -> None:
        backend = self.world.env.backend
        events = (payload for _, name, payload in backend.transcript if name == "INTERACTION_CREATE")
        payload = next(one for one in events if int(one["id"]) == asked)
        async with self.world.turn:
            backend.emit("INTERACTION_CREATE", payload)
            await self.world.env.settle()


@contextmanager
def losing(losses: Losses) -> Iterator[None]:
    """Everybody loses answers."""
    made = discord.Interaction.__init__

    def begins(self: Any, **given: Any) -> None:
        made(self, **given)
        losses.heard(self)

    def meeting(way: str) -> Any:
        true = getattr(discord.InteractionResponse, way)

        async def answers(self: Any, *given: Any, **more: Any) -> Any:
            return await losses.answers(true, self, *given, **more)

        return patch.object(discord.InteractionResponse, way, answers)

    submit = Writer._submit

    def keeps(self: Writer, work: Any) -> Any:
        losses.kept_one(work)
        return submit(self, work)

    with ExitStack() as planted:
        planted.enter_context(patch.object(discord.Interaction, "__init__", begins))
        planted.enter_context(patch.object(Writer, "_submit", keeps))
        for way in WAYS:
            planted.enter_context(meeting(way))
        yield
