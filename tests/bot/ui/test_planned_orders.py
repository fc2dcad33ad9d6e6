"""Standing orders of whole moves at the table: written, seen and withdrawn by buttons, made in silence."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.lab.rehearsal.presser import Presser
from bot.languages import Language
from bot.sandbox.driver import Answer
from bot.sandbox.reading import buttons_of, menus_of
from bot.ui.generic.planned import orders_after
from engine.games.architects.chapters.places import Work
from engine.games.rokugan.chapters.placement import Place
from engine.kernel.dice import Dice
from engine.kernel.orders import Planned, read_orders, to_json, with_otherwise, without_line
from engine.kernel.table import orders_of
from engine.kernel.table.absence import OrdersPlayed, SetOrders
from tests.bot.changed_meanwhile import pressed_meanwhile
from tests.bot.core_world import DAY, Hall, folder, hall, opened_hall, our_bot, plain
from tests.bot.core_world import read as read_post
from tests.laws.controls import begun, pressed
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

OLD = "from an earlier moment"
BOTH = pytest.mark.parametrize("language", ["en", "fa"])


def state(hall: Hall) -> Any:
    """The game as it stands."""
    return hall.live().match_state.state


def orders(hall: Hall, seat: int) -> Planned | None:
    """What the seat has written."""
    live = hall.live()
    payload = orders_of(live.table, seat)
    return None if payload is None else read_orders(payload, live.match_state.game.action)


async def until(hall: Hall, game: str, phase: str, language: Language) -> None:
    """Two people press what they are shown until this phase."""
    await begun(hall, game, 2, language)
    presser = Presser(hall.driver, 1, Dice(b"orders at a table"))
    while state(hall).phase != phase:
        assert await pressed(hall, presser)


async def opened(hall: Hall, seat: int) -> Answer:
    """The seat's page of orders, by the button of its own page."""
    member = hall.world.members[seat]
    mine = await hall.driver.click(member, hall.doors()[0], "v1:seat:")
    assert mine.message is not None
    return await hall.driver.click(member, mine.message, "v1:orders:1")


async def on(hall: Hall, seat: int, shown: Answer, wanted: str) -> Answer:
    """A press on the page, by a button's id or its beginning."""
    assert shown.message is not None
    return await hall.driver.click(hall.world.members[seat], shown.message, wanted)


async def picked(hall: Hall, seat: int, shown: Answer, verb: str, number: int = 0) -> Answer:
    """A menu of the page."""
    assert shown.message is not None
    menu = next(one for one in menus_of(shown.message) if verb in one.custom_id)
    return await hall.driver.choose(
        hall.world.members[seat], shown.message, [menu.values[number]], menu.custom_id
    )


async def asked(hall: Hall, seat: int) -> Answer:
    """The first token of the page of orders, and where it may lie."""
    shown = await opened(hall, seat)
    assert shown.message is not None
    tokens = [one.custom_id for one in buttons_of(shown.message) if one.custom_id.startswith("v1:step:")]
    return await on(hall, seat, shown, tokens[0])


async def walked(hall: Hall, seat: int, spot: int = 0) -> Answer:
    """A placement of Rokugan written by two presses: a token by its face, and this place of its menu."""
    return await picked(hall, seat, await asked(hall, seat), "v1:steps:", spot)


def silent(hall: Hall) -> tuple[int, int]:
    """Who is asked now, and the other of two."""
    return state(hall).active, 1 - state(hall).active


@pytest.mark.parametrize(
    ("game", "closed", "open_"), [("rokugan", "clans", "turn"), ("architects", "draft", "turn")]
)
async def test_orders_are_offered_on_one_s_page_once_they_can_be_written(
    hall: Hall, game: str, closed: str, open_: str
) -> None:
    """While clans or plans are chosen they can't; the command says so still."""
    before, after = [await _offered(hall, game, phase) for phase in (closed, open_)]

    assert [False, False] == before
    assert [True, True] == after


