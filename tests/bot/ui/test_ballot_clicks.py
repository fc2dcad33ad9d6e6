"""Ballots by buttons and forms: cast once, raised and sealed, and refused with a reason."""

from pathlib import Path

import pytest

from bot.games.houses.controls.forms import cast_of
from bot.games.houses.controls.ids import BallotFormId, PlannedBallotId
from bot.languages import Language
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import World, open_world
from engine.games.houses.moves import Ballot, Cast
from engine.kernel.sealed import open_sealed
from tests.bot.core_world import custom_ids
from tests.bot.council_world import Council, in_session, making, plain, seated


@pytest.mark.parametrize(
    ("language", "said", "left"),
    [
        ("en", "Your ballot: yes with 3 power. It stays cast", "5 free"),
        ("fa", "رأی شما: آری با ۳ قدرت. دیگر عوض نمی‌شود", "۵ آزاد"),
    ],
)
async def test_a_vote_is_cast_on_a_private_page_in_the_readers_language(
    driver: Driver, world: World, language: Language, said: str, left: str
) -> None:
    """HO-6.4, HO-R18: power in either digits, a side, sealed or open; nobody else learns anything."""
    council = await in_session(world, driver, language=language)
    before = len(driver.channel())
    page = (await driver.click(council.seats[0], council.posted(), "v1:vote:")).message
    assert page is not None
    (asked,) = (one for one in map(PlannedBallotId.parse, custom_ids(page)) if one and one.ask)
    form = await driver.click(council.seats[0], page, asked.pack())
    page = (await driver.submit(council.seats[0], form, power="۳")).message
    assert page is not None
    casts = [one for one in custom_ids(page) if one.startswith("v1:do:")]
    answer = await driver.click(council.seats[0], page, casts[0])

    assert ["power"] == [field.custom_id for field in form.fields]
    assert 1 == council.read(answer.message).count(said)
    assert 1 == council.read(answer.message).count(said.split(".", maxsplit=1)[0].split(": ")[1])
    assert left in council.read(answer.message)
    assert before == len(driver.channel())
    assert Ballot("yes", 3) == open_sealed(council.state.phase.slips[0].ballot)


async def test_from_the_phase_post_two_presses_seal_a_ballot(tmp_path: Path) -> None:
    """HO-R19: alone at the table nobody waits for a second thought: Vote, then Vote Yes and seal."""
    async with open_world(making(tmp_path)) as world:
        council = await seated(world, Driver(world), 1, company=4)
        form = await council.driver.click(council.seats[0], council.whisper(0), "v1:form:")
        await council.driver.submit(
            council.seats[0], form, name="Vahid", emblem=[form.fields[1].values[0]], first_name="Ava"
        )
        await council.draft_all()
        page = (await council.driver.click(council.seats[0], council.posted(), "v1:vote:")).message
        assert page is not None
        labels = list(map(plain, council.labels(page)))
        number = council.state.phase.number
        casts = [one for one in custom_ids(page) if one.startswith("v1:do:")]
        await council.driver.click(council.seats[0], page, casts[0])
        entries = await council.bot.matches.entries(council.match)
        cast = next(one.action for one in reversed(entries) if isinstance(one.action, Cast) and one.seat == 0)

    assert number == 1
    assert "Vote Yes (2) and seal" in labels
    assert "Keep open" in labels
    assert cast == Cast("yes", 2, seal=True)


async def test_an_offer_is_accepted_by_one_press_that_leads_back_to_the_ballot(
    driver: Driver, world: World
) -> None:
    """HO-R25: it stands on the ballot, with its answers; bound, it is told on top of the same page."""
    council = await in_session(world, driver)
    offer = {"partner": "0", "i_do": "vote-no", "i_power": 3, "they_pay": 2}
    await driver.command(council.seats[1], "trade", **offer)
    page = (await driver.click(council.seats[0], council.posted(), "v1:vote:")).message
    assert page is not None
    answer = await driver.click(council.seats[0], page, "Accept")
    assert answer.message is not None
    (deal,) = council.state.deals

    assert deal.bound
    assert "Accept" not in council.labels(answer.message)
    assert any(PlannedBallotId.parse(one) for one in custom_ids(answer.message))


