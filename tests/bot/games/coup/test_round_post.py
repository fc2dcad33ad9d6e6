"""The post of a round of Coup: one message that is told on turn by turn, until a round takes its place."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.channels.places import QUESTION, own_mark
from bot.games.coup import pages
from bot.games.coup.round_picture import is_new_round, rounds
from bot.history.notes import Note
from bot.history.recall import Part, Section, sections
from bot.lab.leaks.speech import whole
from bot.languages import LANGUAGES, Language
from bot.render.panel import Panel, Sketch, Text
from bot.render.renderer import Standing
from bot.render.targets import TABLE
from bot.sandbox.reading import Post
from engine.entries import Entry
from engine.games.coup.chapters.actions import Income, Tax
from engine.games.coup.chapters.effects import TurnStarted
from engine.games.coup.chapters.losses import Resign
from engine.games.coup.chapters.windows import Pass
from engine.games.coup.state import due
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed, cut, is_readable
from tests.bot.core_world import Hall, container, folder, hall, our_bot, plain, read
from tests.bot.pictures.every_picture import sections_of, seen
from tests.engine.games.coup import board as coup
from tests.engine.games.coup import wild
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

BLUFFING = "A[duke,captain] 3; B[captain,contessa] 4; C[duke,assassin] 2; D; E"
"""B may block a theft of A's truly with the Captain."""


# --- on the simulated Discord -------------------------------------------------------------------------------


def state(hall: Hall) -> Any:
    """The game as it stands."""
    return hall.live().match_state.state


async def do(hall: Hall, seat: int, move: Any) -> None:
    """A seat makes a move, and all that follows is shown."""
    live = hall.live()
    player = live.table.chairs[seat].player
    assert player is not None
    await hall.bot.matches.act(live.match.id, live.users[player], move)
    await hall.bot.after_move(live.match.id)
    await hall.world.advance(2)


async def all_pass(hall: Hall) -> None:
    """Whoever is asked in a window passes, one after another."""
    while state(hall).phase in ("challenge", "block", "challenge_block"):
        await do(hall, due(state(hall))[0], Pass())


async def turns(hall: Hall, count: int) -> None:
    """So many turns of income."""
    for _ in range(count):
        await do(hall, state(hall).active, Income())


def news(hall: Hall) -> list[Post]:
    """The public messages of the game but the board, oldest first: what opens one's own page."""
    return [
        post
        for post in hall.posts()
        if container(post) != own_mark(hall.live()) and "v1:seat:" in str(post.components)
    ]


async def test_a_round_is_one_post_and_the_next_one_another(hall: Hall) -> None:
    """It begins once each seat has had its turns; each turn is a line of its round's post."""
    await begun(hall, "coup", 3, "en")
    first = len(news(hall))
    await turns(hall, 5)
    within = len(news(hall))
    await turns(hall, 2)
    *_, old, new = news(hall)

    assert 1 == first == within
    assert 2 == len(news(hall))
    assert all(f"{turn}. " in read(old) for turn in range(1, 7))
    assert "7. " not in read(old)
    assert "Act 2, turns 7 to 8" in read(new)


async def test_a_round_that_is_over_shows_how_its_last_turn_ended_and_asks_nothing(hall: Hall) -> None:
    """The buttons for it are gone; whose turn is next stands on the next post alone."""
    await begun(hall, "coup", 3, "en")
    await turns(hall, 5)
    await do(hall, state(hall).active, Tax())
    (asking,) = news(hall)
    buttons = hall.buttons(asking)
    await all_pass(hall)
    old, _ = news(hall)

    assert ["Challenge", "Pass", "My seat"] == buttons
    assert ["My seat"] == hall.buttons(old)
    assert "Duke, tax · +3" in read(old)
    assert "Awaited" not in read(old)
    assert "is to act" not in read(old)