async def _offered(hall: Hall, game: str, phase: str) -> list[bool]:
    """Whether each seat's page has the button of orders in this phase."""
    if 1 not in {live.match.id for live in hall.bot.matches.live_matches()}:
        await begun(hall, game, 2, "en")
    presser = Presser(hall.driver, 1, Dice(b"orders offered"))
    while state(hall).phase != phase:
        assert await pressed(hall, presser)
    pages = [await hall.driver.click(one, hall.doors()[0], "v1:seat:") for one in hall.world.members[:2]]
    return [
        "v1:orders:1" in [button.custom_id for button in buttons_of(page.message)]
        for page in pages
        if page.message is not None
    ]


@BOTH
async def test_a_rounds_placements_are_written_and_made_in_silence(
    tmp_path: Path, language: Language
) -> None:
    """BR-PLACE-1: who is silent lays the first line; nobody else hears that it was written."""
    async with opened_hall(tmp_path, None) as hall:
        await until(hall, "rokugan", "turn", language)
        active, _ = silent(hall)
        await walked(hall, active)
        await walked(hall, active)
        written = orders(hall, active)
        public = read_post(hall.posts()[-1])
        await hall.world.advance(DAY / 2 * 0.7)

        assert written is not None
        assert [Place, Place] == [type(one.move) for one in written.lines]
        laid = [(one.token.value, one.province) for one in state(hall).pieces if one.owner == active]
        assert [(written.lines[0].move.token, written.lines[0].move.province)] == laid
        assert any("OrdersPlayed" == type(one).__name__ for one in await events(hall))
        assert read_post(hall.posts()[-1]) != public


async def events(hall: Hall) -> list[Any]:
    """Everything in the log."""
    return [event for entry in await hall.bot.matches.entries(1) for event in entry.events]


async def test_while_others_think_lines_are_written_seen_and_taken_out(hall: Hall) -> None:
    """Between the draw and one's last placement; the page says what silence brings."""
    await until(hall, "rokugan", "turn", "en")
    _, other = silent(hall)
    before, first = hall.live().match_state.state, plain((await opened(hall, other)).text)
    shown = await walked(hall, other)
    told, one = plain(shown.text), orders(hall, other)
    after = await picked(hall, other, shown, "take")
    waiting = await on(hall, other, after, "v1:orders:1:wait")
    left = plain(waiting.text)
    turned, gone = orders(hall, other), await on(hall, other, waiting, "v1:orders:1:drop")

    assert "Nothing is written yet" in first
    assert one is not None
    assert "1. round 1: " in told
    assert "a steward" in told
    assert "nothing until the deadline" in left
    assert Planned((), "wait") == turned
    assert orders(hall, other) is None
    assert "Your orders are gone" in plain(gone.text)
    assert before == hall.live().match_state.state


async def test_an_old_button_writes_nothing(hall: Hall) -> None:
    """A question of before the last line asks for a token that is written already."""
    await until(hall, "rokugan", "turn", "en")
    _, other = silent(hall)
    old = await opened(hall, other)
    assert old.message is not None
    begin = next(one.custom_id for one in buttons_of(old.message) if one.custom_id.startswith("v1:step:"))
    await walked(hall, other)
    lines = orders(hall, other)
    answer = await on(hall, other, old, begin)
    refused, stale = plain(answer.text), await opened(hall, other)
    await picked(hall, other, await opened(hall, other), "take")
    again = await picked(hall, other, stale, "take")

    assert lines is not None
    assert Planned() == orders(hall, other)
    assert OLD in refused
    assert "not among your orders" in plain(again.text)


