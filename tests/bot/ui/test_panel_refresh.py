"""A private panel goes on by itself to what its reader is asked next, and says when it is old."""

import asyncio
import re
from copy import copy
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from bot.controls import ids
from bot.controls.open_panels import DELAY, LIFETIME, OpenPanel
from bot.games.houses.controls.suggested_moves import USUAL
from bot.languages import LANGUAGES, Language
from bot.render.layout import to_view
from bot.render.panel import Button, Buttons, Panel, Text
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import World
from bot.ui import panel_refresh
from bot.ui.panel_refresh import close_finished_panels, with_old_notice
from engine.store import Append
from tests import made_once
from tests.bot.council_world import Council, in_session, plain, seated
from tests.made_once import content

SECOND = DELAY + timedelta(seconds=1)


async def opened(driver: Driver, council: Council, seat: int) -> Post:
    """The private panel of a seat, opened by the newest button of the channel."""
    asking = [post for post in driver.channel() if "My seat" in council.labels(post)]
    answer = await driver.click(council.seats[seat], asking[-1], "v1:seat:")
    assert answer.message is not None
    return answer.message


async def voted(driver: Driver, council: Council, *seats: int) -> None:
    """They vote by command; once all have, the phase is counted."""
    for seat in seats:
        given = {"ballot": "gather"} if seat else {"ballot": "yes", "power": 2, "seal": True}
        await driver.command(council.seats[seat], "vote", **given)


async def test_an_open_panel_shows_the_next_question(driver: Driver, world: World) -> None:
    """The phase is counted while it stands open: its ballot makes room for the next one."""
    council = await in_session(world, driver)
    await voted(driver, council, 0)
    panel = await opened(driver, council, 0)
    first = council.read(panel)
    await voted(driver, council, 1, 2)
    await world.advance(SECOND.total_seconds())

    assert "Phase 1" in first
    assert "Phase 2" in council.read(panel)
    assert "Phase 1" not in council.read(panel)


async def test_a_panel_whose_reader_is_asked_the_same_is_left_alone(driver: Driver, world: World) -> None:
    """What others do is no reason to change what somebody reads."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    before = council.read(panel)
    await driver.command(council.seats[1], "vote", ballot="gather")
    await world.advance(SECOND.total_seconds())

    assert before == council.read(panel)


async def test_whose_chair_was_taken_is_not_told_that_they_moderate(driver: Driver, world: World) -> None:
    """HO-5.8, HO-6.4: the open panel said "if it is level, you say" to who moderates no more."""
    council = await in_session(world, driver)
    chair = council.state.moderator
    panel = await opened(driver, council, chair)
    before = council.read(panel)
    await driver.command(council.seats[(chair + 1) % 3], "vote", ballot="moderate")
    await world.advance(SECOND.total_seconds())

    assert "You moderate" in before
    assert "You moderate" not in council.read(panel)


async def test_a_leaf_of_the_panel_is_not_turned_by_itself(driver: Driver, world: World) -> None:
    """Whoever reads their deals is not interrupted."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    more = await driver.click(council.seats[0], panel, "More")
    assert more.message is not None
    leaf = await driver.click(council.seats[0], more.message, "Goals")
    await voted(driver, council, 0, 1, 2)
    await world.advance(SECOND.total_seconds())

    assert "Goals of your house" in plain(leaf.text)


async def test_a_panel_that_can_be_renewed_no_longer_says_so(driver: Driver, world: World) -> None:
    """Discord lets a private answer be changed for a quarter of an hour."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    await world.advance((LIFETIME + SECOND).total_seconds())

    assert "This page is old" in council.read(panel).split("\n")[0]


async def test_one_that_can_not_be_drawn_a_last_time_holds_up_no_other(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays as it is; the one that is renewed no longer at the same moment says so."""
    council = await in_session(world, driver)
    panels = [await opened(driver, council, seat) for seat in (0, 1)]
    drawn = panel_refresh._mark_old

    async def fail_first(bot: Any, panel: OpenPanel) -> None:
        if panel.user == council.seats[0].id:
            raise ValueError("no such picture")
        await drawn(bot, panel)

    monkeypatch.setattr(panel_refresh, "_mark_old", fail_first)
    await world.advance((LIFETIME + SECOND).total_seconds() - 0.5)

    assert [False, True] == ["This page is old" in council.read(panel) for panel in panels]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_that_fills_its_message_makes_room_for_the_line_that_it_is_old(language: Language) -> None:
    """With the button that renews it."""
    words, button = made_once.words(language), Buttons((Button(ids.SeatPanelId(7).pack(), "My seat"),))
    full = Panel(None, (Text("word " * 790), button), language)
    shown = with_old_notice(words, 7, full)

    assert to_view(shown).children
    assert Text(words.say("panel-old", button="My seat")) == shown.blocks[0]
    assert [ids.SeatPanelId(7).pack()] == [
        one.custom_id for block in shown.blocks if isinstance(block, Buttons) for one in block.buttons
    ]


