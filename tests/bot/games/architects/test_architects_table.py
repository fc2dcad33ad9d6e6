"""Architects on the simulated Discord: what a press brings, what a plan lacks, reasons, undoing."""

import re
from typing import Any, get_args

from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of
from engine.games.architects.names import Building
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

    assert 4 == bare(read(shown)).count(" points · ")
    assert 4 == read(shown).count("\n- ")
    assert "You keep" in answer.text
    assert count == len(hall.posts())


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
    await does(hall, seat, "Forest: 1 worker, +1 wood")
    other = state(hall).active
    await does(hall, other, "Quarry: 1 worker, +1 stone")
    again = await labels(hall, seat)
    await does(hall, seat, "Forest: 2 workers, +2 wood")

    assert "Silversmith: 1 worker, +2 silver" in again
    assert 3 == state(hall).players[seat].goods[1]


async def test_the_hand_says_what_each_plan_lacks(hall: Hall) -> None:
    """AW-BUILD-1: a plan of an empty store lacks all that it costs."""
    seat = await drafted(hall)
    text = read(await page(hall, seat))

    assert "Your plans: 3" in text
    assert 3 == text.count("Missing:")


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
    await does(hall, seat, "Forest: 1 worker, +1 wood")
    placed = state(hall)
    await undone(hall, seat)

    assert before.players != placed.players
    assert before.players == state(hall).players


async def test_what_has_shown_a_card_stands(hall: Hall) -> None:
    """AW-WORK-6: plans that were drawn are known, so nothing is taken back."""
    seat = await drafted(hall)
    await does(hall, seat, "Workshop: 1 worker, +1 plan")
    before = state(hall)
    answer = await undone(hall, seat)

    assert before is state(hall)
    assert "The rules do not give this move back" in answer.text
