"""Makes the databases, the channels and the records of a day; `python -m tests.upgrades.making FOLDER`.

It is run with the program of that day, and what it made is never made anew. Tables of Houses are played
through the real bot on the simulated Discord, to each of the moments in which a table may stand; those of
Coup and Treasure Island, which could not be played at Discord that day, through the service.
"""

import asyncio
import sys
from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

from msgspec.structs import replace
from simcord import ChannelHandle

from bot.client import Khandan, Parts
from bot.clock.waiting import Waiting
from bot.games.houses.controls.routing import ROUTING
from bot.lab.games.houses.rehearsal.people import by_button, by_command, by_panel, choose_action, walk
from bot.lab.games.houses.rehearsal.scenes import orders
from bot.lab.rehearsal.stage import Secrets, Spoiled, Stage, newest
from bot.languages import Language
from bot.posts.recipients import recipients
from bot.sandbox.world import Names, open_world
from bot.ui.seat_controls import controls_of
from bot.wiring import make_bot, open_store_in
from engine.clock.deadlines import wait_length
from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.moves import Cast, ConfirmDeal, OfferDeal
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.matches import Matches
from engine.record import record_lines
from engine.stewards import steward_for
from tests import made_once
from tests.trust.tables import WORD
from tests.upgrades.keeping import RING, SEED, kept, packed, stood, write
from tests.upgrades.making_others import others

NAMES: Final = Names(stewards=("anahita", "behrouz", "cyrus", "darya", "guest"))
ROADS: Final = (by_command, by_button, by_panel)
PROMISE: Final = "پلِ شمالی از آنِ شما خواهد بود"
ASKED: Final = (
    "help",
    "tutorial",
    "privacy what",
    "privacy export",
    "privacy forget",
    "campaign open",
    "campaign fair",
    "chronicle",
    "story",
)
"""Commands whose answers have controls of their own."""


@cache
def ours() -> Parts:
    """All that the program has."""
    return replace(made_once.whole(), ring=RING)


