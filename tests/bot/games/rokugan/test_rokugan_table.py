"""Rokugan on the simulated Discord: clans and abilities, a turn on one screen, battles told."""

import re
from typing import Any

from simcord.components import walk_components

from bot.controls.ids import SURE
from bot.lab.rehearsal.presser import Presser
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of, menus_of
from engine.games.rokugan.names import CLANS, PROVINCES
from engine.kernel.dice import Dice
from tests.bot.core_world import Hall, folder, hall, our_bot, plain, read
from tests.bot.ui.test_stale_in_every_game import aged
from tests.laws.controls import begun, pressed
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def state(hall: Hall) -> Any:
    """The game as it stands."""
    return hall.live().match_state.state


async def until(hall: Hall, phase: str, number: int = 1) -> None:
    """People press what they are shown until this phase of this round."""
    await begun(hall, "rokugan", 2, "en")
    presser = Presser(hall.driver, 1, Dice(b"rokugan table"))
    while (state(hall).phase, state(hall).round) != (phase, number):
        assert await pressed(hall, presser)


async def page(hall: Hall, seat: int, leaf: str = "") -> Answer:
    """The private page of a seat, or a leaf of it."""
    return await hall.driver.click(hall.world.members[seat], hall.doors()[0], f"v1:seat:1{leaf}")


async def first(hall: Hall, seat: int, post: Post | None, number: int = 0) -> Answer:
    """The first choice of a page, or another, by one of its menus."""
    assert post is not None
    menu = next(one for one in menus_of(post) if one.custom_id.startswith("v1:steps:"))
    return await hall.driver.choose(hall.world.members[seat], post, [menu.values[number]], menu.custom_id)


async def chosen(hall: Hall, seat: int) -> Answer:
    """The first province whose tokens are buttons, and those: one press, and nothing is laid yet."""
    for number in range(len(PROVINCES)):
        answer = await first(hall, seat, (await page(hall, seat)).message, number)
        if faces(answer):
            return answer
    raise AssertionError("every province has its tokens in menus")


def faces(answer: Answer) -> list[Any]:
    """The buttons of tokens, each of which lays its own."""
    assert answer.message is not None
    return [one for one in buttons_of(answer.message) if f":{SURE}:" in one.custom_id]


async def lay(hall: Hall, seat: int, answer: Answer, number: int = 0) -> Answer:
    """The press of a face, which lays it."""
    assert answer.message is not None
    face = faces(answer)[number]
    return await hall.driver.click(hall.world.members[seat], answer.message, face.custom_id)


def labels(answer: Answer) -> list[str]:
    """What the buttons of a page say that can be pressed."""
    assert answer.message is not None
    return [plain(one.label) for one in buttons_of(answer.message) if not one.disabled]


def places(answer: Answer) -> list[str]:
    """What the menus of a page have."""
    assert answer.message is not None
    rows = (row for node in walk_components(answer.message.components) for row in node.get("options", ()))
    return [plain(row["label"]) for row in rows]


async def test_a_clan_is_chosen_with_its_ability_in_sight(hall: Hall) -> None:
    """BR-SETUP-3: all seven, each with what it can do."""
    await begun(hall, "rokugan", 2, "en")
    told = plain((await page(hall, state(hall).active)).text)

    assert all(f"**{clan.title()}**: " in told for clan in CLANS)


async def test_a_token_lies_once_its_face_is_pressed(hall: Hall) -> None:
    """BR-PLACE-9: until then nothing is changed; then all read where it lies, nobody what it is."""
    await until(hall, "turn")
    seat, before = state(hall).active, hall.live().match_state
    answer = await chosen(hall, seat)
    unchanged = before is hall.live().match_state
    await lay(hall, seat, answer)
    (laid,) = state(hall).pieces

    assert unchanged
    assert re.search(rf": {PROVINCES.index(laid.province) + 1}\b", plain(read(hall.posts()[-1])))
    assert laid.token.value.partition("_")[0].title() not in read(hall.posts()[-1])


async def test_another_province_can_be_chosen_until_a_token_is_laid(hall: Hall) -> None:
    """By the way back to the menus; the token lies where the last of them said."""
    await until(hall, "turn")
    seat = state(hall).active
    answer = await chosen(hall, seat)
    assert answer.message is not None
    back = await hall.driver.click(hall.world.members[seat], answer.message, "Back")
    again = await first(hall, seat, back.message, 3)
    untouched, told = state(hall).pieces, plain(again.text)
    await lay(hall, seat, again)
    (laid,) = state(hall).pieces

    assert () == untouched
    assert f"### {PROVINCES.index(laid.province) + 1} " in told
    assert laid.province == PROVINCES[3]


