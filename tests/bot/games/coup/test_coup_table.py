"""Coup on the simulated Discord: windows that ask all alike, early blocks, old buttons, the rematch."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.coup.pages import open_moves
from bot.games.coup.words import action_line, move_name
from bot.languages import LANGUAGES, Language
from bot.render.panel import Text
from bot.render.renderer import Scene, reader_scene
from bot.sandbox.reading import Post, buttons_of
from engine.games.coup.base import Options
from engine.games.coup.chapters.proofs import Lose
from engine.games.coup.chapters.windows import Challenge
from engine.kernel.sealed import Sealed
from tests.bot.core_world import Hall, folder, hall, our_bot, plain, read
from tests.engine.games.coup import board as coup
from tests.laws.controls import begun
from tests.renderings.others import match, renderer
from tests.renderings.panels import shown
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def claimed(hall: Hall, label: str = "Tax") -> int:
    """A match of three in which whoever begins has claimed something; their seat."""
    await begun(hall, "coup", 3, "en")
    active: int = hall.live().match_state.state.active
    page = await hall.driver.click(hall.world.members[active], hall.doors()[0], "v1:seat:")
    assert page.message is not None
    await hall.driver.click(hall.world.members[active], page.message, label)
    return active


def state(hall: Hall) -> Any:
    """The game as it stands."""
    return hall.live().match_state.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_block_names_who_blocks(language: Language) -> None:
    """CO-3.1: the third seat blocks what the first does; whom to doubt hangs on the name."""
    here = coup.table("A; B; C").play("A: act foreign_aid; C: block duke")
    seen = reader_scene(match("coup", language, here.state), None)
    assert here.state.deed is not None
    plainly = action_line(seen, replace(here.state.deed, blocker=None), seen.names)
    added = action_line(seen, here.state.deed, seen.names).removeprefix(plainly)

    assert [False, False, True] == [name_ in added for name_ in seen.names[:3]]


async def test_a_window_asks_everybody_by_the_same_buttons(hall: Hall) -> None:
    """CO-4.1: under the news stand the same answers for all; who is not asked is refused in private."""
    active = await claimed(hall)
    news, before = hall.posts()[-1], hall.live().match_state
    answer = await hall.driver.click(hall.world.members[active], news, "Challenge")

    assert ["Challenge", "Pass", "My seat"] == hall.buttons(news)
    assert "You are not asked for that now." in answer.text
    assert answer.private
    assert before is hall.live().match_state


async def test_a_pass_is_private_and_may_be_thought_over_by_the_same_button(hall: Hall) -> None:
    """CO-R11, CO-R26: nobody reads of a pass; a challenge may still follow it."""
    active = await claimed(hall)
    news, other = hall.posts()[-1], hall.world.members[(active + 1) % 3]
    count = len(hall.posts())
    passed = await hall.driver.click(other, news, "Pass")
    posts_then = len(hall.posts())
    await hall.driver.click(other, news, "Challenge")

    assert "You pass. Nobody is told." in passed.text
    assert passed.private
    assert count == posts_then
    assert "prove" == state(hall).phase


async def test_a_button_of_an_earlier_window_does_nothing_and_shows_what_is_asked_now(hall: Hall) -> None:
    """Row 8 of peers.md: the moment stands in the handle; a post that could not be changed leads on."""
    active = await claimed(hall)
    old, other = hall.posts()[-1], hall.world.members[(active + 1) % 3]
    hall.world.refuse_changes(old)
    await hall.driver.click(other, old, "Challenge")
    before = hall.live().match_state
    answer = await hall.driver.click(other, old, "Pass")

    assert answer.private
    assert "from an earlier moment; nothing was changed" in plain(answer.text)
    assert "Your cards" in plain(answer.text)
    assert before is hall.live().match_state


async def test_a_double_press_is_one_answer(hall: Hall) -> None:
    """Row 8 of peers.md: the second press is refused kindly."""
    active = await claimed(hall)
    news, other = hall.posts()[-1], hall.world.members[(active + 1) % 3]
    await hall.driver.click(other, news, "Pass")
    before = hall.live().match_state
    await hall.driver.click(other, news, "Pass")

    assert before is hall.live().match_state


async def test_a_challenge_stands_on_the_board(hall: Hall) -> None:
    """Who called whose claim, and whether the card was shown; on the board that a seat opens."""
    active = await claimed(hall)
    other = hall.world.members[(active + 1) % 3]
    await hall.driver.click(other, hall.posts()[-1], "Challenge")
    names = hall.bot.scene(hall.live(), "en").names
    page = await hall.driver.click(other, hall.doors()[0], "v1:seat:")
    assert page.message is not None
    board = await hall.driver.click(other, page.message, "Board")

    assert "### Challenges" in plain(board.text)
    assert f"{names[(active + 1) % 3]} challenges {names[active]} (Duke)" in plain(board.text)


@pytest.mark.parametrize(
    ("moves", "challenge"),
    [("A: act foreign_aid", False), ("A: act tax", True), ("A: act foreign_aid; B: block duke", True)],
)
def test_a_button_to_challenge_stands_where_a_card_is_claimed_alone(moves: str, challenge: bool) -> None:
    """CO-4, CO-5: foreign aid claims nothing, so a challenge of it would be refused at every press."""
    scene = reader_scene(match("coup", "en", coup.table("A; B; C").play(moves).state), None)

    assert challenge == (Challenge() in open_moves(scene))


async def ended(hall: Hall) -> tuple[int, Post]:
    """A match of two that is over, for one of them has left; their seat, and the post of the end."""
    await begun(hall, "coup", 2, "en")
    leaver = next(iter(state(hall).living))
    page = await hall.driver.click(hall.world.members[leaver], hall.doors()[0], "v1:seat:")
    assert page.message is not None
    leaf = await hall.driver.click(hall.world.members[leaver], page.message, "Leave the game")
    assert leaf.message is not None
    await hall.driver.click(hall.world.members[leaver], leaf.message, "v1:do:")
    return leaver, next(post for post in hall.posts() if "Play again" in hall.buttons(post))


async def test_the_winner_begins_the_rematch(hall: Hall) -> None:
    """CO-2.4: the same people and options; the winner's seat is in the next table's."""
    leaver, again = await ended(hall)
    live = hall.live()
    await hall.driver.click(hall.host, again, "v1:rematch:")
    options = msgspec.json.decode(hall.live(2).table.options, type=Options)

    assert "over" == live.table.status
    assert 1 - leaver == options.winner
    assert hall.match_state(1) == hall.match_state(2)


async def test_only_who_has_played_calls_the_table_to_a_rematch(hall: Hall) -> None:
    """Its people would sit at a new table because somebody who watched has pressed a button."""
    _, again = await ended(hall)
    told = await hall.driver.click(hall.world.members[4], again, "v1:rematch:")

    assert "You do not sit at this table." == plain(told.text)
    assert () == await hall.bot.store.read.active_match_ids()


async def test_commands_of_houses_say_what_serves_here(hall: Hall) -> None:
    """`/vote` shows the moves of its kind; a command that has none says where to look."""
    active = await claimed(hall)
    other = hall.world.members[(active + 1) % 3]
    vote = await hall.driver.command(other, "vote", ballot="yes")
    trade = await hall.driver.command(other, "decide", choice="yes:0")

    assert vote.message is not None
    assert {"Pass", "Challenge"} == {plain(one.label).split()[0] for one in buttons_of(vote.message)} - {
        "Back"
    }
    assert "belongs to another game" in trade.text


async def test_a_seat_that_is_asked_reads_of_what(hall: Hall) -> None:
    """CO-4.1: the claim and who makes it stand on the page of whoever may challenge."""
    active = await claimed(hall)
    other = hall.world.members[(active + 1) % 3]
    page = await hall.driver.click(other, hall.doors()[0], "v1:seat:")
    own = await hall.driver.click(hall.world.members[active], hall.doors()[0], "v1:seat:")

    assert page.message is not None
    assert own.message is not None
    assert f"{hall.bot.scene(hall.live(), 'en').names[active]} claims the Duke" in read(page.message)
    assert "claims the Duke" not in read(own.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_says_which_actions_would_be_a_bluff(language: Language) -> None:
    """CO-4: by one's own cards; what claims nothing and what is true is not named, nor what can't be paid."""
    poor, rich = (
        match("coup", language, coup.table(f"A[captain,ambassador] {coins}; B; C").state) for coins in (2, 3)
    )
    say = poor.words.say
    both = poor.words.join_list([say("coup-choice-tax"), say("coup-choice-assassinate")])

    assert say("coup-bluffs", moves=poor.words.join_list([say("coup-choice-tax")])) in page_of(poor)
    assert say("coup-bluffs", moves=both) in page_of(rich)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Winner: {0}", "Out, the last to fall first: {1} and {2}")),
        ("fa", ("برنده: {0}", "بیرون از بازی، از آخرین تا اولین: {1} و {2}")),
    ],
)
def test_the_end_has_a_winner_and_no_second_place(language: Language, said: tuple[str, ...]) -> None:
    """CO-2.6: on the board and on one's own page; who fell last is named first."""
    dealt = coup.table("A[captain,duke] 14; B[duke|captain]; C[duke|captain]")
    scene = match("coup", language, dealt.play("A: act coup C; B: act income; A: act coup B").state)
    a, b, c, *_ = scene.names
    (board,) = [one for one in renderer("coup").board(scene, None).blocks[:1] if isinstance(one, Text)]
    for text in (plain(board.content), plain(page_of(scene))):
        assert {line.format(a, b, c) for line in said} <= set(text.splitlines())