async def test_a_place_that_was_shown_among_other_lines_is_an_old_menu(hall: Hall) -> None:
    """As many lines, but others: the way to it would lead to another token or province."""
    await until(hall, "rokugan", "turn", "en")
    _, other = silent(hall)
    await walked(hall, other)
    old = await asked(hall, other)
    await picked(hall, other, await opened(hall, other), "take")
    await walked(hall, other, -1)
    before = orders(hall, other)
    refused = plain((await picked(hall, other, old, "v1:steps:")).text)

    assert before is not None
    assert 1 == len(before.lines)
    assert OLD in refused
    assert before == orders(hall, other)


@BOTH
async def test_a_round_is_planned_with_two_presses_a_token(tmp_path: Path, language: Language) -> None:
    """BR-PLACE-1: each line takes its token out of the hand; the page of the next tells what is planned."""
    async with opened_hall(tmp_path, None) as hall:
        await until(hall, "rokugan", "turn", language)
        active, _ = silent(hall)
        turns = len(state(hall).players[active].hand.value) - 1
        for _ in range(turns):
            await walked(hall, active)
        written = orders(hall, active)
        told = plain((await asked(hall, active)).text)

        assert written is not None
        assert turns == len(written.lines)
        assert plain(hall.bot.words(language).say("rokugan-laid-planned", tokens="")).strip() in told
        assert () == state(hall).pieces


@BOTH
async def test_a_whole_plan_is_taken_over_by_one_press(tmp_path: Path, language: Language) -> None:
    """BR-PLACE-1: each line is made as the seat's turn comes, without waiting for its silence."""
    async with opened_hall(tmp_path, None) as hall:
        await until(hall, "rokugan", "turn", language)
        active, other = silent(hall)
        for _ in range(2):
            await walked(hall, active)
        written, before = orders(hall, active), hall.live().match_state.seq
        go = plain(hall.bot.words(language).say("rokugan-button-as-planned", count=2))
        member = hall.world.members[active]
        mine = await hall.driver.click(member, hall.doors()[0], "v1:seat:")
        assert mine.message is not None
        labels = [plain(one.label) for one in buttons_of(mine.message)]
        await hall.driver.click(member, mine.message, "v1:orders:1:prompt")
        first = [one.token.value for one in state(hall).pieces]
        presser = Presser(hall.driver, 1, Dice(b"the other"))
        while state(hall).active == other and state(hall).phase in ("turn", "look"):
            assert await pressed(hall, presser)
        await hall.world.advance(2)
        both = [one.token.value for one in state(hall).pieces if one.owner == active]

        assert written is not None
        assert go in labels
        assert [written.lines[0].move.token] == first
        assert [one.move.token for one in written.lines] == both
        assert hall.live().match_state.seq > before


async def test_a_plan_that_goes_on_can_be_made_to_wait_again(hall: Hall) -> None:
    """The button says the other then; the lines are kept."""
    await until(hall, "rokugan", "turn", "en")
    _, other = silent(hall)
    shown = await walked(hall, other)
    assert shown.message is not None
    labels = [one.label for one in buttons_of(shown.message)]
    shown = await on(hall, other, await opened(hall, other), "v1:orders:1:prompt")
    prompt, first = orders(hall, other), plain(shown.text)
    shown = await on(hall, other, shown, "v1:orders:1:silent")
    waiting, second = orders(hall, other), plain(shown.text)

    assert "Play them as my turns come" in labels
    assert [True, False] == ["without waiting" in one for one in (first, second)]
    assert prompt is not None
    assert waiting is not None
    assert (1, None) == (prompt.prompt, waiting.prompt)
    assert prompt.lines == waiting.lines


async def test_a_button_that_is_pressed_twice_does_what_it_says_and_no_more(hall: Hall) -> None:
    """A double click turns nothing back; the second press leaves nothing in the log."""
    await until(hall, "rokugan", "turn", "en")
    _, other = silent(hall)
    await walked(hall, other)
    pages = [await opened(hall, other) for _ in range(4)]
    before = len(await events(hall))
    for page, verb in zip(pages, ("prompt", "prompt", "wait", "wait"), strict=True):
        await on(hall, other, page, f"v1:orders:1:{verb}")
    kept = orders(hall, other)

    assert kept is not None
    assert (1, "wait") == (kept.prompt, kept.otherwise)
    assert before + 2 == len(await events(hall))


