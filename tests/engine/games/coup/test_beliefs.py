"""How likely the hands of two are, and the network that plays by it (CO-2.8; docs/notebook/stewards.md)."""

from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from itertools import combinations
from typing import Any
from zipfile import ZipFile

import msgspec
import numpy as np
import pytest

from engine.games.coup import game
from engine.games.coup.base import CHARACTERS
from engine.games.coup.chapters.actions import Steal
from engine.games.coup.chapters.proofs import Prove
from engine.games.coup.chapters.windows import Block
from engine.games.coup.state import State, due, hand
from engine.games.coup.stewards.beliefs import joint, networks, turns
from engine.games.coup.stewards.beliefs.joint import (
    CARDS,
    HAND,
    KEEPS,
    KINDS,
    NONE,
    PICK,
    SIZE,
    Array,
    holding_number,
)
from engine.games.coup.stewards.beliefs.joint import hand_number as numbered
from engine.games.coup.stewards.beliefs.networks import JUDGED
from engine.games.coup.stewards.beliefs.turns import odds
from engine.games.coup.stewards.sight import choice, places
from engine.games.coup.stewards.trained import Untrained
from engine.games.coup.view import view
from engine.kernel.dice import Dice
from engine.playout import look
from tests.engine.games.coup.wild import any_options, match

GAME = game()
EVEN = np.full((2, KINDS), 1 / KINDS)
LOST = [(NONE, NONE), (2, NONE), (NONE, 4)]
WORLDS = 400
WHOLE = networks.SHAPES | JUDGED


def cards_of(number: int) -> list[int]:
    """The cards of a holding, one by one."""
    return [card for card in range(KINDS) for _ in range(CARDS[number, card])]


def court_of(one: int, other: int, lost: tuple[int, int]) -> list[int] | None:
    """The Court by hand: seven cards, less both hands and the open cards; None where that can't be."""
    left = [*range(KINDS), int(PICK[one]), int(PICK[other])]
    for card in [*cards_of(one), *cards_of(other), *(card for card in lost if card != NONE)]:
        if card not in left:
            return None
        left.remove(card)
    return left


def some_worlds(lost: tuple[int, int]) -> Iterator[tuple[int, int, list[int]]]:
    """Pairs of holdings that are possible, with the Court of each."""
    chance = np.random.default_rng(7)
    size = [1 if card != NONE else 2 for card in lost]
    rows = [np.flatnonzero(CARDS.sum(1) == cards) for cards in size]
    while True:
        one, other = (int(chance.choice(row)) for row in rows)
        court = court_of(one, other, lost)
        if court is not None:
            yield one, other, court


def certain(one: int, other: int) -> Array:
    """The joint where both holdings are known."""
    found = np.zeros((SIZE, SIZE))
    found[one, other] = 1
    return found


def with_hand(number: int, cards: list[int]) -> int:
    """The holding of the same pick with these cards."""
    return holding_number(int(PICK[number]), numbered(tuple(CHARACTERS[card] for card in cards)))


def test_the_draft_and_the_third_set_give_what_cards_in_hand_would() -> None:
    """CO-2.8: each seat has its pick and one of five different cards, and no two have the same of these."""
    found = joint.after_deal(EVEN)
    wanted = np.zeros((SIZE, SIZE))
    for one, other in np.ndindex(KINDS, KINDS):
        for mine, theirs in np.ndindex(KINDS, KINDS):
            if mine != theirs:
                spots = [
                    holding_number(pick, numbered((CHARACTERS[pick], CHARACTERS[card])))
                    for pick, card in ((one, mine), (other, theirs))
                ]
                wanted[spots[0], spots[1]] += 1 / (KINDS * KINDS * 20)

    assert np.allclose(found, wanted)


