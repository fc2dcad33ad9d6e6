"""Treasure Island on the simulated Discord: actions confirmed, votes in private, the count on the board."""

from typing import Any, Final, get_args

import pytest
from simcord.components import walk_components

from bot.games.treasure.events import Crew, join_events
from bot.games.treasure.pages import needs_confirmation
from bot.languages import LANGUAGES, Language
from bot.render.renderer import reader_scene
from bot.sandbox.driver import Answer
from bot.sandbox.reading import BUTTON
from bot.ui.generic.history import seats_named
from engine.games.treasure.chapters import AnyAction
from engine.games.treasure.chapters.day import Attack, DayAction, Done, Undone
from engine.games.treasure.chapters.rounds import Resign
from engine.games.treasure.chapters.setup import Placed
from engine.games.treasure.state import spot
from tests.bot.core_world import Hall, folder, hall, our_bot, read
from tests.engine.games.treasure.board import board as table
from tests.laws.controls import begun
from tests.made_once import words
from tests.renderings.others import match, renderer
from tests.renderings.panels import shown
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

STYLES: Final = {1: "primary", 2: "secondary"}


def state(hall: Hall) -> Any:
    """The game as it stands."""
    return hall.live().match_state.state


async def page(hall: Hall, seat: int) -> Answer:
    """The private page of a seat."""
    return await hall.driver.click(hall.world.members[seat], hall.doors()[0], "v1:seat:")


async def does(hall: Hall, seat: int, label: str) -> Answer:
    """A seat presses a button of its page, and once more where it is asked to."""
    shown = await page(hall, seat)
    assert shown.message is not None
    answer = await hall.driver.click(hall.world.members[seat], shown.message, label)
    if answer.message is not None and "Do it" in hall.buttons(answer.message):
        answer = await hall.driver.click(hall.world.members[seat], answer.message, "Do it")
    return answer


async def test_a_voyage_begins_with_one_post_that_names_each_crew_in_a_line(hall: Hall) -> None:
    """TI-2.2: the board shows who stands where; a line for each of ten players told it once more."""
    await begun(hall, "treasure", 10, "en")
    first = next(text for text in map(read, hall.posts()) if "eight treasures" in text)

    assert 2 == len([line for line in first.splitlines() if "by rank" in line])
    assert "is on the" not in first
    assert all(1 == first.count(member.name) for member in hall.world.members[:10])


async def test_the_chronicle_finds_a_crew_by_each_of_its_people(hall: Hall) -> None:
    """As it found where each had begun."""
    await begun(hall, "treasure", 5, "en")
    scene = reader_scene(hall.bot.scene(hall.live(), "en"), None)
    entries = await hall.bot.matches.entries(hall.live().match.id)
    crews = [one for entry in entries for one in join_events(entry.events) if isinstance(one, Crew)]

    assert set(range(5)) == {seat for one in crews for seat in seats_named(scene, one)}
    assert [one.seat for one in crews] == [spot(state(hall), one.ship).queue for one in crews]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_left_reads_of_no_place_to_stand(language: Language) -> None:
    """TI-R28: their pawn lies in a boat for good; "you sit in a boat" would promise a landing."""
    here = table("FD: A B C; JR: D E F; boat: G")
    lines = {}
    for name, now in (("sits", here), ("left", here.do("G", Resign()))):
        scene = match("treasure", language, now.state)
        lines[name] = "\n".join(shown(renderer("treasure").seat(scene, scene.look(6))))
    boat = words(language).say("treasure-in-boat")

    assert boat in lines["sits"]
    assert boat not in lines["left"]


def test_ones_own_page_says_what_lies_aboard_and_who_is_beside_one() -> None:
    """TI-2.2: whom to put ashore and how full the holds are stood on the board alone."""
    state = table("FD: C A B; JR: D; island: E", "FD E2 F1").state
    seen = match("treasure", "en", state)
    told = "\n".join(shown(renderer("treasure").seat(seen, renderer("treasure").controls(seen, 0).look)))
    alone = "\n".join(shown(renderer("treasure").seat(seen, renderer("treasure").controls(seen, 3).look)))

    assert "Holds: English 2, French 1" in told
    assert f"With you, by rank: {seen.names[2]} and {seen.names[1]}." in told
    assert "With you" not in alone


@pytest.mark.parametrize(
    ("places", "is_lone"), [("FD: A; JR: B C; island: D E", True), ("FD: A B; JR: C D; island: E", False)]
)
def test_a_lone_voter_reads_that_the_lot_votes_too(places: str, is_lone: bool) -> None:
    """TI-R16: a count of two where one had voted looked like a fault; the board says it to all."""
    night = table(places).do("A", Attack()).dusk()
    seen = match("treasure", "en", night.state)
    page = "\n".join(shown(renderer("treasure").seat(seen, renderer("treasure").controls(seen, 0).look)))
    board = "\n".join(shown(renderer("treasure").board(seen, None)))

    assert [is_lone, is_lone] == [
        "beside their vote the lot casts one, too" in text for text in (page, board)
    ]


@pytest.mark.parametrize(
    ("options", "is_told"),
    [
        ({"random_when": "one_cast"}, True),
        ({"random_when": "one_cast", "missed_vote": "random"}, False),
        ({}, False),
    ],
)
def test_where_the_only_vote_cast_is_a_lone_one_voters_read_so_before_they_vote(
    options: dict[str, Any], is_told: bool
) -> None:
    """TI-R16, TI-R18: option random_when=one_cast; a missed vote that is drawn counts as cast."""
    night = table("FD: A B; JR: C D; island: E", **options).do("A", Attack()).dusk()
    here = match("treasure", "en", night.state)
    page = "\n".join(shown(renderer("treasure").seat(here, renderer("treasure").controls(here, 1).look)))
    board = "\n".join(shown(renderer("treasure").board(here, None)))

    assert [is_told, is_told] == ["If only one vote comes in" in text for text in (page, board)]


