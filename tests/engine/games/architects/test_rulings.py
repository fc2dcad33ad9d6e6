"""What version 2 rules otherwise than version 1, by both: what began before plays on as it was (HO-R38)."""

from typing import Any

import pytest

from engine.games.architects.base import RULINGS, Options, Ruling
from engine.games.architects.chapters.apprentices import ApprenticeShown, Dismissed, Hired, RowsCleared
from engine.games.architects.chapters.buildings import EffectAsked, EffectSettled, Skip, TakeOn
from engine.games.architects.chapters.guildhall import Build, Built, Spare
from engine.games.architects.chapters.market import Recruit
from engine.games.architects.chapters.places import Work
from engine.kernel.game import versions
from engine.kernel.moves import Start
from engine.kernel.seats import CLOCK
from engine.kernel.step import take
from tests.engine.games.architects.board import DICE, GAME, Board, table
from tests.engine.games.architects.test_guildhall import ready

FIRST, SECOND = RULINGS
SWINDLERS: Any = (("swindler_1", "thief"), ("miner_1",))


@pytest.mark.parametrize(("game", "ruling"), list(zip(versions(GAME), RULINGS, strict=True)))
def test_a_game_is_played_by_the_ruling_of_its_version(game: Any, ruling: Ruling) -> None:
    """The first event says it, and what an older program wrote without it is version 1."""
    step = take(game, None, CLOCK, Start(3, "{}"), lambda epoch: DICE)

    assert ruling == step.state.ruling
    assert Ruling() == FIRST


@pytest.mark.parametrize(("ruling", "clay"), [(FIRST, 2), (SECOND, 0)])
def test_a_swindler_hired_on_the_black_market_gives_nothing_for_this_visit(ruling: Ruling, clay: int) -> None:
    """AW-AMB-33: what one has when the worker is placed counts; the next visit pays."""
    board = table(2, {0: {"goods": {"silver": 9}}}, rows=SWINDLERS, ruling=ruling)
    hired = board.act(0, Recruit("swindler_1"))

    assert clay == hired.goods(0).get("clay", 0)
    assert clay + 2 == hired.turn(0).act(0, Work("black_market_small")).goods(0)["clay"]


@pytest.mark.parametrize(("ruling", "clay"), [(FIRST, 0), (SECOND, 2)])
def test_a_swindler_who_makes_room_for_another_still_gives(ruling: Ruling, clay: int) -> None:
    """AW-AMB-33: the worker was placed while he was there."""
    crew = ["swindler_1", "labourer", "squire_1", "squire_2", "squire_3"]
    board = table(2, {0: {"goods": {"silver": 9}, "crew": crew}}, rows=(("thief",), ()), ruling=ruling)

    assert clay == board.act(0, Recruit("thief", "swindler_1")).goods(0).get("clay", 0)


@pytest.mark.parametrize(("ruling", "left", "code"), [(FIRST, 2, "leave"), (SECOND, 1, "destroy")])
def test_the_church_of_an_absent_builder_destroys_a_debt(ruling: Ruling, left: int, code: str) -> None:
    """AW-AMB-34: it is free, so nobody who is away wants to keep it; and everybody is told so beforehand."""
    asked = ready("church", own={"unpaid": 2}, ruling=ruling).act(0, Build("church"))
    told = asked.late()

    assert [code] == [wait.otherwise for wait in GAME.waits(asked.state)]
    assert left == told.state.players[0].unpaid
    assert [(left == 1, "default")] == [(one.used, one.by) for one in told.found(EffectSettled)]
    assert 2 == asked.act(0, Skip()).state.players[0].unpaid


def crane(ruling: Ruling, **own: Any) -> Board:
    """The table after a Crane that leaves its builder these goods and this hand."""
    has = {"hand": ["crane", *own.pop("hand", [])], "goods": {"wood": 3, "stone": 1, **own.pop("goods", {})}}
    return ready("crane", own={**has, **own}, ruling=ruling).act(0, Build("crane"))


@pytest.mark.parametrize(
    "own",
    [
        {"hand": ["well"], "goods": {"clay": 4, "wood": 5, "stone": 3}},
        {"hand": ["castle"], "goods": {"gold": 1}},
    ],
    ids=["a building", "the cathedral"],
)
def test_the_crane_asks_where_another_worker_could_do_something(own: dict[str, Any]) -> None:
    """AW-AMB-35: build what can be paid, or climb."""
    assert ["crane"] == [one.card for one in crane(SECOND, **own).found(EffectAsked)]


@pytest.mark.parametrize(
    "own",
    [{}, {"hand": ["castle"]}, {"hand": ["castle"], "goods": {"gold": 1}, "virtue": 4}],
    ids=["no plan", "nothing to pay with", "too little virtue"],
)
def test_the_crane_asks_nothing_where_only_skipping_is_possible(own: dict[str, Any]) -> None:
    """AW-AMB-35: the turn ends; by version 1 it asked for the one answer that there was."""
    assert [] == crane(SECOND, **own).found(EffectAsked)
    assert 1 == crane(SECOND, **own).state.active
    assert ["crane"] == [one.card for one in crane(FIRST, **own).found(EffectAsked)]


@pytest.mark.parametrize("crew", [["labourer"], ["labourer", "thief"]])
def test_a_graveyard_asks_who_goes_where_there_are_two(crew: list[str]) -> None:
    """AW-AMB-35: of one apprentice nothing is to be chosen."""
    board = ready("graveyard", own={"crew": crew}).act(0, Build("graveyard"))

    assert (len(crew) == 2) == bool(board.found(EffectAsked))
    assert (len(crew) == 1) == bool(board.found(Dismissed))


@pytest.mark.parametrize(("ruling", "first"), [(FIRST, Built), (SECOND, RowsCleared)])
def test_the_rows_are_refreshed_before_the_worker_acts(ruling: Ruling, first: type) -> None:
    """AW-AMB-37: a Tavern hires from the new display."""
    board = ready(
        "tavern",
        guildhall=[1, 1],
        own={"crew": ["labourer", "squire_1"]},
        rows=(("thief", "miner_1"), ("trader_2", "jeweller_1")),
        ruling=ruling,
    )
    on = board.changed(options=Options(guildhall_refresh="on", promo_cards="on"))
    built = on.act(0, Build("tavern"))
    done = built.act(0, TakeOn("miner_1"))
    order = [type(one) for one in done.events if isinstance(one, Built | RowsCleared | Hired)]

    assert first is order[0]
    assert {Built, RowsCleared, Hired} == set(order)
    assert bool(built.found(ApprenticeShown)) == (ruling == SECOND)


def test_who_saves_a_good_is_told_what_to_name() -> None:
    """AW-VAR-1: Lothaire names wood or stone, whichever is in the price and leaves one that can be paid."""

    def saves(goods: dict[str, int], spare: Spare | None, who: str | None = "lothaire") -> Any:
        board = table(2, {0: {"character": who, "goods": goods, "hand": ["well"]}})
        why = GAME.refusal(board.state, 0, Build("well", spare))
        return None if why is None else (why.code, dict(why.slots))

    assert ("spare_wrong", {"spare": "either"}) == saves({"wood": 2, "stone": 2}, None)
    assert ("spare_wrong", {"spare": "wood"}) == saves({"wood": 1, "stone": 2}, None)
    assert ("spare_wrong", {"spare": "stone"}) == saves({"wood": 2, "stone": 1}, "wood")
    assert ("spare_wrong", {"spare": "none"}) == saves({"wood": 2, "stone": 2}, "wood", None)
    assert None is saves({"wood": 2, "stone": 1}, "stone")
