"""Architects on the simulated Discord: what a press brings, what a plan lacks, reasons, undoing."""

import re
from copy import deepcopy
from typing import Any, get_args

import pytest

from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of, menus_of
from engine.games.architects.names import GOODS, Building
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, read
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

MARKS = re.compile("[\u200e\u2066-\u2069]")


def state(hall: Hall) -> Any:
    """The game as it stands."""
    return hall.live().match_state.state


async def page(hall: Hall, seat: int) -> Post:
    """The private page of a seat."""
    answer = await hall.driver.click(hall.world.members[seat], hall.doors()[0], "v1:seat:")
    assert answer.message is not None
    assert answer.private
    return answer.message


async def does(hall: Hall, seat: int, label: str) -> Answer:
    """A seat presses a button of its page."""
    shown = await page(hall, seat)
    wanted = next(one.custom_id for one in buttons_of(shown) if bare(one.label) == bare(label))
    return await hall.driver.click(hall.world.members[seat], shown, wanted)


def bare(text: str) -> str:
    """The text without its marks of direction."""
    return MARKS.sub("", text)


async def labels(hall: Hall, seat: int) -> list[str]:
    """What the buttons of a seat's page say."""
    return [bare(one) for one in hall.buttons(await page(hall, seat))]


async def drafted(hall: Hall) -> int:
    """A table of two after the draft; whose turn it is."""
    await begun(hall, "architects", 2, "en")
    while state(hall).phase == "draft":
        seat = hall.live().match_state.waits[0].seat
        await does(hall, seat, hall.buttons(await page(hall, seat))[0])
    active: int = state(hall).active
    return active


async def test_the_draft_is_private_and_says_what_each_plan_does(hall: Hall) -> None:
    """AW-SETUP-6, AW-INFO-1: no message before everybody tells of a pick; the page has four plans."""
    await begun(hall, "architects", 2, "en")
    shown, count = await page(hall, 0), len(hall.posts())
    answer = await does(hall, 0, hall.buttons(shown)[0])

    assert "Three times you keep one and hand the rest on" in read(shown)
    assert 4 == bare(read(shown)).count(" points · ")
    assert 4 == read(shown).count("\n- ")
    assert "You keep" in answer.text
    assert count == len(hall.posts())


async def test_after_the_draft_nothing_is_said_of_it(hall: Hall) -> None:
    """AW-SETUP-6: three plans are in hand."""
    assert "Three times" not in read(await page(hall, await drafted(hall)))


async def test_no_plan_s_name_is_cut_on_its_button(hall: Hall) -> None:
    """Its points, cost and skills stand above: on the button the longest lost its end."""
    await begun(hall, "architects", 2, "fa")
    words = hall.bot.words("fa")
    names = {bare(words.say(f"architects-name-{card.replace('_', '-')}")) for card in get_args(Building)}
    called = await labels(hall, 0)

    assert 4 == sum(one in names for one in called)
    assert not [one for one in called if one.endswith("…")]


async def test_a_placement_says_what_it_brings_before_it_is_pressed(hall: Hall) -> None:
    """AW-RES-1: the button has the workers and the goods, and the press brings just that."""
    seat = await drafted(hall)
    await does(hall, seat, "Forest: +1 wood")
    other = state(hall).active
    await does(hall, other, "Quarry: +1 stone")
    again = await labels(hall, seat)
    await does(hall, seat, "Forest (2): +2 wood")

    assert "Silversmith: +2 silver" in again
    assert 3 == state(hall).players[seat].goods[1]


async def test_the_hand_says_what_each_plan_lacks(hall: Hall) -> None:
    """AW-BUILD-1: a plan of an empty store lacks all that it costs."""
    seat = await drafted(hall)
    text = read(await page(hall, seat))

    more = bare((await does(hall, seat, "More")).text)

    assert 3 == text.count(" lacks ")
    assert "Your plans: 3" in more
    assert 3 == more.count("Missing:")


