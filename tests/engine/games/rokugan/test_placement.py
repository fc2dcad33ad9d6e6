"""Placement: turns, what may lie where, and what nobody else can tell (BR-PLACE, BR-RONIN, BR-BLESS)."""

from typing import Any

import pytest

from engine.games.rokugan.base import Options, Pass
from engine.games.rokugan.chapters.placement import Bless, Placed, TurnLost, TurnSkipped
from engine.games.rokugan.names import Province, Token, Way
from engine.games.rokugan.places import can_lie_at
from engine.kernel.moves import PartialMove, Pick
from engine.kernel.sealed import cut
from tests.engine.games.rokugan.board import GAME, Board, placing, table

TWO = ("lion", "crab")
LANDS = {"lion_capital": (0, 1), "crab_east": (1, 1), "crab_capital": (1, 1)}


def board(**fields: object) -> Board:
    """Lion at lion_capital, Crab at crab_east and in its capital; Lion's turn."""
    return table(TWO, LANDS, **fields)  # type: ignore[arg-type]


def test_a_turn_is_one_token_and_the_next_seats() -> None:
    """BR-PLACE-1, BR-ENG-2: from the first player clockwise."""
    after = board().act(0, placing("army_1", "lion_capital"))

    assert 1 == after.state.active
    assert "not_asked" == after.why_not(0, placing("army_2", "lion_capital"))
    assert "not_in_hand" == after.why_not(1, placing("army_6", "crab_east"))


def test_with_one_token_left_there_is_no_turn() -> None:
    """BR-PLACE-2: the phase ends when nobody has two."""
    start = board(hands={0: ("army_1", "bluff"), 1: ("army_1",)})
    after = start.act(0, placing("army_1", "lion_capital"))

    assert 3 == after.state.round
    assert 1 == len(after.found(Placed))


def test_a_border_takes_one_token_from_either_side() -> None:
    """BR-PLACE-3: whoever laid it, and be it a bluff; centres take any number (BR-PLACE-4)."""
    start = board(pieces=((1, "bluff", "lion_capital", "lion_north"),))

    assert "place_border_taken" == start.why_not(0, placing("army_1", "lion_north", "lion_capital"))
    assert "allowed" == start.act(0, placing("army_1", "lion_capital")).changed(active=0).why_not(
        0, placing("army_2", "lion_capital")
    )


FIT: list[tuple[Token, Province, Way, bool]] = [
    ("army_1", "lion_north", "lion_capital", True),
    ("army_1", "lion_capital", "centre", True),
    ("army_1", "crab_east", "centre", False),
    ("army_1", "crane_capital", "sea", False),
    ("navy_1", "crab_capital", "sea", True),
    ("navy_1", "lion_capital", "centre", False),
    ("navy_1", "lion_north", "lion_capital", False),
    ("shinobi_1", "crab_east", "centre", True),
    ("shinobi_1", "lion_capital", "centre", True),
    ("shinobi_1", "lion_north", "lion_capital", False),
    ("diplomacy", "lion_capital", "centre", True),
    ("diplomacy", "crab_east", "centre", False),
    ("raid", "crab_east", "centre", True),
    ("raid", "lion_north", "lion_capital", False),
    ("bluff", "crane_capital", "sea", True),
]


@pytest.mark.parametrize(("token", "province", "way", "fine"), FIT)
def test_each_type_has_its_places(token: Token, province: Province, way: Way, fine: bool) -> None:
    """BR-PLACE-5, BR-PLACE-6, BR-PLACE-7, BR-PLACE-8, BR-DIP-1, BR-RAID-1."""
    assert fine == can_lie_at(board().state, 0, token, province, way)


@pytest.mark.parametrize(("token", "province", "way", "fine"), FIT)
def test_a_type_out_of_place_is_laid_all_the_same(
    token: Token, province: Province, way: Way, fine: bool
) -> None:
    """BR-PLACE-12: nobody can see it; by option the owner alone is told."""
    hands = {0: (token, "army_5", "bluff")}
    strict = Options(bluffing="off")

    assert "allowed" == board(hands=hands).why_not(0, placing(token, province, way))
    found = board(hands=hands, options=strict).why_not(0, placing(token, province, way))
    assert ("allowed" if fine else "place_illegal") == found


def test_what_is_laid_lies_facedown() -> None:
    """BR-PLACE-9: others see where it lies and whose it is, not what it is."""
    after = board().act(0, placing("shinobi_1", "crab_east"))
    theirs, own = cut(after.state, 1).pieces[0], cut(after.state, 0).pieces[0]

    assert (None, "crab_east", 0) == (theirs.token.value, theirs.province, theirs.owner)
    assert "shinobi_1" == own.token.value


