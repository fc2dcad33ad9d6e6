"""What Rokugan says beside a question: what a token does, where it counts, what is thrown out."""

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.rokugan.describe import Gone, describe, removed_tokens_text
from bot.games.rokugan.pages import own_lines
from bot.games.rokugan.picture.map import preview, values
from bot.games.rokugan.questions import notes_beside, value_name, why_useless
from bot.games.rokugan.words import goal, province_with_control, short_token_name
from bot.languages import LANGUAGES, Language
from bot.render.bidi import can_fit
from bot.render.limits import OPTION_LABEL
from bot.render.panel import Buttons, Choice
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import reader_scene
from bot.ui.generic import wizard
from bot.ui.generic.wizard_view import Question
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.chapters.resolution import Turned
from engine.games.rokugan.chapters.token_cards import Peeked, UseCard
from engine.games.rokugan.facts import GOALS, MAP
from engine.games.rokugan.names import PROVINCES
from engine.kernel.map import borders
from engine.kernel.moves import PartialMove, Pick
from engine.kernel.sealed import Sealed
from tests.bot.core_world import plain
from tests.engine.games.rokugan import board
from tests.renderings.others import match

CLANS = ("crane", "lion")
FIGURES = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


def scene(here: board.Board, language: Language = "en") -> ReaderScene:
    """The first seat's cut."""
    return reader_scene(match("rokugan", language, here.state), 0)


def asked(name: str, among: tuple[Any, ...], *given: tuple[str, Any]) -> PartialMove:
    """A placement in which this is asked."""
    return PartialMove("place", given, (Pick(name, among),))


def test_the_own_page_says_which_tokens_are_discarded() -> None:
    """BR-COMP-5: discards are open, and Animate the Dead lays one of them again."""
    here = board.table(CLANS)
    spent = here.player(0, discard=("army_5", "raid"))
    lines = [
        [plain(line) for line in own_lines(scene(one)) if "Discarded: " in line] for one in (here, spent)
    ]

    assert [0, 1] == [len(found) for found in lines]
    assert "raid" in lines[1][0].lower()


def test_a_card_that_was_played_is_not_called_ones_own_any_more() -> None:
    """BR-TERR-4: it has left the game, though everybody still sees who held it."""
    here = board.table(CLANS, cards={"promotion": 0, "sacred_ground": 0})
    first = next(one for one in here.state.claims if one.holder == 0)
    claims = tuple(replace(one, played=one is first) for one in here.state.claims)
    counts = [
        len([line for line in own_lines(scene(one)) if "Your card" in line])
        for one in (here, here.changed(claims=claims))
    ]

    assert [2, 1] == counts


def test_provinces_where_a_token_would_be_thrown_out_come_last_under_a_head_of_their_own() -> None:
    """BR-PLACE-5, BR-PLACE-12: an army counts at home and over a border of it, nowhere else."""
    told = notes_beside(
        scene(board.table(CLANS, {"crane_south": (0, 1)})), asked("province", PROVINCES, ("token", "army_2"))
    )

    assert {"crane_south", *MAP.near["crane_south"]} == set(PROVINCES) - told.last
    assert "thrown out" in told.heads[1]
    assert told.notes["crane_south"].startswith("defence")
    assert told.notes["crane_center"].startswith("attack")
    assert "An army attacks over a land border" in told.lines[0]


def test_a_bluff_and_a_shinobi_are_thrown_out_nowhere() -> None:
    """BR-PLACE-7, BR-PLACE-8: the one fits anywhere, the other in every centre."""
    here = scene(board.table(CLANS, {"crane_south": (0, 1)}))

    for token in ("bluff", "shinobi_1"):
        assert not notes_beside(here, asked("province", PROVINCES, ("token", token))).last


def test_each_way_says_whether_it_attacks_defends_or_is_thrown_out() -> None:
    """BR-PLACE-5: over a border it attacks, in another's centre an army has no place."""
    here = scene(board.table(CLANS, {"crane_south": (0, 1), "crane_center": (1, 1)}))
    ways = ("centre", "crane_south")
    given = (("token", "army_2"), ("province", "crane_center"))
    abroad = notes_beside(here, asked("way", ways, *given))
    at_home = notes_beside(here, asked("way", ("centre",), ("token", "army_2"), ("province", "crane_south")))

    assert {"centre": "thrown out", "crane_south": "attack"} == abroad.notes
    assert frozenset({"centre"}) == abroad.last
    assert {"centre": "defence"} == at_home.notes


