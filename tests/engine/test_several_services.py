"""Several services on one store: whoever moves, there is one log, and everybody holds what is in it."""

from typing import Any

import pytest

from engine.match.commit import Receipt
from tests.engine.service import Clock
from tests.engine.several_services import People, begin, services, standing
from tests.engine.store.conftest import emptied
from tests.laws import samples
from tests.postgres_server import PostgresServer

TURNS = 400 if samples.LONG else 40


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("name", samples.NAMES)
async def test_random_moves_by_several_services_leave_one_log(
    postgres: PostgresServer, name: str, count: int
) -> None:
    """No gap, equal folds, nothing twice; a click that two of them got is answered with what it did once."""
    clock = Clock()
    async with services(emptied(postgres), count + 1, clock) as (made, stores):
        *playing, fresh = made
        match = await begin(playing[0], samples.table()[name])
        people = People(playing, clock, match, samples.dice(count))
        await people.play(TURNS)
        log = await stores[-1].read.entries(match)
        held = [standing(await service.live(match)) for service in (*playing, fresh)]
        said = await fresh.entries(match)
        unanswered = [click for click, given in people.receipts if not given]
        kept = [await stores[-1].read.find_interaction(click) for click in unanswered]

    assert list(range(len(log))) == [entry.seq for entry in log]
    assert [held[-1]] * len(held) == held
    assert all(told == said[told[0].seq :][: len(told)] for told in answers(people.receipts))
    assert no_entry_is_anothers(people.receipts)
    assert [None] * len(unanswered) == kept


def answers(receipts: list[tuple[int, list[Receipt]]]) -> list[tuple[Any, ...]]:
    """The entries of each receipt."""
    return [receipt.entries for _, given in receipts for receipt in given]


def no_entry_is_anothers(receipts: list[tuple[int, list[Receipt]]]) -> bool:
    """Whether every click has entries of its own, which were kept for it once, whoever heard it."""
    owners = dict[int, int]()
    for click, given in receipts:
        if sum(not receipt.is_repeat for receipt in given) > 1:
            return False
        for receipt in given:
            for entry in receipt.entries:
                if owners.setdefault(entry.seq, click) != click:
                    return False
    return True