async def pressed_as_they_change(
    hall: Hall, seat: int, press: Coroutine[Any, Any, Answer], changed: Planned
) -> Answer:
    """The answer to a press that waits for the match while a first press of the same person changes this."""
    first = SetOrders(to_json(changed))
    return await pressed_meanwhile(hall.bot.matches, 1, press, seat, first)


async def with_lines(hall: Hall, count: int) -> tuple[int, Planned]:
    """Who is not asked in a round of Rokugan, with so many lines written."""
    await until(hall, "rokugan", "turn", "en")
    _, seat = silent(hall)
    for _ in range(count):
        await walked(hall, seat)
    written = orders(hall, seat)
    assert written is not None
    return seat, written


async def test_a_button_that_is_pressed_while_another_is_kept_changes_its_own_part_alone(
    hall: Hall,
) -> None:
    """Both were shown the orders of before, and each makes of them what it names."""
    seat, before = await with_lines(hall, 1)
    page = await opened(hall, seat)
    await pressed_as_they_change(
        hall, seat, on(hall, seat, page, "v1:orders:1:prompt"), with_otherwise(before, "wait")
    )

    assert Planned(before.lines, "wait", 1) == orders(hall, seat)


async def test_a_line_is_taken_out_though_one_before_it_goes_meanwhile(hall: Hall) -> None:
    """Lines move up: the one that was chosen goes, and no other."""
    seat, before = await with_lines(hall, 3)
    page = await opened(hall, seat)
    await pressed_as_they_change(hall, seat, picked(hall, seat, page, "take", 2), without_line(before, 0))

    assert Planned(before.lines[1:2]) == orders(hall, seat)


async def test_a_line_that_is_taken_out_by_two_presses_at_once_is_gone_for_the_second(hall: Hall) -> None:
    """It takes none of those that moved up."""
    seat, before = await with_lines(hall, 3)
    page = await opened(hall, seat)
    answer = await pressed_as_they_change(
        hall, seat, picked(hall, seat, page, "take", 0), without_line(before, 0)
    )

    assert "not among your orders" in plain(answer.text)
    assert Planned(before.lines[1:]) == orders(hall, seat)


async def test_an_old_menu_takes_out_no_line_that_has_moved_up(hall: Hall) -> None:
    """Lines of one round have one moment: place and moment alone named another line."""
    seat, before = await with_lines(hall, 3)
    old = [await opened(hall, seat) for _ in range(3)]
    await picked(hall, seat, old[0], "take", 0)
    again = await picked(hall, seat, old[1], "take", 0)
    after = orders(hall, seat)
    await picked(hall, seat, old[2], "take", 2)

    assert "not among your orders" in plain(again.text)
    assert Planned(before.lines[1:]) == after
    assert Planned(before.lines[1:2]) == orders(hall, seat)


async def test_a_line_that_is_written_while_another_is_kept_is_an_old_one(hall: Hall) -> None:
    """It was shown for other lines, as it would be a moment later; the first stays."""
    seat, before = await with_lines(hall, 1)
    page, changed = await asked(hall, seat), without_line(before, 0)
    answer = await pressed_as_they_change(hall, seat, picked(hall, seat, page, "v1:steps:"), changed)

    assert OLD in plain(answer.text)
    assert changed == orders(hall, seat)


