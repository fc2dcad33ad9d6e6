"""Your reign by buttons: in private after a generation, shared once by one press, never before its end."""

from typing import Any

import pytest
from simcord.components import walk_components

from bot.games.houses.controls.ids import ReignId
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import World
from engine.kernel.dice import Dice
from tests.bot.council_world import Council, in_session, plain, seated


async def ended(world: World, driver: Driver, **how: Any) -> Council:
    """A campaign that stewards have played to its end for one person."""
    council = await seated(world, driver, 1, company=2, generations=2, **how)
    member, chance = council.seats[0], 0
    prudent = council.live.match_state.game.stewards["prudent"]
    while council.state.stage != "over":
        look, chance = council.live.look(0), chance + 1
        move = prudent(look, Dice(chance.to_bytes(32, "big")))
        await council.bot.matches.act(council.match, member.id, move)
        await council.bot.after_move(council.match)
    await world.settle()
    return council


async def panel(council: Council) -> Post:
    """The private panel of the person."""
    answer = await council.driver.command(council.world.members[0], "hand", match=council.match)
    assert answer.message is not None
    return answer.message


async def pressed(council: Council, post: Post | None, wanted: str) -> Answer:
    """A press of the person's."""
    assert post is not None
    return await council.driver.click(council.world.members[0], post, wanted)


@pytest.mark.parametrize(
    ("language", "head", "private", "public"),
    [
        ("en", "Your reign under", "Only you see this card", "A reign under"),
        ("fa", "دورِ شما زیرِ تختِ", "این کارت را فقط شما می‌بینید", "دوری زیرِ تختِ"),
    ],
)
async def test_a_reign_is_private_until_one_press_shares_it(
    driver: Driver, world: World, language: Any, head: str, private: str, public: str
) -> None:
    """What everybody reads never says "you", and stands where the news stand."""
    council = await ended(world, driver, language=language)
    card = await pressed(council, await panel(council), "v1:reign:")
    shown = plain(card.text)
    before = len(driver.channel())
    share = next(
        one for one in council.labels(card.message) if one in ("Share in the channel", "در کانال بفرست")
    )
    after = await pressed(council, card.message, share)

    assert card.message is not None
    assert card.message.ephemeral
    assert head in shown
    assert private in shown
    assert after.message is not None
    assert after.message.ephemeral
    assert before + 1 == len(driver.channel())
    assert public in council.read(council.posted())
    assert share not in council.labels(after.message)


async def test_a_second_press_says_that_it_is_shared_already(driver: Driver, world: World) -> None:
    """Of two open cards, and after a restart: one post for a person and a reign."""
    council = await ended(world, driver)
    cards = [await pressed(council, await panel(council), "v1:reign:") for _ in range(2)]
    await pressed(council, cards[0].message, "Share in the channel")
    there = len(driver.channel())
    again = await pressed(council, cards[1].message, "Share in the channel")
    await world.restart()
    later = await pressed(council, await panel(council), "v1:reign:")

    assert "before" in plain(again.text)
    assert "You have shared this card" in plain(later.text)
    assert there == len(driver.channel())


async def test_another_reign_is_an_earlier_generation(driver: Driver, world: World) -> None:
    """The newest comes first; from the first one the way leads back to it."""
    council = await ended(world, driver)
    card = await pressed(council, await panel(council), "v1:reign:")
    newest = plain(card.text)
    earlier = plain((await pressed(council, card.message, "Another reign")).text)
    back = plain((await pressed(council, card.message, "Another reign")).text)

    assert " II of House" in newest
    assert " I of House" in earlier
    assert newest == back


async def test_before_a_generation_ends_there_is_no_card_of_it(driver: Driver, world: World) -> None:
    """Roles are secret until then: no button stands, and a forged one is refused."""
    council = await in_session(world, driver)
    shown = await panel(council)
    with_forged = await forged(council, shown, ReignId(council.match, 1, "with").pack())

    assert "Your reign" not in council.labels(shown)
    assert "Your reign" not in plain(with_forged)
    assert "Not at this moment" in plain(with_forged)


async def forged(council: Council, post: Post, custom_id: str) -> str:
    """What is read after a press of a control that was never shown: a changed client can send any."""
    button = next(
        one for one in walk_components(post._message.components) if "custom_id" in one and "label" in one
    )
    button["custom_id"] = custom_id
    return (await pressed(council, post, custom_id)).text
