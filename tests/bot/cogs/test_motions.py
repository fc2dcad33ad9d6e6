"""/later and /replace, and the button on a receipt, through the simulated Discord."""

from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from bot.client import Khandan
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, menus_of
from bot.sandbox.world import MakeBot, World
from engine.games.houses import VERSION
from engine.games.houses.moves import Options
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.motions import Agree, Decline
from engine.kernel.table.seating import Join, OpenTable
from tests.bot.council_world import Council, content, in_session, making, plain, seated
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def asking(driver: Driver) -> Post:
    """The newest post with a question to the table."""
    return next(post for post in reversed(driver.channel()) if "v1:agree:" in controls(post))


def controls(post: Post | None) -> str:
    """The custom ids of a message's buttons."""
    return "" if post is None else " ".join(button.custom_id for button in buttons_of(post))


def dues(council: Council) -> dict[str, object]:
    """When each question's time is up."""
    waits = {wait.id for wait in council.live.match_state.waits}
    return {one.wait: one.due for one in council.live.deadlines.values() if one.wait in waits}


async def test_more_than_half_of_the_table_grants_more_time(world: World, driver: Driver) -> None:
    """peers.md 4: of three two are enough, and the deadlines of all move."""
    council = await seated(world, driver)
    before = dues(council)
    asked = await driver.command(council.seats[1], "later", hours=12)
    post = asking(driver)
    question = council.read(post)
    answer = await driver.click(council.seats[0], post, "v1:agree:")
    after = dues(council)

    assert asked.private
    assert "12 more hours" in question
    assert "Agreed, and done." == plain(answer.text)
    assert before
    assert {wait: due + timedelta(hours=12) for wait, due in before.items()} == after  # type: ignore[operator]
    assert any("The table grants 12 more hours." in council.read(one) for one in driver.channel())


async def test_a_stranger_presses_in_vain_and_reads_why(world: World, driver: Driver) -> None:
    """Nothing changes for the table, and the answer is private."""
    council = await seated(world, driver)
    await driver.command(council.seats[1], "later", hours=1)
    stranger = world.seat("Stranger")
    answer = await driver.click(stranger, asking(driver), "v1:agree:")

    assert answer.private
    assert "You do not sit at this table." == plain(answer.text)
    assert (1,) == council.live.table.motions[0].agreed


async def test_a_replacement_player_takes_the_seat_by_consent_and_finds_its_hand(
    world: World, driver: Driver
) -> None:
    """peers.md 4: the one who leaves asks, the others agree, the newcomer presses "take the seat"."""
    council = await in_session(world, driver)
    newcomer = world.seat("Mahin")
    await driver.command(council.seats[1], "replace", seat=2, member=newcomer)
    post = asking(driver)
    question = council.read(post)
    await driver.click(newcomer, post, "v1:take:")
    await driver.click(council.seats[0], post, "v1:agree:")
    await driver.click(council.seats[2], post, "v1:agree:")
    hand = await driver.command(newcomer, "hand")

    assert newcomer.mention in question
    assert 1 == council.live.seat(newcomer.id)
    assert council.live.seat(council.seats[1].id) is None
    assert "Request 1 is closed." == council.read(post)
    assert hand.private
    assert "Peyvandian1" in council.read(hand.message)


async def test_a_host_asks_the_person_and_the_table_for_somebody_s_seat(world: World, driver: Driver) -> None:
    """peers.md 4: what `/campaign give` refuses; the seat's own person must agree with all others."""
    council = await in_session(world, driver)
    newcomer = world.seat("Mahin")
    await driver.command(council.seats[0], "replace", seat=2, member=newcomer)
    post = asking(driver)
    await driver.click(newcomer, post, "v1:take:")
    await driver.click(council.seats[2], post, "v1:agree:")
    waiting = (council.live.seat(newcomer.id), council.read(post))
    await driver.click(council.seats[1], post, "v1:agree:")

    assert waiting[0] is None
    assert "Still to say: Peyvandian1" in waiting[1]
    assert 1 == council.live.seat(newcomer.id)


async def test_a_bot_is_nobody_s_successor(world: World, driver: Driver) -> None:
    """It would agree to nothing and press nothing: the seat would be lost to the table."""
    council = await seated(world, driver)
    machine = world.guild.add_member(world.env.create_user("machine", bot=True))
    answer = await driver.command(council.seats[1], "replace", seat=2, member=machine)

    assert "A bot can’t sit here. Stewards do." == plain(answer.text)
    assert () == council.live.table.motions


async def test_a_press_that_is_refused_brings_the_post_up_to_date(world: World, driver: Driver) -> None:
    """Who presses an old post sees at once how the request stands now, or that it is closed."""
    council = await seated(world, driver)
    await driver.command(council.seats[1], "replace", seat=2, member=world.seat("Mahin"))
    post, users = asking(driver), [member.id for member in council.seats]
    await council.bot.matches.act_at_table(council.match, users[0], Agree(1))
    before = council.read(post)
    await driver.click(council.seats[0], post, "v1:agree:")
    agreed = council.read(post)
    await council.bot.matches.act_at_table(council.match, users[2], Decline(1))
    await driver.click(council.seats[0], post, "v1:agree:")

    assert before != agreed
    assert "Request 1 is closed." == council.read(post)


async def test_another_seat_is_not_ones_own_to_give(world: World, driver: Driver) -> None:
    """Refused with a sentence, privately."""
    council = await seated(world, driver)
    newcomer = world.seat("Mahin")
    other = await driver.command(council.seats[1], "replace", seat=3, member=newcomer)
    unknown = await driver.command(council.seats[1], "replace", seat=9, member=newcomer)

    assert "Who sits there asks for a successor" in plain(other.text)
    assert "This table has no such seat." == plain(unknown.text)
    assert () == council.live.table.motions