async def test_whoever_has_passed_is_awaited_no_more_on_the_same_post(hall: Hall) -> None:
    """That a seat has answered is public there, what it has answered is not (CO-R26)."""
    await begun(hall, "coup", 3, "en")
    await do(hall, state(hall).active, Tax())
    names = hall.bot.scene(hall.live(), "en").names
    one, other = due(state(hall))
    before = read(news(hall)[-1])
    await do(hall, one, Pass())
    after = read(news(hall)[-1])

    assert f"Awaited: {names[one]} and {names[other]} · until" in plain(before)
    assert f"Awaited: {names[other]} · until" in plain(after)
    assert "pass" not in after.lower()


async def test_a_move_costs_one_edit_of_the_round_and_none_of_the_board(hall: Hall) -> None:
    """Before, a post, the closing of the one before, and an edit of the board."""
    await begun(hall, "coup", 3, "en")
    await turns(hall, 1)
    edits = edited(hall)
    await do(hall, state(hall).active, Tax())
    changed = {id for id, when in edited(hall).items() if when != edits.get(id)}

    assert {news(hall)[-1].id} == changed
    assert "as this act began" in read(hall.doors()[0])
    assert "Under way" not in read(hall.doors()[0])


async def test_the_board_is_changed_once_as_the_first_round_begins(hall: Hall) -> None:
    """It is right before the round's post is there: nothing on it is taken back a moment later."""
    shown = list[str]()
    change = hall.bot.posting.message_client.change

    async def note_change(place: Any, message: int, outgoing: Any, files: Any) -> None:
        shown.append(str(outgoing.panel))
        await change(place, message, outgoing, files)

    hall.bot.posting.message_client.change = note_change  # type: ignore[method-assign]
    await begun(hall, "coup", 3, "en")
    await hall.world.advance(10)

    assert 1 == sum("Turn" in panel for panel in shown)
    assert "as this act began" in shown[-1]


async def test_while_the_first_round_can_not_be_told_the_board_tells_it(hall: Hall) -> None:
    """Its post is refused: what has happened since and who is awaited stand on the board."""
    send = hall.bot.posting.message_client.send

    async def refuse_rounds(place: Any, outgoing: Any) -> int:
        if "v1:seat:" in str(outgoing.panel):
            raise ConnectionResetError
        return await send(place, outgoing)

    hall.bot.posting.message_client.send = refuse_rounds  # type: ignore[method-assign]
    await begun(hall, "coup", 3, "en")
    await turns(hall, 1)
    board = read(hall.doors()[0])

    assert [] == news(hall)
    assert "Turn 2: " in board
    assert "Awaited: " in board


