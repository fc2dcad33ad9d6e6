"""A day and a night of Treasure Island are a post each, which grows; who is moved by others is told."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bot.channels.places import own_mark
from bot.games.treasure import events
from bot.games.treasure.plugin import POSTS
from bot.render.renderer import reader_scene
from bot.sandbox.reading import Post
from engine.games.treasure.chapters.dawn import AttackTally, CaptainDeposed, ConflictTally, MutinyTally
from engine.games.treasure.chapters.day import Attack, Done, FleetCalled, Maroon, Marooned, Mutiny
from engine.games.treasure.chapters.night import Loot, NightEnded, NightStarted, Vote
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.chapters.setup import Stow
from engine.games.treasure.state import Tale, head_of, spot
from tests.bot.core_world import Hall, container, folder, hall, our_bot, plain, read
from tests.bot.games.treasure.test_treasure_table import state
from tests.engine.games.treasure import board as treasure
from tests.laws.controls import begun
from tests.renderings.others import match
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def do(hall: Hall, seat: int, move: Any) -> None:
    """A seat makes a move, and all that follows is shown."""
    live = hall.live()
    player = live.table.chairs[seat].player
    assert player is not None
    await hall.bot.matches.act(live.match.id, live.users[player], move)
    await hall.bot.after_move(live.match.id)
    await hall.world.advance(2)


async def stowed(hall: Hall) -> None:
    """Both captains stow: the first day begins."""
    for ship in ("fd", "jr"):
        captain = head_of(state(hall), ship)
        assert captain is not None
        await do(hall, captain, Stow("english"))


def news(hall: Hall) -> list[Post]:
    """The public messages of the game but the board, oldest first: what opens one's own page."""
    posts = (one for one in hall.posts() if container(one) != own_mark(hall.live()))
    return [one for one in posts if "v1:seat:" in str(one.components)]


async def test_a_day_is_one_post_and_its_night_another(hall: Hall) -> None:
    """Each deed is a line of the day's post, each count one of the night's; the next day has its own."""
    await begun(hall, "treasure", 4, "en")
    await stowed(hall)
    day = news(hall)[-1]
    posts = len(news(hall))
    captain = head_of(state(hall), "fd")
    assert captain is not None
    await do(hall, captain, Attack())
    others = [seat for seat in range(4) if seat != captain]
    for seat in others[:-1]:
        await do(hall, seat, Done())
    within, told = len(news(hall)), read(next(one for one in news(hall) if one.id == day.id))
    await do(hall, others[-1], Done())
    night = news(hall)[-1]
    crew = spot(state(hall), "fd").queue
    for seat in crew:
        await do(hall, seat, Vote(0, "charge" if seat == captain else "fire"))
    asking = read(next(one for one in news(hall) if one.id == night.id))
    await do(hall, captain, Loot(0, "french", "none"))
    over = read(next(one for one in news(hall) if one.id == night.id))

    assert posts == within
    assert "orders an attack" in told
    assert "Yet to act today" in told
    assert "puts the first treasure into its English hold" in read(day)
    assert "Night 1" in asking
    assert f"Votes in: {len(crew)} of {len(crew)}" in asking
    assert "charge 1, fire 1, douse 0. It succeeds" in over
    assert "Awaited" not in over
    assert "Day 2" in read(news(hall)[-1])
    assert posts + 2 == len(news(hall))


async def test_who_is_put_ashore_is_told_though_the_day_has_its_post(hall: Hall) -> None:
    """An edit rings for nobody, and it is their own affair."""
    await begun(hall, "treasure", 4, "en")
    await stowed(hall)
    captain, other = spot(state(hall), "fd").queue
    await do(hall, captain, Maroon(other))
    entry = (await hall.bot.matches.entries(hall.live().match.id))[-1]
    told = hall.driver.inbox(hall.world.members[other])

    assert POSTS.concerns(entry) == (other,)
    assert "puts" in read(told[-1])
    assert "ashore" in read(told[-1])
    assert not [one for one in hall.driver.inbox(hall.world.members[captain]) if "ashore" in read(one)]


def test_beside_the_picture_of_a_count_the_numbers_are_not_said_again() -> None:
    """TI-5.1: drawn and in words they stood twice; in words alone, and in the chronicle, they stay."""
    seen = reader_scene(match("treasure", "en"), None)
    tally = AttackTally(0, "fd", 1, 2, 1, True)
    counted = tuple(events.join_events((NightEnded(1, ()), tally)))
    told = [events.describe(seen, one) for one in counted]
    beside = [events.describe_beside_count(seen, one) for one in counted]

    assert "charge 1" in plain(told[1])
    assert "charge 1" not in plain("".join(beside))
    assert told[2:] == beside[2:]
    assert 3 == len(told)


