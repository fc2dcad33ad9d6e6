"""/orders and /away: what a person leaves behind, set by forms and menus that nobody else sees."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import menus_of
from bot.sandbox.world import MakeBot, World
from engine.games.houses.orders import Condition, HousesOrders, Limits, Power, Rule, read_orders, to_json
from engine.kernel.table import orders_of
from engine.kernel.table.absence import SetOrders
from tests.bot.changed_meanwhile import pressed_meanwhile
from tests.bot.council_world import Council, in_session, making, plain, seated
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def kept(council: Council, seat: int = 0) -> HousesOrders | None:
    """The orders of a seat."""
    payload = orders_of(council.live.table, seat)
    return None if payload is None else read_orders(payload)


async def opened(council: Council, seat: int = 0) -> Answer:
    """The private panel of orders."""
    answer = await council.driver.command(council.seats[seat], "orders")
    assert answer.private
    assert answer.message is not None
    return answer


async def adds(council: Council, seat: int = 0, **entered: Any) -> Answer:
    """A ballot rule by the form."""
    panel = await opened(council, seat)
    assert panel.message is not None
    form = await council.driver.click(council.seats[seat], panel.message, f"v1:orders:{council.match}:rule")
    return await council.driver.submit(council.seats[seat], form, **entered)


async def test_orders_are_written_by_forms_and_read_back_in_words(driver: Driver, world: World) -> None:
    """HO-R20: rules one by one, then all the rest."""
    council = await in_session(world, driver)
    await adds(council, when=["yes_raises"], what=["resource:army"], answer="yes", power=["3"])
    shown = await adds(council, when=["always"], what=[], answer="gather", power=[])
    assert shown.message is not None
    form = await driver.click(council.seats[0], shown.message, f"v1:orders:{council.match}:rest")
    rest = {"otherwise": "absent", "deals": "paid", "coins": "2", "entrusted": ["draft", "decide"]}
    told = plain((await driver.submit(council.seats[0], form, **rest)).text)

    army = Rule(Condition("yes_raises", "army"), "yes", Power("points", 3))
    gather = Rule(Condition("always"), "gather")
    assert HousesOrders((army, gather), "absent", Limits("paid", 2), ("decide", "draft")) == kept(council)
    assert "1. if yes should raise army: yes, with 3 power" in told
    assert "2. always: abstain to gather" in told
    assert "taken if they pay at least 2 coins" in told
    assert "ties to break and the role draft" in told


async def test_rules_are_put_first_and_taken_out_by_menus(driver: Driver, world: World) -> None:
    """The first that fits counts, so their order is theirs to say."""
    council = await in_session(world, driver)
    await adds(council, when=["leader"], what=["house:1"], answer="no", power=["all"])
    panel = await adds(council, when=["always"], what=[], answer="role", power=["50%"])
    assert panel.message is not None
    first = await driver.choose(council.seats[0], panel.message, ["always:"], "Put a rule first")
    order = kept(council)
    assert first.message is not None
    menu = menus_of(first.message)[1]
    await driver.choose(council.seats[0], first.message, ["leader:1"], menu.custom_id)
    left = kept(council)

    assert order is not None
    assert ["always", "leader"] == [rule.condition.when for rule in order.rules]
    assert left is not None
    assert (Rule(Condition("always"), "role", Power("part", 50)),) == left.rules


async def test_a_menu_and_a_form_change_their_own_part_of_orders_that_change_meanwhile(
    driver: Driver, world: World
) -> None:
    """Another press of the same person was kept first: what it has changed stays."""
    council = await in_session(world, driver)
    panel = await adds(council, when=["leader"], what=["house:1"], answer="no", power=["all"])
    assert panel.message is not None
    own = council.seats[0]
    press = driver.choose(own, panel.message, ["leader:1"], f"v1:reorder:{council.match}:remove")
    always = Rule(Condition("always"), "gather")
    leader = Rule(Condition("leader", "1"), "no", Power("all"))
    two = SetOrders(to_json(HousesOrders((leader, always))))
    await pressed_meanwhile(council.bot.matches, council.match, press, 0, two)
    left = kept(council)
    form = await driver.click(own, panel.message, f"v1:orders:{council.match}:rest")
    rest = {"otherwise": "absent", "deals": "paid", "coins": "2", "entrusted": []}
    await pressed_meanwhile(council.bot.matches, council.match, driver.submit(own, form, **rest), 0, two)

    assert HousesOrders((always,)) == left
    assert HousesOrders((leader, always), "absent", Limits("paid", 2)) == kept(council)


async def test_the_orders_button_of_the_seat_opens_them_and_drops_them(driver: Driver, world: World) -> None:
    """From the private panel, and back to it."""
    council = await in_session(world, driver)
    await adds(council, when=["role_no"], what=[], answer="moderate", power=[])
    hand = await driver.command(council.seats[0], "hand")
    assert hand.message is not None
    more = await driver.click(council.seats[0], hand.message, "More")
    assert more.message is not None
    panel = await driver.click(council.seats[0], more.message, f"v1:orders:{council.match}")
    told = plain(panel.text)
    assert panel.message is not None
    dropped = await driver.click(council.seats[0], panel.message, f"v1:orders:{council.match}:drop")

    assert "if no is worth more" in told
    assert "Your orders are gone" in plain(dropped.text)
    assert kept(council) is None


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        ({"when": ["always"], "what": ["resource:army"]}, "don’t go together"),
        ({"when": ["yes_raises"], "what": []}, "don’t go together"),
        ({"when": ["line"], "what": ["house:1"]}, "don’t go together"),
        ({"when": ["leader"], "what": ["resource:army"]}, "don’t go together"),
    ],
)
async def test_a_condition_about_nothing_is_refused_and_changes_nothing(
    driver: Driver, world: World, entered: dict[str, Any], sentence: str
) -> None:
    """The form can't keep them apart, so the answer says what goes with what."""
    council = await in_session(world, driver)
    answer = await adds(council, **{"answer": "yes", "power": ["1"], **entered})

    assert sentence in plain(answer.text)
    assert kept(council) is None