@pytest.mark.parametrize(
    ("verb", "prompt", "otherwise"),
    [
        ("prompt", (2, 2), ("steward", "wait")),
        ("silent", (None, None), ("steward", "wait")),
        ("go", (2, None), ("steward", "wait")),
        ("steward", (None, 2), ("steward", "steward")),
        ("wait", (None, 2), ("wait", "wait")),
        ("turn", (None, 2), ("wait", "steward")),
    ],
)
def test_each_button_of_orders_makes_what_it_names_and_those_of_before_turn_over(
    verb: str, prompt: tuple[int | None, ...], otherwise: tuple[str, ...]
) -> None:
    """From fresh orders, and from those that play at once and leave the rest to the deadline."""
    made = [orders_after(verb, one, 2) for one in (None, Planned((), "wait", 2))]

    assert prompt == tuple(one.prompt for one in made)
    assert otherwise == tuple(one.otherwise for one in made)


@BOTH
async def test_turns_of_architects_are_written_by_one_menu(tmp_path: Path, language: Language) -> None:
    """AW-TURN-1: two placements for two turns; the first is made in silence."""
    async with opened_hall(tmp_path, None) as hall:
        await until(hall, "architects", "turn", language)
        active, _ = silent(hall)
        shown = await picked(hall, active, await opened(hall, active), "add", 1)
        shown = await picked(hall, active, shown, "add", 0)
        written = orders(hall, active)
        await hall.world.advance(DAY / 2 * 0.7)

        assert written is not None
        assert [Work("quarry"), Work("forest")] == [one.move for one in written.lines]
        assert 2 == written.lines[1].moment - written.lines[0].moment
        assert 1 == state(hall).players[active].goods[2]
        assert any(isinstance(one, OrdersPlayed) for one in await events(hall))


async def test_before_the_draw_nothing_can_be_written_and_it_is_said(hall: Hall) -> None:
    """By the command: one's page has no button that leads there."""
    await until(hall, "rokugan", "draft", "en")
    shown = await hall.driver.command(hall.world.members[0], "orders")

    assert "from the draw of a round" in plain(shown.text)
    assert shown.message is not None
    assert not [one for one in buttons_of(shown.message) if one.custom_id.startswith("v1:step:")]


async def test_a_menu_of_before_another_line_writes_nothing_and_shows_the_orders_as_they_are(
    hall: Hall,
) -> None:
    """Not the panel of the seat: whoever writes orders goes on writing."""
    await until(hall, "architects", "turn", "en")
    active, _ = silent(hall)
    member, old = hall.world.members[active], await opened(hall, active)
    assert old.message is not None
    menu = next(one for one in menus_of(old.message) if "add" in one.custom_id)
    first, beside = menu.values[1], await opened(hall, active)
    await picked(hall, active, beside, "add", 1)
    written = orders(hall, active)
    answer = await hall.driver.choose(member, old.message, [first], menu.custom_id)

    assert written == orders(hall, active)
    assert OLD in plain(answer.text)
    assert "1. your next turn: Quarry" in plain(answer.text)


async def test_the_open_page_of_orders_goes_on_when_its_seat_is_asked_anew(hall: Hall) -> None:
    """A line of a round that is over stood there as if it were still to come."""
    await until(hall, "rokugan", "turn", "en")
    active, _ = silent(hall)
    page = await walked(hall, active)
    said = plain(page.text)
    presser = Presser(hall.driver, 1, Dice(b"on to the next round"))
    while state(hall).round == 1 and hall.live().table.status != "over":
        assert await pressed(hall, presser)
    await hall.world.advance(2)

    assert page.message is not None
    assert "1. round 1: " in said
    assert "1. round 1: " not in read_post(page.message)


async def test_a_game_without_orders_and_a_stranger_are_told_so(hall: Hall) -> None:
    """A sentence, and nothing is changed."""
    await begun(hall, "treasure", 4, "en")
    answer = await hall.driver.command(hall.world.members[0], "orders")
    stranger = await hall.driver.command(hall.world.seat("stranger"), "orders")

    assert "no standing orders" in plain(answer.text)
    assert "orders" not in plain(stranger.text) or "seat" in plain(stranger.text)