NEW_CAPTAIN = {
    None: "The crew has risen: B is captain of the Flying Dutchman now, and A goes ashore.",
    0: "The crew has risen: B is captain of the Flying Dutchman now, and you go ashore.",
    1: "The crew has risen: you are captain of the Flying Dutchman now, and A goes ashore.",
}
"""What is read after a mutiny, by the reader's seat."""


@pytest.mark.parametrize("reader", NEW_CAPTAIN)
def test_the_news_of_a_mutiny_say_who_is_captain_now(reader: int | None) -> None:
    """TI-5.3: the first mate, next in rank; that stood on the board alone."""
    counted = treasure.board("FD: A B C; JR: D E", teams="F: B C D").do("B", Mutiny()).dusk()
    counted = counted.votes("B for, C for")
    scene = reader_scene(match("treasure", "en", counted.state), reader)
    scene = replace(scene, names=tuple("ABCDE"))
    told = [events.describe(scene, one) for one in events.join_events(counted.events)]

    assert NEW_CAPTAIN[reader] in map(plain, told)
    assert (1, 2) == spot(counted.state, "fd").queue[:2]


def test_without_the_round_of_a_mutiny_its_news_say_who_is_captain_no_more() -> None:
    """TI-5.3: the chronicle of mutinies alone leaves out how a night ended."""
    seen = reader_scene(match("treasure", "en"), None)
    (told,) = events.join_events((CaptainDeposed(0, "fd"),))

    assert "is captain of the Flying Dutchman no more" in plain(events.describe(seen, told))


TALLIES: dict[str, Any] = {
    "attack": AttackTally(0, "fd", 1, 1, 3, succeeded=False),
    "mutiny": MutinyTally(0, "fd", 1, 3, succeeded=False),
    "conflict": ConflictTally(0, 2, 2, 1, 1),
}


@pytest.mark.parametrize("kind", TALLIES)
def test_equal_counts_are_followed_by_every_sentence_of_the_sea_before_one_comes_again(kind: Any) -> None:
    """TI-5.1: two captains who lost alike in one night, or in two, were told with the same words."""
    seen, tally = reader_scene(match("treasure", "en"), None), TALLIES[kind]
    occasion = "conflict" if kind == "conflict" else f"{kind}-lost"
    said = list[str]()
    for night in (2, 3, 5):
        tales = tuple(Tale(round, kind, "fd", 0, kind == "conflict") for round in (2, 3, 5) if round < night)
        table = replace(seen.view.table, tales=tales)
        scene = replace(seen, view=replace(seen.view, table=table))
        told = events.join_events((NightEnded(night, ()), tally))
        said += [events.describe(scene, one) for one in told if isinstance(one, events.Scenery)]

    assert events.SCENES[occasion] == len(set(said))
    assert all(one != other for one, other in pairwise(said))


def test_two_equal_counts_of_one_night_are_told_with_other_words() -> None:
    """TI-5.2: both ships had no charge."""
    scene = reader_scene(match("treasure", "en"), None)
    told = events.join_events((NightEnded(1, ()), TALLIES["attack"], TALLIES["attack"]))
    one, other = (events.describe(scene, told) for told in told if isinstance(told, events.Scenery))

    assert one != other


def sentences(happened: tuple[Any, ...]) -> list[events.Scenery]:
    """What the sea says to these events."""
    return [one for one in events.join_events(happened) if isinstance(one, events.Scenery)]


@pytest.mark.parametrize("begun", [(NightStarted(3),), (DayStarted(2), TALLIES["attack"], NightStarted(3))])
def test_the_sea_says_the_same_wherever_a_count_is_read_or_nothing(begun: tuple[Any, ...]) -> None:
    """TI-5.2: the story had the same sentence for each attack, a letter another than the post."""
    tallies = (TALLIES["attack"], TALLIES["attack"])
    dawn = (NightEnded(3, ()), *tallies)

    assert sentences(dawn) == sentences((*begun, *dawn))[-2:]
    assert 2 == len(sentences(dawn))
    assert [] == sentences(tallies)
    assert [] == sentences((Marooned(0, 3, "fd"), FleetCalled(1, 3)))