def test_a_crew_is_named_by_rank_in_whatever_order_its_people_came() -> None:
    """TI-2.2: "by rank" says who is captain; the dice place people in another order."""
    placed = (Placed(3, "fd", 2), Placed(0, "jr", 1), Placed(1, "fd", 1), Placed(2, "fd", 3))

    assert [Crew("fd", (1, 3, 2)), Crew("jr", (0,))] == list(join_events(placed))


async def by_day(hall: Hall) -> tuple[int, int]:
    """The first day of four; the captains of both ships."""
    await begun(hall, "treasure", 4, "en")
    first, second = (wait.seat for wait in hall.live().match_state.waits)
    for seat in (first, second):
        await does(hall, seat, "Stow in the \u2068English\u2069 hold")
    return first, second


async def test_a_day_action_is_asked_for_once_more(hall: Hall) -> None:
    """TI-4.2: it is announced and stands, so the first press changes nothing."""
    captain, _ = await by_day(hall)
    before, shown = hall.live().match_state, await page(hall, captain)
    assert shown.message is not None
    asked = await hall.driver.click(hall.world.members[captain], shown.message, "Order an attack")
    unchanged, said = before is hall.live().match_state, asked.text
    assert asked.message is not None
    await hall.driver.click(hall.world.members[captain], asked.message, "Do it")

    assert unchanged
    assert "Everybody will hear of it" in said
    assert "orders an attack" in read(hall.posts()[-1])


@pytest.mark.parametrize("kind", [kind for kind in get_args(AnyAction) if issubclass(kind, DayAction)])
def test_what_is_announced_by_day_is_asked_for_once_more(kind: type[Any]) -> None:
    """TI-4.2: it can't be taken back, and one slip would call the fleet; that one is done can be."""
    fields: dict[str, Any] = dict.fromkeys(kind.__struct_fields__, 0)

    assert (kind not in (Done, Undone)) == needs_confirmation(kind(**fields))


async def test_a_vote_is_private_and_its_count_is_public(hall: Hall) -> None:
    """TI-5.1, TI-R27: the board says how many votes are in; no message tells it, and none whose."""
    captain, _ = await by_day(hall)
    await does(hall, captain, "Order an attack")
    for seat in range(4):
        if not state(hall).members[seat].acted:
            await does(hall, seat, "Done for today")
    count = len(hall.posts())
    voter = next(wait.seat for wait in hall.live().match_state.waits if wait.ask.startswith("vote"))
    answer = await does(hall, voter, "Vote: \u2068charge\u2069")

    assert "Your vote is in: charge" in answer.text.replace("\u2068", "").replace("\u2069", "")
    assert count == len(hall.posts())
    assert "Votes in: 1 of" in read(hall.doors()[0])
    assert "charge" not in read(hall.doors()[0])


async def test_an_answer_tells_no_news_that_all_hear(hall: Hall) -> None:
    """TI-R27: whoever ended the day read the whole night's orders twice, one below the other."""
    captain, _ = await by_day(hall)
    await does(hall, captain, "Order an attack")
    *others, last = (seat for seat in range(4) if not state(hall).members[seat].acted)
    for seat in others:
        await does(hall, seat, "Done for today")
    answer = await does(hall, last, "Done for today")
    night = read(hall.posts()[-1])

    assert "Tonight" in night
    assert "Tonight" not in answer.text.split("##")[0]
    assert "The votes are secret; only the counts are told." in answer.text.split("##")[0]


async def test_a_vote_says_what_it_takes(hall: Hall) -> None:
    """TI-5.2: charge, fire or douse; nothing said which of them wins."""
    captain, _ = await by_day(hall)
    day = read_of(await page(hall, captain))
    await does(hall, captain, "Order an attack")
    for seat in range(4):
        if not state(hall).members[seat].acted:
            await does(hall, seat, "Done for today")
    voter = next(wait.seat for wait in hall.live().match_state.waits if wait.ask.startswith("vote"))

    assert "more fire than douse" in read_of(await page(hall, voter))
    assert "wins" in day


def read_of(answer: Answer) -> str:
    """What stands on the page."""
    assert answer.message is not None
    return read(answer.message)


async def test_who_has_voted_sees_what_is_still_asked_stand_out(hall: Hall) -> None:
    """TI-5.2: the prize’s holds stood back behind a vote that was in."""
    captain, _ = await by_day(hall)
    await does(hall, captain, "Order an attack")
    for seat in range(4):
        if not state(hall).members[seat].acted:
            await does(hall, seat, "Done for today")
    before = await page(hall, captain)
    after = await does(hall, captain, "Vote: \u2068charge\u2069")

    assert {"primary"} == standing(before, "Vote:") | standing(before, "Prize")
    assert ({"secondary"}, {"primary"}) == (standing(after, "Vote:"), standing(after, "Prize"))
    assert "until dawn" not in after.text.split("##")[0]


def standing(answer: Answer, label: str) -> set[str]:
    """The styles of the buttons that begin with this."""
    assert answer.message is not None
    nodes = (node for node in walk_components(answer.message.components) if node["type"] == BUTTON)
    return {STYLES[node["style"]] for node in nodes if node["label"].startswith(label)}


async def test_ten_people_sit_down_by_command(hall: Hall) -> None:
    """TI-R01: `/table new` opens what `/campaign new` can't seat."""
    answer = await hall.driver.command(hall.host, "table new", game="treasure", seats=10)

    assert "is open" in answer.text
    assert 10 == len(hall.live().table.chairs)
