"""A council on the simulated Discord: the real bot and store, the real content, people at every seat."""

from collections.abc import Callable
from datetime import timedelta
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from pydantic import SecretStr
from simcord import MemberActor

from bot import games
from bot.client import Khandan, Parts
from bot.clock.waiting import Waiting
from bot.config import Settings
from bot.games.houses.controls.ids import PlannedBallotId
from bot.games.houses.plugin import commands
from bot.languages import LANGUAGES, Language
from bot.pictures.gallery import Gallery
from bot.render.i18n import Messages
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, buttons_of, menus_of, text_of
from bot.sandbox.world import MakeBot, World
from bot.ui import moves
from bot.ui.generic.renderer import PluginRenderer
from bot.wiring import make_bot
from engine.games import houses
from engine.games.houses import VERSION
from engine.games.houses.moves import Options
from engine.games.houses.names import SIDES, Side
from engine.kernel.game import AnyGame
from engine.kernel.steward import COMPANY
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.match.live import LiveMatch
from tests import made_once
from tests.bot.core_world import custom_ids, entropy, folded, ours
from tests.engine.store.fresh import RING, at_first
from tests.made_once import content, council_renderer


@cache
def words() -> dict[Language, Messages]:
    """Strict, so that a missing text is an error."""
    return {language: made_once.words(language) for language in LANGUAGES}


def making(
    folder: Path,
    game: AnyGame | None = None,
    gallery: Callable[[Waiting], Gallery] | None = None,
    address: str | None = None,
) -> MakeBot:
    """Makes the bot on the database in this folder, anew at every restart; `game` is Houses, changed.

    Without a `gallery` it speaks in words alone. With an `address` it is one of several on that database.
    """
    shared = None if address is None else SecretStr(address)
    secrets = entropy()
    played = game or houses.game(content()[0])

    def make(waiting: Waiting) -> Khandan:
        parts = Parts(
            settings=Settings(_env_file=None).model_copy(update={"database_url": shared}),  # type: ignore[call-arg]
            ring=RING,
            games={"houses": played},
            contents={"houses": content()[0].version},
            plugin=games.plugin,
            renderers={"houses": council_renderer(PluginRenderer)},
            words=words(),
            setups=(moves.setup, commands),
        )
        drawn = None if gallery is None else gallery(waiting)
        bot = make_bot(parts, waiting, at_first(folder, ours), secrets, gallery=drawn)
        bot.posting.boards.rest = timedelta(0)  # a board shows at once what a test has done
        bot.posting.at_table.lifetime = timedelta(0)  # what is for one person comes by direct message
        bot.chores.append(partial(folded, bot))
        return bot

    return make