async def test_every_free_province_can_be_taken_at_once_on_the_page(hall: Hall) -> None:
    """BR-SETUP-11: the draft's menus stand on the page itself; one press, and the province is taken."""
    await until(hall, "draft", 0)
    seat = state(hall).active
    shown = await page(hall, seat)
    assert shown.message is not None
    menus = menus_of(shown.message)
    free = sum(one.owner is None for one in state(hall).lands)
    await hall.driver.choose(
        hall.world.members[seat], shown.message, [menus[0].values[0]], menus[0].custom_id
    )

    assert free == sum(len(one.values) for one in menus)
    assert free - 1 == sum(one.owner is None for one in state(hall).lands)


async def test_the_page_of_a_turn_leads_to_every_province(hall: Hall) -> None:
    """BR-PLACE-1: by its number, with the hand in words above the menus."""
    await until(hall, "turn")
    seat = state(hall).active
    shown = await page(hall, seat)

    assert "Leave the game" not in labels(shown)
    assert list(range(1, len(PROVINCES) + 1)) == [int(one.split()[0]) for one in places(shown)]
    assert "Your tokens: " in shown.text


async def test_a_token_takes_two_presses(hall: Hall) -> None:
    """By the number of its province, and by its face; what was laid is said, and what it is on the face."""
    await until(hall, "turn")
    seat = state(hall).active
    answer = await chosen(hall, seat)
    *_, face = faces(answer)
    done = await lay(hall, seat, answer, -1)
    (laid,) = state(hall).pieces

    assert plain(face.label).lower().replace(" ", "_").startswith(laid.token.value)
    assert "You lay" in plain(done.text)


async def test_a_stale_face_is_one_sentence_and_lays_nothing(hall: Hall) -> None:
    """The press of a page that is past, as on a phone that has not heard of the news yet."""
    await until(hall, "turn")
    seat = state(hall).active
    shown = (await chosen(hall, seat)).message
    assert shown is not None
    told = await hall.driver.click(hall.world.members[seat], shown, aged(shown))

    assert () == state(hall).pieces
    assert "from an earlier moment; nothing was changed" in plain(told.text)


async def test_all_else_of_a_turn_stands_on_the_page_of_the_hand(hall: Hall) -> None:
    """BR-CARD-1: secrets and cards, with the way back to the turn."""
    await until(hall, "turn")
    seat = state(hall).active
    await lay(hall, seat, await chosen(hall, seat))
    seat = state(hall).active
    kept = await page(hall, seat)
    before, offered = kept.text, labels(kept)
    assert kept.message is not None
    shown = await hall.driver.click(hall.world.members[seat], kept.message, "v1:seat:1:hand")

    assert "Secret objective" in shown.text
    assert "Scout, shugenja or first player card" in labels(shown)
    assert "Back" in labels(shown)
    assert "Secret objective" not in before
    assert "Hand" in offered


async def test_a_battle_is_told_with_its_numbers(hall: Hall) -> None:
    """BR-RESOLVE-9 to 13: in a line whence with what, against what; every number behind Why."""
    await begun(hall, "rokugan", 2, "en")
    presser, told = Presser(hall.driver, 1, Dice(b"rokugan battles")), ""
    while " against " not in told:
        assert await pressed(hall, presser)
        told = next((read(post) for post in hall.posts()[::-1] if "Battles of round" in read(post)), "")
    why = (await page(hall, 0, ":why")).text

    line = next(line for line in plain(told).splitlines() if " against " in line)

    assert re.match(r"\*\*\d+ [A-Z][\w ]+\*\* \((\w+|free)\): \w+ \d+ \(.+\) against (\d+|nothing)", line)
    assert "Battle for" in why
    assert "attacks with" in why


async def test_a_question_of_a_table_that_one_has_left_keeps_no_button(hall: Hall) -> None:
    """Half of a move, or a whole one that is looked at: each press would only be refused."""
    await until(hall, "turn")
    seat = state(hall).active
    answer = await chosen(hall, seat)
    assert answer.message is not None
    before = faces(answer)
    await hall.driver.command(hall.world.members[seat], "campaign leave")
    await hall.world.advance(2.0)

    assert before
    assert () == buttons_of(answer.message)
    assert "You sit at table 1 no more." in read(answer.message)