def test_a_placement_that_is_no_use_says_why() -> None:
    """BR-PLACE-12, BR-RAID-3: the token's kind does not belong there, or nothing backs the raid."""
    here = scene(board.table(CLANS, {"crane_south": (0, 1)}))

    assert "thrown out" == why_useless(here, 0, Place("army_2", "lion_north", "centre"))
    assert "nothing backs it" == why_useless(here, 0, Place("raid", "lion_north", "centre"))
    assert "" == why_useless(here, 0, Place("army_2", "crane_south", "centre"))
    assert "" == why_useless(here, 0, Place("raid", "crane_center", "centre"))


def test_a_shinobi_of_one_s_own_backs_a_raid() -> None:
    """BR-RAID-3: it may lie in the same province, far from home; another's does not help."""
    own = board.table(CLANS, {"crane_south": (0, 1)}, ((0, "shinobi_1", "isle_north", "centre"),))
    others = board.table(CLANS, {"crane_south": (0, 1)}, ((1, "shinobi_1", "isle_north", "centre"),))
    raid = Place("raid", "isle_north", "centre")

    assert "" == why_useless(scene(own), 0, raid)
    assert "nothing backs it" == why_useless(scene(others), 0, raid)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_and_card_of_a_question_is_explained(language: Language) -> None:
    """Each kind of token once, each card by what it does; first how often cards serve (BR-CARD-1)."""
    here = scene(board.table(CLANS), language)
    tokens = notes_beside(here, asked("token", ("army_1", "army_3", "navy_1", "bluff"))).lines
    cards = notes_beside(here, PartialMove("use_card", (), (Pick("card", ("scout", "shugenja")),))).lines

    assert 3 == len(set(tokens))
    assert 3 == len(set(cards))
    assert {"en": "Each once in a game", "fa": "هر کدام یک بار در بازی"}[language] in cards[0]
    assert all(line.strip("-# ") for line in (*tokens, *cards))


@pytest.mark.parametrize(("language", "mine"), [("en", "yours"), ("fa", "مالِ شما")])
def test_one_s_own_province_is_called_so(language: Language, mine: str) -> None:
    """A newcomer has chosen a clan a minute ago and reads eight names of clans."""
    lands = {"crane_south": (0, 1), "crane_center": (0, 1, 2), "lion_north": (1, 1)}
    here = scene(board.table(CLANS, lands), language)

    assert [True, True, False] == [
        mine in province_with_control(here, one) for one in ("crane_south", "crane_center", "lion_north")
    ]


def test_the_page_says_which_cards_of_the_start_are_left() -> None:
    """BR-SETUP-5, BR-CARD-1: two scouts and a shugenja, each once in a game; none that is spent."""
    full, spent = (board.table(CLANS).player(0, shugenja=count, scouts=2 * count) for count in (1, 0))
    texts = ["\n".join(own_lines(scene(one))) for one in (full, spent)]

    assert "for this game: Shugenja and 2 × Scout." in plain(texts[0])
    assert "for this game" not in texts[1]