async def test_the_ballot_begins_with_as_much_power_as_a_deal_asks_for(driver: Driver, world: World) -> None:
    """HO-R26: so that the first press is taken, sealed at once."""
    council = await in_session(world, driver)
    await bind_to_no(council, power=5)
    page = await ballot_by_manner(council, seal=True)
    said = [plain(one) for one in council.labels(page)]
    await driver.click(council.seats[0], page, cast_button(page))

    assert "Vote No (5) and seal" in said
    assert Ballot("no", 5, sealed=True) == open_sealed(council.state.phase.slips[0].ballot)


async def test_less_than_a_deal_asks_for_lies_open_whatever_the_manner(driver: Driver, world: World) -> None:
    """HO-R26: the form takes the number; nothing offers to seal it, and the button says so."""
    council = await in_session(world, driver)
    await bind_to_no(council, power=5)
    page = await ballot_by_manner(council, seal=True)
    asked = next(one for one in map(PlannedBallotId.parse, custom_ids(page)) if one and one.ask == "form")
    form = await driver.click(council.seats[0], page, asked.pack())
    less = (await driver.submit(council.seats[0], form, power="1")).message
    assert less is not None
    said = [plain(one) for one in council.labels(less)]
    await driver.click(council.seats[0], less, cast_button(less))

    assert "Vote No (1)" in said
    assert not {"Keep open", "Seal now"}.intersection(said)
    assert Ballot("no", 1, sealed=False) == open_sealed(council.state.phase.slips[0].ballot)


@pytest.mark.parametrize("sealed", [True, False])
async def test_a_ballot_is_sealed_or_left_open_as_its_button_says(
    driver: Driver, world: World, sealed: bool
) -> None:
    """HO-R19: several people sit over days, so that it begins open; one press more seals it."""
    council = await in_session(world, driver)
    await council.cast(0, "yes", 3, seal=sealed)

    assert Ballot("yes", 3, sealed) == open_sealed(council.state.phase.slips[0].ballot)


async def test_power_goes_up_and_down_by_steps_within_its_bounds(driver: Driver, world: World) -> None:
    """HO-R22: from one to all that is free; at an end the step is not to be pressed."""
    council = await in_session(world, driver)
    page = await council.ballot(0, 7, seal=False)
    (more,) = (
        one for one in map(PlannedBallotId.parse, custom_ids(page)) if one is not None and one.power == 8
    )
    most = (await driver.click(council.seats[0], page, more.pack())).message
    assert most is not None
    closed = [plain(one.label) for one in buttons_of(most) if one.disabled]

    assert "Power 8 of 8" in list(map(plain, council.labels(most)))
    assert closed == ["+1"]
    assert not council.state.phase.slips[0].cast


@pytest.mark.parametrize(
    ("power", "sentence"),
    [
        ("0", "needs at least 1 power"),
        ("9", "at most 8 can lie in this ballot"),
        ("two", "not a whole number"),
    ],
)
async def test_a_power_that_can_not_be_is_refused(
    driver: Driver, world: World, power: str, sentence: str
) -> None:
    """HO-6.4: with its reason, and nothing is cast."""
    council = await in_session(world, driver)
    page = await council.ballot(0, 3, seal=False)
    (asked,) = (one for one in map(PlannedBallotId.parse, custom_ids(page)) if one and one.ask)
    form = await driver.click(council.seats[0], page, asked.pack())
    answer = await driver.submit(council.seats[0], form, power=power)

    assert sentence in plain(answer.text)
    assert not council.state.phase.slips[0].cast


