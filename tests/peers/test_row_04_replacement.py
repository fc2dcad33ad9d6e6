"""Row 4: an absent player does not freeze the table: a replacement by consent, and more time by consent."""

from pathlib import Path

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import MakeBot, World
from engine.kernel.table.seating import StewardSat
from tests.bot.council_world import Council, making, plain, seated
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

ABSENT = 2
DAY = 86_400


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def asking(driver: Driver) -> Post:
    """The newest post with a question to the table."""
    return next(
        post
        for post in reversed(driver.channel())
        if any(button.custom_id.startswith("v1:agree:") for button in buttons_of(post))
    )


async def left_alone(world: World, driver: Driver) -> Council:
    """A council one of whose people is silent until a regent sits in; the others do what they are asked."""
    council = await seated(world, driver)
    for seat in (0, 1):
        form = await driver.click(council.seats[seat], council.whisper(seat), "v1:form:")
        emblem = form.fields[1].values[seat]
        await driver.submit(
            council.seats[seat], form, name=f"Peyvandian{seat}", emblem=[emblem], first_name=f"Arash{seat}"
        )
    for _ in range(12):
        if council.live.table.chairs[ABSENT].regent:
            return council
        if council.state.stage == "draft" and council.state.draft.turn != ABSENT:
            await council.draft_turn(council.state.draft.turn)
        else:
            await world.advance(DAY)
    raise AssertionError(council.state.stage)


async def test_a_regent_keeps_the_seat_until_the_table_agrees_to_a_newcomer(
    world: World, driver: Driver
) -> None:
    """Row 4: deadlines, a regent after two silences, and then a person again, whom the table has chosen."""
    council = await left_alone(world, driver)
    newcomer = world.seat("Mahin")
    refused = await driver.command(council.seats[1], "replace", seat=ABSENT + 1, member=newcomer)
    await driver.command(council.seats[0], "replace", seat=ABSENT + 1, member=newcomer)
    post = asking(driver)
    question = council.read(post)
    await driver.click(council.seats[1], post, "v1:agree:")
    before = council.live.seat(newcomer.id)
    await driver.click(newcomer, post, "v1:take:")
    log = await council.bot.matches.entries(council.match)
    hand = await driver.command(newcomer, "hand")

    assert any(isinstance(event, StewardSat) and event.regent for entry in log for event in entry.events)
    assert "the host does so" in plain(refused.text)
    assert newcomer.mention in question
    assert (None, ABSENT) == (before, council.live.seat(newcomer.id))
    assert council.live.table.chairs[ABSENT].steward is None
    assert hand.private


async def test_the_replacement_is_kept_over_a_restart(world: World, driver: Driver) -> None:
    """Row 4 and row 1: who was asked, who has agreed and who sits there stand in the log."""
    council = await left_alone(world, driver)
    newcomer = world.seat("Mahin")
    await driver.command(council.seats[0], "replace", seat=ABSENT + 1, member=newcomer)
    await driver.click(newcomer, asking(driver), "v1:take:")
    await world.restart()
    await driver.click(council.seats[1], asking(driver), "v1:agree:")
    await world.restart()

    assert ABSENT == council.live.seat(newcomer.id)