async def test_why_tells_prices_gains_and_points(hall: Hall) -> None:
    """AW-TAX-2, AW-RES, AW-SCORE-4: each with what it is made of."""
    seat = await drafted(hall)
    answer = await does(hall, seat, "Why?")
    text = bare(answer.text)

    assert "Hiring in the workshop: silver 2, tax 2" in text
    assert "Forest: 1 worker, +1 wood" in text
    assert "Points so far: 0" in text


async def undone(hall: Hall, seat: int) -> Answer:
    """A seat asks for its last move back, and the other agrees where the table is asked."""
    answer = await hall.driver.command(hall.world.members[seat], "undo")
    asking = [post for post in hall.posts() if any("v1:agree:" in one for one in custom_ids(post))]
    if asking:
        await hall.driver.click(hall.world.members[1 - seat], asking[-1], "v1:agree:")
    return answer


async def test_a_placement_is_taken_back_by_leave_of_the_table(hall: Hall) -> None:
    """What has shown no card can be undone, until the next has moved."""
    seat = await drafted(hall)
    before = state(hall)
    await does(hall, seat, "Forest: +1 wood")
    placed = state(hall)
    await undone(hall, seat)

    assert before.players != placed.players
    assert before.players == state(hall).players


async def test_what_has_shown_a_card_stands(hall: Hall) -> None:
    """AW-WORK-6: plans that were drawn are known, so nothing is taken back."""
    seat = await drafted(hall)
    await does(hall, seat, "Workshop: +1 plan")
    before = state(hall)
    answer = await undone(hall, seat)

    assert before is state(hall)
    assert "The rules do not give this move back" in answer.text


async def test_goods_that_come_together_are_told_in_one_line(hall: Hall) -> None:
    """AW-BM-3: a stall of the market took four lines, which a phone has no room for."""
    seat = await drafted(hall)
    stall = next(one for one in await labels(hall, seat) if one.startswith("Small stall"))
    await does(hall, seat, stall)
    told = bare(read(hall.posts()[-1]))
    given = stall.partition(" for ")[0]
    kinds = sum(f" {good}" in given for good in GOODS)
    (line,) = (one for one in told.splitlines() if "small stall" in one)

    assert kinds == sum(f"+1 {good}" in line or f"+2 {good}" in line for good in GOODS)


async def test_what_brings_nothing_waits_behind_more_and_is_asked_once_more(hall: Hall) -> None:
    """AW-AMB-13: such a placement is allowed; a slip of the finger cost a turn."""
    seat = await drafted(hall)
    called = await labels(hall, seat)
    more = await does(hall, seat, "More")
    assert more.message is not None
    idle = next(one for one in buttons_of(more.message) if "nothing to do there now" in one.label)
    answer = await hall.driver.click(hall.world.members[seat], more.message, idle.custom_id)
    asked = state(hall).active == seat
    assert answer.message is not None
    await hall.driver.click(hall.world.members[seat], answer.message, "Do it")

    assert {"Forest", "Workshop", "Middle stall"} <= {one.partition(":")[0] for one in called}
    assert not [one for one in called if "nothing to do there now" in one]
    assert asked
    assert state(hall).active != seat


async def test_the_town_centre_says_whose_workers_stand_where_and_one_s_own_come_last(hall: Hall) -> None:
    """AW-TOWN-2: a visit that could fetch only one's own says so; else others come first."""
    seat = await drafted(hall)
    more = await does(hall, seat, "More")
    assert more.message is not None
    before = [bare(one.label) for one in buttons_of(more.message)]
    await does(hall, seat, "Forest: +1 wood")
    other = state(hall).active
    answer = await does(hall, other, "Town Centre: 1 capture")
    assert answer.message is not None
    called = [bare(one.label) for one in buttons_of(answer.message)]

    assert "Town Centre: nobody to capture, only your own to fetch" in before
    assert called[0].startswith("Forest: 1 of ")
    assert "your own" not in called[0]
    assert "Town Centre: 1 of your own, to fetch home" == called[1]
    assert "1 capture costs 1 silver with its tax." in bare(answer.text)


