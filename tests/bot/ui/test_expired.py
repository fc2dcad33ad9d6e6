"""Controls of a moment that is past: of posts that could not be changed, of letters that lose theirs."""

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import NoSuchControl, Post, buttons_of
from bot.sandbox.world import World
from tests.bot.council_world import Council, in_session, menu_values, plain


async def in_the_second_phase(world: World, driver: Driver) -> Council:
    """All three have abstained in the first, whose post Discord did not let us change."""
    council = await in_session(world, driver)
    world.refuse_changes(council.posted())
    await abstained(driver, council)

    assert 2 == council.state.phase.number
    return council


async def abstained(driver: Driver, council: Council) -> None:
    """All three gather coins, and the moderator decides where that is asked."""
    for seat in range(3):
        await driver.click(council.seats[seat], council.whisper(seat), "Gather")
    if council.state.stage == "decide":
        moderator = council.state.moderator
        post = council.whisper(moderator)
        await driver.choose(council.seats[moderator], post, [menu_values(post)[0]], "v1:pick:")


def of_the_first_phase(driver: Driver) -> Post:
    """Its post in the channel."""
    return next(
        post for post in driver.channel() if any(":g1.p1" in one.custom_id for one in buttons_of(post))
    )


@pytest.mark.parametrize("label", ["Vote", "Trade"])
async def test_a_button_of_an_earlier_phase_does_nothing_and_opens_what_is_asked_now(
    driver: Driver, world: World, label: str
) -> None:
    """Of a post that could not be changed, or was pressed before it was: a dead end once."""
    council = await in_the_second_phase(world, driver)
    public = of_the_first_phase(driver)
    told = await council.refused(0, public, label)
    panel = [post for post in driver.channel(council.seats[0]) if post.ephemeral][-1]

    assert "from an earlier moment; nothing was changed" in told
    assert "Phase 2" in told
    assert {"Moderate", "Trade"} <= set(council.labels(panel))


async def test_what_an_old_button_has_opened_goes_on_by_itself(driver: Driver, world: World) -> None:
    """It is the presser's panel like any other."""
    council = await in_the_second_phase(world, driver)
    public = of_the_first_phase(driver)
    await council.refused(0, public, "Vote")
    panel = [post for post in driver.channel(council.seats[0]) if post.ephemeral][-1]
    await driver.command(council.seats[1], "trade", partner="0", i_do="vote-no", they_pay=2)
    await world.advance(2)

    assert "1 for you to answer" in council.read(panel)


async def test_who_sits_at_no_table_reads_so_at_an_old_button_too(driver: Driver, world: World) -> None:
    await in_the_second_phase(world, driver)
    public = of_the_first_phase(driver)
    answer = await driver.click(world.members[4], public, "Vote")

    assert "You do not sit at this table." == plain(answer.text)


async def test_a_letter_of_an_earlier_phase_has_nothing_to_press(driver: Driver, world: World) -> None:
    council = await in_session(world, driver)
    public, private = council.posted(), council.whisper(0)
    world.refuse_changes(public)
    await abstained(driver, council)

    assert "from an earlier moment" in await council.refused(0, public, "Vote")
    assert "from an earlier moment" in await council.refused(0, public, "Trade")
    with pytest.raises(NoSuchControl):
        await council.refused(0, private, "Gather")