async def test_the_form_of_before_a_ballot_had_a_page_is_still_answered(driver: Driver, world: World) -> None:
    """Custom ids are read for ever: whoever had it open while the bot was renewed loses nothing."""
    council = await in_session(world, driver)

    assert BallotFormId.VERB in council.bot.forms
    assert cast_of({"ballot": ("yes",), "power": ("۳",), "seal": ("1",)}) == Cast("yes", 3, seal=True)
    assert cast_of({"ballot": ("gather",), "power": ("3",), "seal": ("0",)}) == Cast("gather")


async def test_who_has_voted_finds_more_power_and_the_seal_behind_the_same_button(
    driver: Driver, world: World
) -> None:
    """HO-6.5, HO-R19: the page is for a first ballot; then the ballot itself is shown."""
    council = await in_session(world, driver)
    post = council.posted()
    await council.cast(0, "yes", 3)
    panel = await driver.click(council.seats[0], post, "v1:vote:")

    assert ["Add power", "Seal", "My seat"] == council.labels(panel.message)


async def test_a_second_ballot_is_refused_with_its_reason(driver: Driver, world: World) -> None:
    """HO-6.5: the other buttons of the same message say that the ballot stays."""
    council = await in_session(world, driver)
    post = council.whisper(0)
    form = await driver.click(council.seats[0], post, "Yes")
    await driver.submit(council.seats[0], form, power="3", seal="0")

    assert "You have cast your ballot" in await council.refused(0, post, "No")
    assert "You have cast your ballot" in await council.refused(0, post, "Gather")


async def test_power_is_only_ever_added(driver: Driver, world: World) -> None:
    """HO-6.5: less is refused, more is not."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.whisper(0), "Yes")
    panel = await driver.submit(council.seats[0], form, power="3", seal="0")
    assert panel.message is not None
    less, more = [await driver.click(council.seats[0], panel.message, "Add power") for _ in range(2)]
    lowered = await driver.submit(council.seats[0], less, power="2")
    raised = await driver.submit(council.seats[0], more, power="5")

    assert "Power can only be added" in plain(lowered.text)
    assert "Your ballot: yes with 5 power" in plain(raised.text)


@pytest.mark.parametrize(
    ("power", "sentence"),
    [
        ("9", "at most 8 can lie in this ballot"),
        ("0", "at least 1 power"),
        ("-1", "at least 1 power"),
        ("abc", "not a whole number"),
    ],
)
async def test_a_ballot_that_can_not_be_is_refused(
    driver: Driver, world: World, power: str, sentence: str
) -> None:
    """HO-6.4, HO-R22: above one's power, below one, or no number."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.whisper(0), "Yes")
    answer = await driver.submit(council.seats[0], form, power=power, seal="0")

    assert sentence in plain(answer.text)
    assert not council.state.phase.slips[0].cast


async def bind_to_no(council: Council, power: int) -> None:
    """A deal by which the first seat votes no in this phase with so much power."""
    offer = {"partner": "0", "they_do": "vote-no", "they_power": power, "i_reward": 2}
    await council.driver.command(council.seats[1], "trade", **offer)
    (deal,) = council.state.deals
    await council.driver.command(council.seats[0], "deals", answer=f"confirm:{deal.id}")


async def ballot_by_manner(council: Council, *, seal: bool) -> Post:
    """The first seat's ballot as the phase's post opens it, turned to this manner."""
    page = (await council.driver.click(council.seats[0], council.posted(), "v1:vote:")).message
    assert page is not None
    wanted = "seal" if seal else "open"
    turns = (one for one in map(PlannedBallotId.parse, custom_ids(page)) if one and not one.ask)
    turn = next((one for one in turns if one.seal == wanted and one.seal != manner_of(page)), None)
    if turn is not None:
        page = (await council.driver.click(council.seats[0], page, turn.pack())).message
    assert page is not None
    return page


def manner_of(page: Post) -> str:
    """How the page's ballot is to be cast, as its form of power has it."""
    return next(one.seal for one in map(PlannedBallotId.parse, custom_ids(page)) if one and one.ask == "form")


def cast_button(page: Post) -> str:
    """The id of the first button that casts the page's ballot."""
    return next(one for one in custom_ids(page) if one.startswith("v1:do:"))
