"""Row 3 of peers.md: "who voted what, earlier?" The chronicle: every count, deal, signature, searchable."""

from pathlib import Path

import pytest
from simcord import MemberActor

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, menus_of
from bot.sandbox.world import MakeBot, World
from engine.games.houses.clauses import Abstain, Promise
from engine.games.houses.moves import Cast, ConfirmDeal, MarkPromise, OfferDeal
from tests.bot.council_world import Council, in_session, making, plain
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def acted(council: Council, seat: int, *actions: object) -> None:
    """A seat moves, and the match goes on."""
    for action in actions:
        await council.bot.matches.act(council.match, council.seats[seat].id, action)
    await council.bot.after_move(council.match)
    await council.world.settle()


async def phases(council: Council) -> None:
    """Two phases of three houses; the first has a promise in it."""
    promise = OfferDeal(1, (Promise("The lamp stays lit"),), (Abstain("gather"),))
    await acted(council, 0, promise)
    await acted(council, 1, ConfirmDeal("0-1-1"), Cast("gather"))
    await acted(council, 0, Cast("yes", 3, True))
    await acted(council, 2, Cast("no", 2, True))
    await acted(council, 0, Cast("gather"))
    await acted(council, 1, Cast("no", 1, True))
    await acted(council, 2, Cast("no", 1, True))


def panel(answer: Answer) -> Post:
    """What came, for the asker alone."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message


async def chronicle(council: Council, member: MemberActor, **options: object) -> str:
    """What a member reads."""
    answer = await council.driver.command(member, "chronicle", **options)
    panel(answer)
    return plain(answer.text)


async def test_a_player_asks_the_chronicle_who_voted_what(world: World, driver: Driver) -> None:
    """Row 3: a later evening, and everybody remembers it differently."""
    council = await in_session(world, driver)
    await phases(council)
    asker = council.seats[2]

    # Every ballot of the first phase stands there with its power, and who led.
    first = await chronicle(council, asker, what="count", phase=1)
    assert "House Peyvandian0: yes with 3 power (leader)" in first
    assert "House Peyvandian1: abstains to gather" in first
    assert "House Peyvandian2: no with 2 power" in first

    # The newest comes first; filters lead elsewhere, in the same panel.
    newest = await council.driver.command(asker, "chronicle", what="count")
    assert plain(newest.text).index("phase 2") < plain(newest.text).index("phase 1")
    signed = await driver.choose(asker, panel(newest), ["signature"], "v1:annals:1:kind:")
    assert "phase 2, count" not in plain(signed.text)
    mine = await driver.choose(asker, panel(signed), ["decision"], "v1:annals:1:kind:")
    assert "Voted and sealed" in plain(mine.text)

    # Messages of a name are found, whatever their case; a house's own count only where it voted.
    assert "House Peyvandian1" in await chronicle(council, asker, search="PEYVANDIAN1")
    assert "nothing of the kind" in await chronicle(council, asker, search="Anahita")
    assert "phase 2" in await chronicle(council, asker, whose="1", what="count")

    # A stranger reads what is public; after a restart the open panel still answers.
    stranger = world.seat("stranger")
    assert "yes with 3 power" in await chronicle(council, stranger, what="count", phase=1)
    await world.restart()
    older = await driver.choose(asker, panel(newest), ["all"], "v1:annals:1:kind:")
    assert "entries found" in plain(older.text)


async def test_a_deal_is_its_parties_affair_until_it_is_closed(world: World, driver: Driver) -> None:
    """HO-R27: the third house finds nothing of an open deal, the parties find their promise."""
    council = await in_session(world, driver)
    await acted(council, 0, OfferDeal(1, (Promise("The lamp stays lit"),), (Abstain("gather", 1),)))
    await acted(council, 1, ConfirmDeal("0-1-1"))
    party = await chronicle(council, council.seats[1], what="deal")
    third = await chronicle(council, council.seats[2], what="deal")

    assert "The lamp stays lit" in party
    assert "The lamp" not in third
    assert "Nothing has been decided yet" in third


async def test_the_promise_ledger_tells_who_kept_their_word(world: World, driver: Driver) -> None:
    """HO-R23: given, kept and broken by house, over the whole campaign."""
    council = await in_session(world, driver)
    await phases(council)
    await acted(council, 1, MarkPromise("0-1-1", 0, 0, False))
    said = await chronicle(council, council.seats[1], what="promise")
    menus = menus_of(panel(await driver.command(council.seats[1], "chronicle")))

    assert "House Peyvandian0: 1 given, 0 kept, 1 broken" in said
    assert ["What kind", "Which generation", "Which house"] == [menu.label for menu in menus]