class Council:
    """One match of a world: its people by seat, and what they can do."""

    def __init__(self, world: World, driver: Driver, match: int) -> None:
        self.world, self.driver, self.match = world, driver, match

    @property
    def bot(self) -> Khandan:
        """The bot that runs now; a restart brings another."""
        assert isinstance(self.world.bot, Khandan)
        return self.world.bot

    @property
    def live(self) -> LiveMatch:
        """The match as it stands."""
        return next(live for live in self.bot.matches.live_matches() if live.match.id == self.match)

    @property
    def state(self) -> Any:
        """The campaign as it stands."""
        return self.live.match_state.state

    @property
    def seats(self) -> tuple[MemberActor, ...]:
        """The people by seat."""
        return self.world.members[: len(self.live.table.chairs)]

    def whisper(self, seat: int) -> Post:
        """The newest private message that the bot sent a seat by itself: no panel that a press has opened.

        A panel with a picture is drawn first, so that it may come after what the same press has set going.
        """
        inbox = self.driver.inbox(self.seats[seat])
        return [post for post in inbox if not _is_panel(post)][-1]

    def posted(self) -> Post:
        """The newest message of the channel."""
        return self.driver.channel()[-1]

    def labels(self, post: Post | None) -> list[str]:
        """The buttons of a message."""
        return [] if post is None else [button.label for button in buttons_of(post)]

    def read(self, post: Post | None) -> str:
        """A message's text without the marks of direction."""
        return "" if post is None else plain(text_of(post))

    async def refused(self, seat: int, post: Post, button: str) -> str:
        """What a press reads that changes nothing; it is for the presser alone."""
        before = self.live.match_state
        answer = await self.driver.click(self.seats[seat], post, button)
        assert answer.message is not None
        assert answer.message.ephemeral
        assert before is self.live.match_state
        return plain(answer.text)

    async def ballot(self, seat: int, power: int, *, seal: bool) -> Post:
        """The seat's ballot, opened by the phase's button, with this power and manner."""
        member = self.seats[seat]
        page = (await self.driver.click(member, self.posted(), "v1:vote:")).message
        assert page is not None
        (asked,) = (
            one for one in map(PlannedBallotId.parse, custom_ids(page)) if one is not None and one.ask
        )
        form = await self.driver.click(member, page, asked.pack())
        page = (await self.driver.submit(member, form, power=str(power))).message
        if (asked.seal == "seal") != seal:
            manner = PlannedBallotId(asked.match, asked.prefix, power, "seal" if seal else "open")
            page = (await self.driver.click(member, page, manner.pack())).message
        assert page is not None
        return page

    async def cast(self, seat: int, side: Side, power: int, *, seal: bool = False) -> Answer:
        """A ballot for this side by its button; the answer is the seat's panel."""
        page = await self.ballot(seat, power, seal=seal)
        casts = [one for one in custom_ids(page) if one.startswith("v1:do:")]  # yes, then no
        return await self.driver.click(self.seats[seat], page, casts[SIDES.index(side)])

    async def trade_form(self, seat: int) -> Answer:
        """The form of a deal, behind the steps that the newest message's button opens."""
        steps = await self.driver.click(self.seats[seat], self.posted(), "v1:build:")
        assert steps.message is not None
        return await self.driver.click(self.seats[seat], steps.message, "v1:trade:")

    async def found_all(self) -> None:
        """Everybody founds a house by the form of their private message."""
        for seat, member in enumerate(self.seats):
            form = await self.driver.click(member, self.whisper(seat), "v1:form:")
            emblem = form.fields[1].values[seat]
            await self.driver.submit(
                member, form, name=f"Peyvandian{seat}", emblem=[emblem], first_name=f"Arash{seat}"
            )

    async def draft_all(self) -> None:
        """Whoever is in turn takes the first role that is left."""
        while self.state.stage == "draft":
            await self.draft_turn(self.state.draft.turn)

    async def draft_turn(self, turn: int) -> None:
        """The house in turn chooses in its newest private message."""
        post = self.whisper(turn)
        await self.driver.choose(self.seats[turn], post, [menu_values(post)[0]], "v1:pick:")


def menu_values(post: Post) -> tuple[str, ...]:
    """What the first menu of a message offers."""
    return menus_of(post)[0].values


def plain(text: str) -> str:
    """Without the marks of direction."""
    return "".join(sign for sign in text if sign not in "\u2066\u2067\u2068\u2069\u200e\u2060")


async def seated(
    world: World, driver: Driver, seats: int = 3, language: Language = "en", company: int = 0, **options: Any
) -> Council:
    """A campaign of so many people and stewards of company that has begun, its houses not yet founded."""
    bot = world.bot
    assert isinstance(bot, Khandan)
    chosen = msgspec.json.encode(Options(**options)).decode()
    action = OpenTable("houses", VERSION, content()[0].version, seats + company, chosen, language)
    place = {"guild": world.guild.id, "channel": world.channel.id}
    host = world.visitor.id
    match = await bot.matches.open(action, **place, host=host)
    for member in world.members[:seats]:
        await bot.matches.act_at_table(match, member.id, Join())
    await bot.matches.act_at_table(match, host, Begin(COMPANY if company else "prudent"))
    await bot.after_move(match)
    await world.settle()
    return Council(world, driver, match)


async def in_session(
    world: World, driver: Driver, seats: int = 3, language: Language = "en", **options: Any
) -> Council:
    """A campaign whose first phase is open."""
    council_ = await seated(world, driver, seats, language, **options)
    await council_.found_all()
    await council_.draft_all()
    return council_


def _is_panel(post: Post) -> bool:
    return any(button.custom_id.endswith(":more") for button in buttons_of(post))