async def test_the_receipt_of_a_move_has_the_way_back(world: World, driver: Driver) -> None:
    """peers.md 15: one press asks the table; a move that is final has no such button."""
    council = await seated(world, driver)
    form = await driver.click(council.seats[0], council.whisper(0), "v1:form:")
    receipt = await driver.submit(
        council.seats[0], form, name="Mistaken", emblem=[form.fields[1].values[0]], first_name="Arash"
    )
    assert receipt.message is not None
    asked = await driver.click(council.seats[0], receipt.message, "v1:undo:")
    post = asking(driver)
    for seat in (1, 2):
        await driver.click(council.seats[seat], post, "v1:agree:")

    assert "Your request is before the table." == plain(asked.text)
    assert "" == council.state.houses[0].name


async def test_what_the_others_would_see_of_a_secret_move_is_read_before_they_are_asked(
    world: World, driver: Driver
) -> None:
    """peers.md 15: nothing is posted by the command; an offer is withdrawn in private, or the table asked."""
    council = await in_session(world, driver)
    maker = council.seats[1]
    await driver.command(maker, "trade", partner="0", i_do="vote-no", i_power=3, they_pay=2)
    before = len(driver.channel())
    read = await driver.command(maker, "undo")
    unasked = (len(driver.channel()), council.live.table.motions)
    assert read.message is not None
    answer = await driver.click(maker, read.message, "v1:undo:")

    assert read.private
    assert plain(read.text).startswith("Your last move was not public.")
    assert "under “My seat” instead" in plain(read.text)
    assert (before, ()) == unasked
    assert "Your request is before the table." == plain(answer.text)
    assert "asks to take their last move back" in council.read(asking(driver))


async def test_an_offer_that_was_withdrawn_leaves_nothing_for_the_table_to_hear(
    world: World, driver: Driver
) -> None:
    """peers.md 15: the private way back; no public word of it."""
    council = await in_session(world, driver)
    maker = council.seats[1]
    await driver.command(maker, "trade", partner="0", i_do="vote-no", i_power=3, they_pay=2)
    before = [council.read(post) for post in driver.channel()]
    (withdraw,) = await driver.suggestions(maker, "deals", "answer", "")
    answer = await driver.command(maker, "deals", answer=withdraw)

    assert withdraw.startswith("withdraw:")
    assert "takes back the offer" in plain(answer.text)
    assert before == [council.read(post) for post in driver.channel()]


async def test_a_public_move_is_asked_for_at_once(world: World, driver: Driver) -> None:
    """peers.md 15: the table knows of it already."""
    council = await seated(world, driver)
    form = await driver.click(council.seats[0], council.whisper(0), "v1:form:")
    emblem = [form.fields[1].values[0]]
    await driver.submit(council.seats[0], form, name="Mistaken", emblem=emblem, first_name="Arash")
    answer = await driver.command(council.seats[0], "undo")

    assert "Your request is before the table." == plain(answer.text)


async def test_a_cast_ballot_has_no_way_back(world: World, driver: Driver) -> None:
    """HO-6.5: its receipt offers none."""
    council = await in_session(world, driver)
    answer = await driver.command(council.seats[0], "vote", ballot="gather")

    assert answer.private
    assert "v1:undo:" not in controls(answer.message)


async def test_a_persian_table_is_asked_in_persian(world: World, driver: Driver) -> None:
    """The post speaks the table's language, before and after it has changed."""
    council = await seated(world, driver, language="fa")
    await driver.command(council.seats[1], "later", hours=3)
    post = asking(driver)
    before, labels = council.read(post), council.labels(post)
    await driver.click(council.seats[0], post, "v1:decline:")

    assert "ساعت مهلتِ بیشتر می‌خواهد" in before
    assert ["موافقم", "موافق نیستم"] == [plain(one) for one in labels]
    assert "درخواستِ ۱ بسته شد." == council.read(post)


async def test_who_plays_with_stewards_alone_needs_nobodys_leave(world: World, driver: Driver) -> None:
    """peers.md 15: a slip is mended by one press, and the panel to move from is there at once."""
    council = await alone(world, driver)
    form = await driver.click(world.visitor, council.whisper(0), "v1:form:")
    emblem = form.fields[1].values[-1]
    await driver.submit(world.visitor, form, name="Alone", emblem=[emblem], first_name="Arash")
    before = council.state
    await council.draft_turn(0)
    slip = council.state
    answer = await driver.command(world.visitor, "undo")

    assert before != slip
    assert before == council.state
    assert plain(answer.text).startswith("Agreed, and done.")
    assert answer.message is not None
    assert ["v1:pick"] == [menu.custom_id[:7] for menu in menus_of(answer.message)]


async def alone(world: World, driver: Driver) -> Council:
    """A council of one person and two stewards."""
    bot = world.bot
    assert isinstance(bot, Khandan)
    action = OpenTable(
        "houses", VERSION, content()[0].version, 3, msgspec.json.encode(Options()).decode(), "en"
    )
    place = {"guild": world.guild.id, "channel": world.channel.id}
    match = await bot.matches.open(action, **place, host=world.visitor.id)
    await bot.matches.act_at_table(match, world.visitor.id, Join())
    await bot.matches.act_at_table(match, world.visitor.id, Begin("prudent"))
    await bot.after_move(match)
    await world.settle()
    return Council(world, driver, match)
