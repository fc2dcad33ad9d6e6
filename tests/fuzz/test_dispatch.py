"""Hostile interactions straight into the bot's dispatch: a million in the long run."""

import os
from random import Random

import pytest

from bot.client import Khandan
from engine.match.match_state import MatchState
from tests.fuzz.dispatch import dispatched, faults
from tests.fuzz.hostile import Attempt, Command, Hostile, Press
from tests.fuzz.tables import GUILD, OTHER_GUILD, PEOPLE, STRANGERS, Tables, commands, custom_ids, laid

LONG = bool(os.environ.get("KHANDAN_LONG"))
COUNT = 1_000_000 if LONG else 5_000
FRESH = 5_000 if LONG else 500
"""After so many attempts there are new tables: the old ones are over, or who knows where."""

OPENED = ("campaign", "new")
"""Left out: whoever may open tables may open very many."""


def hostile(bot: Khandan, tables: Tables, seed: int) -> Hostile:
    """An attacker who has seen every button and form of these tables, in whosever hand they are."""
    begun = (tables.founding, tables.voting, tables.paused)
    shown = sorted(one for match in begun for one in custom_ids(bot, match))
    known = {path: options for path, options in commands(bot).items() if path != OPENED}
    return Hostile(Random(seed), shown, known, tables.all)


def heard(bot: Khandan, attempt: Attempt) -> bool:
    """Whether somebody waits for an answer to this: not to a control that no message of ours can hold."""
    if isinstance(attempt, Press):
        return any(one.fullmatch(attempt.custom_id) for one in bot._connection._view_store._dynamic_items)
    return not (isinstance(attempt, Command) and attempt.focused)


async def attacked(bot: Khandan, count: int, people: tuple[int, ...], seed: int) -> set[str]:
    """So many attempts on tables that are laid anew now and then; the faults they brought to light."""
    chance = Random(seed)
    with faults() as kept:
        for number in range(count):
            if number % FRESH == 0:
                enemy = hostile(bot, await laid(bot), seed + number)
            attempt, guild = enemy.attempt(), chance.choice((GUILD, GUILD, GUILD, OTHER_GUILD, None))
            given = await dispatched(bot, attempt, chance.choice(people), guild)
            assert bool(given) or not heard(bot, attempt), attempt
    return kept.found()


@pytest.mark.long
async def test_no_attempt_by_anybody_ends_in_an_unhandled_error(bot: Khandan) -> None:
    """Each is answered privately and within Discord's limits, or refused; nothing is logged as a fault."""
    assert set() == await attacked(bot, COUNT, (*PEOPLE, *STRANGERS), 1)


@pytest.mark.long
async def test_a_stranger_changes_nothing(bot: Khandan) -> None:
    """Whoever has no seat at a match that has begun can't move it, from its server or another."""
    tables = await laid(bot)
    enemy, chance = hostile(bot, tables, 3), Random(4)
    before = _stand(bot, tables)
    with faults() as kept:
        for _ in range(COUNT // 5):
            guild = chance.choice((GUILD, GUILD, OTHER_GUILD, None))
            await dispatched(bot, enemy.attempt(), chance.choice(STRANGERS), guild)
    after = _stand(bot, tables)

    assert before
    assert before.keys() == after.keys()
    assert all(one is after[match] for match, one in before.items())
    assert set() == kept.found()


def _stand(bot: Khandan, tables: Tables) -> dict[int, MatchState]:
    """Every match that has begun, as it stands, by its number."""
    live_matches = {live.match.id: live.match_state for live in bot.matches.live_matches()}
    return {match: one for match, one in live_matches.items() if match != tables.gathering}


async def test_the_attacker_reaches_real_moves(bot: Khandan) -> None:
    """Among the attempts are some that the bot takes: a fuzz that is always turned away shows little."""
    tables = await laid(bot)
    enemy, chance = hostile(bot, tables, 5), Random(6)
    live = await bot.matches.live(tables.voting)
    before = live.match_state.seq
    for _ in range(400):
        await dispatched(bot, enemy.attempt(), chance.choice(PEOPLE), GUILD)

    assert before < live.match_state.seq


async def test_an_error_of_the_bots_own_is_a_fault(bot: Khandan, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the fuzz looks for, put there: a bug behind the board is answered, and noticed."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    tables = await laid(bot)
    monkeypatch.setattr(bot, "scene", broken)
    command = Command(("board",), (("match", 4, tables.voting),))
    with faults() as kept:
        given = await dispatched(bot, command, STRANGERS[0], GUILD)

    assert ["message"] == given
    assert any("ZeroDivisionError" in fault for fault in kept.found())


@pytest.mark.parametrize(
    ("path", "option"), [("trade", "partner"), ("promise", "promise")], ids=["partner", "promise"]
)
async def test_a_number_of_thousands_of_digits_is_refused(bot: Khandan, path: str, option: str) -> None:
    """Found by the long run: Python reads no number that long, and says so by an error of its own."""
    tables = await laid(bot)
    digits = "9" * 5000
    said = digits if option == "partner" else f"0-1-1:{digits}:0:kept"
    asked = (("match", 4, tables.voting), (option, 3, said), ("i_do", 3, "vote-yes"))
    known = [name for name, _ in commands(bot)[path,]]
    command = Command((path,), tuple(one for one in asked if one[0] in known))
    with faults() as kept:
        given = await dispatched(bot, command, PEOPLE[0], GUILD)

    assert ["message"] == given
    assert set() == kept.found()
