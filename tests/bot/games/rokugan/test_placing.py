"""A turn of Rokugan on one screen: provinces by number, then tokens by face, and the map below."""

import re
from typing import Any

import pytest

from bot.controls.ids import SURE
from bot.games.rokugan.placing import page
from bot.games.rokugan.questions import move_name
from bot.games.rokugan.words import choice, place
from bot.languages import LANGUAGES, Language
from bot.render.paging import CONTAINER, components
from bot.render.panel import Buttons, Choice, Panel, Sketch, Text
from bot.render.renderer import Scene
from bot.ui.generic.wizard import Node, walk
from bot.ui.generic.wizard_view import Trail, first_paths, path_numbers
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.names import PROVINCES
from engine.games.rokugan.orders import planned_number
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


def planned(scene: Scene, token: str, number: int = 0, written: Any = ()) -> Panel:
    """The page of the orders with this token chosen."""
    found = page(renderer("rokugan").scene_for(scene, 0), trail(scene, token, written=written), number)
    assert found is not None
    return found


def turn(scene: Scene, province: str = "") -> Panel:
    """The page of a turn, perhaps with a province chosen, as its menu leads there."""
    here = renderer("rokugan").scene_for(scene, 0)
    start = next(
        one for one in renderer("rokugan").controls(scene, 0).offers if getattr(one, "move", "") == "place"
    )
    begun = trail(scene, start.fields[0].among[0])
    if province:
        paths = (
            path
            for token in start.fields[0].among
            for there, path in trail(scene, token).answers_ahead(start, token_path(begun, token), "province")
            if there == province
        )
        path = next(paths)
        turned = path_numbers(begun.controls, begun.controls.handle(start))
        step = walk(start, path, begun.controls.look.ask, turned, {}).step
        assert isinstance(step, Node)
        begun = Trail(begun.controls, start, path, step)
    found = page(here, begun, 0)
    assert found is not None
    return found


def token_path(begun: Trail, token: str) -> str:
    """The path of this token, as its button had it."""
    return next(path for _, one, path in first_paths(begun.controls) if one == token)


def faces(panel: Panel) -> list[str]:
    """The tokens that a press lays, as their buttons or menus say."""
    return [plain(one.label) for one in _buttons(panel) if f":{SURE}:" in one.custom_id]


def _buttons(panel: Panel) -> list[Any]:
    return [one for row in panel.blocks if isinstance(row, Buttons) for one in row.buttons]


def options(panel: Panel) -> dict[str, str]:
    """The places of a page, each with what is said of it."""
    menus = (one for one in panel.blocks if isinstance(one, Choice))
    return {plain(one.label): plain(one.description) for menu in menus for one in menu.options}


def sketch(panel: Panel) -> Sketch:
    """The page's map."""
    return next(one for one in panel.pictured if isinstance(one, Sketch))


def test_every_province_is_chosen_by_its_number() -> None:
    """BR-PLACE-1: in two menus, each province with whose it is, its defence and its honour."""
    panel = turn(table(HOME))
    found = options(panel)

    assert [str(number + 1) for number in range(len(PROVINCES))] == [name.split()[0] for name in found]
    assert "Lion, defence 0, honour 2" == found["17 Crane Centre"]
    assert "yours, defence 0, honour 3" == found["18 Crane South"]
    assert "Your tokens: Army 2, Bluff, Diplomacy, Navy 1" in plain(_head(panel))


def test_a_province_has_the_tokens_of_the_hand_by_their_faces() -> None:
    """BR-PLACE-5, BR-PLACE-8: each with whence it comes, those that count there as buttons."""
    scene = table(HOME)
    home, abroad = faces(turn(scene, "crane_south")), faces(turn(scene, "crane_center"))

    assert {"Army 2, guard", "Shinobi 1, guard", "Diplomacy, centre", "Bluff, guard"} <= {*home}
    assert {"Army 2 from 18", "Navy 1 from the sea", "Shinobi 1, centre", "Raid, centre"} == {
        one for one in abroad if not one.startswith("Bluff")
    }


@languages
def test_where_nothing_that_is_held_counts_the_page_says_so_and_how_to_go_on(language: Language) -> None:
    """BR-PLACE-12: one menu of tokens that are thrown out stood there, without a word."""
    scene = table(HOME, language=language, hand=("army_2",))
    said = scene.words.say("rokugan-which-none", back=scene.words.say("button-back"))
    told = {province: plain(said) in plain(_head(turn(scene, province))) for province in PROVINCES}

    assert told == {province: not _counts(turn(scene, province)) for province in PROVINCES}
    assert {True, False} == {*told.values()}


def _counts(panel: Panel) -> bool:
    """Whether something that counts can be laid there: by a button, or by a menu of many."""
    return bool(faces(panel)) or sum(isinstance(one, Choice) for one in panel.blocks) > 1


def test_each_kind_of_token_is_laid_by_its_second_press() -> None:
    """Each has a province where its face lays it."""
    scene = table(HOME)
    shown = [face for province in PROVINCES for face in faces(turn(scene, province))]

    for kind in ("Army 2", "Navy 1", "Shinobi 1", "Raid", "Diplomacy", "Bluff"):
        assert any(face.startswith(kind) for face in shown), kind


