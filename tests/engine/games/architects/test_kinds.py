"""Every kind of what a card can do: played in a table of its own here, and in games by chance."""

from collections.abc import Callable
from typing import Any, get_args

import pytest

from engine.games.architects import kinds
from engine.games.architects.chapter import Outcome
from engine.games.architects.chapters import FOLDS, Action
from engine.games.architects.chapters.buildings import (
    ASKS,
    AT_ONCE,
    Accept,
    ChooseGood,
    Dismiss,
    Reclaim,
    Seize,
    Sell,
    TakeOn,
)
from engine.games.architects.chapters.guildhall import Build
from engine.games.architects.chapters.scoring import POINTS, VIRTUE, end_game, score
from engine.games.architects.chapters.town import Capture
from engine.games.architects.facts import BOARDS, CREW, PLANS
from engine.games.architects.names import Building
from engine.games.architects.state import State
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.step import fold, take
from engine.kernel.steward import Look
from engine.playout import look
from engine.stewards.random import choose, complete
from tests.engine.games.architects.board import DICE, GAME, Board, table
from tests.engine.games.architects.test_guildhall import ready
from tests.engine.games.architects.test_helpers import ABILITIES, POWERS

FOREST = Capture("forest", 1)
ALL_GOODS = dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "silver"), 30)


def built(card: Building, *answers: Action, **more: Any) -> Board:
    """The table after a building and the answers to what it asks."""
    board = ready(card, **more).act(0, Build(card))
    for one in answers:
        board = board.act(0, one)
    return board


def points(card: Building, **own: Any) -> int:
    """What a building brings at the end beyond its printed points, on a table that brings nothing else."""
    board = table(2, {0: {"built": [card], **own}}, {"promo_cards": "on"})
    return next((one.points for one in score(board.state, 0).lines if one.what == "effect"), 0)


def virtue(card: Building, **own: Any) -> int:
    """Virtue at the end with a building, from seven."""
    state = table(2, {0: {"built": [card], **own}}, {"promo_cards": "on"}).state
    return int(fold(GAME, state, end_game(Outcome(state, DICE, FOLDS)).events).players[0].virtue)


EFFECTS: dict[type, Callable[[], tuple[Any, Any]]] = {
    kinds.Gives: lambda: (built("smithy").goods(0), {"stone": 4}),
    kinds.GivesPer: lambda: (built("palace", own={"virtue": 9}).goods(0), {"gold": 2}),
    kinds.GivesChoice: lambda: (built("clay_pit", ChooseGood("marble")).goods(0), {"marble": 1}),
    kinds.TakesDebt: lambda: (built("betting_house").state.players[0].unpaid, 1),
    kinds.DestroysDebt: lambda: (
        built("church", Accept(), own={"unpaid": 2}).state.players[0].unpaid,
        1,
    ),
    kinds.ReleasesAll: lambda: (built("hideout", own={"prison": 3}).state.players[0].prison, 0),
    kinds.AllVirtue: lambda: ([one.virtue for one in built("monument").state.players], [9, 8, 8]),
    kinds.Captures: lambda: (
        built("armoury", Seize((FOREST,)), players={1: {"spots": {"forest": 2}}}).state.players[0].held,
        (0, 2, 0),
    ),
    kinds.CapturesOrRansoms: lambda: (
        built("barracks", Reclaim(), players={1: {"held": {"0": 2}}}).state.players[1].held,
        (0, 0, 0),
    ),
    kinds.HiresFree: lambda: (
        built("tavern", TakeOn("trader_2")).state.players[0].crew,
        ("labourer", "trader_2"),
    ),
    kinds.DiscardsFor: lambda: (
        built("library", Sell("well"), own={"hand": ["library", "well"]}).goods(0),
        {"gold": 2},
    ),
    kinds.ExtraPlacement: lambda: (
        built(
            "crane",
            Build("well"),
            own={"hand": ["crane", "well"], "goods": {"wood": 5, "stone": 3}},
        )
        .state.players[0]
        .built,
        ("crane", "well"),
    ),
    kinds.DiscardsApprentice: lambda: (
        built("graveyard", Dismiss("labourer"), own={"crew": ["labourer", "thief"]}).state.players[0].crew,
        ("thief",),
    ),
    kinds.PointsPer: lambda: (points("keep", held={"1": 7}), 2),
    kinds.PointsIfMost: lambda: (points("clay_market", goods={"clay": 1}), 2),
    kinds.PointsIfNone: lambda: ((points("university"), points("university", unpaid=1)), (2, 0)),
    kinds.DebtShift: lambda: ((points("fountain", unpaid=3), points("gamblers_den", unpaid=3)), (3, -3)),
    kinds.VirtuePer: lambda: (virtue("castle", goods={"gold": 5}), 9),
    kinds.VirtueIfMost: lambda: (virtue("chapel", level=1), 9),
    kinds.EndVirtue: lambda: (virtue("dungeon"), 5),
}


