"""The posts of Rokugan: one while the table is set, one a round, told on token by token, and the end."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.channels.places import own_mark
from bot.games.rokugan import rounds
from bot.games.rokugan.describe import join_events
from bot.games.rokugan.picture import battles
from bot.games.rokugan.round_news import news_lines
from bot.games.rokugan.tale import MOST, tale_lines
from bot.history.recall import Part, Section
from bot.lab.rehearsal.presser import Presser
from bot.languages import LANGUAGES, Language
from bot.render.panel import Panel, Sketch, Text
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Standing, reader_scene
from bot.render.targets import TABLE
from bot.sandbox.reading import Post
from engine.entries import Entry
from engine.games.rokugan.chapters.battles import BattleFought, Side
from engine.games.rokugan.chapters.placement import Blessed, Placed
from engine.games.rokugan.chapters.resolution import TokensTurned, Turned
from engine.games.rokugan.chapters.token_cards import CardUsed, Peeked, TokenDiscarded, TokenRecalled
from engine.games.rokugan.chapters.upkeep import RoundBegan
from engine.games.rokugan.names import Province
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed
from tests.bot.core_world import Hall, container, folder, hall, our_bot, plain, read
from tests.bot.games.rokugan.test_rokugan_table import state, until
from tests.engine.games.rokugan import board
from tests.laws.controls import pressed
from tests.renderings.others import match
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

languages = pytest.mark.parametrize("language", LANGUAGES)

ARMY = Turned(1, 0, "crane_capital", "lion_capital", "army_4", ())


def fell(province: Province = "crane_capital") -> BattleFought:
    """A province that nothing guards is taken."""
    return BattleFought(province, 1, (Side(0, 4, (1,)),), 0, 0, 0, 0, 0, 0, 0, 0, 4, "captured")


LAID = Placed(0, 1, "crane_capital", "lion_capital", Sealed(None, (0,)))


def began(number: int) -> RoundBegan:
    """The first event of a round."""
    return RoundBegan(number, (), None, 0)


def news(hall: Hall) -> list[Post]:
    """The public messages of the game but the board, oldest first."""
    return [
        post
        for post in hall.posts()
        if container(post) != own_mark(hall.live()) and "v1:seat:" in str(post.components)
    ]


def here(language: Language) -> ReaderScene:
    """A table of two before everybody."""
    return reader_scene(match("rokugan", language, board.table(("lion", "crane")).state), None)


def post(language: Language, own: Sequence[Any], *later: Section) -> Panel:
    """The post of the second round with these events, perhaps with a later one behind it."""
    first = Section(Part(1, 1), (began(1), TokensTurned((ARMY,)), fell()))
    second = Section(Part(2, 2), own if any(isinstance(one, RoundBegan) for one in own) else (began(2), *own))
    entry = Entry(9, None, None, None, (began(2),))
    return rounds.round_post(here(language), entry, TABLE, Standing(told=(first, second, *later)))


def words(panel: Panel) -> str:
    """All that it says without its pictures."""
    return plain("\n".join(one.content for one in panel.blocks if isinstance(one, Text)))


def pictures(panel: Panel) -> list[str]:
    """The templates of its pictures, in order."""
    return [one.template for one in panel.pictured if isinstance(one, Sketch)]


async def test_the_setting_up_is_one_post_and_a_round_another(hall: Hall) -> None:
    """Clans, objectives and provinces made a post each, and each token of a round: some thirty a round."""
    await until(hall, "turn")
    begun = len(news(hall))
    presser = Presser(hall.driver, 1, Dice(b"a round"))
    while len(state(hall).pieces) < 4:
        assert await pressed(hall, presser)
    await hall.world.advance(2)

    assert 2 == begun == len(news(hall))
    assert "Setting up" in read(news(hall)[0])
    assert "Round 1 of 5" in read(news(hall)[1])
    assert 2 == read(news(hall)[1]).count(" · ")


@languages
def test_a_round_begins_with_the_battles_before_it_and_shows_the_map(language: Language) -> None:
    """A line a battle and a sentence of the place, or a picture; the map as long as the round goes on."""
    open_, over = post(language, (LAID,)), post(language, (LAID,), Section(Part(3, 3), (began(3),)))

    assert ["rokugan_battles", "rokugan_map"] == pictures(open_)
    assert ["rokugan_battles"] == pictures(over)
    assert 2 == words(open_).count(plain(here(language).messages.say("rokugan-choice-crane-capital")))


@languages
def test_beside_the_map_only_the_newest_news_stand(language: Language) -> None:
    """A post of six cards and a map was 1,500 pixels high; in words, and once it is over, all stand there."""
    blessed = tuple(Blessed(0, 1, one, animated=False) for one in ("blessing_2", "blessing_3", "army_5"))
    turned = (LAID, *blessed)
    ending = Section(Part(3, 3), (began(3),))
    lines = tuple(news_lines(here(language), (began(2), *turned)))
    open_, over = post(language, turned), post(language, turned, ending)

    def told(panel: Panel) -> int:
        text = "\n".join(one.content for one in panel.pictured if isinstance(one, Text))
        return sum(text.count(line) for line in dict.fromkeys(lines))

    assert 3 == len(lines)
    assert 2 == told(open_)
    assert 3 == told(over)
    assert [3, 3] == [
        sum(words(one).count(plain(line)) for line in dict.fromkeys(lines)) for one in (open_, over)
    ]


@languages
def test_tokens_have_faces_once_they_are_turned(language: Language) -> None:
    """BR-ENG-4: before that their places alone are everybody's."""
    army = plain(here(language).messages.say("rokugan-choice-army-4"))
    other = Turned(1, 0, "crane_south", "centre", "army_4", ())
    hidden, turned = post(language, (LAID,)), post(language, (LAID, TokensTurned((other,))))

    assert [1, 2] == [words(one).count(army) for one in (hidden, turned)]