@pytest.mark.parametrize(("language", "said"), [("en", "Without a winner: {0}"), ("fa", "بی‌برنده: {0}")])
def test_the_last_turn_leaves_nobody_in_a_place(language: Language, said: str) -> None:
    """CO-R23: nobody wins, and nobody is first."""
    scene = match("coup", language, coup.table("A; B; C", max_turns=1).play("A: act income").state)

    assert said.format(plain(scene.words.join_list(scene.names[:3]))) in plain(page_of(scene)).splitlines()


def page_of(scene: Scene) -> str:
    """The first text of the first seat's page."""
    head = renderer("coup").seat(scene, scene.look(0)).blocks[0]
    assert isinstance(head, Text)
    return head.content


async def test_the_draft_says_what_it_is(hall: Hall) -> None:
    """CO-2.8: seats stand empty; the page said that no card was left, the board that the Court has 15."""
    await begun(hall, "coup", 2, "en")
    page = await hall.driver.click(hall.host, hall.doors()[0], "v1:seat:")

    assert page.message is not None
    assert "draft" == state(hall).phase
    assert "Each keeps one card of a set of five" in plain(read(hall.doors()[0]))
    assert "5 cards in the Court" in plain(read(hall.doors()[0]))
    assert "one more is dealt to you" in plain(read(page.message))
    assert "no card left" not in plain(read(page.message))