@pytest.mark.parametrize("lost", LOST)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_proven_card_goes_into_the_court_and_any_card_of_it_comes_back(
    lost: tuple[int, int], seat: int
) -> None:
    """CO-4.6: each card of the Court, the shown one among them, is equally likely."""
    for (one, other, court), _ in zip(some_worlds(lost), range(WORLDS), strict=False):
        mine = (one, other)[seat]
        shown = cards_of(mine)[0]
        wanted = np.zeros((SIZE, SIZE))
        for drawn in [*court, shown]:
            after = with_hand(mine, [*cards_of(mine)[1:], drawn])
            spot = (after, other) if seat == 0 else (one, after)
            wanted[spot] += 1 / (len(court) + 1)

        assert np.allclose(joint.proven(certain(one, other), seat, shown, lost), wanted)


@pytest.mark.parametrize("lost", LOST)
def test_an_exchange_draws_any_two_of_the_court_and_keeps_by_the_scores(lost: tuple[int, int]) -> None:
    """CO-3.7, CO-R19."""
    keeps = joint.keep_odds(np.random.default_rng(1).standard_normal(KEEPS.shape[0]), 0.01)
    for (one, other, court), _ in zip(some_worlds(lost), range(WORLDS), strict=False):
        wanted = np.zeros((SIZE, SIZE))
        pairs = list(combinations(court, 2))
        for pair in pairs:
            drawn = numbered(tuple(CHARACTERS[card] for card in pair))
            for after in np.flatnonzero(PICK == PICK[one]):
                wanted[after, other] += keeps[HAND[one], drawn, HAND[after]] / len(pairs)

        assert np.allclose(joint.after_exchange(certain(one, other), lost, keeps), wanted)


def test_what_is_kept_is_as_many_cards_as_before_out_of_those_offered() -> None:
    """CO-3.7: of duke and captain with two contessas, the five pairs that can be made."""
    here, drawn = numbered(("duke", "captain")), numbered(("contessa", "contessa"))
    pairs = [("duke", "captain"), ("duke", "contessa"), ("captain", "contessa"), ("contessa", "contessa")]

    assert sorted(np.flatnonzero(KEEPS[here, drawn])) == sorted(numbered(pair) for pair in pairs)


def test_a_lost_card_leaves_the_other_and_the_pick() -> None:
    """CO-8.1."""
    two = holding_number(4, numbered(("captain", "duke")))
    captain = CHARACTERS.index("captain")
    found = joint.after_loss(certain(two, two), 1, captain, np.full(SIZE, 0.25))

    assert found[two, holding_number(4, numbered(("duke",)))] == 0.25
    assert found.sum() == 0.25


def drafted(number: int) -> Iterator[tuple[State, tuple[int, ...]]]:
    """The tables of a game of two in which anything happens, with the seats that are asked."""
    dice = Dice(number.to_bytes(16, "big"))
    options = msgspec.structs.replace(any_options(dice), two_player="draft_one_coin", max_turns=40)
    for turn in match(number.to_bytes(16, "big"), 2, options):
        yield turn.state, due(turn.state)


@pytest.mark.parametrize("number", range(25))
def test_the_true_hands_always_have_a_chance_and_both_seats_know_the_same(number: int) -> None:
    """CO-9.2: under all options, with silence, claims that are given up, and early blocks."""
    known = networks.network()
    for state, _ in drafted(number):
        if state.phase != "turn":
            continue
        table, other = (turns.table_at_turn(known, view(state, seat).table) for seat in (0, 1))
        seats = (state.active, 1 - state.active)
        held = [
            holding_number(CHARACTERS.index(state.picks[seat].value or ""), numbered(hand(state, seat)))
            for seat in seats
        ]

        assert table.coins == tuple(state.coins[seat] for seat in seats)
        assert table.joint[held[0], held[1]] > 0
        assert np.isclose(table.joint.sum(), 1)
        assert (table.joint == other.joint).all()


@pytest.mark.parametrize("number", range(25))
def test_every_choice_has_a_chance_and_nothing_else_has(number: int) -> None:
    """CO-3 to CO-5, CO-8.1, CO-R19: whatever is offered, but early blocks and second thoughts."""
    known = networks.network()
    for state, asked in drafted(number):
        for seat in asked:
            here = look(GAME, state, seat)
            moves: tuple[Any, ...] = here.ask(None)
            if len(moves) < 2 or Prove() in moves or any(one.seat == seat for one in state.answers):
                continue
            spots = places(here.view, seat, 2)
            offered = {choice(move, here.view, seat, spots) for move in moves if plain(move, state)}
            found = odds(known, here.view, seat)

            assert offered == set(found), (state.phase, state.deed)
            assert np.isclose(sum(found.values()), 1)