def test_where_a_token_would_be_thrown_out_is_said_beside_it() -> None:
    """BR-PLACE-12: it may be laid there, to deceive."""
    found = options(turn(table(HOME), "crane_center"))

    assert "thrown out" == found["Diplomacy, centre"]
    assert "thrown out" == found["Army 2, centre"]
    assert "Army 2 from 18" not in found


def test_a_raid_that_nothing_backs_is_among_what_is_of_no_use() -> None:
    """BR-RAID-3: it would come to nothing, though it may lie there."""
    panel = turn(table(HOME), "lion_north")

    assert "nothing backs it" == options(panel)["Raid, centre"]
    assert "Raid, centre" not in faces(panel)


def test_more_tokens_than_six_stand_in_a_menu() -> None:
    """A province beside three of one's own, and four armies."""
    scene = table(WIDE, hand=("army_1", "army_2", "army_3", "army_4", "army_5", "navy_1"))
    counts = [(len(faces(one)), options(one)) for one in (turn(scene, name) for name in PROVINCES)]
    most = [found for count, found in counts if not count and len(found) > 6]

    assert all(count <= 6 for count, _ in counts)
    assert most


def test_a_raid_at_home_is_not_called_a_guard() -> None:
    """BR-RAID-2: it burns the province it lies in; only what fights, or may pass for that, is on guard."""
    found = options(planned(table(HOME), "raid"))

    assert "18 Crane South, centre" in found
    assert not any(one.endswith("guard") for one in found)
    assert "18 Crane South, guard" in options(planned(table(HOME), "army_2"))


@languages
def test_a_menu_of_one_province_says_one_number(language: Language) -> None:
    """ "7 to 7" would be read twice."""
    say = renderer("rokugan").scene_for(table(HOME, language=language), 0).messages.say
    one, two = (
        plain(say("rokugan-which-province", several=several, first=7, last=7)) for several in ("no", "yes")
    )

    assert 1 == len(re.findall(r"[7۷]", one)) < len(re.findall(r"[7۷]", two))


def test_an_army_is_of_use_at_home_and_over_a_border_of_home() -> None:
    """BR-PLACE-5: whole places, border and all, each with whose it is, its defence and its honour."""
    found = options(planned(table(HOME), "army_2"))

    near = ["13 Scorpion Capital from 18", "17 Crane Centre from 18", "18 Crane South, guard"]
    assert [*near, "21 Crab East from 18", "23 Amber Shore West from 18", "24 Amber Shore East from 18"] == [
        *found
    ]
    assert "Lion, defence 0, honour 2" == found["17 Crane Centre from 18"]
    assert "yours, defence 0, honour 3" == found["18 Crane South, guard"]


def test_where_a_planned_token_would_be_thrown_out_stands_elsewhere() -> None:
    """BR-PLACE-12: it may be laid there, to deceive."""
    scene = table(HOME)
    first, second = (options(planned(scene, "army_2", number)) for number in (0, 1))

    assert not [note for note in first.values() if "thrown out" in note]
    assert all("thrown out" in note for note in second.values())
    assert {name.split()[0] for name in (*first, *second)} == {str(n + 1) for n in range(len(PROVINCES))}


def test_a_planned_raid_that_nothing_backs_stands_elsewhere() -> None:
    """BR-RAID-3: it would come to nothing, though it may lie there."""
    scene = table(HOME)
    backed, others = (options(planned(scene, "raid", number)) for number in (0, 1))

    assert "17 Crane Centre, centre" in backed
    assert "11 Lion North, centre" in others


@languages
def test_every_page_of_a_turn_has_few_components(language: Language) -> None:
    """The fullest hand, nine provinces: the turn, each province, each token that is planned."""
    scene = table(WIDE, language=language)
    panels = (
        *(turn(scene, province) for province in ("", *PROVINCES)),
        *(planned(scene, token, number) for token in FULL for number in (0, 1)),
    )
    counts = [
        CONTAINER + sum(components(one) for one in panel.pictured if not isinstance(one, Sketch)) + 1
        for panel in panels
    ]

    assert max(counts) <= COMPONENTS, counts


def test_no_two_controls_of_a_page_have_one_id() -> None:
    """Discord refuses such a message."""
    scene = table(WIDE, (0, "army_1", "crane_south", "centre"), hand=(*FULL[:4], "blessing_2", "blessing_3"))
    panels = (
        *(turn(scene, province) for province in ("", *PROVINCES)),
        *(planned(scene, "raid", number) for number in (0, 1)),
    )
    for panel in panels:
        found = [one.custom_id for one in _buttons(panel)]
        found += [one.custom_id for one in panel.blocks if isinstance(one, Choice)]

        assert len(found) == len(set(found))


