"""Law: whom a card names, and that it comes at all, hangs on what everybody knows (HO-R17, HO-R37).

Cards that remember, that tell of a broken word, that set offices against each other or go on with a crisis
are drawn and filled from the state. So each is drawn once more from what the public may read of it: no purse,
no role, no ballot and no private mark. It must be the same card, and name the same houses.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine import games, playout
from engine.games.houses import events as e
from engine.games.houses.conditions import names_by
from engine.games.houses.content import Content, Limit, Outcome, Proposal, Pull, When
from engine.games.houses.moves import Options
from engine.games.houses.proposals import open_phase
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.sealed import cut
from tests.engine.games.houses import small
from tests.recorded.make import doubter

SEEDS = [bytes([number]) * 16 for number in range(4)]
HEIRS = range(1, 24, 2)
"""Cards of the small content of which something is remembered, most of them."""


def knowing() -> Content:
    """The small content with cards that know the table: heirs, a broken word, offices, a king, a crisis."""
    plain = small.content()
    model = plain.proposals_by_id["card_2"]

    def made(name: str, when: When, **fields: Any) -> Proposal:
        return replace(_renamed(model, name), when=when, pull=Pull(20, when), **fields)

    heirs = [made(f"heir_{one}", When(remembered=(f"card_{one}",))) for one in HEIRS]
    others = [
        made("word", When(ledger=True)),
        made("apart", When(apart=("judge", "sage"))),
        made("king", When(king="king_2", phases=(2, 9))),
        made("rich", When((Limit("wealth", least=11),))),
    ]
    chain = [_of_crisis(model, number) for number in (1, 2, 3)]
    return replace(plain, proposals=(*plain.proposals, *heirs, *others, *chain))


def _renamed(card: Proposal, name: str) -> Proposal:
    answers = {}
    for side, answer in (("yes", card.yes), ("no", card.no)):
        outcomes = tuple(
            replace(one, id=f"{name}.{side}.{number}") for number, one in enumerate(answer.outcomes, 1)
        )
        answers[side] = replace(answer, outcomes=outcomes)
    return replace(card, id=name, **answers)


def _of_crisis(card: Proposal, number: int) -> Proposal:
    def on(one: Outcome) -> Outcome:
        return replace(one, next=f"crisis_{number + 1}" if number < 3 else None)

    pull = Pull(20, When(phases=(1, 9))) if number == 1 else None
    named = replace(_renamed(card, f"crisis_{number}"), crisis="crisis", when=When(), pull=pull)
    yes, no = (replace(one, outcomes=tuple(map(on, one.outcomes))) for one in (named.yes, named.no))
    return replace(named, yes=yes, no=no)


@cache
def turns(seed: bytes) -> tuple[playout.Turn, ...]:
    """A campaign of houses that trade words and call each broken."""
    game = games.table(knowing())["houses"]
    return tuple(playout.play(game, 4, Options(generations=4), seed, (doubter,) * 4))


def councils() -> Iterator[State]:
    """Yield every state of the campaigns in which a vote is open."""
    for seed in SEEDS:
        yield from (turn.state for turn in turns(seed) if turn.state.stage == "vote")


def test_every_kind_of_card_that_names_a_house_comes() -> None:
    """Or else the laws below would hold of nothing."""
    events = [event for seed in SEEDS for turn in turns(seed) for event in turn.events]
    opened = [event for event in events if isinstance(event, e.PhaseOpened)]

    assert {"once", "breaker", "wronged", "opener"} == {name for one in opened for name, _ in one.named}


@pytest.mark.parametrize("number", range(3))
def test_the_next_card_and_whom_it_names_come_from_the_publics_cut_of_the_state(number: int) -> None:
    """HO-R17: by any dice."""
    content, dice = knowing(), Dice(bytes([number]) * 16)
    for state in councils():
        following = state.open_phase.number + 1
        expected = open_phase(cut(state, None), content, following, dice)

        assert expected == open_phase(state, content, following, dice)


def test_whom_an_epilogue_names_comes_from_the_publics_cut_of_the_state() -> None:
    """HO-R17: for every condition of the content."""
    whens = {card.when for card in knowing().proposals}
    for state in councils():
        public = cut(state, None)

        assert [names_by(public, when) for when in whens] == [names_by(state, when) for when in whens]


def test_every_name_was_public_before() -> None:
    """HO-R17: who signed, who said that a word was broken, who led: each in an event for everybody."""
    for seed in SEEDS:
        signers: set[int] = set()
        words: set[tuple[int, int]] = set()
        leaders: set[int] = set()
        for event in (event for turn in turns(seed) for event in turn.events):
            match cut(event, None):
                case e.EventSigned(seat):
                    signers.add(seat)
                case e.WordBroken(seat, by):
                    words.add((by, seat))
                case e.DecisionTaken(_, leader):
                    leaders.add(leader)
                case e.PhaseOpened() | e.OutcomeDrawn() as told:
                    named = dict(told.named)
                    assert named.get("once") in {None, *signers}
                    assert named.get("opener") in {None, *leaders}
                    assert "breaker" not in named or (named["breaker"], named["wronged"]) in words
