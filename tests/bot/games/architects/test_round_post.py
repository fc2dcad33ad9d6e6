"""A round of Architects is one post, which grows turn by turn; whose workers are captured is told."""

from itertools import pairwise

import pytest

from bot.channels.places import own_mark
from bot.games.architects.events import (
    FOLDED,
    Changed,
    ResetTold,
    TurnTold,
    concerned_seats,
    describe,
    join_events,
    join_events_of_post,
    round_number,
)
from bot.games.architects.plugin import POSTS, QUESTIONS
from bot.history.recall import Part, Section
from bot.languages import LANGUAGES, Language
from bot.render.i18n import message_id
from bot.render.panel import Text
from bot.render.renderer import Standing, reader_scene
from bot.render.targets import TABLE
from bot.sandbox.reading import Post
from engine.entries import Entry
from engine.games import architects
from engine.games.architects.chapters.apprentices import ApprenticeShown, RowsCleared
from engine.games.architects.chapters.goods import (
    DebtDestroyed,
    DebtTaken,
    GoodsGained,
    GoodsPaid,
    TaxPaid,
    VirtueChanged,
)
from engine.games.architects.chapters.guildhall import Advanced, Rewarded
from engine.games.architects.chapters.market import MarketReset, MarketTurned
from engine.games.architects.chapters.places import PoolTaken
from engine.games.architects.chapters.setup import TurnsBegan
from engine.games.architects.chapters.town import Captured
from engine.games.architects.chapters.turns import TurnEnded
from engine.games.architects.chapters.workers import Released, WorkerPlaced
from engine.games.architects.stewards.company import company
from engine.playout import play
from tests.bot.core_world import Hall, container, folder, hall, our_bot, read
from tests.bot.games.architects.test_architects_table import bare, does, drafted, state
from tests.made_once import words
from tests.renderings.others import match, with_company
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def news(hall: Hall) -> list[Post]:
    """The public messages of the game but the board, oldest first: what opens one's own page."""
    posts = (one for one in hall.posts() if container(one) != own_mark(hall.live()))
    return [one for one in posts if "v1:seat:" in str(one.components)]


async def test_the_turns_of_a_round_stand_in_one_post_and_the_next_round_has_its_own(hall: Hall) -> None:
    """AW-TURN: a post a turn made some 155 of a game; one tells as many turns as there are seats."""
    first = await drafted(hall)
    before = news(hall)
    await does(hall, first, "Forest: +1 wood")
    within = news(hall)
    await does(hall, state(hall).active, "Quarry: +1 stone")
    after = news(hall)
    told, following = (bare(read(one)) for one in after[-2:])

    assert before[-1].id == within[-1].id
    assert len(before) == len(within)
    assert len(before) + 1 == len(after)
    assert "Round 1" in told
    assert "Forest (1): +1 wood" in told
    assert "Quarry (1): +1 stone" in told
    assert "Awaited" not in told
    assert "Round 2" in following
    assert "Awaited" in following
    assert "v1:watch:" in str(after[-1].components)
    assert "v1:watch:" not in str(after[-2].components)


