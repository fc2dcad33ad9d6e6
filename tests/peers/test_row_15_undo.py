"""Row 15: undo is wanted, but must not go behind what the rules call final, nor behind anybody's back."""

from pathlib import Path

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import MakeBot, World
from bot.wiring import CORE
from engine.games.houses.moves import Cast
from engine.kernel.table.motions import MoveTakenBack
from tests.bot.council_world import Council, in_session, making, menu_values, plain, seated
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def asking(council: Council) -> Post:
    """The newest post with a question to the table."""
    return next(
        post
        for post in reversed(council.driver.channel())
        if any(button.custom_id.startswith("v1:agree:") for button in buttons_of(post))
    )


async def drafted(world: World, driver: Driver) -> tuple[Council, int]:
    """A council in its role draft, in which the house in turn has just taken a role by mistake."""
    council = await seated(world, driver)
    await council.found_all()
    turn = council.state.draft.turn
    while council.state.draft.turn == turn:
        await council.draft_turn(turn)
    return council, turn


async def test_a_role_taken_by_mistake_is_given_back_when_the_whole_table_agrees(
    world: World, driver: Driver
) -> None:
    """Row 15: others have seen that it was taken, so all of them are asked, in one post that changes."""
    council, turn = await drafted(world, driver)
    before = council.state
    others = [seat for seat in range(3) if seat != turn]
    asked = await driver.command(council.seats[turn], "undo")
    post = asking(council)
    first = await driver.click(council.seats[others[0]], post, "v1:agree:")
    half = council.read(post)
    second = await driver.click(council.seats[others[1]], post, "v1:agree:")

    assert asked.message is not None
    assert asked.message.ephemeral
    assert "Your request is before the table." == plain(asked.text)
    assert ("You agree.", "Agreed, and done.") == (plain(first.text), plain(second.text))
    assert f"Still to say: Peyvandian{others[1]}" in half
    assert "Request 1 is closed." == council.read(post)
    assert before.draft.turn != turn == council.state.draft.turn
    assert before.characters[turn].role is not None
    assert council.state.characters[turn].role is None
    assert "is taken back" in council.read(council.posted())


async def test_the_house_takes_another_role_and_the_campaign_goes_on(world: World, driver: Driver) -> None:
    """Row 15: the question is open again, and answered like the first time."""
    council, turn = await drafted(world, driver)
    await driver.command(council.seats[turn], "undo")
    post = asking(council)
    for seat in range(3):
        if seat != turn:
            await driver.click(council.seats[seat], post, "v1:agree:")
    panel = await driver.click(council.seats[turn], council.posted(), "v1:seat:")
    assert panel.message is not None
    await driver.choose(council.seats[turn], panel.message, [menu_values(panel.message)[-1]], "v1:pick:")
    await council.draft_all()

    assert "vote" == council.state.stage


async def test_an_undo_is_an_entry_of_the_log_and_outlives_a_restart(world: World, driver: Driver) -> None:
    """Row 15 and row 1: the question, the half of the answers and the undo itself are all in the log."""
    council, turn = await drafted(world, driver)
    others = [seat for seat in range(3) if seat != turn]
    await driver.command(council.seats[turn], "undo")
    await driver.click(council.seats[others[0]], asking(council), "v1:agree:")
    await world.restart()
    await driver.click(council.seats[others[1]], asking(council), "v1:agree:")
    before = council.state
    await world.restart()
    log = await council.bot.matches.entries(council.match)

    assert turn == council.state.draft.turn
    assert before == council.state
    assert 1 == sum(isinstance(event, MoveTakenBack) for entry in log for event in entry.events)


async def test_one_who_does_not_agree_keeps_the_move_where_it_is(world: World, driver: Driver) -> None:
    """Row 15: the whole table, or not at all."""
    council, turn = await drafted(world, driver)
    before = council.state
    await driver.command(council.seats[turn], "undo")
    post = asking(council)
    await driver.click(council.seats[(turn + 1) % 3], post, "v1:decline:")
    late = await driver.command(council.seats[turn], "undo")

    assert before == council.state
    assert "Request 1 is closed." == council.read(post)
    assert "Your request is before the table." == plain(late.text)


async def test_a_cast_ballot_stays_cast(world: World, driver: Driver) -> None:
    """Row 15, HO-6.5: never what the rules call final; the refusal is for the asker alone."""
    council = await in_session(world, driver)
    await council.bot.matches.act(council.match, council.seats[0].id, Cast("gather"))
    await council.bot.after_move(council.match)
    await world.settle()
    posts = len(driver.channel())
    answer = await driver.command(council.seats[0], "undo")

    assert answer.message is not None
    assert answer.message.ephemeral
    assert "The rules do not give this move back" in plain(answer.text)
    assert posts == len(driver.channel())


async def test_what_others_have_answered_cannot_be_taken_back(world: World, driver: Driver) -> None:
    """Row 15: something the asker could see has happened since."""
    council, turn = await drafted(world, driver)
    await council.draft_turn(council.state.draft.turn)
    answer = await driver.command(council.seats[turn], "undo")

    assert plain(answer.text).startswith("There is nothing to take back.")


async def test_the_request_is_void_with_the_next_public_move(world: World, driver: Driver) -> None:
    """Row 15: nobody waits for an answer that comes too late; an old button says so and puts it right.

    A button of a post that could not be changed as the request ended.
    """
    council, turn = await drafted(world, driver)
    await driver.command(council.seats[turn], "undo")
    post = asking(council)
    world.refuse_changes(post)
    following = council.state.draft.turn
    await council.draft_turn(following)
    world.allow_changes(post)
    answer = await driver.click(council.seats[following], post, "v1:agree:")

    assert any("Request 1 is void" in council.read(one) for one in driver.channel())
    assert "This request is closed." == plain(answer.text)
    assert "Request 1 is closed." == council.read(post)


def test_the_commands_are_part_of_every_bot() -> None:
    """Row 15 holds for every game the bot can play."""
    assert any("motions" in setup.__module__ for setup in CORE)
