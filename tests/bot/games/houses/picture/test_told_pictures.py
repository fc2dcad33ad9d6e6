"""The pictures of what happened: the count's balance, a generation's points, the poster; the words beside."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.houses.describe.targets import events_for
from bot.games.houses.picture import count, ending
from bot.games.houses.picture import count as houses_count
from bot.games.houses.picture import ending as houses_ending
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.pictures.facts import sketch_of
from bot.render.layout import to_view
from bot.render.limits import ALT
from bot.render.paging import pages
from bot.render.panel import Panel, Picture, Sketch, Text
from bot.render.targets import SECOND, TABLE
from engine.games.houses import events as e
from engine.games.houses.names import Side
from tests.bot.council_world import plain
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.bot.pictures.boards import flaws

COUNT, BOARD = 90, 40
"""Words beside a picture, or beside a phase's card; a chapter tells its perk, before and after."""

DEAL = {"en": "Deal closed:", "fa": "پیمانی به سر رسید:"}
"""How the line of a closed deal begins; it is as long as what the two agreed on."""

NAMES = ("Q", "W" * 24, "Peyvandian-e Bozorg-e Nav", "کلاه‌دارانِ بزرگِ نوآیین", "م")
TABLES = ((3, 5), (5, 3))


def moments(kind: type[Any]) -> Iterator[Moment]:
    """Of two campaigns, what brought such an event."""
    for seed, seats in TABLES:
        for moment in campaign(seed, seats, 400):
            if any(isinstance(event, kind) for event in moment.entry.events):
                yield moment


def told(moment: Moment, language: Language) -> tuple[Presenter, tuple[Any, ...]]:
    """The public presenter after an entry, and what everybody may hear of it."""
    happened = events_for(moment.entry, None)
    return Presenter(renderer().scene_for(scene(moment, language), None)).at(happened), happened


def posts(moment: Moment, language: Language) -> Iterator[Panel]:
    """The table's messages about an entry."""
    owed = renderer().targets(moment.match_state, moment.entry)
    return (
        renderer().post(scene(moment, language), moment.entry, one) for one in owed if one in (TABLE, SECOND)
    )


def words(panel: Panel, besides: str = "\0") -> int:
    """Of all texts beside the pictures, less the lines that begin so."""
    lines = [line for one in panel.pictured if isinstance(one, Text) for line in one.content.splitlines()]
    return sum(counted(line) for line in lines if not plain(line).startswith(besides))


def counted(text: str) -> int:
    """Words; marks and signs alone are none."""
    return sum(any(map(str.isalnum, one)) for one in plain(text).split())


@languages
@pytest.mark.parametrize(("yes", "no", "ahead"), [(8, 6, "yes"), (6, 8, "no")])
def test_where_leaders_alone_are_level_the_picture_says_which_answer_has_won(
    language: Language, yes: int, no: int, ahead: Side
) -> None:
    """HO-6.7: the moderator names who leads, and has nothing to say of the answer."""
    presenter, level = undecided(language)
    won = replace(level, yes=yes, no=no)

    assert presenter.say("picture-undecided") == count.values(presenter, level, (level,)).verdict
    assert (
        presenter.say("picture-leaderless", side=presenter.answer(ahead, None))
        == count.values(presenter, won, (won,)).verdict
    )


@languages
def test_where_houses_have_the_same_points_the_end_says_what_decides_HO_R33(language: Language) -> None:
    """And nothing of it where each has points of its own."""
    found = set[tuple[bool, bool]]()
    for moment in (one for seed in range(3, 12) for one in campaign(seed, 5, 400)):
        scored = next((one for one in moment.entry.events if isinstance(one, e.GenerationScored)), None)
        if scored is None:
            continue
        rule = told(moment, language)[0].say("score-level")
        beside = [
            one.content
            for panel in posts(moment, language)
            for one in panel.pictured
            if isinstance(one, Text)
        ]
        level = len({one.total for one in scored.scores}) < len(scored.scores)
        found.add((level, any(rule in text for text in beside)))

    assert {(True, True), (False, False)} == found


def undecided(language: Language) -> tuple[Presenter, e.BallotsCounted]:
    """A count of which the moderator has yet to speak, made level, and its presenter."""
    for moment in moments(e.BallotsCounted):
        presenter, happened = told(moment, language)
        counted_ = count.first(happened, e.BallotsCounted)
        if counted_ is not None and count.first(happened, e.DecisionTaken) is None:
            return presenter, replace(counted_, yes=7, no=7)
    raise AssertionError("the moderator was never asked")


@languages
def test_a_count_and_a_generation_are_whole(language: Language) -> None:
    """Nothing is clipped or stands on anything else; alt texts fit."""
    drawn = [
        sketch
        for kind in (e.BallotsCounted, e.GenerationScored)
        for moment in list(moments(kind))[::4]
        for panel in posts(moment, language)
        for sketch in panel.pictured
        if isinstance(sketch, Sketch)
    ]

    told = {"houses_count", "houses_ending", "houses_campaign", "houses_poster", "houses_strip"}

    assert told == {one.template for one in drawn}
    assert [] == [flaw for one in drawn for flaw in flaws(one)]
    assert all(0 < len(one.alt) <= ALT for one in drawn)


