"""What was entered in a form and can't be: the form comes back filled, with the reason beside the field."""

from typing import Any

import pytest

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.world import World
from tests.bot.council_world import Council, in_session, plain, seated


async def deal_form(council: Council) -> Answer:
    """The empty form of a deal, of the first seat."""
    return await council.trade_form(0)


def field_of(answer: Answer, custom_id: str) -> dict[str, Any]:
    """The label of a form's field with its control, as Discord was sent it."""
    assert answer.form is not None
    return next(one for one in answer.form["components"] if one["component"]["custom_id"] == custom_id)


@pytest.mark.parametrize(
    ("language", "why", "button"),
    [("en", "not a whole number", "Back to the form"), ("fa", "فقط عددی با رقم", "برگشت به فرم")],
)
async def test_a_word_where_a_number_is_wanted_brings_the_form_back_filled(
    driver: Driver, world: World, language: Any, why: str, button: str
) -> None:
    """HO-R23: nothing of what was chosen is lost, and the reason stands beside the number alone."""
    council = await in_session(world, driver, language=language)
    wrong = await driver.submit(
        council.seats[0], await deal_form(council), partner=["1"], mine=["pay.0"], coins="two", power="1"
    )
    assert wrong.message is not None
    again = await driver.click(council.seats[0], wrong.message, "v1:again:")
    given = field_of(again, "mine")["component"]["options"]

    assert wrong.private
    assert why in plain(wrong.text)
    assert button in council.labels(wrong.message)
    assert "two" == field_of(again, "coins")["component"]["value"]
    assert why in plain(field_of(again, "coins")["description"])
    assert why not in plain(field_of(again, "power").get("description") or "")
    assert ["pay.0"] == [one["value"] for one in given if one.get("default")]
    assert ["pay.0"] == [
        one["value"] for one in field_of(again, "mine")["component"]["options"] if one.get("default")
    ]


async def test_the_form_that_came_back_is_taken_like_the_first(driver: Driver, world: World) -> None:
    """HO-R23: Persian digits are digits, too."""
    council = await in_session(world, driver)
    entered = {"partner": ["1"], "mine": ["pay.0"], "theirs": ["vote-yes.0"], "power": "1"}
    wrong = await driver.submit(council.seats[0], await deal_form(council), coins="two", **entered)
    assert wrong.message is not None
    again = await driver.click(council.seats[0], wrong.message, "v1:again:")
    right = await driver.submit(council.seats[0], again, coins="۲", **entered)

    assert "2 coins" in plain(right.text)


async def test_a_form_refused_twice_shows_the_last_reason_alone(driver: Driver, world: World) -> None:
    """HO-R23: the field that is right by now has its own description again."""
    council = await in_session(world, driver)
    empty, entered = await deal_form(council), {"partner": ["1"], "mine": ["pay.0"], "theirs": ["vote-yes.0"]}
    wrong = await driver.submit(council.seats[0], empty, coins="two", power="1", **entered)
    assert wrong.message is not None
    again = await driver.click(council.seats[0], wrong.message, "v1:again:")
    other = await driver.submit(council.seats[0], again, coins="2", power="one", **entered)
    assert other.message is not None
    last = await driver.click(council.seats[0], other.message, "v1:again:")

    assert field_of(empty, "coins").get("description") == field_of(last, "coins").get("description")
    assert "not a whole number" in plain(field_of(last, "power")["description"])
    assert "2" == field_of(last, "coins")["component"]["value"]


async def test_a_name_that_is_taken_is_not_to_be_typed_again(driver: Driver, world: World) -> None:
    """HO-R02."""
    council = await seated(world, driver)
    forms = [await driver.click(council.seats[seat], council.whisper(seat), "v1:form:") for seat in (0, 1)]
    emblems = forms[0].fields[1].values
    await driver.submit(council.seats[0], forms[0], name="Mill", emblem=[emblems[0]], first_name="Arash")
    wrong = await driver.submit(
        council.seats[1], forms[1], name="Mill", emblem=[emblems[1]], first_name="Nava"
    )
    assert wrong.message is not None
    again = await driver.click(council.seats[1], wrong.message, "v1:again:")

    assert "Nava" == field_of(again, "first_name")["component"]["value"]
    assert "Mill" == field_of(again, "name")["component"]["value"]
    assert "Another house has that name" in plain(field_of(again, "name")["description"])
    assert not field_of(again, "first_name").get("description")