async def test_a_button_of_before_an_undone_move_captures_at_its_own_place_or_nowhere(hall: Hall) -> None:
    """AW-TOWN-2: the other stands elsewhere by now; before, the button captured there instead."""
    seat = await drafted(hall)
    await does(hall, seat, "Forest: +1 wood")
    other = state(hall).active
    post = (await does(hall, other, "Town Centre: 1 capture")).message
    assert post is not None
    old = deepcopy(post._message.components)
    forest = next(one.custom_id for one in buttons_of(post) if bare(one.label).startswith("Forest: 1 of "))
    await undone(hall, seat)
    await does(hall, seat, "Quarry: +1 stone")

    # The page as it was, as on a phone that has not heard of the change yet.
    post._message.components = old
    answer = await hall.driver.click(hall.world.members[other], post, forest)

    assert (0, 0) == state(hall).players[other].held
    assert other == state(hall).active
    assert "Quarry: 1 of " in bare(" ".join(one.label for one in buttons_of(answer.message)))


@pytest.mark.parametrize("place", ["Town Centre", "King’s Storehouse"])
async def test_a_visit_can_t_be_ended_before_anything_is_done_there(hall: Hall, place: str) -> None:
    """AW-AMB-13: it would have cost the turn at one press; such a visit waits behind More."""
    seat = await drafted(hall)
    for _ in range(3):
        await placed(hall, "Mines")
    seat = state(hall).active
    opened = next(one for one in await labels(hall, seat) if one.startswith(place))
    answer = await does(hall, seat, opened)
    assert answer.message is not None

    assert "That is all" not in [bare(one.label) for one in buttons_of(answer.message)]
    assert seat == state(hall).active


async def test_every_apprentice_that_can_be_hired_says_what_it_costs(hall: Hall) -> None:
    """AW-WORK-4: the price grows with what is skipped; before, only the least was told."""
    seat = await drafted(hall)
    while state(hall).players[seat].goods[5] < 7:
        await placed(hall, "Silversmith")
    while state(hall).active != seat:
        await placed(hall, "Forest")
    answer = await does(hall, seat, "Workshop: hire, from 4 silver")
    assert answer.message is not None
    options = [row for node in answer.message.components for row in options_of(node)]

    assert {"4 silver", "5 silver", "6 silver"} <= {bare(one["description"]) for one in options}


async def test_an_apprentice_is_let_go_only_after_a_second_press(hall: Hall) -> None:
    """AW-TURN-6: the button stands behind More, and what it does is not wanted by chance."""
    seat = await drafted(hall)
    while state(hall).active != seat or state(hall).players[seat].goods[5] < 4:
        await placed(hall, "Silversmith")
    answer = await does(hall, seat, "Workshop: hire, from 4 silver")
    assert answer.message is not None
    menu = menus_of(answer.message)[0]
    await hall.driver.choose(hall.world.members[seat], answer.message, [menu.values[0]], menu.custom_id)
    while state(hall).active != seat:
        await placed(hall, "Forest")
    more = await does(hall, seat, "More")
    assert more.message is not None
    go = next(one for one in buttons_of(more.message) if bare(one.label).startswith("Let "))
    asked = await hall.driver.click(hall.world.members[seat], more.message, go.custom_id)
    kept = len(state(hall).players[seat].crew)
    assert asked.message is not None
    await hall.driver.click(hall.world.members[seat], asked.message, "Do it")

    assert 1 == kept
    assert 0 == len(state(hall).players[seat].crew)


async def placed(hall: Hall, place: str) -> None:
    """Whoever's turn it is sends a worker there."""
    seat = state(hall).active
    await does(hall, seat, next(one for one in await labels(hall, seat) if one.startswith(place)))


def options_of(node: Any) -> list[dict[str, Any]]:
    """The options of every menu in a component."""
    own = list(node.get("options") or ())
    return own + [one for part in node.get("components") or () for one in options_of(part)]


async def test_the_last_place_on_the_black_market_says_that_it_leads_to_prison(hall: Hall) -> None:
    """AW-RESET-1, AW-RESET-2: its button told goods and prices alone; then the worker was gone."""
    seat = await drafted(hall)
    warned = "whoever takes it goes to prison"
    before = warned in read(await page(hall, seat))
    await placed(hall, "Small stall")
    await placed(hall, "Large stall")
    after = read(await page(hall, state(hall).active))

    assert not before
    assert warned in after
