"""A choice that has gone since its menu was shown: the question stays, as it stands now, and says so."""

from typing import Any

import pytest
from simcord import MemberActor
from simcord.components import walk_components

from bot.lab.rehearsal.presser import Presser
from bot.sandbox.reading import Post
from engine.kernel.dice import Dice
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.laws.controls import begun, pressed
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

WHOLE, STEP, BEGIN = "v1:pick:", "v1:steps:", "v1:step:"
"""A menu of whole moves, a menu of answers to a question, and the button that begins a move."""

MOVES = 40
"""So many moves at most until somebody is asked by a menu."""


def menu_of(post: Post | None) -> dict[str, Any] | None:
    """The first menu of moves or answers of a message, as Discord was sent it."""
    nodes = walk_components(post._message.components) if post is not None else ()
    return next((one for one in nodes if str(one.get("custom_id")).startswith((WHOLE, STEP))), None)


async def page_with_menu(hall: Hall, game: str) -> tuple[MemberActor, Post]:
    """The page of somebody who is asked by a menu, at once or as the second question of a move."""
    presser = Presser(hall.driver, 1, Dice(f"{game:32}".encode()))
    for _ in range(MOVES):
        for wait in hall.live().match_state.waits:
            member = hall.world.members[wait.seat]
            page = await presser.page(member, hall.doors()[0])
            begins = [one for one in walk_components(page._message.components) if "custom_id" in one]
            if menu_of(page) is None and any(str(one["custom_id"]).startswith(BEGIN) for one in begins):
                first = next(one for one in begins if str(one["custom_id"]).startswith(BEGIN))
                answer = await hall.driver.click(member, page, str(first["custom_id"]))
                page = answer.message or page
            if menu_of(page) is not None:
                return member, page
        assert await pressed(hall, presser)
    raise AssertionError(f"nobody was asked by a menu: {game}")


@pytest.mark.parametrize("game", ["houses", "rokugan", "architects"])
async def test_a_choice_that_has_gone_is_told_over_the_question_as_it_stands(hall: Hall, game: str) -> None:
    """Nothing is kept of it, and what was answered before stays.

    Coup and Treasure Island ask by buttons alone: what a stale one does, `test_stale_in_every_game.py` tells.
    """
    await begun(hall, game, max(4, min(hall.bot.parts.games[game].seats)), "en")
    member, page = await page_with_menu(hall, game)
    menu = menu_of(page)
    assert menu is not None
    custom_id, before = str(menu["custom_id"]), hall.live().match_state.seq
    menu["options"][0]["value"] = "0" * 10 if custom_id.startswith(WHOLE) else "!"
    told = await hall.driver.choose(member, page, [menu["options"][0]["value"]], custom_id)
    again = menu_of(told.message)

    assert any(one in plain(told.text) for one in ("not one of the choices you have", "how things stand now"))
    assert again is not None
    assert custom_id == again["custom_id"]
    assert before == hall.live().match_state.seq
