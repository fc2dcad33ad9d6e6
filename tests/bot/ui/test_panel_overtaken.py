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


async def test_an_answer_that_was_overtaken_while_it_was_drawn_goes_on_by_itself(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TI-5.1: the last vote came meanwhile, and "Your vote is in" stood there for the whole next day."""
    captain, mate = await at_night(hall)
    reader, gallery, live = hall.world.members[captain], hall.bot.gallery, hall.live()
    draw, last_voter = gallery.draw_now_or_later, live.user_at(mate)
    assert last_voter is not None

    async def draw_as_the_last_vote_comes(panel: Any) -> Any:
        monkeypatch.undo()
        await hall.bot.matches.act(live.match.id, last_voter, Vote(0, "charge"))
        return await draw(panel)

    asked = await page(hall, captain)
    monkeypatch.setattr(gallery, "draw_now_or_later", draw_as_the_last_vote_comes)
    answer = await votes_charge(hall, captain, asked)
    told = answer.text
    await hall.world.advance(2)
    assert answer.message is not None
    (left,) = [one for one in hall.driver.channel(reader) if one.id == answer.message.id]

    assert "Your vote is in" in told
    assert "Your vote is in" not in read(left)
    assert "The day is yours" in read(left)


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