async def test_a_challenge_says_whom_it_costs(hall: Hall) -> None:
    """CO-4.5, CO-4.7: buttons have no room for it."""
    active = await claimed(hall)
    other = hall.world.members[(active + 1) % 3]
    page = await hall.driver.click(other, hall.doors()[0], "v1:seat:")

    assert page.message is not None
    assert "If they do, you turn one up and the action goes on." in plain(read(page.message))


def own_page(moves: str, name: str, seats: str = "A[duke,captain] 3; B[captain,contessa] 2; C") -> str:
    """What a seat's own page says in English after these moves."""
    here = coup.table(seats).play(moves)
    seen, seat = match("coup", "en", here.state), here.seat(name)
    return plain("\n".join(shown(renderer("coup").seat(seen, renderer("coup").controls(seen, seat).look))))


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("captain,contessa", "Of the three Duke cards you see one"),
        ("captain,duke", "Of the three Duke cards you see two"),
        ("duke,duke", "You see all three Duke cards, in your hand or turned up: the claim is a lie."),
    ],
)
def test_whoever_may_challenge_reads_how_many_of_that_card_they_see(hand: str, said: str) -> None:
    """CO-2.1: their own and those turned up, not what others hold; before other questions nothing is said."""
    seats = f"A[captain,captain] 3; B[{hand}] 2; C[assassin|duke]"
    claimed, passed = (own_page(moves, "B", seats) for moves in ("A: act tax", "A: act income"))

    assert said in claimed
    assert "Duke cards" not in passed