class Day:
    """The world of the day, one channel a match, and the stage on which the match in hand is played."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.world = stage, stage.world
        self.matches: dict[str, tuple[int, ChannelHandle]] = {}
        self.moves = 0

    async def table(self, name: str, seats: int, language: Language, people: int, **more: Any) -> None:
        """A table in a channel of its own, where so many people sit; the stage turns to it."""
        stage, world = self.stage, self.world
        world.channel = world.guild.create_text_channel(name)
        stage.language = language
        await stage.command(world.visitor, "campaign new", seats=seats, language=language, **more)
        stage.match = max(live.match.id for live in stage.bot.matches.live_matches())
        self.matches[name] = stage.match, world.channel
        for member in world.members[:people]:
            await stage.driver.click(member, stage.newest_post_with("v1:join:"), "v1:join:")
        await world.settle()

    async def begun(self, name: str, seats: int, language: Language, **more: Any) -> None:
        """The same with all seats taken; one adds a word for the dice, and the match begins."""
        await self.table(name, seats, language, seats, **more)
        await self.stage.command(self.world.members[1], "campaign word", word=f"{WORD} {name}")
        await self.stage.driver.click(
            self.world.visitor, self.stage.newest_post_with("v1:begin:"), "v1:begin:"
        )
        await self.world.settle()

    def turn_to(self, name: str) -> None:
        """The stage turns to this match."""
        self.stage.match, self.world.channel = self.matches[name]

    async def until(self, reached: Callable[[Any], bool]) -> None:
        """People move, each by a road of their own, until the campaign has come so far."""
        stage = self.stage
        while not reached(stage.state):
            before = self.moves
            for seat in stage.seats:
                if not reached(stage.state) and stage.live.table.status != "over":
                    await self.move(seat)
            if before == self.moves:
                raise Spoiled(f"nobody moves in {stage.state.stage}")

    async def move(self, seat: int) -> None:
        """One move of this seat, where it has something to do; a minute passes."""
        stage, dice = self.stage, Dice((SEED + self.moves).to_bytes(16, "big"))
        look = stage.live.look(seat)
        action = choose_action(stage, seat, look, dice)
        if action is not None:
            self.moves += 1
            await walk(stage, seat, look, action, ROADS[seat % len(ROADS)])
            await self.world.advance(60.0)


async def played(day: Day) -> None:
    """Every table, to where it stands at the end of the day."""
    stage, world = day.stage, day.world
    await day.begun("ended", 3, "en", generations=1, chronicle="channel")
    await day.until(lambda state: stage.live.table.status == "over")
    await day.begun("founding", 3, "fa", generations=1, pace="two_days")
    await day.move(0)
    await day.begun("draft", 4, "en", generations=1, chronicle="channel")
    await day.until(lambda state: sum(bool(one.role) for one in state.characters) == 1)
    await stage.command(stage.member(3), "replace", seat=4, member=world.members[5])
    await day.begun("tie", 3, "fa", generations=1, purses="hidden")
    await _tied(day)
    await day.begun("vote", 5, "en", generations=2)
    await _voting(day)
    await day.table("gathering", 4, "fa", 3, chronicle="channel")
    await stage.command(world.members[1], "language mine", speak="fa")
    await stage.command(world.members[2], "language mine", speak="en")
    await world.settle()


async def _tied(day: Day) -> None:
    """HO-6.6: all abstain, the moderator is asked; then the table is paused."""
    stage = day.stage
    await day.until(lambda state: state.stage == "vote" and state.phase.number == 2)
    while stage.state.stage == "vote":
        for seat in stage.seats:
            look = stage.live.look(seat)
            if Cast("gather") in look.ask(None):
                await walk(stage, seat, look, Cast("gather"), by_panel)
    if stage.state.stage != "decide":
        raise Spoiled(f"no tie, but {stage.state.stage}")
    await stage.command(stage.world.visitor, "campaign pause")


async def _voting(day: Day) -> None:
    """A vote with offers and a deal open, orders, a guest, a ballot cast, and a request on the table."""
    stage = day.stage
    await day.until(lambda state: state.stage == "vote" and state.phase.number == 3)
    terms = {"i_pay": 1, "they_do": "vote-yes", "they_power": 1}
    await stage.command(stage.member(0), "trade", partner="3", **terms)
    look = stage.live.look(3)
    confirm = next(one for one in look.ask(None) if isinstance(one, ConfirmDeal))
    await walk(stage, 3, look, confirm, by_button)
    promised = {"i_promise": PROMISE, "they_do": "vote-no", "they_power": 2}
    await stage.command(stage.member(1), "trade", partner="4", **promised)
    await stage.command(stage.member(4), "trade", partner="0", i_promise="the mill", they_do="gather")
    await orders(stage)
    await stage.command(stage.member(0), "watch open", guest=day.world.members[5])
    await day.move(3)
    await stage.command(stage.member(4), "later", hours=3)


async def panels(day: Day) -> None:
    """Everybody opens their panel and its leaf of deals at every table that plays; one writes a deal."""
    stage = day.stage
    for name in day.matches:
        day.turn_to(name)
        if stage.live.table.status != "gathering":
            for seat in stage.seats:
                await stage.command(stage.member(seat), "hand", match=stage.match)
                await stage.command(stage.member(seat), "deals", match=stage.match)
    day.turn_to("vote")
    build, trade = f"v1:build:{stage.match}:", f"v1:trade:{stage.match}:"
    steps = await stage.driver.click(stage.member(2), stage.newest_post_with(build), build)
    assert steps.message is not None
    form = await stage.driver.click(stage.member(2), steps.message, trade)
    values = {"partner": ["4"], "mine": ["pay.0"], "coins": "1", "theirs": ["vote-yes.0"]}
    await stage.driver.submit(stage.member(2), form, **values, power="2")
    time = f"v1:time:{stage.match}:show"
    await stage.driver.click(stage.member(2), newest(stage.driver.channel(stage.member(2)), time), time)
    for name in ASKED:
        await stage.command(day.world.visitor, name)


def handles(day: Day) -> list[dict[str, Any]]:
    """What every offered move is called in an id of today, and the move; of a begun one its beginning."""
    found = []
    playing = (live for live in day.stage.bot.matches.live_matches() if live.table.status == "playing")
    for live, seat in [(one, seat) for one in playing for seat in range(len(one.table.chairs))]:
        controls = controls_of(day.stage.bot.scene(live, "en"), seat, ROUTING)
        for move in controls.offers:
            begun = isinstance(move, PartialMove)
            custom_id = controls.form_id(move) if begun else controls.do_id(move)
            said = {"move": move.move, "given": dict(move.given)} if begun else move
            found.append({"match": live.match.id, "seat": seat, "custom_id": custom_id, "move": said})
    return found


def discord(day: Day) -> dict[str, Any]:
    """All that lies at Discord: people by name, channels, threads and inboxes with their messages."""
    backend = day.world.env.backend
    messages = [one for stored in backend.messages.values() for one in stored.values()]
    return {
        "now": backend.now_iso(),
        "people": {one.name: one.id for one in day.world.members},
        "inboxes": backend.dm_channels,
        "channels": list(backend.channels.values()),
        "messages": [one for one in messages if one.components],
    }


async def houses(folder: Path, out: Path) -> None:
    """The bot's day."""
    secrets = Secrets(SEED)

    def making(waiting: Waiting) -> Khandan:
        return make_bot(ours(), waiting, folder, secrets)

    async with open_world(making, NAMES) as world:
        day = Day(Stage(world, "en", process_time))
        await played(day)
        await panels(day)
        write(out / "handles.json", handles(day))
        write(out / "discord.json", discord(day))
        ended = day.matches["ended"][0]
        live = next(live for live in day.stage.bot.matches.live_matches() if live.match.id == ended)
        rows = record_lines(live.match_state, await day.stage.bot.matches.entries(ended), "all")
        packed(out / "houses.jsonl", b"".join(row + b"\n" for row in rows))
        write(out / "matches.json", {name: match for name, (match, _) in day.matches.items()})
        vote, now = day.matches["vote"][0], world.env.now()
    await killed(folder, vote, now, out)


async def killed(folder: Path, vote: int, now: datetime, out: Path) -> None:
    """A ballot and an offer more, kept by a program that was killed before it said so to anybody."""
    store, whole = open_store_in(folder, RING), ours()
    assert whole.editions is not None
    matches = Matches(
        store,
        whole.editions,
        now=lambda: now,
        entropy=Secrets(SEED + 1),
        patience=wait_length,
        recipients=recipients(whole.renderers),
        stewards=steward_for,
    )
    try:
        live = await matches.live(vote)
        seat = next(one for one in range(2) if Cast("gather") in live.look(one).ask(None))
        await matches.act(vote, live.users[seat], Cast("gather"), interaction=4_000)
        await matches.act(
            vote, live.users[2], OfferDeal(3, (Promise(PROMISE),), (Pay(1),)), interaction=4_001
        )
        for status in ("open", "running", "ended"):
            for match in await store.read.matches(status):
                await matches.live(match.id)
        write(out / "houses-stood.json", stood(matches.live_matches()))
    finally:
        await store.close()


def main(out: Path) -> None:
    """All files of the day."""
    out.mkdir(parents=True, exist_ok=True)
    for name, work in (("houses", houses), ("others", others)):
        with TemporaryDirectory() as folder:
            asyncio.run(work(Path(folder), out))
            kept(Path(folder), out / f"{name}.db")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