def test_tokens_that_are_swept_away_stand_in_lines_of_their_own() -> None:
    """BR-RAID-4: whose each was, what it was and where it lay."""
    here = scene(board.table(CLANS))
    rows = (
        Turned(1, 0, "crane_south", "centre", "army_1", ()),
        Turned(2, 1, "crane_south", "sea", "navy_2", ("blessing_2",)),
    )

    assert [
        "Raids sweep away:",
        "- Crane’s Army 1 in the centre of Crane South.",
        "- Lion’s Navy 2 and Blessing 2 on the border from the sea to Crane South.",
    ] == plain(removed_tokens_text(here, Gone("raid", rows))).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_secret_objective_says_what_it_is_worth(language: Language) -> None:
    """BR-OBJ: from three to ten, by which one is chosen."""
    here = scene(board.table(CLANS), language)

    told = [goal(here, one).translate(FIGURES) for one in GOALS]

    assert all(str(row.honor) in text for row, text in zip(GOALS.values(), told, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_of_one_s_own_is_named_so_that_a_menu_holds_it_whole(language: Language) -> None:
    """On every border, coast and centre, blessed once; before, the end with its face was cut."""
    places = [
        *borders(MAP),
        *((two, one) for one, two in borders(MAP)),
        *((one, "centre") for one in PROVINCES),
    ]
    pieces = tuple((0, "navy_1", *place, "blessing_2") for place in places)
    here = scene(board.table(CLANS, {}, pieces), language)
    longest = max((short_token_name(here, number) for number in range(1, len(places) + 1)), key=len)

    assert can_fit(longest, OPTION_LABEL), longest


def test_only_a_free_province_shows_the_honour_that_it_brings() -> None:
    """BR-MAP-6: what is held is counted at its holder's name."""
    here = scene(board.table(CLANS, {"crane_south": (0, 1)}))
    honor = {one.id: one.honor for one in values(here, (), ()).lands}

    assert 0 == honor["crane_south"]
    assert 3 == honor["lion_capital"] + honor["lion_coast"] - 1
    assert 0 == honor["shadow_north"]


def test_a_look_at_a_token_says_where_that_token_lies() -> None:
    """Nobody remembers which was the fourth; one that is gone has its number alone."""
    here = scene(board.table(CLANS, {}, ((1, "army_2", "crane_south", "centre"),)))
    there, gone = (describe(here, Peeked(0, number, Sealed(None, (0, 1)))) for number in (1, 2))

    assert "in the centre of" in there
    assert "Crane South" in there
    assert "in the centre" not in gone


def test_the_map_stands_beside_a_question_about_tokens_and_marks_where_they_lie() -> None:
    """A number alone finds nothing on the map."""
    pieces = ((1, "army_2", "crane_south", "centre"), (1, "army_1", "lion_north", "centre"))
    here = scene(board.table(CLANS, {"crane_south": (0, 1)}, pieces))
    question = preview(here, PartialMove("use_card", (("card", "scout"),), (Pick("number", (1,)),)))
    whole = preview(here, UseCard("scout", 2))

    assert question is not None
    assert whole is not None
    assert "Marked: 18 Crane South." in question.alt
    assert "Marked: 11 Lion North." in whole.alt


def test_the_map_marks_the_provinces_where_the_token_counts() -> None:
    """All others may be answered, too; marked, nothing would stand out."""
    here = scene(board.table(CLANS, {"isle_north": (0, 1)}))
    found = preview(here, asked("province", PROVINCES, ("token", "army_2")))

    assert found is not None
    assert "Marked: 26 Isle North, 27 Isle West and 28 Isle East." in found.alt


def test_answers_too_long_for_buttons_stand_whole_in_a_menu() -> None:
    """A button has room for 80 signs; few short ones are buttons as before."""
    pieces = (
        (0, "navy_1", "shadow_north", "shadow_south", "blessing_2"),
        (0, "shinobi_1", "crane_south", "centre"),
    )
    here = scene(board.table(CLANS, {}, pieces))
    long, short = (tuple(question(here, among).answers(0)) for among in ((1, 2), (2,)))
    (menu,) = long

    assert isinstance(menu, Choice)
    assert "Shadowlands North" in menu.options[0].label
    assert "…" not in menu.options[0].label
    assert all(isinstance(one, Buttons) for one in short)


def question(here: ReaderScene, numbers: tuple[int, ...]) -> Question:
    """On which of these tokens a blessing is laid."""
    root = PartialMove("bless", (("token", "blessing_2"),), (Pick("number", numbers),))
    walked = wizard.walk(root, "", whole, len, {})
    asked = Question(here, "0" * 10, root, walked, len, whole)
    asked.named = partial(value_name, here)
    return asked


def whole(begun: PartialMove | None) -> tuple[Any, ...]:
    """Any answer makes the move whole."""
    return () if begun is None else (begun.given,)