async def test_what_everybody_has_read_is_put_together_once_for_a_post(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether its round is over and what it shows are read from the same sections."""
    await begun(hall, "coup", 3, "en")
    made, boards = list[int](), hall.bot.posting.boards
    live = hall.live()
    (spot,) = await hall.bot.posting.places.of_kind(live.match.id, QUESTION)
    sent = await hall.bot.store.read.sent_post(live.match.id, int(spot.thing.about))
    assert sent is not None
    then = await hall.bot.posting.match_history.after(live.match.id, sent.seq)

    def counted(notes: Sequence[Note], *how: Any) -> tuple[Section, ...]:
        made.append(len(notes))
        return sections(notes, *how)

    monkeypatch.setattr("bot.ui.generic.renderer.sections", counted)
    await do(hall, state(hall).active, Tax())
    made.clear()
    await boards.composer.compose_question(hall.live(), then, sent.target)

    assert len(made) <= 1


def edited(hall: Hall) -> dict[int, Any]:
    """When each message of the channel was last changed."""
    channel: Any = hall.world.channel
    messages = hall.world.env.backend.messages[channel.id].values()
    return {int(one.id): one.edited_timestamp for one in messages}


async def test_a_restart_within_a_round_neither_loses_nor_doubles_a_turn(hall: Hall) -> None:
    """The post is known in the store; what happened while nobody could say it stands there at the start."""
    await begun(hall, "coup", 3, "en")
    await turns(hall, 1)
    hall.world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=None)
    await do(hall, state(hall).active, Tax())
    stale = read(news(hall)[-1])
    hall.world.env.backend.faults.clear()
    await hall.world.restart()
    await hall.world.advance(5)

    assert "Duke, tax" not in stale
    assert 1 == len(news(hall))
    assert "Duke, tax · ?" in read(news(hall)[-1])


async def test_a_restart_edits_no_round_that_shows_how_it_stands(hall: Hall) -> None:
    """An edit at a start would say that something was done."""
    await begun(hall, "coup", 3, "en")
    await turns(hall, 1)
    edits = edited(hall)
    await hall.world.restart()
    await hall.world.advance(5)

    assert edits == edited(hall)


async def test_two_rounds_that_went_by_while_discord_was_away_are_two_posts_in_order(hall: Hall) -> None:
    """Each as it was at its own end, the last as it stands."""
    await begun(hall, "coup", 3, "en")
    for verb, path in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
        hall.world.env.inject_error(verb, path, status=500, code=0, times=None)
    await turns(hall, 13)
    hall.world.env.backend.faults.clear()
    await hall.world.restart()
    await hall.world.advance(3_600)
    one, two, three = news(hall)

    assert "Act 1, turns 1 to 6" in read(one)
    assert "Act 2, turns 7 to 12" in read(two)
    assert "2: 3 coins" not in read(one)
    assert all(" 4 coins" in line for line in read(one).splitlines() if "cards." in line)
    assert all(" 6 coins" in line for line in read(two).splitlines() if "cards." in line)
    assert "Act 3, turns 13 to 14" in read(three)


async def test_a_post_that_somebody_deleted_leaves_the_board_to_tell_the_turn(hall: Hall) -> None:
    """The next round has one again."""
    await begun(hall, "coup", 3, "en")
    (post,) = news(hall)
    async with hall.world.turn:
        await next(one for one in hall.world.channel.history() if one.id == post.id).delete()
    await turns(hall, 1)
    board, left = read(hall.doors()[0]), await hall.bot.posting.places.of_kind(1, QUESTION)
    await turns(hall, 5)

    assert () == left
    assert "Turn 2: " in board
    assert "as this act began" not in board
    assert ["Act 2"] == [read(one)[2:7] for one in news(hall)]


async def test_the_end_has_a_message_of_its_own(hall: Hall) -> None:
    """With the rematch; the last round's post is whole."""
    await begun(hall, "coup", 3, "en")
    for _ in range(2):
        await do(hall, state(hall).active, Resign())
    (last,) = news(hall)[:1]

    assert "leaves" in read(last)
    assert ["My seat"] == hall.buttons(last)
    assert any("Play again" in hall.buttons(one) for one in hall.posts() if one.id != last.id)


# --- what it tells ------------------------------------------------------------------------------------------

NAMES = ("Mahin", "Shirin", "Borzu", "Niloofar", "Keyvan", "Parand")
POSITIONS = {
    "turn": "",
    "challenge": "A: act steal B",
    "block": "A: act foreign_aid",
    "challenge_block": "A: act steal B; B: block captain; C: pass; D: pass; E: pass",
    "prove": "A: act tax; B: challenge",
    "lose": "A: act tax; B: challenge; A: prove",
}
"""A moment of each kind in which somebody is asked, by its phase."""


def post(language: Language, here: coup.Board, *, draws: bool = True) -> Panel:
    """The post of a round that began with the turn of this moment."""
    scene = replace(seen("coup", language, here.state, NAMES), draws=draws)
    begun_with = TurnStarted(here.state.turn, here.state.active, forced=False)
    public = (cut(event, None) for event in here.events if is_readable(event, None))
    told = Section(Part(1, here.state.turn), (begun_with, *public))
    return pages.round_post(scene, Entry(1, 0, 0, Income(), (begun_with,)), TABLE, Standing(told=(told,)))


def position(moves: str, table: str = BLUFFING, **options: Any) -> coup.Board:
    """The table after these moves."""
    board = coup.table(table, **options)
    return board.play(moves) if moves else board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", POSITIONS)
def test_the_post_is_the_same_whatever_any_hand_holds(phase: str, language: Language) -> None:
    """CO-R26, HO-R37: its words, its picture, its alt text, in every phase."""
    here = position(POSITIONS[phase])
    hands = tuple(Sealed(("contessa", "assassin")[: len(one.value)], one.to) for one in here.state.hands)
    twin = replace(here, state=replace(here.state, hands=hands))

    assert here.state != twin.state
    assert whole(post(language, here)) == whole(post(language, twin))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", POSITIONS)
def test_without_pictures_the_words_tell_all_that_the_picture_tells(phase: str, language: Language) -> None:
    """Whose turn it is among them; and below both stands the same question."""
    here = position(POSITIONS[phase])
    words, drawn = post(language, here, draws=False), post(language, here)
    told = "\n".join(one.content for one in words.blocks if isinstance(one, Text))
    (picture,) = [one for one in drawn.pictured if isinstance(one, Sketch)]

    assert () == words.pictured
    assert {plain(line) for line in picture.alt.splitlines()} <= {
        plain(line).strip("*") for line in told.splitlines()
    }
    assert phase == here.state.phase
    assert drawn.pictured[1] == words.blocks[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_only_counts_names_nobody_who_is_awaited(language: Language) -> None:
    """CO-R26: in a window; the words of the picture and of the question alike."""
    here = position("A: act tax; B: pass", show_waiting="count")
    panel = post(language, here)
    *_, awaited = next(one.content for one in panel.pictured if isinstance(one, Text)).splitlines()

    assert not any(name in awaited for name in NAMES)
    assert ("3" if language == "en" else "۳") in plain(awaited)


CHALLENGED = "A: act tax; B: challenge"
OUTCOMES = {
    "A: prove": "Shirin challenged Mahin, who showed the Duke. Shirin loses influence.",
    "A: prove; B: lose 0": "Shirin challenged Mahin, who showed the Duke. Shirin loses the Captain.",
    "A: lose 0": "Shirin challenged Mahin, who did not show the Duke. Mahin loses the Duke.",
}
"""What the table reads after a challenge was answered so."""


@pytest.mark.parametrize("answer", OUTCOMES)
def test_how_a_challenge_ended_is_told_in_one_line_below_the_picture(answer: str) -> None:
    """CO-4.6, CO-4.7: who challenged whom, whether the card was shown, who loses."""
    here = position(f"{CHALLENGED}; {answer}")
    text = next(one.content for one in post("en", here).pictured if isinstance(one, Text))

    assert OUTCOMES[answer] == plain(text).splitlines()[0]


def test_a_challenge_that_is_not_answered_yet_has_no_outcome() -> None:
    """CO-4.4: until then the question alone tells of it."""
    text = next(one.content for one in post("en", position(CHALLENGED)).pictured if isinstance(one, Text))

    assert "challenged" not in plain(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_the_question_is_short_and_names_whom_it_concerns(language: Language, seats: int) -> None:
    """A line, and a line of whom the table awaits: 40 words beside the picture at six seats."""
    letters = "ABCDEF"[:seats]
    here = position("A: act steal B", "; ".join(letters))
    text = next(one.content for one in post(language, here).pictured if isinstance(one, Text))

    assert len(plain(text).split()) <= 40
    assert 2 == text.count("\n") + 1


def games() -> Iterator[tuple[Any, ...]]:
    """Turns of wild games of two to six seats."""
    for seed in range(40):
        dice = Dice(f"rounds {seed}".encode())
        yield tuple(wild.match(dice.seed, 2 + seed % 5, wild.any_options(dice)))


def test_an_entry_begins_a_round_exactly_where_the_log_is_parted_so() -> None:
    """Who is owed a post is said by the table before and after, what it shows by the log."""
    for game in games():
        found, events = list[int](), list[Any]()
        for turn in game:
            started = tuple(one for one in turn.events if isinstance(one, TurnStarted))
            found += [started[-1].turn] if is_new_round(started) else []
            events += turn.events
        parted = rounds(sections_of(events))

        assert [one[0].number for one in parted] == found
