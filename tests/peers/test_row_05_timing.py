"""Row 5: reaction times reveal sides; here one prompt and one moment for all, and no tell of a machine."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.client import Khandan
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, text_of
from bot.sandbox.world import World, open_world
from engine.games.houses import VERSION
from engine.games.houses.moves import Options
from engine.games.houses.orders import Condition, HousesOrders, Power, Rule, to_json
from engine.kernel.table.absence import SetOrders
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from tests.bot.council_world import Council, content, in_session, making
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

DAY = 86_400.0
HIDER, OTHER, LATE = 0, 1, 2
"""The house whose choice is hidden, one that votes, and one that lets the deadline pass."""

Choice = Callable[[Council], Awaitable[Any]]
Seen = tuple[str, int, int | None]


@pytest.fixture
def make_bot(tmp_path: Path) -> Any:
    return making(tmp_path)


@asynccontextmanager
async def council_of(folder: Path, name: str) -> AsyncIterator[Council]:
    """A council of three people in its first vote, in a world and a store of its own."""
    async with open_world(making(folder / name)) as made:
        yield await in_session(made, Driver(made))


def votes(**ballot: Any) -> Choice:
    """A ballot by command."""

    async def vote(council: Council) -> None:
        await council.driver.command(council.seats[HIDER], "vote", **ballot)

    return vote


async def nothing(council: Council) -> None:
    """Before the ballot."""


async def deals(council: Council) -> None:
    """An offer that nobody else may know of."""
    await council.driver.command(council.seats[HIDER], "trade", partner="2", i_pay=1, they_do="vote-yes")


async def orders(council: Council) -> None:
    """Orders for the coming phases."""
    rule = Rule(Condition("always"), "yes", Power("all"))
    payload = to_json(HousesOrders((rule,), "absent"))
    await council.bot.matches.act_at_table(council.match, council.seats[HIDER].id, SetOrders(payload))
    await council.bot.after_move(council.match)


AGAINST = votes(ballot="no", power=1, seal=True)
HIDDEN: dict[str, tuple[Choice, Choice]] = {
    "for": (nothing, votes(ballot="yes", power=5, seal=True)),
    "against": (nothing, AGAINST),
    "kept open": (nothing, votes(ballot="yes", power=1)),
    "gathers": (nothing, votes(ballot="gather")),
    "deals": (deals, AGAINST),
    "orders": (orders, AGAINST),
}
"""What a house does in secret, and how it votes a while later."""


def public(council: Council) -> list[Seen]:
    """The channel: every text, the second in which it came, and that of its last change."""
    return [_seen(post) for post in council.driver.channel()]


def private(council: Council, seat: int) -> list[Seen]:
    """What a house was told alone."""
    return [_seen(post) for post in council.driver.inbox(council.seats[seat])]


def _seen(post: Post) -> Seen:
    made, changed = post.message.created_at, post.message.edited_at
    return text_of(post), second(made), None if changed is None else second(changed)


def second(moment: datetime) -> int:
    """The second of a moment."""
    return round(moment.timestamp())


class Told(msgspec.Struct, frozen=True):
    """What stood in public and before another house just before the deadline, and when the next post came."""

    public: list[Seen]
    private: list[Seen]
    next: int


async def told(council: Council, hidden: Choice, ballot: Choice) -> Told:
    """A vote in which one house does this, one gathers, and one lets the deadline pass."""
    await council.world.advance(300)
    await hidden(council)
    await council.world.advance(300)
    await ballot(council)
    await council.world.advance(600)
    await votes_of_the_other(council)
    await council.world.advance(DAY - 1800)
    before, mine = public(council), private(council, OTHER)
    await council.world.advance(3600)
    return Told(before, mine, public(council)[len(before)][1])


async def votes_of_the_other(council: Council) -> None:
    """The same in every world."""
    await council.driver.command(council.seats[OTHER], "vote", ballot="gather")


@pytest.mark.parametrize("how", [name for name in HIDDEN if name != "for"])
async def test_until_the_count_a_hidden_choice_shows_nowhere(tmp_path: Path, how: str) -> None:
    """Row 5: side, power, seal, deals and orders; the count comes in the same second in every world."""
    seen = []
    for name in ("for", how):
        async with council_of(tmp_path, name) as council:
            seen.append(await told(council, *HIDDEN[name]))
    one, other = seen

    assert one.public == other.public
    assert one.private == other.private
    assert one.next == other.next


async def test_everybody_is_asked_alike(world: World, driver: Driver) -> None:
    """Row 5: the same words and the same buttons for every house, whatever its role would have it vote."""
    council = await in_session(world, driver)
    asked = [council.whisper(seat) for seat in range(3)]
    roles = [council.state.characters[seat].role.value for seat in range(3)]

    assert 3 == len(set(roles))
    assert 1 == len({council.read(post) for post in asked})
    assert 1 == len({tuple(button.label for button in buttons_of(post)) for post in asked})


async def test_ballots_are_shown_together_in_one_message(world: World, driver: Driver) -> None:
    """Row 5: before it nothing says how anybody voted."""
    council = await in_session(world, driver)
    before = len(driver.channel())
    for seat, ballot in enumerate(("gather", "gather")):
        await driver.command(council.seats[seat], "vote", ballot=ballot)
    early = driver.channel()[before:]
    await driver.command(council.seats[LATE], "vote", ballot="yes", power=1, seal=True)
    counts = [post for post in driver.channel()[before:] if "abstains to gather" in council.read(post)]

    assert [] == early
    assert ["Peyvandian0", "Peyvandian1", "Peyvandian2"] == named(council.read(counts[0]))
    assert 1 == len(counts)


def named(text: str) -> list[str]:
    """The houses of a count, in the order of its lines."""
    lines = [line for line in text.splitlines() if ": yes with" in line or ": abstains" in line]
    return [line.partition("House ")[2].partition(":")[0] for line in lines]


async def with_a_steward(world: World, driver: Driver) -> Council:
    """Three people and a steward in the fourth seat, in their first vote."""
    bot = world.bot
    assert isinstance(bot, Khandan)
    chosen = msgspec.json.encode(Options()).decode()
    action = OpenTable("houses", VERSION, content()[0].version, 4, chosen, "en")
    match = await bot.matches.open(
        action, guild=world.guild.id, channel=world.channel.id, host=world.visitor.id
    )
    for member in world.members[:3]:
        await bot.matches.act_at_table(match, member.id, Join())
    await bot.matches.act_at_table(match, world.visitor.id, Begin("prudent"))
    await bot.after_move(match)
    await world.settle()
    council = Council(world, driver, match)
    for seat in range(3):
        form = await driver.click(council.seats[seat], council.whisper(seat), "v1:form:")
        chosen = form.fields[1].values[seat]
        names = {"name": f"Peyvandian{seat}", "emblem": [chosen], "first_name": f"Arash{seat}"}
        await driver.submit(council.seats[seat], form, **names)
    await council.draft_all()
    return council


@pytest.mark.parametrize("coins", [0, 9])
async def test_a_stewards_yes_and_no_come_at_the_same_moment_and_shows_to_nobody(
    tmp_path: Path, coins: int
) -> None:
    """Row 5: it weighs an offer at once, and votes when the last person has, whatever it was paid."""
    async with open_world(making(tmp_path / str(coins))) as made:
        council = await with_a_steward(made, Driver(made))
        offer = {"i_pay": coins, "i_promise": "" if coins else "a song"}
        before = public(council)
        await council.driver.command(
            council.seats[HIDER], "trade", partner="3", they_do="vote-yes", they_power=3, **offer
        )
        after, deals_left = public(council), [deal.bound for deal in council.state.deals]
        early = [slip.cast for slip in council.state.phase.slips]
        for seat in range(3):
            await council.driver.command(council.seats[seat], "vote", ballot="gather")

    assert before == after
    assert ([True] if coins else []) == deals_left
    assert [False] * 4 == early
    assert 2 == council.state.phase.number