def plain(move: Any, state: State) -> bool:
    """Neither a block before its window nor a theft that brings nothing."""
    early = isinstance(move, Block) and state.phase == "challenge"
    return not early and not (isinstance(move, Steal) and not state.coins[move.target])


@pytest.mark.parametrize("fault", [*WHOLE])
def test_a_network_that_does_not_fit_is_refused_by_name(fault: str) -> None:
    """With what was found and what is wanted."""
    whole = {name: np.zeros(shape, np.float16) for name, shape in WHOLE.items()}
    cut = {**whole, fault: whole[fault][:-1]}
    infinite = {**whole, fault: np.full(whole[fault].shape, np.inf)}

    with pytest.raises(Untrained, match=rf"here:{fault}:wrong"):
        networks.read(cut, "here")
    with pytest.raises(Untrained, match=rf"here:{fault}:infinite"):
        networks.read(infinite, "here")
    with pytest.raises(Untrained, match=rf"here:{fault}:wrong\(found=nothing"):
        networks.read({name: part for name, part in whole.items() if name != fault}, "here")


def packed(**parts: Array) -> bytes:
    """These arrays as a file has them."""
    file = BytesIO()
    np.savez_compressed(file, **parts)
    return file.getvalue()


def other_files() -> dict[str, bytes]:
    """A file that is empty, of words, of one array, cut short, or of a zip without arrays."""
    whole, one, words = packed(draft=np.zeros((2, KINDS))), BytesIO(), BytesIO()
    np.save(one, np.zeros(3))
    with ZipFile(words, "w") as found:
        found.writestr("draft.npy", b"no array")
    kinds = {"empty": b"", "words": b"here", "one": one.getvalue(), "cut": whole[: len(whole) // 2]}
    return kinds | {"no array": words.getvalue()}


@pytest.mark.parametrize("kind", [*other_files()])
def test_a_file_that_is_no_network_is_refused(kind: str) -> None:
    """By its name, whatever it is."""
    with pytest.raises(Untrained, match=r"^here:"):
        networks.read(networks.unpack_arrays(other_files()[kind], "here"), "here")


def test_a_damaged_file_is_refused_wherever_the_damage_is() -> None:
    """A byte that is another one: no other error than this comes of it, and no other numbers."""
    whole = packed(draft=np.random.default_rng(1).random((2, KINDS)), words=np.array("here"))
    told = networks.unpack_arrays(whole, "here")
    for spot in range(len(whole)):
        broken = whole[:spot] + bytes([whole[spot] ^ 0xFF]) + whole[spot + 1 :]
        with suppress(Untrained):
            found = networks.unpack_arrays(broken, "here")

            assert "draft" not in found or (found["draft"] == told["draft"]).all()


def test_words_in_place_of_numbers_are_refused() -> None:
    """With what was found."""
    whole: dict[str, Any] = {name: np.zeros(shape, np.float16) for name, shape in WHOLE.items()}
    words = np.full(WHOLE["draft"], "here")

    with pytest.raises(Untrained, match=r"here:draft:wrong\(found=<U4,wanted=float"):
        networks.read({**whole, "draft": words}, "here")


def test_a_choice_tells_as_much_as_those_who_make_it_are_many() -> None:
    """Bayes: a claim that only holders of a Duke make leaves no other holding."""
    table = joint.after_deal(EVEN)
    duke = (CARDS[:, CHARACTERS.index("duke")] > 0).astype(float)
    found = joint.after_choice(table, 0, duke)

    assert (found[duke == 0] == 0).all()
    assert np.isclose(found.sum(), (table.sum(1) * duke).sum())
    assert 0.3 < found.sum() < 0.4
