"""A token that a card takes off: whose it was and where it lay; its face to those who may know."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.rokugan.describe import describe
from bot.interactions.receipts import receipt_lines
from bot.languages import LANGUAGES, Language
from bot.render.renderer import reader_scene
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.chapters.shadowlands import Purge
from engine.games.rokugan.chapters.token_cards import Peeked, TokenDiscarded, TokenRecalled, UseCard
from engine.games.rokugan.offers import refusal
from engine.kernel.sealed import cut
from engine.kernel.seats import Viewer
from tests.bot.core_world import Hall, folder, hall, our_bot, plain, read
from tests.bot.games.rokugan.test_rokugan_table import state, until
from tests.engine.games.rokugan import board
from tests.renderings.others import match
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

CLANS = ("lion", "crane", "crab")
BEFORE = board.table(
    CLANS,
    {"lion_capital": (0, 1), "crane_capital": (1, 1)},
    ((1, "army_4", "crane_capital"), (1, "navy_2", "crane_south", "sea")),
    cards={"purge_the_weak": 0},
)


def told(reader: Viewer, kind: type[Any], *actions: Any, language: Language = "en") -> str:
    """The events of this kind as their reader is told them once the first seat has made these moves."""
    after = BEFORE
    for action in actions:
        after = after.act(0, action)
    was = match("rokugan", language, BEFORE.state).cut_for
    here = reader_scene(replace(match("rokugan", language, after.state), was=was), reader)
    return plain("\n".join(describe(here, cut(event, reader)) for event in after.found(kind)))


@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_a_discarded_token_is_told_with_whose_it_was_where_it_lay_and_its_face(reader: Viewer) -> None:
    """BR-CARD-1, BR-CARD-5: what is discarded is public."""
    text = told(reader, TokenDiscarded, UseCard("shugenja", 1))

    assert text.startswith("Token 1 was Army 4. It is discarded.")
    assert text.endswith("Crane’s, in the centre of Crane Capital.")


def test_each_of_the_purged_tokens_is_told_with_where_it_lay() -> None:
    """BR-TERR, Purge the Weak: two at once."""
    text = told(None, TokenDiscarded, Purge("bluff", (1, 2)))

    assert "Crane’s, in the centre of Crane Capital." in text
    assert "Crane’s, on the border from the sea to Crane South." in text


@pytest.mark.parametrize(("reader", "known"), [(None, False), (0, True), (1, True), (2, False)])
def test_a_recalled_token_s_face_is_told_to_its_owner_and_who_saw_it_alone(
    reader: Viewer, known: bool
) -> None:
    """BR-CARD-2, BR-CARD-5: everybody reads whose it was and where it lay."""
    text = told(reader, TokenRecalled, UseCard("first_player", 1))

    assert known is ("Army 4" in text)
    assert text.endswith("Crane’s, in the centre of Crane Capital.")


def test_a_look_says_where_the_token_lies() -> None:
    """BR-CLAN-6: Scorpion's own look names it by nothing else."""
    text = told(2, Peeked, UseCard("scout", 2))

    assert "Army" not in text
    assert "Navy" not in text
    assert text.endswith("Token 2, Crane: on the border from the sea to Crane South.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_moment_before_the_number_is_left(language: Language) -> None:
    """An old page of the chronicle: the line above says where it was laid."""
    after = BEFORE.act(0, UseCard("shugenja", 1))
    here = reader_scene(match("rokugan", language, after.state), None)

    assert "\n" not in describe(here, after.found(TokenDiscarded)[0])


async def test_the_post_of_a_shugenja_says_where_the_token_lay(hall: Hall) -> None:
    """BR-CARD-1: a line for everybody by the map's numbers, for the picture has none of tokens."""
    await until(hall, "turn")
    while _struck(hall) is None:
        await hall.bot.matches.act(1, hall.world.members[state(hall).active].id, _placed(hall))
    await hall.bot.matches.act(1, hall.world.members[state(hall).active].id, _struck(hall))
    await hall.world.settle()
    post = read(hall.posts()[-1])

    (line,) = (one for one in post.splitlines() if "turns a shugenja against" in one)

    assert re.search(r"’s token \(\d+(, centre| from .+)\)\. It was .+, which (is|lies) ", line)


async def test_the_receipt_of_a_shugenja_says_whose_token_it_was_and_where_it_lay(hall: Hall) -> None:
    """BR-CARD-1: to whoever made the move, as to everybody."""
    await until(hall, "turn")
    while _struck(hall) is None:
        await hall.bot.matches.act(1, hall.world.members[state(hall).active].id, _placed(hall))
    mover = hall.world.members[state(hall).active]
    receipt = await hall.bot.matches.act(1, mover.id, _struck(hall))
    place = {"guild_id": None, "guild_locale": None, "extras": {}}
    asker: Any = SimpleNamespace(client=hall.bot, user=SimpleNamespace(id=mover.id), **place)
    told = plain(await receipt_lines(asker, receipt))

    assert "It is discarded." in told
    assert re.search(r"-# \w+’s, (in the centre of|on the border from) ", told)


def _struck(hall: Hall) -> Any:
    """The shugenja on the first token, where it may be used now."""
    shot = UseCard("shugenja", 1)
    return shot if refusal(state(hall), state(hall).active, shot) is None else None


def _placed(hall: Hall) -> Place:
    """A token of the hand in a centre where it may lie."""
    seat = state(hall).active
    own = next(one for one in state(hall).players[seat].hand.value if not one.startswith("blessing"))
    return next(
        move
        for name in board.PROVINCES
        for move in (Place(own, name, "centre"),)
        if refusal(state(hall), seat, move) is None
    )
