"""A turn of Rokugan on one screen: tokens, whole places with their numbers, and the map below."""

from typing import Any

import pytest

from bot.games.rokugan.placing import page
from bot.languages import LANGUAGES, Language
from bot.render.paging import CONTAINER, components
from bot.render.panel import Buttons, Choice, Panel, Sketch, Text
from bot.render.renderer import Scene
from bot.ui.generic.wizard import Node, Whole, walk
from bot.ui.generic.wizard_view import Trail, path_numbers
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.names import PROVINCES
from engine.kernel.moves import PartialMove
from tests.bot.core_world import plain
from tests.engine.games.rokugan import board
from tests.renderings.others import match, renderer

CLANS = ("crane", "lion", "crab", "dragon", "phoenix")
COMPONENTS = 20
FULL = ("army_2", "navy_1", "shinobi_1", "raid", "diplomacy", "bluff")
HOME = {"crane_south": (0, 1), "crane_center": (1, 1), "lion_north": (1, 1)}
CAPITALS: dict[str, Any] = {"crab_capital": (1, 1), "dragon_capital": (2, 1)}
WIDE: dict[str, Any] = dict.fromkeys(PROVINCES[9:18], (0, 1)) | CAPITALS

languages = pytest.mark.parametrize("language", LANGUAGES)


def table(lands: dict[str, Any], *pieces: Any, language: Language = "en", hand: Any = FULL) -> Scene:
    """The turn of the first seat, with this hand."""
    return match("rokugan", language, board.table(CLANS, lands, pieces, hands={0: hand}).state)


def trail(scene: Scene, token: str, path: str = "", written: Any = None) -> Trail:
    """The placement of a token, or of one by its path."""
    controls = renderer("rokugan").controls(scene, 0)
    root = next(one for one in controls.offers if token in getattr(one.fields[0], "among", ()))
    begun = PartialMove(root.move, (("token", token),))
    (ahead,) = controls.look.ask(begun)
    return Trail(controls, root, path, Node(ahead), written)


def turn(scene: Scene, token: str, number: int = 0, written: Any = None) -> Panel:
    """The page with this token chosen."""
    found = page(renderer("rokugan").scene_for(scene, 0), trail(scene, token, written=written), number)
    assert found is not None
    return found


def options(panel: Panel) -> dict[str, str]:
    """The places of a page, each with what is said of it."""
    menus = (one for one in panel.blocks if isinstance(one, Choice))
    return {plain(one.label): plain(one.description) for menu in menus for one in menu.options}


def sketch(panel: Panel) -> Sketch:
    """The page's map."""
    return next(one for one in panel.pictured if isinstance(one, Sketch))


def test_an_army_is_of_use_at_home_and_over_a_border_of_home() -> None:
    """BR-PLACE-5: whole places, border and all, each with whose it is, its defence and its honour."""
    found = options(turn(table(HOME), "army_2"))

    near = ["13 Scorpion Capital from 18", "17 Crane Centre from 18", "18 Crane South, guard"]
    assert [*near, "21 Crab East from 18", "23 Amber Shore West from 18", "24 Amber Shore East from 18"] == [
        *found
    ]
    assert "Lion, defence 0, honour 2" == found["17 Crane Centre from 18"]
    assert "yours, defence 0, honour 3" == found["18 Crane South, guard"]


def test_where_a_token_would_be_thrown_out_stands_elsewhere() -> None:
    """BR-PLACE-12: it may be laid there, to deceive."""
    scene = table(HOME)
    first, second = (options(turn(scene, "army_2", number)) for number in (0, 1))

    assert not [note for note in first.values() if "thrown out" in note]
    assert all("thrown out" in note for note in second.values())
    assert {name.split()[0] for name in (*first, *second)} == {str(n + 1) for n in range(len(PROVINCES))}


def test_a_raid_that_nothing_backs_stands_elsewhere() -> None:
    """BR-RAID-3: it would come to nothing, though it may lie there."""
    scene = table(HOME)
    backed, others = (options(turn(scene, "raid", number)) for number in (0, 1))

    assert "17 Crane Centre, centre" in backed
    assert "11 Lion North, centre" in others


@languages
def test_every_page_of_a_turn_has_few_components(language: Language) -> None:
    """The fullest hand, nine provinces, each token, its places of use and the others."""
    scene = table(WIDE, language=language)
    counts = {
        (token, number): CONTAINER
        + sum(components(one) for one in panel.pictured if not isinstance(one, Sketch))
        + 1
        for token in FULL
        for number in (0, 1)
        for panel in (turn(scene, token, number),)
    }

    assert max(counts.values()) <= COMPONENTS, counts


def test_no_two_controls_of_a_page_have_one_id() -> None:
    """Discord refuses such a message."""
    for number in (0, 1):
        blocks = turn(table(WIDE), "bluff", number).blocks
        found = [button.custom_id for row in blocks if isinstance(row, Buttons) for button in row.buttons]
        found += [one.custom_id for one in blocks if isinstance(one, Choice)]

        assert len(found) == len(set(found))