@pytest.mark.parametrize("kind", EFFECTS)
def test_a_building_of_each_kind_does_what_it_says(kind: type) -> None:
    """AW-BUILD-3, AW-BUILD-5, AW-BUILD-6, AW-SCORE-2, AW-SCORE-3: the kind's numbers, and no card's name."""
    found, wanted = EFFECTS[kind]()

    assert wanted == found


def test_every_kind_of_the_data_has_its_test_and_its_function() -> None:
    """A kind without a function would do nothing, and one without a test nobody would miss."""
    used = {type(row.effect) for row in PLANS.values()}

    assert used == set(get_args(kinds.AnyEffect)) == set(EFFECTS)
    assert used == {*AT_ONCE, *ASKS, *VIRTUE, *POINTS}


def eager(look_: Look, dice: Dice) -> Any:
    """Builds whenever it may, and does anything else by chance."""
    build = [one for one in look_.ask(None) if isinstance(one, PartialMove) and one.move == "build"]
    return (build and complete(build[0], look_.ask, dice)) or choose(look_, dice)


def rich(number: int) -> Board:
    """A table at which everything can be built soon: goods in plenty, hands and characters by chance."""
    dice = Dice(number.to_bytes(16, "big"))
    cards = dice.shuffle(tuple(PLANS), "cards")
    crews = dice.shuffle([one for one in CREW if one != "labourer"], "crew")
    names = dice.shuffle(tuple(BOARDS), "names")
    players = {
        seat: {
            "hand": list(cards[6 * seat : 6 * seat + 6]),
            "crew": ["labourer" if seat == 0 else "merchant_1", *crews[3 * seat : 3 * seat + 3]],
            "goods": ALL_GOODS,
            "unpaid": 1,
            "character": names[seat],
        }
        for seat in range(2)
    }
    return table(2, players, {"promo_cards": "on", "extra_characters": "on"}, rows=((), ()))


def test_every_kind_is_played_in_games_by_chance() -> None:
    """A law over the data: buildings, apprentices and characters of each kind take part, and games end."""
    seen: set[type] = set()
    wanted = {*EFFECTS, *ABILITIES, *POWERS}
    for number in range(40):
        state: State = rich(number).state
        dice = Dice(number.to_bytes(16, "big"))
        while GAME.result(state) is None:
            seat = GAME.waits(state)[0].seat
            move = eager(look(GAME, state, seat), Dice(dice.seed + state.question.to_bytes(8, "big")))
            state = take(GAME, state, seat, move, lambda epoch: dice).state  # noqa: B023
        for one in state.players:
            seen |= {type(PLANS[card].effect) for card in one.built}
            seen |= {type(CREW[card].ability) for card in one.crew}
            seen |= {type(BOARDS[one.character].power) for _ in range(1) if one.character}
        if wanted <= seen:
            break

    assert set() == wanted - seen
