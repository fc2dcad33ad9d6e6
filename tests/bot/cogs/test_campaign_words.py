"""/campaign word and fair: what everybody can add to the dice and see of them (HO-R38)."""

import pytest

from bot.sandbox.reading import text_of
from engine.kernel.dice import seed_digest
from engine.kernel.table.seeds import SeedOpened, SeedSealed
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_a_word_for_the_dice_is_told_as_it_was_written_and_can_do_nothing(hall: Hall) -> None:
    """HO-R38: players' own words carry no markdown and no mention."""
    await hall.begun()
    said = await hall.command(hall.guests[0], "campaign word", word="**rain** @everyone")
    line = hall.posts()[-1]

    assert "Your word is in the dice." == said
    assert "anahita adds a word to the dice: “\\*\\*rain\\*\\* \\@\u200beveryone”." == plain(text_of(line))
    assert ("**rain** @everyone",) == tuple(word.word for word in hall.live().table.words)


async def test_a_word_is_told_while_people_still_gather(hall: Hall) -> None:
    """HO-R38: everybody can follow what the dice are made of, from the first word on."""
    await hall.table()
    await hall.command(hall.guests[0], "campaign word", word="rain")

    assert ["anahita adds a word to the dice: “rain”."] == hall.lines()[2:]


@pytest.mark.parametrize("word", ["", "x" * 81])
async def test_a_word_for_the_dice_has_bounds(hall: Hall, word: str) -> None:
    await hall.begun()
    before = hall.live().match_state

    assert "1 to 80 characters" in await hall.command(hall.host, "campaign word", word=word)
    assert before is hall.live().match_state


async def test_the_seeds_that_fair_shows_are_those_that_were_sealed(hall: Hall) -> None:
    """HO-R38: seal, words and opened seed, which anyone can check by one SHA-256."""
    await hall.begun()
    await hall.command(hall.guests[0], "campaign word", word="rain")
    text = await hall.command(hall.guests[3], "campaign fair")
    events = [event for entry in await hall.bot.matches.entries(1) for event in entry.events]
    opened = next(event for event in events if isinstance(event, SeedOpened))
    seals = {event.epoch: event.digest for event in events if isinstance(event, SeedSealed)}

    assert seals[0] == seed_digest(bytes.fromhex(opened.seed), bytes.fromhex(opened.salt))
    assert all(digest in text for digest in seals.values())
    assert opened.seed in text
    assert "anahita adds a word to the dice: “rain”." in text