async def test_of_two_panels_of_a_table_the_older_is_taken_away(driver: Driver, world: World) -> None:
    """Join and Begin were each answered with one that went on: the seat stood there twice."""
    council = await in_session(world, driver)
    first = await opened(driver, council, 0)
    second = await opened(driver, council, 0)
    other = await opened(driver, council, 1)
    await world.advance(SECOND.total_seconds())
    left = {post.id for seat in (0, 1) for post in driver.channel(council.seats[seat])}

    assert first.id not in left
    assert {second.id, other.id} <= left


async def with_power(driver: Driver, council: Council, seat: int, power: int) -> Post:
    """The private panel of a seat, on which so much power was chosen."""
    panel = await opened(driver, council, seat)
    for _ in range(power - USUAL):
        (more,) = (one for one in buttons_of(panel) if plain(one.label) == "+1")
        answer = await driver.click(council.seats[seat], panel, more.custom_id)
        assert answer.message is not None
        panel = answer.message
    return panel


async def test_a_panel_on_which_power_was_chosen_goes_on_too(driver: Driver, world: World) -> None:
    """An offer shows on it, and what was chosen stays; later it says that it is old."""
    council = await in_session(world, driver)
    panel = await with_power(driver, council, 0, 3)
    await driver.command(council.seats[1], "trade", partner="0", i_do="vote-no", they_pay=2)
    await world.advance(SECOND.total_seconds())
    offered, labels = council.read(panel), list(map(plain, council.labels(panel)))
    await world.advance(LIFETIME.total_seconds())

    assert "Gives" in offered
    assert "Vote Yes (3)" in labels
    assert "This page is old" in council.read(panel)


async def test_a_panel_on_which_power_was_chosen_is_taken_away_too(driver: Driver, world: World) -> None:
    """Its reader has opened another: two of them stood there, the older with dead buttons."""
    council = await in_session(world, driver)
    first = await with_power(driver, council, 0, 3)
    second = await opened(driver, council, 0)
    await world.advance(SECOND.total_seconds())
    left = {post.id for post in driver.channel(council.seats[0])}

    assert first.id not in left
    assert second.id in left


async def test_an_offer_shows_on_the_open_panel_of_its_partner_alone(driver: Driver, world: World) -> None:
    """HO-R25: nobody else may know of it, and their panels stay as they are."""
    council = await in_session(world, driver)
    panels = [await opened(driver, council, seat) for seat in (0, 2)]
    before = [council.read(panel) for panel in panels]
    await driver.command(council.seats[1], "trade", partner="0", i_do="vote-no", they_pay=2)
    await world.advance(SECOND.total_seconds())

    assert "Gives: no in phase 1" not in before[0]
    assert "Gives: no in phase 1" in council.read(panels[0])
    assert before[1] == council.read(panels[1])


async def test_a_suggested_house_that_is_taken_makes_room_on_the_open_panel(
    driver: Driver, world: World
) -> None:
    """HO-1.2: what stands there can be taken; what others found beside it changes nothing."""
    council = await seated(world, driver)
    panel = await opened(driver, council, 0)
    first = suggestion(council.read(panel))
    others = [one for one in content()[0].emblems if one != first]
    await driver.command(council.seats[1], "found", house="Nobody's", emblem=others[0], first_name="No one")
    await world.advance(SECOND.total_seconds())
    second = suggestion(council.read(panel))
    await driver.command(council.seats[2], "found", house="Somebody's", emblem=first, first_name="One")
    await world.advance(SECOND.total_seconds())

    assert first == second
    assert suggestion(council.read(panel)) in others[1:]


def suggestion(text: str) -> str:
    """The emblem of the house that is suggested."""
    found = re.search(r"It could be .* under the sign of the (\w+)", text)
    assert found is not None
    return found[1].casefold()


