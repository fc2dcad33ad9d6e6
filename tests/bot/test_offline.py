"""Offline mode: the same bot on a simulated Discord, one person in the browser among stewards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bot.client import Khandan, Parts
from bot.clock.waiting import RealWaiting, Waiting
from bot.keys import DATABASE, OFFLINE
from bot.languages import LANGUAGES, Language
from bot.offline import for_one, make_bot_for_one, names_of_places, offline, seat_visitor
from bot.render.tenure import Tenure, panel
from bot.sandbox.reading import Post, buttons_of, menus_of
from bot.sandbox.world import open_world
from bot.wiring import make_bot
from engine.games.coup.chapters.losses import Resign
from tests.bot.core_world import Hall, plain, unused, whole
from tests.loopback.watching import BUSY

AWAITED = {"en": "Still awaited: Host (you)", "fa": "هنوز چشم‌به‌راهِ میزبان (شما)"}


def parts_at(folder: Path, language: Language = "en") -> Parts:
    """All that the program has, its data in this folder."""
    settings = whole(language).settings.model_copy(update={"data": folder})
    return msgspec.structs.replace(whole(language), settings=settings)


@pytest.fixture(params=["en", "fa"])
def parts(request: pytest.FixtureRequest, tmp_path: Path) -> Parts:
    """In each language."""
    language: Language = request.param
    return parts_at(tmp_path, language)


@asynccontextmanager
async def visit(asking: Parts, folder: Path) -> AsyncIterator[Hall]:
    """A session in this folder, at whose table the visitor has sat down."""
    async with open_world(lambda waiting: make_bot(asking, waiting, folder)) as world:
        await seat_visitor(world, asking)
        yield Hall(world, folder)


@pytest.fixture
async def hall(parts: Parts, tmp_path: Path) -> AsyncIterator[Hall]:
    """The world of an offline session, with its table."""
    folder = unused(tmp_path / OFFLINE)
    names = names_of_places(parts.words[parts.settings.language])
    async with open_world(lambda waiting: make_bot_for_one(parts, waiting, folder), names) as world:
        await seat_visitor(world, parts)
        yield Hall(world, folder)


async def test_the_board_says_that_it_waits_for_you(hall: Hall, parts: Parts) -> None:
    """A newcomer who reads "Still awaited: Host" looks for somebody else."""
    assert AWAITED[parts.settings.language] in hall.lines()[1]


async def test_the_visitor_is_called_by_the_language_of_this_start(tmp_path: Path) -> None:
    """Names are kept for days; this one is a word of the language before."""
    folder, seen = tmp_path / OFFLINE, []
    for language in LANGUAGES:
        asking = parts_at(tmp_path, language)
        bot, names = partial(_bot, asking, folder), names_of_places(asking.words[language])
        async with open_world(bot, names) as world:
            await seat_visitor(world, asking)
            hall = Hall(world, folder)
            seen.append(hall.bot.user_names.name(hall.host.id))

    assert [whole(one).words[one].say("page-visitor") for one in LANGUAGES] == seen


def _bot(asking: Parts, folder: Path, waiting: Waiting) -> Khandan:
    return make_bot(asking, waiting, folder)


async def test_help_without_a_table_speaks_the_hosts_language(hall: Hall, parts: Parts) -> None:
    """As everything else in the session does."""
    words = parts.words[parts.settings.language]
    said = await hall.command(hall.host, "help", topic="start")

    assert words.attribute("help-start", "title") in said


async def test_the_visitor_is_greeted_and_seated_among_stewards(hall: Hall, parts: Parts) -> None:
    """The first message says what to press; the table speaks the host's language."""
    words = parts.words[parts.settings.language]
    live, others = hall.live(), parts.games["houses"].usual_seats - 1

    greeting = f"{words.say('houses-opening')}\n{words.say('offline-welcome')}"
    assert plain(greeting) == hall.lines()[0]
    assert (hall.host, *(None,) * others) == hall.match_state()
    assert ["company"] * others == [chair.steward for chair in live.table.chairs[1:]]
    assert parts.settings.language == live.table.language
    assert "playing" == live.table.status
    assert words.say("button-open") in hall.buttons(hall.doors()[0])


async def test_the_stewards_have_founded_before_the_visitor_looks(hall: Hall) -> None:
    """Only the visitor is waited for."""
    assert ["found.0"] == [wait.id for wait in hall.live().match_state.waits]


async def test_stewards_answer_within_the_visitors_own_move(hall: Hall) -> None:
    """They found, rank and draft at once; then the visitor is asked again."""
    await hall.found(hall.host, "Peyvand")

    assert "draft" == hall.live().match_state.state.stage
    assert {0} == {wait.seat for wait in hall.live().match_state.waits}


async def test_a_second_seating_opens_no_second_table(hall: Hall, parts: Parts) -> None:
    """The visitor finds the table where it was."""
    await seat_visitor(hall.world, parts)

    assert [1] == [live.match.id for live in hall.bot.matches.live_matches()]


async def test_the_page_is_told_and_served_until_the_session_is_broken_off(tmp_path: Path) -> None:
    """On this machine alone; the store is closed behind it."""
    told: asyncio.Queue[str] = asyncio.Queue()
    session = asyncio.create_task(offline(parts_at(tmp_path), RealWaiting(), told.put_nowait))
    address = await asyncio.wait_for(told.get(), BUSY)
    session.cancel()
    with suppress(asyncio.CancelledError):
        await session
    again = make_bot(whole(), RealWaiting(), tmp_path)
    await again.close()

    assert address.startswith("http://127.0.0.1:")
    assert (tmp_path / DATABASE).is_file()
    assert session.cancelled()