def test_a_token_counts_no_more_once_a_line_of_the_orders_has_it() -> None:
    """Of two armies one is written: one is left to be laid. A line that was made is in the hand no more."""
    scene = table(HOME, hand=("army_2", "army_2", "navy_1"))
    lines = (Place("army_2", "crane_south", "centre"),)
    fresh, after = (turn(scene, "navy_1", written=one) for one in (None, lines))
    labels = [
        [plain(button.label) for row in page.blocks if isinstance(row, Buttons) for button in row.buttons]
        for page in (fresh, after)
    ]

    assert "2 × Army 2" in labels[0]
    assert "Army 2" in labels[1]


def test_the_alt_text_begins_with_the_numbered_places_of_use() -> None:
    """The picture is shown for them."""
    first = sketch(turn(table(HOME), "army_2")).alt.splitlines()[0]

    assert plain(first).startswith("Marked: 13 Scorpion Capital, 17 Crane Centre, 18 Crane South")


def test_what_one_has_laid_is_told_in_a_line_by_the_numbers_of_the_map() -> None:
    """BR-PLACE-9: one's own tokens with their faces, on guard or whence they come."""
    pieces = ((0, "army_1", "crane_south", "centre"), (0, "army_3", "crane_center", "crane_south"))
    head = turn(table(HOME, *pieces), "bluff").blocks[0]

    assert isinstance(head, Text)
    assert "Laid: Army 1 guards 18 · Army 3 on 17 from 18" in plain(head.content)


def test_a_place_that_is_chosen_is_drawn_and_can_be_laid() -> None:
    """Before one is chosen the button is there, and can't be pressed."""
    scene = table(HOME)
    here, root = renderer("rokugan").scene_for(scene, 0), trail(scene, "army_2")
    move, path = next(
        one for one in root.whole_moves(root.root, "") if one[0] == Place("army_2", "crane_south", "centre")
    )
    whole = page(here, Trail(root.controls, root.root, path, Whole(move)), 0)
    assert whole is not None
    lay = [_button(one, "Lay it") for one in (turn(scene, "army_2"), whole)]

    assert [True, False] == [one.disabled for one in lay]
    assert b'"new":true' in sketch(whole).facts
    assert path in lay[1].custom_id


def _button(panel: Panel, label: str) -> Any:
    rows = (one.buttons for one in panel.blocks if isinstance(one, Buttons))
    return next(one for row in rows for one in row if one.label == label)


def test_a_blessing_is_laid_on_a_token_of_one_s_own() -> None:
    """BR-BLESS-1: by its face and its place; there is no Elsewhere."""
    scene = table(HOME, (0, "army_1", "crane_south", "centre"), hand=(*FULL[:5], "blessing_2"))
    found = turn(scene, "blessing_2")

    assert ["Army 1 guards 18 Crane South"] == list(options(found))
    assert not [
        row
        for row in found.blocks
        if isinstance(row, Buttons)
        for one in row.buttons
        if one.label == "Elsewhere"
    ]


def test_a_planned_place_is_a_line_at_once_and_drawn_on_the_next_page() -> None:
    """There is nothing to lay; the way back leads to the orders."""
    planned = turn(table(HOME), "bluff", written=(Place("army_2", "crane_south", "centre"),))
    head, labels = (
        planned.blocks[0],
        [one.label for row in planned.blocks if isinstance(row, Buttons) for one in row.buttons],
    )

    assert isinstance(head, Text)
    assert "Planned: Army 2 guards 18" in plain(head.content)
    assert "Lay it" not in labels
    assert "Back" in labels
    assert b'"new":true' in sketch(planned).facts


def test_the_question_for_a_way_that_an_old_menu_leads_to_is_asked_as_ever() -> None:
    """A province was an answer of its own; its buttons still lead on."""
    scene = table(HOME)
    start = trail(scene, "army_2")
    (_, path) = next(
        one
        for one in start.whole_moves(start.root, "")
        if one[0] == Place("army_2", "crane_center", "crane_south")
    )
    turned = path_numbers(start.controls, start.controls.handle(start.root))
    asked = walk(start.root, path[:-1], start.controls.look.ask, turned, {})

    assert isinstance(asked.step, Node)
    assert "way" == asked.step.field.name
    assert (
        page(
            renderer("rokugan").scene_for(scene, 0),
            Trail(start.controls, start.root, asked.path, asked.step),
            0,
        )
        is None
    )


@pytest.mark.parametrize("token", ["army_2", "bluff"])
def test_another_s_facedown_token_changes_nothing_on_the_page(token: str) -> None:
    """BR-ENG-4, BR-PLACE-9: what a seat lays face down nobody else sees, in words, ids or the picture."""
    pages = [
        turn(table(HOME, (1, face, "crane_south", "crane_center")), token, number)
        for face in ("army_4", "shinobi_2")
        for number in (0, 1)
    ]

    assert pages[:2] == pages[2:]
