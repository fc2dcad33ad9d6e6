"""Ballots by buttons and forms: cast once, raised and sealed, and refused with a reason."""

import pytest

from bot.languages import Language
from bot.sandbox.driver import Driver
from bot.sandbox.world import World
from engine.games.houses.moves import Ballot
from engine.kernel.sealed import open_sealed
from tests.bot.council_world import in_session, plain


@pytest.mark.parametrize(
    ("language", "said", "left"),
    [
        ("en", "Your ballot: yes with 3 power. It stays cast", "5 free"),
        ("fa", "رأی شما: آری با ۳ قدرت. دیگر عوض نمی‌شود", "۵ آزاد"),
    ],
)
async def test_a_vote_is_one_private_form_in_the_readers_language(
    driver: Driver, world: World, language: Language, said: str, left: str
) -> None:
    """HO-6.4, HO-R18: ballot, power in either digits, sealed or open; nobody else learns anything."""
    council = await in_session(world, driver, language=language)
    before = len(driver.channel())
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    answer = await driver.submit(council.seats[0], form, ballot="yes", power="۳", seal="0")

    assert ["ballot", "power", "seal"] == [field.custom_id for field in form.fields]
    assert ("yes", "no", "gather", "moderate") == form.fields[0].values
    assert answer.private
    assert 1 == council.read(answer.message).count(said)
    assert 1 == council.read(answer.message).count(said.split(".", maxsplit=1)[0].split(": ")[1])
    assert left in council.read(answer.message)
    assert before == len(driver.channel())
    assert Ballot("yes", 3) == open_sealed(council.state.phase.slips[0].ballot)


@pytest.mark.parametrize("sealed", [True, False])
async def test_the_form_of_a_ballot_seals_it_or_leaves_it_open(
    driver: Driver, world: World, sealed: bool
) -> None:
    """HO-R19: what was chosen there is what is cast."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    await driver.submit(council.seats[0], form, ballot="yes", power="3", seal=str(int(sealed)))

    assert Ballot("yes", 3, sealed) == open_sealed(council.state.phase.slips[0].ballot)


@pytest.mark.parametrize(
    ("ballot", "power", "sentence"),
    [
        ("yes", "", "needs at least 1 power"),
        ("no", "9", "at most 8 can lie in this ballot"),
        ("no", "two", "not a whole number"),
    ],
)
async def test_a_form_that_is_no_ballot_is_refused(
    driver: Driver, world: World, ballot: str, power: str, sentence: str
) -> None:
    """HO-6.4: with its reason, and nothing is cast."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    answer = await driver.submit(council.seats[0], form, ballot=ballot, power=power, seal="0")

    assert sentence in plain(answer.text)
    assert not council.state.phase.slips[0].cast


async def test_who_has_voted_finds_more_power_and_the_seal_behind_the_same_button(
    driver: Driver, world: World
) -> None:
    """HO-6.5, HO-R19: the form is for a first ballot; then the ballot itself is shown."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    await driver.submit(council.seats[0], form, ballot="yes", power="3", seal="0")
    panel = await driver.click(council.seats[0], council.posted(), "v1:vote:")

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
