"""Company at a table of Coup: it lies and doubts as often as the trained, each seat by its own manner."""

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from engine.games import coup
from engine.games.coup.base import CLAIM
from engine.games.coup.chapters.actions import ActionDeclared
from engine.games.coup.chapters.windows import Blocked, Challenged
from engine.games.coup.state import State
from engine.games.coup.stewards.company import MANNERS, company, manner_of
from engine.games.coup.stewards.cunning import cunning
from engine.games.coup.stewards.odds import COPIES
from engine.games.coup.stewards.playing import prudent
from engine.kernel.steward import Steward
from engine.playout import Turn, play
from tests.laws.samples import LONG

SEATS = 4
GAMES = 200 if LONG else 40

Table = tuple[Steward, ...]


@cache
def games(stewards: Table) -> tuple[tuple[Turn, ...], ...]:
    """GAMES whole games that these stewards play."""
    game = coup.game()
    seeds = (b"company" + number.to_bytes(16, "big") for number in range(GAMES))
    return tuple(tuple(play(game, len(stewards), game.options(), seed, stewards)) for seed in seeds)


@cache
def counts(stewards: Table) -> Counter[tuple[str, int]]:
    """How often each seat acted, claimed, claimed falsely, challenged and won over all games."""
    found: Counter[tuple[str, int]] = Counter()
    for turns in games(stewards):
        before: State | None = None
        for turn in turns:
            for event in turn.events:
                if isinstance(event, ActionDeclared):
                    found["acts", event.seat] += 1
                    if event.claim is not None:
                        assert before is not None
                        found["claims", event.seat] += 1
                        found["lies", event.seat] += event.claim not in (before.hands[event.seat].value or ())
                if isinstance(event, Challenged):
                    found["doubts", event.seat] += 1
            before = turn.state
        assert before is not None
        if before.winner is not None:
            found["wins", before.winner] += 1
    return found


def share(found: Counter[tuple[str, int]], what: str, of: str) -> float:
    """How often one thing came to another, over all seats."""
    whole, part = (sum(found[one] for one in found if one[0] == name) for name in (of, what))
    return part / whole


@pytest.mark.parametrize("seats", [2, SEATS, 5] if LONG else [SEATS])
@pytest.mark.parametrize(("what", "of"), [("lies", "claims"), ("doubts", "acts")])
def test_company_lies_and_doubts_within_a_third_of_the_trained(what: str, of: str, seats: int) -> None:
    """CO-4: a table that never lies, or never calls, is no game of Coup."""
    trained, own = (share(counts((one,) * seats), what, of) for one in (cunning, company))

    assert trained * 2 / 3 <= own <= trained * 4 / 3


def test_the_bold_lie_most_and_the_patient_least() -> None:
    """A manner shows in what a seat does, not in its name alone."""
    found = counts((company,) * SEATS)
    lies = {manner_of(seat): found["lies", seat] / found["claims", seat] for seat in range(SEATS)}

    assert "bold" == max(MANNERS, key=lies.__getitem__)
    assert "patient" == min(MANNERS, key=lies.__getitem__)


def test_the_wary_doubt_most() -> None:
    """CO-4.1: of all four, per action of the table."""
    found = counts((company,) * SEATS)

    assert "wary" == manner_of(max(range(SEATS), key=lambda seat: found["doubts", seat]))


def test_no_action_that_was_blocked_twice_in_a_row_is_tried_a_third_time() -> None:
    """CO-5: foreign aid was once asked seven times against the same Duke."""
    for turns in games((company,) * SEATS):
        deeds = turns[-1].state.deeds
        for seat in range(SEATS):
            own = [one for one in deeds if one.seat == seat]
            for three in zip(own, own[1:], own[2:], strict=False):
                blocked = all(one.blocker is not None for one in three)
                assert not (blocked and 1 == len({one.kind for one in three})), (seat, three)


@pytest.mark.parametrize("seat", range(SEATS))
def test_each_manner_wins_its_share_among_the_prudent(seat: int) -> None:
    """Six tenths of a fair share at least: company is there to be played with, and is no gift."""
    table: list[Callable[..., object]] = [prudent] * SEATS
    table[seat] = company
    wins = counts(tuple(table))["wins", seat]

    assert wins >= 0.6 * GAMES / SEATS


def test_a_table_of_five_ends_in_an_evening() -> None:
    """CO-9: five of the trained take some 114 turns, people 40 to 60."""
    game, lengths = coup.game(), list[int]()
    for number in range(GAMES):
        seed = b"evening" + number.to_bytes(16, "big")
        *_, last = play(game, 5, game.options(), seed, (company,) * 5)
        lengths.append(last.state.turn)

    assert 40 <= sum(lengths) / GAMES <= 65


def test_only_the_bold_block_with_a_card_that_they_lack_while_they_have_two() -> None:
    """CO-5: nearly every strike was stopped by a Contessa that nobody had, and no game came to its end."""
    found = set[str]()
    for turns in games((company,) * SEATS):
        before: State | None = None
        for turn in turns:
            for event in turn.events:
                if isinstance(event, Blocked):
                    assert before is not None
                    held = before.hands[event.seat].value or ()
                    if len(held) > 1 and event.claim not in held:
                        found.add(manner_of(event.seat))
            before = turn.state

    assert {"bold"} == found


def test_no_action_falsely_claims_what_all_but_one_copy_lies_open_of() -> None:
    """CO-4.1: whoever held the last Duke called for certain, and half of all challenges were such calls."""
    found = list[ActionDeclared]()
    for turns in games((company,) * SEATS):
        before: State | None = None
        for turn in turns:
            for event in turn.events:
                if isinstance(event, ActionDeclared) and event.claim is not None:
                    assert before is not None
                    is_false = event.claim not in (before.hands[event.seat].value or ())
                    lying_open = sum(lost.count(event.claim) for lost in before.lost)
                    found += [event] if is_false and lying_open >= COPIES - 1 else []
            before = turn.state

    assert [] == found


def test_every_claim_has_its_character() -> None:
    """The count above goes by what `CLAIM` says an action claims."""
    assert {"tax", "assassinate", "steal", "exchange"} == set(CLAIM)
