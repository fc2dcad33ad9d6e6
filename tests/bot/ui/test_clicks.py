"""Buttons of a board, a letter and a panel: whom they answer, from when they are, and where they lead."""

from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import World
from tests.bot.council_world import in_session, plain


async def test_why_tells_where_each_number_comes_from(driver: Driver, world: World) -> None:
    """The start, an abstention's coin, and the coins of a deal: each change by its rule and its moment."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "trade", partner="1", i_pay=2, they_promise="a song")
    await driver.command(council.seats[1], "deals", answer="confirm:0-1-1")
    await driver.click(
        council.seats[0], first_with(council.driver.inbox(council.seats[0]), "Gather"), "Gather"
    )
    panel = await driver.command(council.seats[0], "hand")
    assert panel.message is not None
    leaf = await driver.click(council.seats[0], panel.message, "Why?")
    text = council.read(leaf.message)

    assert "9 coins: 10 at the start, −2 by the deal of Peyvandian0 and Peyvandian1 and +1 for" in text
    assert "8 power: 8 at the start" in text
    assert "If the generation ended now:" in text
    assert "None yet: they come at the end of a generation" in text


def first_with(posts: list[Post], label: str) -> Post:
    """The newest of these messages that has such a button."""
    return next(post for post in reversed(posts) if label in [one.label for one in buttons_of(post)])


async def test_a_form_that_was_opened_before_a_restart_still_counts(driver: Driver, world: World) -> None:
    """All a control knows stands in its custom id."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[1], council.whisper(1), "No")
    await world.restart()
    answer = await driver.submit(council.seats[1], form, power="2", seal="1")
    await world.restart()
    again = await driver.click(council.seats[2], council.whisper(2), "Gather")

    assert "Your ballot: no with 2 power" in council.read(answer.message)
    assert "Your ballot: abstains to gather" in council.read(again.message)


async def test_a_stranger_reads_that_they_have_no_seat(driver: Driver, world: World) -> None:
    """Any public button; nothing of the match is told."""
    council = await in_session(world, driver)
    stranger = world.members[4]
    answers = [
        await driver.click(stranger, council.posted(), button) for button in ("Vote", "Trade", "My seat")
    ]

    assert all(answer.private for answer in answers)
    assert {"You do not sit at this table."} == {plain(answer.text) for answer in answers}


async def test_the_leaves_of_the_panel_replace_one_another(driver: Driver, world: World) -> None:
    """Deals, goals and board open in the place of the private panel that was pressed; behind "More"."""
    council = await in_session(world, driver)
    panel = await driver.click(council.seats[0], council.posted(), "My seat")
    texts = []
    for leaf in ("Deals", "Goals", "Board"):
        panel = await driver.click(council.seats[0], panel.message, "More")  # type: ignore[arg-type]
        answer = await driver.click(council.seats[0], panel.message, leaf)  # type: ignore[arg-type]
        texts.append(council.read(answer.message))
        panel = await driver.click(council.seats[0], answer.message, "My seat")  # type: ignore[arg-type]

    assert panel.message is not None
    assert panel.message.ephemeral
    assert ["Your deals", "Goals of your house", "Houses: Legacy"] == [
        text.removeprefix("## ")[: len(head)]
        for text, head in zip(texts, ("Your deals", "Goals of your house", "Houses: Legacy"), strict=True)
    ]