async def test_after_a_match_the_menu_of_games_stands_below_its_end(tmp_path: Path) -> None:
    """Any game, that one too; nobody has to scroll up for it, and of the others the end says nothing more."""
    folder, asking = unused(tmp_path / OFFLINE), for_one(parts_at(tmp_path))
    async with visit(asking, folder) as hall:
        question = next(post for post in hall.posts() if menus_of(post))
        await hall.driver.choose(hall.host, question, ["coup"])
        await hall.bot.matches.act(2, hall.host.id, Resign())
        await hall.bot.after_move(2)
        await hall.world.advance(5)
        last = hall.posts(hall.home(2))[-1]

        assert "over" == hall.live(2).table.status
        assert plain(asking.words["en"].say("offline-encore")) == hall.lines(hall.home(2))[-1]
        assert list(asking.games) == list(menus_of(last)[0].values)

        await hall.driver.choose(hall.host, last, ["coup"])

        assert ("coup", "playing") == (hall.live(3).match.game, hall.live(3).table.status)


async def test_another_game_puts_away_what_stood_open_of_tables_that_are_over(tmp_path: Path) -> None:
    """In the browser private answers stand below all news; the panel of a table that waits stays."""
    folder, asking = unused(tmp_path / OFFLINE), for_one(parts_at(tmp_path))
    async with visit(asking, folder) as hall:
        question = next(post for post in hall.posts() if menus_of(post))
        houses = (await hall.driver.command(hall.host, "hand")).message
        await hall.driver.choose(hall.host, question, ["coup"])
        board = next(
            one for one in hall.posts(hall.home(2)) if "v1:seat:2" in {b.custom_id for b in buttons_of(one)}
        )
        coup = (await hall.driver.click(hall.host, board, "v1:seat:2")).message
        await hall.bot.matches.act(2, hall.host.id, Resign())
        await hall.bot.after_move(2)
        await hall.world.advance(5)
        before = {one.match for one in hall.bot.panels.of_user(hall.host.id)}
        await hall.driver.choose(hall.host, question, ["treasure"])

        assert houses is not None
        assert coup is not None
        assert {1, 2} == before
        assert {1} == {one.match for one in hall.bot.panels.of_user(hall.host.id)}
        stand = {post.id for post in (*hall.driver.channel(hall.host), *hall.driver.threads(hall.host))}
        assert houses.id in stand
        assert coup.id not in stand


async def test_the_seat_is_offered_to_nobody_where_nobody_else_can_come(tmp_path: Path) -> None:
    """The leaf of time and seat has no menu of people, nor a line that sends elsewhere for one."""
    folder, asking = unused(tmp_path / OFFLINE), for_one(parts_at(tmp_path))
    async with visit(asking, folder) as hall:
        leaf = (await hall.driver.click(hall.host, await _hand(hall), "v1:time:1:show")).message
        assert leaf is not None

        assert ["v1:timed:1:later", "v1:timed:1:speak"] == [one.custom_id for one in menus_of(leaf)]

        elsewhere = asking.words["en"].say("tenure-elsewhere")
        private = [
            repr(panel(hall.bot.scene(hall.live(), "en"), Tenure(0, True, True, people=False, alone=alone)))
            for alone in (False, True)
        ]

        assert [True, False] == [elsewhere in one for one in private]


async def _hand(hall: Hall) -> Post:
    """The private panel with all its buttons."""
    hand = (await hall.driver.command(hall.host, "hand")).message
    assert hand is not None
    more = (await hall.driver.click(hall.host, hand, "v1:seat:1:more")).message
    assert more is not None
    return more


async def test_the_visitor_may_choose_another_game(tmp_path: Path) -> None:
    """They sit among stewards at a table of the game they press, in its own thread; others keep their seat.

    That is said; of two tables of one game the older is left.
    """
    folder, asking = unused(tmp_path / OFFLINE), for_one(parts_at(tmp_path))
    async with visit(asking, folder) as hall:
        question = next(post for post in hall.posts() if menus_of(post))
        await hall.driver.choose(hall.host, question, ["coup"])
        words = asking.words["en"]

        left, coup = hall.match_state(1)[0], hall.live(2)
        await hall.driver.choose(hall.host, question, ["rokugan"])
        await hall.driver.choose(hall.host, question, ["coup"])
        kept = words.say("offline-kept", games=words.join_list([words.say("game-houses")]))
        both = words.say(
            "offline-kept", games=words.join_list([words.say(f"game-{one}") for one in ("houses", "rokugan")])
        )
        opening = "\n".join(words.say(code) for code in ("coup-opening", "offline-begun"))

        assert [plain(f"{opening}\n{one}") for one in (kept, both)] == [
            line for match in (2, 4) for line in hall.lines(hall.home(match))[:1]
        ]
        assert ["coup", "treasure", "rokugan", "architects"] == list(menus_of(question)[0].values)
        assert hall.host == left
        assert ("coup", "playing") == (coup.match.game, coup.table.status)
        assert None is hall.match_state(2)[0]
        assert [hall.host, hall.host] == [hall.match_state(match)[0] for match in (3, 4)]


async def test_a_table_whose_thread_is_lost_goes_on_in_the_channel(tmp_path: Path) -> None:
    """The match is kept in the database, what was said in a file that may be unreadable."""
    folder, asking = unused(tmp_path / OFFLINE), for_one(parts_at(tmp_path))
    async with visit(asking, folder) as hall:
        question = next(post for post in hall.posts() if menus_of(post))
        await hall.driver.choose(hall.host, question, ["coup"])
        apart = hall.home(2).id
    async with visit(asking, folder) as hall:
        await hall.world.advance(5)

        assert apart != hall.world.channel.id
        assert hall.world.channel.id == hall.live(2).match.channel
        assert "" == hall.live(2).table.halted
        assert 1 == len(hall.doors(2))