def test_the_number_of_a_round_goes_by_the_events_that_begin_turns() -> None:
    """Before a match and in its log the same: of as many beginnings as there are seats one begins a post."""
    game, seats, begun = architects.game(), 3, 0
    for turn in play(game, seats, game.options(), b"rounds of turns" * 2, (company,) * seats):
        begun += sum(map(POSTS.begins, turn.events))
        if turn.state.phase in ("score", "over"):
            break
        assert -(-begun // seats) == round_number(turn.state)
    assert begun > 10 * seats


def test_what_a_worker_brings_is_told_with_where_it_went() -> None:
    """AW-RES: a line for each kind of goods, for virtue and for tax took a screen a round."""
    placed = WorkerPlaced(1, "silversmith", 2)
    own = (GoodsPaid(1, "silver", 3), TaxPaid(1, 1), VirtueChanged(1, -1, 5), GoodsGained(1, "silver", 2))
    other = VirtueChanged(0, -1, 4)

    assert [
        Changed(1, (("silver", -1), ("tax", -1), ("virtue", -1)), "silversmith", 2),
        other,
    ] == list(join_events((placed, *own, other)))
    assert [placed, other] == list(join_events((placed, other)))
    assert [Changed(1, (("silver", -3), ("tax", -1)))] == list(join_events(own[:2]))


def test_a_turn_is_one_line_of_the_post_and_what_it_does_to_others_their_own() -> None:
    """AW-TURN: with a line for each thing a turn brings, a round was more than a screen."""
    placed, taken = WorkerPlaced(0, "tax_stand", 2), PoolTaken(0, 5)
    own = (TurnEnded(3), placed, taken, VirtueChanged(0, -2, 5), DebtTaken(1, 1), Released(0, 2))

    assert [
        TurnTold(placed, (taken, VirtueChanged(0, -2, 5)), has_tale=True),
        DebtTaken(1, 1),
        Released(0, 2),
    ] == list(join_events_of_post(own))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_turn_brings_has_words_for_behind_its_placement(language: Language) -> None:
    """What lacks them would be a whole sentence within another."""
    slots: dict[str, str | int] = {"seat": "A", "target": "B", "location": "forest"}
    slots |= {"count": 2, "level": 3, "card": "well", "reward": "reward_virtue2"}
    goods = (GoodsGained, GoodsPaid, TaxPaid, VirtueChanged)

    for kind in set(FOLDED) - set(goods):
        code = message_id(f"architects-event-{kind.__struct_config__.tag}")
        assert words(language).attempt(code, "more", **slots), code


def test_a_reset_is_told_whole_though_a_helper_s_two_goods_are_joined_in_it() -> None:
    """AW-RESET-4 to AW-RESET-6: they ended it, and took what their seat did next to themselves."""
    helped = (GoodsGained(1, "gold", 1), VirtueChanged(1, 1, 5))
    joined = Changed(1, (("gold", 1), ("virtue", 1)))
    before = (MarketReset("third_worker"), MarketTurned(None), Released(0, 2))
    after = (DebtDestroyed(2, 1), VirtueChanged(2, -1, 4), DebtTaken(1, 1), RowsCleared())
    shown = ApprenticeShown(0, "thief")
    placed, taken = WorkerPlaced(1, "tax_stand", 1), PoolTaken(1, 5)

    assert [ResetTold((*before, joined, *after, shown)), TurnTold(placed, (taken,), has_tale=True)] == list(
        join_events_of_post((*before, *helped, *after, shown, TurnEnded(3), placed, taken))
    )


def test_debts_of_one_seat_in_a_reset_are_told_once() -> None:
    """AW-RESET-5, AW-RESET-6: of virtue and of the fullest prison; the same sentence stood there twice."""
    before = (MarketReset("third_worker"), DebtTaken(1, 1), VirtueChanged(2, -1, 4))

    assert [ResetTold((before[0], DebtTaken(1, 2), before[2], DebtTaken(2, 1)))] == list(
        join_events_of_post((*before, DebtTaken(1, 1), DebtTaken(2, 1)))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_company_says_something_else_at_each_level_of_the_cathedral(language: Language) -> None:
    """AW-CATH: at two levels running the same line was said."""
    scene = with_company(reader_scene(match("architects", language), None), 4)
    said = [describe(scene, Advanced(1, level)).splitlines()[-1] for level in range(1, 6)]

    assert all(one != other for one, other in pairwise(said))


def test_what_a_seat_gains_by_no_placement_takes_nothing_after_it_to_itself() -> None:
    """AW-TURN: a turn is told by the worker that went somewhere."""
    gained = (GoodsGained(1, "gold", 1), VirtueChanged(1, 1, 5))

    assert [Changed(1, (("gold", 1), ("virtue", 1))), DebtTaken(1, 1)] == list(
        join_events_of_post((*gained, DebtTaken(1, 1)))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goods_of_a_helper_are_a_sentence_of_the_reset(language: Language) -> None:
    """AW-RESET-4: an event that is joined has no text of its own, only a describer."""
    joined = Changed(1, (("gold", 1), ("virtue", 1)))
    scene = reader_scene(match("architects", language), None)
    before, after = MarketTurned(None), DebtTaken(1, 1)
    alone = [describe(scene, one) for one in (before, joined, after)]
    text = describe(scene, ResetTold((before, joined, after)))

    assert bare(text) == bare("{} {}. {}".format(*alone))


def test_a_reward_of_the_cathedral_says_by_itself_what_it_brings() -> None:
    """AW-CATH: its goods and virtue followed as lines of their own."""
    reward = Rewarded(2, "reward_virtue1_gold1")

    assert [reward] == list(join_events((reward, VirtueChanged(2, 1, 6), GoodsGained(2, "gold", 1))))


def test_only_above_the_picture_of_the_table_the_oldest_lines_make_room() -> None:
    """A post in words has no table below it, and left lines out for one all the same."""
    begun, debts = TurnsBegan(0), tuple(DebtTaken(seat % 5, seat) for seat in range(1, 31))
    told = (Section(Part(1, 0), (begun, *debts), 1),)
    seen = reader_scene(match("architects", "en"), None)
    page = QUESTIONS.page(seen, Entry(1, None, None, None, (begun,)), TABLE, Standing(told=told))
    assert page is not None
    in_words = next(one.content for one in page.blocks if isinstance(one, Text))
    above_table = next(one.content for one in page.pictured if isinstance(one, Text))

    assert in_words.count("debt") == len(debts)
    assert "more lines stand" not in in_words
    assert "more lines stand" in above_table
    assert above_table.count("debt") < len(debts)


def test_whoever_is_captured_or_made_to_pay_is_told() -> None:
    """An edit rings for nobody, and it is their own affair; what one gains from others is no alarm."""
    events = (Captured(0, 1, "forest", 3), VirtueChanged(2, -1, 4), DebtTaken(3, 1), VirtueChanged(4, 2, 9))

    assert (1, 2, 3) == concerned_seats(Entry(1, 0, None, None, events))