@pytest.mark.parametrize("special", ["peace", "scorched"])
def test_a_border_is_closed_when_one_of_its_provinces_is(special: str) -> None:
    """BR-PLACE-11, BR-SPEC-4, BR-SPEC-5."""
    start = table(TWO, {**LANDS, "lion_north": (None, 0, 0, special)})

    assert f"place_{special}" == start.why_not(0, placing("army_1", "lion_north", "lion_capital"))
    assert f"place_{special}" == start.why_not(0, placing("shinobi_1", "lion_north"))


def test_legality_of_a_type_is_judged_once_when_tokens_are_turned() -> None:
    """BR-PLACE-13: what was legal may have become illegal, and the other way round."""
    army = ("army_1", "lion_north", "lion_capital")

    assert can_lie_at(board().state, 0, *army)  # type: ignore[arg-type]
    assert not can_lie_at(table(TWO, {"crab_east": (1, 1)}).state, 0, *army)  # type: ignore[arg-type]


def test_a_ronin_crosses_any_border_but_neither_raids_nor_makes_peace() -> None:
    """BR-RONIN-2, BR-RONIN-3: refused at once, since everybody knows that it is ronin."""
    start = table(TWO, {"crab_east": (1, 1)}, hands={0: ("army_1", "raid", "diplomacy", "bluff")})
    ronin = start.player(0, ronin=True)

    assert "allowed" == ronin.why_not(0, placing("army_1", "scorpion_west", "crab_west"))
    assert "place_not_yours" == start.why_not(0, placing("army_1", "scorpion_west", "crab_west"))
    assert "barred" == ronin.why_not(0, placing("raid", "crab_east"))
    assert "barred" == ronin.why_not(0, placing("diplomacy", "crab_east"))


def test_who_can_place_nothing_has_no_more_turns() -> None:
    """BR-RONIN-4, BR-PLACE-14."""
    start = table(TWO, {"crab_east": (1, 1)}, hands={0: ("raid", "diplomacy"), 1: ("army_1", "bluff")})
    start = start.player(0, ronin=True, scouts=0, shugenja=0).changed(active=1)
    after = start.act(1, placing("army_1", "crab_east"))

    assert [0] == [event.seat for event in after.found(TurnLost)]


def test_who_can_place_nothing_but_has_a_card_may_use_it_or_pass() -> None:
    """BR-PLACE-14, BR-CARD-3: a card may open a place."""
    lands = {"crab_east": (1, 1)}
    start = table(TWO, lands, ((1, "army_1", "crab_east"),), hands={0: ("raid", "diplomacy"), 1: ("bluff",)})
    start = start.player(0, ronin=True)

    assert "allowed" == start.why_not(0, Pass())
    assert "must_place" == board().why_not(0, Pass())
    assert [0] == [event.seat for event in start.act(0, Pass()).found(TurnLost)]


def test_silence_lays_nothing_whatever_the_hand() -> None:
    """BR-ENG-7, BR-ENG-5: a place by default could tell what it is for."""
    after = board().late()

    assert [0] == [event.seat for event in after.found(TurnSkipped)]
    assert (6, 1) == (len(after.hand(0)), after.state.active)


def test_who_is_always_silent_does_not_hold_the_round_up() -> None:
    """BR-ENG-7: a turn that passes counts as one of the five."""
    start = board()
    for _ in range(9):
        start = start.late()

    assert ("turn", 1) == (start.state.phase, start.state.active)
    assert 3 == start.late().state.round


def test_a_blessing_lies_on_a_facedown_token_of_ones_own() -> None:
    """BR-BLESS-1, BR-BLESS-2, BR-BLESS-6: several on one, none on another's or on a faceup one."""
    hands: dict[int, tuple[Token, ...]] = {0: ("blessing_2", "blessing_2", "bluff")}
    pieces = ((0, "army_1", "lion_capital"), (1, "army_1", "crab_east"))
    start = table(TWO, LANDS, pieces, hands=hands)
    after = start.act(0, Bless("blessing_2", 1))

    assert ("blessing_2",) == after.state.pieces[0].blessings
    assert "allowed" == after.changed(active=0).why_not(0, Bless("blessing_2", 1))
    assert "bless_closed" == start.why_not(0, Bless("blessing_2", 2))
    assert "blessing_on_token" == start.why_not(0, placing("blessing_2", "lion_capital"))


def test_a_placement_is_walked_by_token_territory_province_and_way() -> None:
    """Large choices are walked, not listed; the territory is no part of the move."""
    begun: Any = next(one for one in GAME.offers(board().state, 0, None) if isinstance(one, PartialMove))
    steps = (("token", "army_1"), ("territory", "lion"), ("province", "lion_north"), ("way", "lion_capital"))
    names = []
    for name, value in steps:
        (field,) = begun.fields
        assert isinstance(field, Pick)
        assert value in field.among
        names.append((field.name, field.helper))
        (begun,) = GAME.offers(board().state, 0, PartialMove(begun.move, (*begun.given, (name, value))))

    assert [("token", False), ("territory", True), ("province", False), ("way", False)] == names
    assert placing("army_1", "lion_north", "lion_capital") == begun