async def test_a_panel_of_a_table_that_one_has_left_keeps_no_button(driver: Driver, world: World) -> None:
    """Each of them would only say that one does not sit there."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    before = council.labels(panel)
    await driver.command(council.seats[0], "campaign leave")
    await world.advance(SECOND.total_seconds())

    assert "Trade" in before
    assert [] == council.labels(panel)
    assert f"You sit at table {council.match} no more." in council.read(panel)


async def test_a_leaf_of_a_table_that_one_has_left_keeps_no_button_either(
    driver: Driver, world: World
) -> None:
    """A list of offers, whose answers would be refused."""
    council = await in_session(world, driver)
    await driver.command(council.seats[1], "trade", partner="0", i_do="vote-no", they_pay=2)
    panel = await opened(driver, council, 0)
    more = await driver.click(council.seats[0], panel, "More")
    assert more.message is not None
    answer = await driver.click(council.seats[0], more.message, f"v1:seat:{council.match}:deals")
    assert answer.message is not None
    before = council.labels(answer.message)
    await driver.command(council.seats[0], "campaign leave")
    await world.advance(SECOND.total_seconds())

    assert "Confirm" in before
    assert [] == council.labels(answer.message)


async def test_the_open_leaf_of_deals_follows_them(driver: Driver, world: World) -> None:
    """HO-R25: an offer that is taken back can't be confirmed there any more; the leaf stays turned to."""
    council = await in_session(world, driver)
    await driver.command(council.seats[1], "trade", partner="0", i_do="vote-no", they_pay=2)
    panel = await opened(driver, council, 0)
    more = await driver.click(council.seats[0], panel, "More")
    assert more.message is not None
    answer = await driver.click(council.seats[0], more.message, f"v1:seat:{council.match}:deals")
    assert answer.message is not None
    await driver.command(council.seats[1], "deals", answer=f"withdraw:{council.state.deals[0].id}")
    await world.advance(SECOND.total_seconds())

    assert "Your deals" in council.read(answer.message)
    assert "Confirm" not in council.labels(answer.message)


async def test_panels_of_a_table_that_one_has_left_make_room(driver: Driver, world: World) -> None:
    """They would stand between the news and the panel of another table; who sits there still keeps theirs."""
    council = await in_session(world, driver)
    leaver, stayer = council.seats[1], council.seats[2]
    await opened(driver, council, 1)
    await driver.command(leaver, "campaign leave")
    left, kept = (world.bot.panels.of_user(member.id) for member in (leaver, stayer))
    await close_finished_panels(world.bot, leaver.id)
    await close_finished_panels(world.bot, stayer.id)

    assert left
    assert kept
    assert () == world.bot.panels.of_user(leaver.id)
    assert kept == world.bot.panels.of_user(stayer.id)


@pytest.mark.parametrize(
    "moment", ["while it is drawn", "while its reader is looked up", "while Discord refuses it"]
)
async def test_a_page_that_is_opened_while_the_panel_is_redrawn_stays(
    moment: str, driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing takes up to a second: "Deals" appeared, and the message jumped back to the panel."""
    council = await in_session(world, driver)
    await voted(driver, council, 0)
    panel = await opened(driver, council, 0)
    before, bot = council.read(panel), council.bot
    owner, name = {
        "while it is drawn": (bot.gallery, "draw_now_or_later"),
        "while its reader is looked up": (bot.user_names, "meet"),
        "while Discord refuses it": (panel_refresh, "change_answer"),
    }[moment]
    work, pressed = getattr(owner, name), list[OpenPanel]()

    async def work_as_its_reader_presses(*given: Any) -> Any:
        if not pressed:
            (one,) = (one for one in bot.panels.of_user(council.seats[0].id) if one.message == panel.id)
            # Each press is an interaction of its own.
            pressed.append(
                replace(one, fingerprint="the page that was opened", interaction=copy(one.interaction))
            )
            bot.panels.add(pressed[0])
        if owner is panel_refresh:
            raise TimeoutError
        return await work(*given)

    await voted(driver, council, 1, 2)
    for one in [one for seat in council.seats for one in bot.panels.of_user(seat.id)]:
        if one.message != panel.id:
            bot.panels.forget(one.message)  # this one alone is redrawn
    monkeypatch.setattr(owner, name, work_as_its_reader_presses)
    await world.advance(DELAY.total_seconds())
    monkeypatch.undo()

    assert pressed[0] in bot.panels.of_user(council.seats[0].id)
    assert before == council.read(panel)


async def test_a_panel_that_was_pressed_before_a_slow_answer_is_taken_away_for_the_new_one(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a second the answer is a message of its own: the old one stood there with buttons for ever."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    yes = next(one for one in buttons_of(panel) if "Vote Yes" in one.label)
    store = council.bot.store
    append = store.write.append

    async def append_slowly(entry: Append) -> None:
        await council.bot.waiting.sleep_until(
            council.bot.waiting.now() + timedelta(seconds=2), asyncio.Event()
        )
        await append(entry)

    monkeypatch.setattr(store.write, "append", append_slowly)
    async with world.turn:
        result = await council.seats[0].click(panel, custom_id=yes.custom_id)
    await world.advance(3)
    monkeypatch.undo()
    await world.advance(SECOND.total_seconds())
    answer = Answer(result).message
    left = {post.id for post in driver.channel(council.seats[0])}

    assert answer is not None
    assert answer.id != panel.id
    assert answer.id in left
    assert panel.id not in left