async def test_nobody_else_sees_that_there_are_orders(driver: Driver, world: World) -> None:
    """HO-R37: no message, no row of the outbox, and another's own panel is empty."""
    council = await in_session(world, driver)
    before = len(driver.channel()), [len(driver.inbox(member)) for member in world.members]
    await adds(council, when=["always"], what=[], answer="yes", power=["1"])
    other = await opened(council, 1)

    assert before == (len(driver.channel()), [len(driver.inbox(member)) for member in world.members])
    assert "You have none" in plain(other.text)


async def test_orders_survive_a_restart_and_so_do_their_buttons(driver: Driver, world: World) -> None:
    """They lie in the log."""
    council = await in_session(world, driver, language="fa")
    panel = await adds(council, when=["no_lowers"], what=["resource:wealth"], answer="no", power=["75%"])
    await world.restart()
    assert panel.message is not None
    again = await driver.click(council.seats[0], panel.message, f"v1:orders:{council.match}:rest")

    assert kept(council) == HousesOrders((Rule(Condition("no_lowers", "wealth"), "no", Power("part", 75)),))
    assert again.form is not None


async def test_orders_before_the_start_and_of_strangers_are_refused(driver: Driver, world: World) -> None:
    """In words."""
    await seated(world, driver)
    stranger = await driver.command(world.members[4], "orders")

    assert "You do not sit at this table" in plain(stranger.text)


async def test_away_now_brings_a_steward_and_a_move_brings_the_person_back(
    driver: Driver, world: World
) -> None:
    """HO-R20: everybody reads both; acting is enough."""
    council = await in_session(world, driver)
    answer = await driver.command(council.seats[1], "away", away="now")
    gone = council.live.table.chairs[1].steward
    said = council.read(council.posted())
    await driver.command(council.seats[1], "vote", ballot="gather")
    back = council.live.table.chairs[1].steward

    assert "a steward plays your house" in plain(answer.text)
    assert ("prudent", None) == (gone, back)
    assert "is away until generation 1 ends" in said


async def test_the_host_sends_a_seat_away_and_calls_it_back(driver: Driver, world: World) -> None:
    """For somebody who asked by other ways."""
    council = await in_session(world, driver)
    refused = await driver.command(council.seats[1], "away", away="now", away_seat=3)
    planned = await driver.command(council.seats[0], "away", away="generation", away_seat=3)
    told = council.read(council.posted())
    leaving = council.live.table.chairs[2].leaving
    await driver.command(council.seats[0], "away", away="off", away_seat=3)

    assert "Only the host" in plain(refused.text)
    assert "the table is told" in plain(planned.text)
    assert "will be away in generation 2" in told
    assert (2, None) == (leaving, council.live.table.chairs[2].leaving)


async def test_who_is_replaced_by_a_regent_is_told_how_to_take_over(driver: Driver, world: World) -> None:
    """HO-R20: two deadlines in a row; the table reads it, and the person gets a private message."""
    council = await in_session(world, driver)
    for _ in range(2):
        for seat in (0, 2):
            await driver.command(council.seats[seat], "vote", ballot="gather")
        await world.advance(3 * 86_400)
        await world.settle()

    told = [council.read(post) for post in driver.inbox(council.seats[1])]
    assert council.live.table.chairs[1].regent
    assert any("make any move of your own and the house is yours again" in line for line in told)
