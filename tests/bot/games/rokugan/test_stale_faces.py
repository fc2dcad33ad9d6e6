"""A face of a page that is past lays its own token or none, and a menu of long ago lays nothing."""

from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from bot.controls import ids
from bot.sandbox.driver import Answer
from bot.sandbox.reading import buttons_of, menus_of
from bot.ui.generic.wizard import CHECK_SIGNS, Node
from bot.ui.generic.wizard_view import Trail
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.chapters.token_cards import UseCard
from engine.games.rokugan.names import PROVINCES, Province
from engine.games.rokugan.offers import refusal
from engine.kernel.moves import PartialMove
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.games.rokugan.test_rokugan_table import page, state, until
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

SURE = f":{ids.SURE}:"
FIRST: Province = "crane_center"


async def act(hall: Hall, move: Any) -> None:
    """The seat whose turn it is makes this move elsewhere, such as in a second window."""
    await hall.bot.matches.act(1, hall.world.members[state(hall).active].id, move)
    await hall.world.settle()


def fitting(hall: Hall, *places: tuple[Province, Any]) -> Place:
    """A token of the hand at the first of these places where it may lie."""
    seat = state(hall).active
    own = [one for one in state(hall).players[seat].hand.value if not one.startswith("blessing")]
    moves = (Place(token, *there) for there in places for token in own)
    return next(one for one in moves if refusal(state(hall), seat, one) is None)


async def until_struck(hall: Hall) -> UseCard:
    """The first token closes a border of two seats, and the shugenja may be turned against it now."""
    await until(hall, "turn")
    shot = UseCard("shugenja", 1)
    owners = dict(zip(PROVINCES, (one.owner for one in state(hall).lands), strict=True))
    own = [one for one in PROVINCES if owners[one] == state(hall).active]
    others = [one for one in PROVINCES if owners[one] not in (None, state(hall).active)]
    await act(hall, fitting(hall, *product(others, own)))
    while refusal(state(hall), state(hall).active, shot) is not None:
        await act(hall, fitting(hall, *((one, "centre") for one in PROVINCES)))
    return shot


async def province_page(hall: Hall, seat: int) -> Answer:
    """The page of the province from which the first token comes."""
    post = (await page(hall, seat)).message
    assert post is not None
    number = PROVINCES.index(state(hall).pieces[0].way)
    menus = [one for one in menus_of(post) if one.custom_id.startswith("v1:steps:")]
    menu = menus[0] if number < len(menus[0].values) else menus[1]
    value = [value for one in menus for value in one.values][number]
    return await hall.driver.choose(hall.world.members[seat], post, [value], menu.custom_id)


def says(laid: Any) -> str:
    """What the face of a token that lies abroad says: "Army 2 from 18"."""
    name = laid.token.value.replace("_", " ").capitalize()
    if laid.way in PROVINCES:
        return f"{name} from {PROVINCES.index(laid.way) + 1}"
    return f"{name} from the sea" if laid.way == "sea" else f"{name}, centre"


@pytest.mark.parametrize("spot", range(6))
async def test_a_face_lays_its_own_token_or_none_once_another_has_left_the_board(
    hall: Hall, spot: int
) -> None:
    """BR-CARD-1: the shugenja asks nothing anew, and the border is open again."""
    shot = await until_struck(hall)
    seat, member = state(hall).active, hall.world.members[state(hall).active]
    post = (await province_page(hall, seat)).message
    assert post is not None
    old = deepcopy(post._message.components)
    faces = [(one.custom_id, None, plain(one.label)) for one in buttons_of(post) if SURE in one.custom_id]
    for menu in menus_of(post):
        rows = [row for row in options(old) if row["value"] in menu.values]
        faces += [(menu.custom_id, row["value"], plain(row["label"])) for row in rows]
    await act(hall, shot)
    before = len(state(hall).pieces)

    # The page as it was, as on a phone that has not heard of the shugenja yet.
    post._message.components = old
    custom_id, value, label = faces[spot * len(faces) // 6]
    if value is None:
        told = await hall.driver.click(member, post, custom_id)
    else:
        told = await hall.driver.choose(member, post, [value], custom_id)
    laid = state(hall).pieces[before:]

    assert [label] == [says(one) for one in laid] or "nothing was changed" in plain(told.text)


def options(nodes: Any) -> list[dict[str, Any]]:
    """The options of all menus."""
    if isinstance(nodes, list):
        return [row for node in nodes for row in options(node)]
    found = list(nodes.get("options", ()))
    return found + options(nodes.get("components", []))


async def test_a_menu_of_long_ago_that_laid_a_token_shows_its_province(hall: Hall) -> None:
    """Its path had the token; the places were its values. They are looked at first, as they were then."""
    await until(hall, "turn")
    seat = state(hall).active
    post = (await page(hall, seat)).message
    assert post is not None
    custom_id, value = old_menu(hall, seat)
    menu = next(one for one in nodes_with_options(post._message.components))
    menu["custom_id"], menu["options"][0]["value"] = custom_id, value
    told = await hall.driver.choose(hall.world.members[seat], post, [value], custom_id)

    assert () == state(hall).pieces
    assert f"### {PROVINCES.index(FIRST) + 1} " in plain(told.text)


def old_menu(hall: Hall, seat: int) -> tuple[str, str]:
    """The id of the menu of a token's places, and the value of one of them at FIRST."""
    live = hall.live()
    scene = hall.bot.scene(live, "en")
    controls = hall.bot.parts.renderers["rokugan"].controls(scene, seat)  # type: ignore[attr-defined]
    root = next(one for one in controls.offers if isinstance(one, PartialMove) and one.move == "place")
    trail = Trail(controls, root, "", Node(root))
    whole = next(path for move, path in trail.whole_moves(root, "") if move.province == FIRST)
    of_token = 1 + CHECK_SIGNS
    return ids.StepMenuId(1, controls.handle(root), ids.ONE, 0, whole[:of_token]).pack(), whole[of_token:]


def nodes_with_options(nodes: Any) -> list[dict[str, Any]]:
    """The menus of a message."""
    if isinstance(nodes, list):
        return [menu for node in nodes for menu in nodes_with_options(node)]
    own = [nodes] if nodes.get("options") else []
    return own + nodes_with_options(nodes.get("components", []))
