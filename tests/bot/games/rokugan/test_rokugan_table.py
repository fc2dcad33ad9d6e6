"""Rokugan on the simulated Discord: clans and abilities, a token looked at before it lies, battles told."""

from typing import Any

from bot.lab.rehearsal.presser import Presser
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of, menus_of
from engine.games.rokugan.names import CLANS, PROVINCES
from engine.kernel.dice import Dice
from tests.bot.core_world import MARKS, Hall, folder, hall, our_bot, read
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


async def first(hall: Hall, seat: int, post: Post | None) -> Answer:
    """The first answer of a question, by button or menu."""
    assert post is not None
    menus, member = menus_of(post), hall.world.members[seat]
    if menus:
        return await hall.driver.choose(member, post, [menus[0].values[0]], menus[0].custom_id)
    button = next(one for one in buttons_of(post) if one.custom_id.startswith("v1:step:"))
    return await hall.driver.click(member, post, button.custom_id)


async def chosen(hall: Hall, seat: int) -> Answer:
    """A token walked to where the whole move is looked at."""
    answer = await first(hall, seat, (await page(hall, seat)).message)
    while "Nothing is done yet" not in answer.text:
        answer = await first(hall, seat, answer.message)
    return answer


async def test_a_clan_is_chosen_with_its_ability_in_sight(hall: Hall) -> None:
    """BR-SETUP-3: all seven, each with what it can do."""
    await begun(hall, "rokugan", 2, "en")
    told = (await page(hall, state(hall).active)).text.translate(dict.fromkeys(map(ord, MARKS)))

    assert all(f"**{clan.title()}**: " in told for clan in CLANS)


async def test_a_token_is_looked_at_before_it_lies(hall: Hall) -> None:
    """BR-PLACE-9: until then nothing is changed; then all read where it lies, nobody what it is."""
    await until(hall, "turn")
    seat, before = state(hall).active, hall.live().match_state
    answer = await chosen(hall, seat)
    unchanged = before is hall.live().match_state
    assert answer.message is not None
    await hall.driver.click(hall.world.members[seat], answer.message, "Do it")
    (laid,) = state(hall).pieces

    assert unchanged
    assert "lays token" in read(hall.posts()[-1])
    assert laid.token.value.partition("_")[0].title() not in read(hall.posts()[-1])


async def test_the_last_answer_can_be_given_anew(hall: Hall) -> None:
    """From the whole move back to its last question, and on to another place."""
    await until(hall, "turn")
    seat = state(hall).active
    answer = await chosen(hall, seat)
    assert answer.message is not None
    again = await hall.driver.click(hall.world.members[seat], answer.message, "Choose again")
    asked = again.text
    whole = await first(hall, seat, again.message)

    assert "**At which province?**" in asked
    assert "Nothing is done yet" in whole.text
    assert () == state(hall).pieces


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


async def test_the_tokens_of_the_hand_stand_on_the_page_and_lead_to_all_provinces(hall: Hall) -> None:
    """BR-PLACE-1: a token, a province and the press that does it, where one way leads there."""
    await until(hall, "turn")
    seat = state(hall).active
    shown = await page(hall, seat)
    assert shown.message is not None
    labels = [one.label for one in buttons_of(shown.message)]
    kinds = [one.label for one in buttons_of(shown.message) if ":step:" in one.custom_id]
    asked = await first(hall, seat, shown.message)
    assert asked.message is not None
    provinces = sum(len(one.values) for one in menus_of(asked.message))
    looked = await first(hall, seat, asked.message)
    assert looked.message is not None
    hand = {one for one in state(hall).players[seat].hand.value if not one.startswith("blessing")}

    assert "Leave the game" not in labels
    assert hand <= {one.lower().replace(" ", "_") for one in kinds}
    assert len(PROVINCES) == provinces
    assert "Do it" in [one.label for one in buttons_of(looked.message)]


async def test_a_battle_is_told_with_its_numbers(hall: Hall) -> None:
    """BR-RESOLVE-9 to 13: who attacked whence with what, against what, and who holds it now."""
    await begun(hall, "rokugan", 2, "en")
    presser, told = Presser(hall.driver, 1, Dice(b"rokugan battles")), ""
    while "Battle for" not in told:
        assert await pressed(hall, presser)
        told = next((read(post) for post in hall.posts()[::-1] if "tokens are turned" in read(post)), "")
    why = (await page(hall, 0, ":why")).text

    assert "Battle for" in told
    assert "attacks with" in told
    assert "Battle for" in why


async def test_a_question_of_a_table_that_one_has_left_keeps_no_button(hall: Hall) -> None:
    """Half of a move, or a whole one that is looked at: each press would only be refused."""
    await until(hall, "turn")
    seat = state(hall).active
    answer = await chosen(hall, seat)
    assert answer.message is not None
    before = [one.label for one in buttons_of(answer.message)]
    await hall.driver.command(hall.world.members[seat], "campaign leave")
    await hall.world.advance(2.0)

    assert "Do it" in before
    assert () == buttons_of(answer.message)
    assert "You sit at table 1 no more." in read(answer.message)