def test_whoever_may_doubt_a_block_reads_what_is_blocked() -> None:
    """CO-5: as a letter the page stands alone, and a block names no action."""
    names = match("coup", "en").names
    told = own_page("A: act steal B; B: block captain; C: pass", "C")

    assert f"{names[0]} claims the Captain to steal from {names[1]}." in told
    assert f"{names[1]} blocks and claims the Captain." in told


@pytest.mark.parametrize(
    ("action", "said"),
    [("tax", "Shown, the card goes into the Court"), ("exchange", "You don’t hold that card")],
)
def test_whoever_is_challenged_reads_whether_the_card_can_be_shown(action: str, said: str) -> None:
    """CO-4.4: a bluff was asked whether it is shown, with no button to do so."""
    told = own_page(f"A: act {action}; B: challenge", "A")

    assert said in told


async def test_an_only_card_is_no_left_one(hall: Hall) -> None:
    """CO-R09: who is challenged with one card may still turn it up; the button called it the left."""
    await begun(hall, "coup", 3, "en")
    scene = reader_scene(hall.bot.scene(hall.live(), "en"), 0)
    table = scene.view.table
    hands = (Sealed(("duke",), (0,)), *table.hands[1:])
    last = replace(scene, view=replace(scene.view, table=replace(table, hands=hands)))

    assert "Turn up your last card (Duke)" == move_name(last, Lose(0))
    assert "left card" in move_name(scene, Lose(0))


async def test_an_answer_speaks_to_who_pressed(hall: Hall) -> None:
    """CO-R09: one read of oneself by name, as everybody does."""
    active = await claimed(hall)
    await hall.driver.click(hall.world.members[(active + 1) % 3], hall.posts()[-1], "Challenge")
    page = await hall.driver.click(hall.world.members[active], hall.doors()[0], "v1:seat:")
    assert page.message is not None
    label = next(one for one in hall.buttons(page.message) if one.startswith("Turn up the left"))
    answer = await hall.driver.click(hall.world.members[active], page.message, label)

    assert "Your action fails." in answer.text
    assert "You turn up the " in plain(answer.text)
    assert " loses " in plain(read(hall.posts()[-1]))


async def test_in_the_end_ones_own_page_tells_what_the_others_held(hall: Hall) -> None:
    """CO-R04: it stood on the board alone, a screen or two further up."""
    await begun(hall, "coup", 3, "en")
    first: int = state(hall).active
    for seat in (first, (first + 1) % 3):
        await left(hall, seat)
    page = await hall.driver.click(hall.world.members[first], hall.doors()[0], "v1:seat:")
    winner = hall.bot.scene(hall.live(), "en").names[(first + 2) % 3]

    assert page.message is not None
    assert f"{winner} held " in plain(read(page.message))


async def test_an_open_page_tells_of_the_end(hall: Hall) -> None:
    """Who is not asked anything, before the end and after it: their page goes on all the same."""
    await begun(hall, "coup", 3, "en")
    first: int = state(hall).active
    last = hall.world.members[(first + 2) % 3]
    waiting = await hall.driver.click(last, hall.doors()[0], "v1:seat:")
    assert waiting.message is not None
    before = read(waiting.message)
    for seat in (first, (first + 1) % 3):
        await left(hall, seat)
    await hall.world.advance(2.0)

    assert "Nothing is asked of you" in before
    assert "All others have left." in read(waiting.message)


async def left(hall: Hall, seat: int) -> None:
    """Whose turn it is leaves the game, and means it."""
    member = hall.world.members[seat]
    page = await hall.driver.click(member, hall.doors()[0], "v1:seat:")
    assert page.message is not None
    sure = await hall.driver.click(member, page.message, "Leave the game")
    assert sure.message is not None
    await hall.driver.click(member, sure.message, "v1:do:")
