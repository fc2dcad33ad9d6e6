"""A private answer does not stay above a page that it is not about, where the match has gone on."""

from typing import Any

import pytest

from bot.games.coup.pages import receipt as coup_receipt
from bot.games.treasure.events import receipt
from bot.render.renderer import reader_scene
from bot.sandbox.driver import Answer
from bot.sandbox.reading import buttons_of
from engine.entries import Entry
from engine.games.coup.chapters.windows import Pass
from engine.games.treasure.chapters.day import Attack, Done, Mutiny
from engine.games.treasure.chapters.night import Loot, Vote
from engine.games.treasure.state import spot
from engine.kernel.seats import Seat
from engine.kernel.table.lifecycle import Begin
from tests.bot.core_world import Hall, folder, hall, our_bot, plain, read
from tests.bot.games.treasure.test_growing_posts import do, stowed
from tests.bot.games.treasure.test_treasure_table import page, state
from tests.engine.games.coup import board as coup
from tests.engine.games.treasure import board as treasure
from tests.laws.controls import begun
from tests.renderings.others import match
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def at_night(hall: Hall) -> tuple[Seat, Seat]:
    """A table of four on the night of an attack; the captain, who has chosen the holds, and the mate vote."""
    await begun(hall, "treasure", 4, "en")
    await stowed(hall)
    captain, mate = spot(state(hall), "fd").queue
    await do(hall, captain, Attack())
    for seat in range(4):
        if seat != captain:
            await do(hall, seat, Done())
    await do(hall, captain, Loot(0, "english", "none"))
    return captain, mate


async def votes_charge(hall: Hall, seat: Seat, asked: Answer) -> Answer:
    """The seat votes by the button of its page."""
    assert asked.message is not None
    (charge,) = [one for one in buttons_of(asked.message) if plain(one.label) == "Vote: charge"]
    return await hall.driver.click(hall.world.members[seat], asked.message, charge.custom_id)


async def last_vote_comes_as_the_answer_is_drawn(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, mate: Seat
) -> None:
    """With the mate's vote the night ends, once the next answer is made and before it is sent."""
    gallery, live = hall.bot.gallery, hall.live()
    draw, last_voter = gallery.draw_now_or_later, live.user_at(mate)
    assert last_voter is not None

    async def draw_as_the_last_vote_comes(panel: Any) -> Any:
        monkeypatch.undo()
        await hall.bot.matches.act(live.match.id, last_voter, Vote(0, "charge"))
        return await draw(panel)

    monkeypatch.setattr(gallery, "draw_now_or_later", draw_as_the_last_vote_comes)


def as_it_stands(hall: Hall, seat: Seat, answer: Answer) -> str:
    """What the message of this answer says now."""
    assert answer.message is not None
    (left,) = [one for one in hall.driver.channel(hall.world.members[seat]) if one.id == answer.message.id]
    return read(left)


async def test_an_answer_that_was_overtaken_while_it_was_drawn_goes_on_by_itself(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TI-5.1: the last vote came meanwhile, and "Your vote is in" stood there for the whole next day."""
    captain, mate = await at_night(hall)
    asked = await page(hall, captain)
    await last_vote_comes_as_the_answer_is_drawn(hall, monkeypatch, mate)
    answer = await votes_charge(hall, captain, asked)
    told = answer.text
    await hall.world.advance(2)

    assert "Your vote is in" in told
    assert "Your vote is in" not in as_it_stands(hall, captain, answer)
    assert "The day is yours" in as_it_stands(hall, captain, answer)


async def test_a_board_that_was_overtaken_while_it_was_drawn_goes_on_by_itself(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who had asked for it read of a night that was over, for as long as the next day was theirs."""
    captain, mate = await at_night(hall)
    await do(hall, captain, Vote(0, "charge"))
    await last_vote_comes_as_the_answer_is_drawn(hall, monkeypatch, mate)
    answer = await hall.driver.command(hall.world.members[captain], "campaign status")
    told = plain(answer.text)
    await hall.world.advance(2)

    assert "Round 1 of 4: night." in told
    assert "Round 2 of 4: day." in plain(as_it_stands(hall, captain, answer))


async def test_a_seat_that_was_taken_just_before_the_match_began_becomes_its_page(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host began as the answer went out, which stayed as it was until something else was asked."""
    door, last = await hall.table(people=2), hall.world.members[2]
    after_move = hall.bot.after_move

    async def begin_first(match: int) -> None:
        monkeypatch.undo()
        await hall.bot.matches.act_at_table(match, hall.host.id, Begin("random"))
        await after_move(match)

    monkeypatch.setattr(hall.bot, "after_move", begin_first)
    answer = await hall.driver.click(last, door, "v1:join:")
    assert answer.message is not None
    at_first = buttons_of(answer.message)
    await hall.world.advance(2)
    (left,) = [one for one in hall.driver.channel(last) if one.id == answer.message.id]

    assert not at_first
    assert buttons_of(left)


async def test_the_last_vote_is_answered_with_the_count_that_it_brought(hall: Hall) -> None:
    """TI-5.1: "Your vote is in" stood above the page of the next day for as long as that was."""
    captain, mate = await at_night(hall)
    await do(hall, mate, Vote(0, "fire"))
    answer = await votes_charge(hall, captain, await page(hall, captain))

    assert "Night 1 is over. The votes are counted." in plain(answer.text)
    assert "Day 2." in plain(answer.text)
    assert "Your vote is in" not in answer.text


def test_the_last_voter_reads_what_befell_them() -> None:
    """TI-5.3: a captain whose own vote on the attack was the last is told of the mutiny."""
    night = treasure.board("FD: A B C; JR: D E", teams="F: B C D").do("A", Attack()).do("B", Mutiny()).dusk()
    night = night.votes("B fire, C fire").votes("B for, C for", order=1).do("A", Loot(0, "english", "none"))
    vote = Vote(0, "fire")
    counted = night.do("A", vote)
    scene = reader_scene(match("treasure", "en", counted.state), 0)
    told = plain(receipt(scene, Entry(9, 0, 0, vote, counted.events))).splitlines()

    assert "Night 1 is over. The votes are counted." == told[0]
    assert any("you go ashore" in line for line in told)


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("A: act foreign_aid; B", "You pass. Nobody is told."),
        ("A: act foreign_aid; B: pass; C", "You passed. Turn 2 has begun."),
    ],
)
def test_a_pass_that_ends_a_turn_is_answered_with_the_next_turn(moves: str, told: str) -> None:
    """CO-R26: "You pass" stood above the page of a turn in which nothing had been passed."""
    before, _, name = moves.rpartition("; ")
    here = coup.table("A; B; C").play(before)
    seat = here.seat(name)
    after = here.play(f"{name}: pass")
    scene = reader_scene(match("coup", "en", after.state), seat)

    assert told == plain(coup_receipt(scene, Entry(9, 0, seat, Pass(), after.events)))