@languages
def test_with_its_pictures_a_message_is_within_discord_s_limits(language: Language) -> None:
    """As it is sent: one message, its controls and alt texts among what is checked."""
    for moment in (*list(moments(e.BallotsCounted))[::6], *moments(e.GenerationScored)):
        board = renderer().living_board(scene(moment, language), (), ("a line below",))
        for panel in (board, *posts(moment, language)):
            blocks = tuple(
                Picture(f"p{number}.png", b"", one.alt) if isinstance(one, Sketch) else one
                for number, one in enumerate(panel.pictured)
            )
            whole = Panel(panel.accent, blocks or panel.blocks, language)
            assert 1 == len(pages(whole))
            assert to_view(whole).children


@languages
def test_the_longest_and_the_shortest_names_find_room(language: Language) -> None:
    """All on one side of the balance, all aside, all in the points, several on the poster."""
    presenter, happened = told(next(moments(e.BallotsCounted)), language)
    shown = count.values(presenter, count.first(happened, e.BallotsCounted), happened)
    marked = {"leads": True, "moderates": True, "share": 12, "power": 88}
    ballots = tuple(replace(one, name=name, **marked) for one, name in zip(shown.ballots, NAMES, strict=True))
    for kind in ("yes", "no", "gather"):
        whole = replace(shown, ballots=tuple(replace(one, kind=kind) for one in ballots), yes=440, no=0)
        assert [] == flaws(sketch_of(count.TEMPLATE, houses_count.place_pieces(whole), ("",)))

    presenter, happened = told(next(moments(e.GenerationScored)), language)
    points = ending.values(presenter, count.first(happened, e.GenerationScored), happened)
    results = tuple(
        replace(one, name=name, clauses=(20, 8, -9, 3, 12), prestige=12, crown=11)
        for one, name in zip(points.results, NAMES, strict=True)
    )
    laid = houses_ending.place_pieces(replace(points, results=results))
    assert [] == flaws(sketch_of(ending.TEMPLATE, laid, ("",)))
    fell, scored = (count.first(happened, kind) for kind in (e.KingFell, e.GenerationScored))
    poster = ending.poster(presenter, scored, fell)
    winners = tuple(replace(poster.winners[0], name=name) for name in NAMES)
    laid = houses_ending.place_poster(replace(poster, winners=winners))
    assert [] == flaws(sketch_of(ending.POSTER, laid, ("",)))


@languages
def test_every_line_that_is_said_of_a_king_fits_the_poster(language: Language) -> None:
    """Of each king, at each end."""
    moment = next(moments(e.GenerationScored))
    presenter, happened = told(moment, language)
    scored = count.first(happened, e.GenerationScored)
    for king in presenter.book.content.kings:
        for end in ("death", "flight", "deposition"):
            poster = ending.poster(presenter, scored, e.KingFell(end, king, 0))
            assert [] == flaws(sketch_of(ending.POSTER, houses_ending.place_poster(poster), ("",)))


@languages
def test_a_decision_that_follows_its_count_has_the_count_s_picture(language: Language) -> None:
    """HO-R21: who decides later, by seat or by silence; what a king's end changed stands on it, too."""
    later = [
        one for one in moments(e.DecisionTaken) if count.first(one.entry.events, e.BallotsCounted) is None
    ]
    drawn = [
        [one for one in next(posts(moment, language)).pictured if isinstance(one, Sketch)] for moment in later
    ]

    assert later
    assert {count.TEMPLATE} == {sketches[0].template for sketches in drawn}
    assert [] == [flaw for sketches in drawn[::4] for one in sketches for flaw in flaws(one)]


@languages
def test_few_words_stand_beside(language: Language) -> None:
    """A count has at most 90 besides a deal, the board 40; test_phase_post.py measures a phase's post."""
    for moment in (*moments(e.BallotsCounted), *moments(e.DecisionTaken)):
        for panel in posts(moment, language):
            if any(isinstance(one, Sketch) and one.template == count.TEMPLATE for one in panel.pictured):
                assert words(panel, besides=DEAL[language]) <= COUNT
    for moment in moments(e.PhaseOpened):
        assert (
            words(
                Panel(None, (), language, renderer().living_board(scene(moment, language), (), ()).pictured)
            )
            <= BOARD
        )


@pytest.mark.parametrize("kind", [e.BallotsCounted, e.GenerationScored])
def test_nothing_is_told_twice(kind: type[Any]) -> None:
    """No line that a picture's alt text says stands beside it, too."""
    for moment in moments(kind):
        for panel in posts(moment, "en"):
            alts = "\n".join(plain(one.alt) for one in panel.pictured if isinstance(one, Sketch))
            beside = "\n".join(plain(one.content) for one in panel.pictured if isinstance(one, Text))
            lines = {line for line in beside.splitlines() if len(line.split()) > 3}
            assert not lines & set(alts.splitlines())


def test_the_poster_says_nothing_of_what_goes_on() -> None:
    """No role, no purse, no deal: a king, an end, a line, a winner, to be shown to anybody."""
    for moment in moments(e.GenerationScored):
        presenter, happened = told(moment, "en")
        drawn, points, standing = ending.sketches(presenter, happened, happened)
        roles = {presenter.role(score.role) for score in count.first(happened, e.GenerationScored).scores}

        assert not any(role in drawn.alt or role.encode() in drawn.facts for role in roles)
        assert not any(role in standing.alt for role in roles)
        assert all(role in points.alt for role in roles)