def test_a_token_counts_no_more_once_a_line_of_the_orders_has_it() -> None:
    """Of two armies one is written: one is left to be laid. A line that was made is in the hand no more."""
    scene = table(HOME, hand=("army_2", "army_2", "navy_1"))
    lines = (Place("army_2", "crane_south", "centre"),)
    fresh, after = (planned(scene, "navy_1", written=one) for one in ((), lines))
    labels = [[plain(one.label) for one in _buttons(panel)] for panel in (fresh, after)]

    assert "2 × Army 2" in labels[0]
    assert "Army 2" in labels[1]


def test_the_alt_text_begins_with_the_numbered_places_of_use() -> None:
    """The picture is shown for them."""
    first = sketch(planned(table(HOME), "army_2")).alt.splitlines()[0]

    assert plain(first).startswith("Marked: 13 Scorpion Capital, 17 Crane Centre, 18 Crane South")


def test_what_one_has_laid_is_told_in_a_line_by_the_numbers_of_the_map() -> None:
    """BR-PLACE-9: one's own tokens with their faces, on guard or whence they come."""
    pieces = ((0, "army_1", "crane_south", "centre"), (0, "army_3", "crane_center", "crane_south"))
    head = _head(turn(table(HOME, *pieces)))

    assert "Laid: Army 1 guards 18 · Army 3 on 17 from 18" in plain(head)


def _head(panel: Panel) -> str:
    head = panel.blocks[0]
    assert isinstance(head, Text)
    return head.content


def test_a_blessing_is_laid_on_a_token_of_one_s_own_by_a_menu_of_them() -> None:
    """BR-BLESS-1: by its face and its place, beside the provinces for all else."""
    scene = table(HOME, (0, "army_1", "crane_south", "centre"), hand=(*FULL[:5], "blessing_2"))
    panel = turn(scene)
    *_, menu = [one for one in panel.blocks if isinstance(one, Choice)]

    assert ["Army 1 guards 18 Crane South"] == [plain(one.label) for one in menu.options]
    assert "Blessing 2: on which token?" == plain(menu.placeholder)


def test_two_blessings_share_a_menu_and_each_choice_says_which() -> None:
    """BR-BLESS-1: one menu less, so that the map has room below it; what is laid is on the map, or said."""
    laid = (0, "army_1", "crane_south", "centre")
    panel = turn(table(HOME, laid, hand=(*FULL[:4], "blessing_2", "blessing_3")))
    *_, menu = [one for one in panel.blocks if isinstance(one, Choice)]
    said = [plain(one.label) for one in menu.options]

    assert [f"Blessing {strength} on Army 1 guards 18 Crane South" for strength in (2, 3)] == said
    assert "Blessing 2 and Blessing 3: on which token?" == plain(menu.placeholder)
    drawn = panel.pictured[0]
    assert isinstance(drawn, Text)
    assert "Laid: " not in plain(drawn.content)
    assert "Laid: Army 1 guards 18" in plain(_head(panel))


@languages
def test_a_blessing_that_is_written_for_a_planned_token_says_what_that_is(language: Language) -> None:
    """BR-BLESS-1: it does not lie there yet, and has no number that its owner could read."""
    here = renderer("rokugan").scene_for(table(HOME, language=language), 0)
    line = Place("army_2", "crane_south", "centre")
    said = plain(move_name(here, Bless("blessing_2", planned_number(line, 0))))

    assert plain(place(here, "crane_south", "centre")) in said
    assert plain(choice(here, "army_2")) in said
    assert str(planned_number(line, 0)) not in said


def test_a_planned_place_is_a_line_at_once_and_drawn_on_the_next_page() -> None:
    """There is nothing to lay; the way back leads to the orders."""
    shown = planned(table(HOME), "bluff", written=(Place("army_2", "crane_south", "centre"),))

    assert "Planned: Army 2 guards 18" in plain(_head(shown))
    assert not faces(shown)
    assert "Back" in [one.label for one in _buttons(shown)]
    assert b'"new":true' in sketch(shown).facts


def test_a_token_that_an_old_button_leads_to_is_the_page_of_the_turn() -> None:
    """A token was an answer of its own, before a place."""
    scene = table(HOME)
    old = page(renderer("rokugan").scene_for(scene, 0), trail(scene, "navy_1"), 0)

    assert turn(scene) == old


@pytest.mark.parametrize("province", ["", "crane_south", "crane_center", "lion_north"])
def test_another_s_facedown_token_changes_nothing_on_the_page(province: str) -> None:
    """BR-ENG-4, BR-PLACE-9: what a seat lays face down nobody else sees, in words, ids or the picture."""
    army, shinobi = (
        turn(table(HOME, (1, face, "crane_south", "crane_center")), province)
        for face in ("army_4", "shinobi_2")
    )

    assert army == shinobi


@pytest.mark.parametrize("token", ["army_2", "bluff"])
def test_another_s_facedown_token_changes_nothing_of_what_is_planned(token: str) -> None:
    """BR-ENG-4, BR-PLACE-9: in words, ids or the picture, on both pages."""
    pages = [
        planned(table(HOME, (1, face, "crane_south", "crane_center")), token, number)
        for face in ("army_4", "shinobi_2")
        for number in (0, 1)
    ]

    assert pages[:2] == pages[2:]