async def test_an_emblem_that_has_gone_meanwhile_is_told_beside_its_menu(
    driver: Driver, world: World
) -> None:
    """HO-1.2: the form that comes back offers the emblems that are free now, and keeps the names."""
    council = await seated(world, driver)
    forms = [await driver.click(council.seats[seat], council.whisper(seat), "v1:form:") for seat in (0, 1)]
    emblem = forms[0].fields[1].values[0]
    await driver.submit(council.seats[0], forms[0], name="Mill", emblem=[emblem], first_name="Arash")
    wrong = await driver.submit(council.seats[1], forms[1], name="Well", emblem=[emblem], first_name="Nava")
    assert wrong.message is not None
    again = await driver.click(council.seats[1], wrong.message, "v1:again:")
    menu = field_of(again, "emblem")

    assert "emblem" in plain(wrong.text)
    assert plain(wrong.text).splitlines()[0] in plain(menu["description"])
    assert emblem not in [one["value"] for one in menu["component"]["options"]]
    assert "Well" == field_of(again, "name")["component"]["value"]
    assert "Nava" == field_of(again, "first_name")["component"]["value"]


async def test_a_form_that_was_opened_before_a_restart_comes_back_filled(
    driver: Driver, world: World
) -> None:
    """HO-R23: it is made anew as it would be opened now."""
    council = await in_session(world, driver)
    opened = await deal_form(council)
    await world.restart()
    wrong = await driver.submit(council.seats[0], opened, partner=["1"], mine=["pay.0"], coins="two")
    assert wrong.message is not None
    again = await driver.click(council.seats[0], wrong.message, "v1:again:")

    assert "two" == field_of(again, "coins")["component"]["value"]
    assert "not a whole number" in plain(field_of(again, "coins")["description"])


async def test_a_deal_that_can_not_be_paid_says_so_beside_its_coins(driver: Driver, world: World) -> None:
    """HO-R24: the preview says why, and the form that changes it has the reason where it is to be mended."""
    council = await in_session(world, driver)
    preview = await driver.submit(
        council.seats[0], await deal_form(council), partner=["1"], mine=["pay.0"], theirs=["vote-yes.0"],
        coins="۹۰", power="1",
    )  # fmt: skip
    assert preview.message is not None
    again = await driver.click(council.seats[0], preview.message, "Change")

    assert "10 coins" in plain(field_of(again, "coins")["description"])
    assert "90" == field_of(again, "coins")["component"]["value"]


async def test_a_form_of_a_phase_that_is_over_opens_what_is_asked_now(driver: Driver, world: World) -> None:
    """Nothing is kept of it."""
    council = await in_session(world, driver)
    opened = await deal_form(council)
    for power, member in enumerate(council.seats, 1):
        await driver.command(member, "vote", ballot="yes", power=power, seal=True)
    late = await driver.submit(council.seats[0], opened, partner=["1"], mine=["pay.0"], coins="2")

    assert "from an earlier moment; nothing was changed" in plain(late.text)
    assert "Phase 2" in plain(late.text)


async def test_a_form_whose_moment_is_past_does_not_come_back(driver: Driver, world: World) -> None:
    """Nothing that could be entered would change that."""
    council = await seated(world, driver)
    member, post = council.seats[0], council.whisper(0)
    forms = [await driver.click(member, post, "v1:form:") for _ in range(2)]
    emblems = forms[0].fields[1].values
    await driver.submit(member, forms[0], name="Mill", emblem=[emblems[0]], first_name="Arash")
    late = await driver.submit(member, forms[1], name="Well", emblem=[emblems[1]], first_name="Nava")

    assert [] == [one for one in council.labels(late.message) if one == "Back to the form"]


async def test_after_a_restart_the_button_says_that_the_form_is_to_be_opened_anew(
    driver: Driver, world: World
) -> None:
    """What people enter is kept in memory alone."""
    council = await in_session(world, driver)
    wrong = await driver.submit(
        council.seats[0], await deal_form(council), partner=["1"], mine=["pay.0"], coins="two"
    )
    assert wrong.message is not None
    await world.restart()
    again = await driver.click(council.seats[0], wrong.message, "v1:again:")

    assert "open it again" in plain(again.text)
