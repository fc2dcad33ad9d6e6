"""A private message whose questions are past says so; nothing is left to press but the way to one's seat."""

from bot.posts.letters import MOST, READERS, Asking, Letters
from bot.render.panel import Panel
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, menus_of
from bot.sandbox.world import World
from engine.games.houses.clauses import Abstain, Pay
from engine.games.houses.moves import OfferDeal
from tests.bot.council_world import Council, in_session, plain

VOTES = ({"ballot": "yes", "power": 3}, {"ballot": "no", "power": 2}, {"ballot": "yes", "power": 1})


def letters(council: Council) -> list[Post]:
    """What the first seat was written, as it stands."""
    return [post for post in council.driver.inbox(council.seats[0]) if not post.flags.ephemeral]


def pressed(post: Post) -> list[str]:
    """What may be pressed there, by what it does; the way to one's seat aside."""
    verbs = [one.custom_id.split(":")[1] for one in (*buttons_of(post), *menus_of(post))]
    return [one for one in verbs if one != "seat"]


async def test_a_letter_is_closed_once_its_question_is_past(driver: Driver, world: World) -> None:
    """HO-6.5, HO-R25: an offer meanwhile takes nothing from the vote's letter; the next phase closes both."""
    council = await in_session(world, driver)
    deal = OfferDeal(0, (Pay(2),), (Abstain("gather"),))
    await council.bot.matches.act(council.match, council.seats[1].id, deal)
    await council.bot.moved(council.match)
    await world.advance(1)
    voting, offer = letters(council)[-2:]

    assert "form" in pressed(voting)
    assert "do" in pressed(offer)

    for member, ballot in zip(council.seats, VOTES, strict=False):
        await driver.command(member, "vote", seal=True, **ballot)
    await world.advance(5)
    now = letters(council)
    old = [one for one in now if one.id in (voting.id, offer.id)]
    past = plain(council.bot.words("en").say("letter-past")).removeprefix("-# ")

    assert [[], []] == [pressed(one) for one in old]
    assert all(past in plain(council.read(one)) for one in old)
    assert pressed(now[-1])
    assert past not in plain(council.read(now[-1]))


def test_what_is_still_asked_is_kept_and_what_is_past_is_handed_out_once() -> None:
    """By any of a letter's questions; a message that was changed counts as it stands."""
    one, key = Letters(), (1, 7)
    one.keep(key, asking(10, "a", "b"))
    one.keep(key, asking(10, "b"))
    one.keep(key, asking(11, "c"))

    assert [] == [found.message for found in one.past(key, {"b", "c"})]
    assert [10] == [found.message for found in one.past(key, {"a", "c"})]
    assert [] == [found.message for found in one.past(key, {"a", "c"})]


def test_memory_has_a_bound() -> None:
    """Of a reader and of all readers, the newest."""
    one = Letters()
    for message in range(MOST + 3):
        one.keep((1, 1), asking(message, "a"))

    assert MOST == len(one.past((1, 1), ()))

    for reader in range(READERS + 3):
        one.keep((2, reader), asking(1, "a"))

    assert () == one.past((2, 2), ())
    assert one.past((2, 3), ())


def asking(message: int, *questions: str) -> Asking:
    """A letter."""
    return Asking(message, message, frozenset(questions), Panel(None, (), "en"))