@languages
def test_a_round_that_is_over_names_its_own_first_player(language: Language) -> None:
    """BR-UPKEEP-1: not the one of the round that has begun since."""
    told = post(language, (began(2), LAID)), post(language, (RoundBegan(2, (), None, 1), LAID))
    lion, crane = (plain(here(language).messages.say(f"rokugan-choice-{one}")) for one in ("lion", "crane"))
    first = plain(here(language).messages.say("rokugan-first", clan="|")).split("|")[0]

    assert [f"{first}{lion}", f"{first}{crane}"] == [
        next(line for line in words(one).splitlines() if line.startswith(first)) for one in told
    ]


def test_a_card_and_what_comes_of_it_are_one_line_by_the_map_s_numbers() -> None:
    """BR-CARD-1, BR-CARD-2, BR-CARD-5: no face but one that everybody has seen."""
    hidden = Sealed(None, (0, 1))
    struck = (CardUsed(1, "shugenja", 1), TokenDiscarded(1, 1, "bluff", "aside"))
    recalled = (CardUsed(1, "first_player", 1), TokenRecalled(1, 1, hidden))
    looked = (CardUsed(1, "scout", 1), Peeked(1, 1, hidden), Peeked(1, 1, hidden))
    lines = [
        [plain(line) for line in news_lines(here("en"), (LAID, *events))]
        for events in (struck, recalled, looked, (Blessed(0, 1, "blessing_2", False),))
    ]
    name, owner = here("en").names[1], here("en").names[0]

    assert lines[0] == [
        f"{name} turns a shugenja against Lion’s token (16 from 10). "
        "It was Bluff, which lies aside until the next draw."
    ]
    assert lines[1] == [
        f"{name} uses the first player card on Lion’s token (16 from 10). It goes back to its owner’s pool."
    ]
    assert lines[2] == [
        f"{name} sends a scout to Lion’s token (16 from 10).",
        f"{name} looks at Lion’s token (16 from 10).",
    ]
    assert lines[3] == [f"{owner} lays Blessing 2 on Lion’s token (16 from 10)."]


def test_what_a_favour_takes_off_is_told_by_its_place() -> None:
    """BR-TERR, Dark Favours: no card stands before it; a token whose place is not known has its number."""
    gone = TokenDiscarded(1, 1, "army_4", "discard")
    known, unknown = (tuple(news_lines(here("en"), events)) for events in ((LAID, gone), (gone,)))

    assert ["Lion’s token (16 from 10) is taken off the map. It was Army 4, which is discarded."] == [
        plain(one) for one in known
    ]
    assert ["Token 1 was Army 4. It is discarded."] == [plain(one) for one in unknown]


@languages
def test_a_place_is_spoken_of_once_in_a_game(language: Language) -> None:
    """The same sentence for the same province in three rounds was a parrot's."""
    first, second = (tuple(tale_lines(here(language), ((fell(),),) * count)) for count in (1, 2))

    assert 1 == len(first)
    assert () == second


@languages
def test_no_more_than_three_places_of_a_round_are_spoken_of(language: Language) -> None:
    """A line for each battle would be noise."""
    places: tuple[Province, ...] = ("lion_capital", "crab_west", "dragon_west", "unicorn_west", "shore_west")
    many = tuple(fell(one) for one in places)

    assert MOST == len(tuple(tale_lines(here(language), (many,))))


@languages
def test_the_picture_of_battles_says_what_the_lines_say(language: Language) -> None:
    """Its alt text is its head and the line of each battle."""
    scene, events = here(language), (TokensTurned((ARMY,)), fell())
    drawn = battles.sketch(scene, "head", events)
    lines = [plain(line) for line in battles.lines(scene, join_events(events))]

    assert drawn is not None
    assert ["head", *(line.replace("**", "") for line in lines)] == plain(drawn.alt).splitlines()
    assert battles.sketch(scene, "head", (TokensTurned(()),)) is None
