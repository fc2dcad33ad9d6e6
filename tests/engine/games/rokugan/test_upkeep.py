"""The upkeep: ronin, first player, the draw, Dragon's seventh token, and passing (BR-UPKEEP)."""

from typing import Any

from msgspec.structs import replace

from engine.games.rokugan.base import Pass
from engine.games.rokugan.chapters.hand_cards import Given, Regroup
from engine.games.rokugan.chapters.province_cards import PlayCard
from engine.games.rokugan.chapters.shadowlands import InspireFear
from engine.games.rokugan.chapters.territory_cards import CardPlayed, Passed, RoundEnded
from engine.games.rokugan.chapters.upkeep import GiveBack, GivenBack, RoundBegan, TokensDrawn, player_named_by
from engine.games.rokugan.state import Land, State
from engine.kernel.sealed import cut, seal
from engine.kernel.step import fold
from tests.engine.games.rokugan.board import DICE, GAME, Board, began, table, through

FOUR = ("lion", "crane", "crab", "scorpion")


def upkeep(board: Board) -> Board:
    """The table after one more round's ronin check, first player and draw."""
    state: State = board.changed(phase="upkeep").state
    events: tuple[Any, ...] = ()
    while state.phase in ("upkeep", "draw"):
        step = GAME.follow(state, DICE)
        state, events = fold(GAME, state, step), (*events, *step)
    return Board(state, events)


def test_a_game_has_five_rounds() -> None:
    """BR-ROUND-1, BR-UPKEEP-1: upkeep, placement, resolution, five times, then the count."""
    board = through(began(2), lambda state: state.why is not None)

    assert [1, 2, 3, 4, 5] == [event.round for event in board.found(RoundEnded)]
    assert "over" == board.state.phase


def test_who_controls_nothing_is_ronin_for_the_round() -> None:
    """BR-UPKEEP-2, BR-RONIN-1, BR-RONIN-5: looked at in the upkeep alone."""
    board = upkeep(table(("lion", "crane", "crab"), {"lion_north": (0, 1), "isle_east": (2, 1)}))
    (round_,) = board.found(RoundBegan)

    assert (1,) == round_.ronin
    assert [False, True, False] == [player.ronin for player in board.state.players]
    assert board.changed(phase="turn", lands=(Land(1, 1),) * 30).state.players[1].ronin


def test_the_revealed_card_names_the_first_player() -> None:
    """BR-UPKEEP-3: the clan on it, whichever the dice bring; what it names is seen in the news."""
    lands = {"lion_north": (0, 1), "crane_south": (1, 1), "isle_east": (2, 1)}
    clans = ("lion", "crane", "crab")
    rounds = [upkeep(table(clans, lands, round=number)).found(RoundBegan)[0] for number in (1, 2, 3, 4)]

    assert 4 == len({one.card for one in rounds})
    assert [clans.index(one.card) for one in rounds if one.card in clans] == [
        one.first for one in rounds if one.card in clans
    ]


def test_a_neutral_card_counts() -> None:
    """BR-UPKEEP-4: unplayed territory cards, provinces, or control tokens of both faces."""
    lands = {"lion_north": (0, 1, 5), "crane_south": (1, 1), "crane_center": (1, 1), "isle_east": (2, 1)}
    state = table(("lion", "crane", "crab"), lands, cards={"sacred_ground": 2}).state

    assert 2 == player_named_by(state, "rise_of_an_empire")
    assert 1 == player_named_by(state, "master_of_governance")
    assert 0 == player_named_by(state, "master_of_tactics")


def test_a_card_that_was_played_counts_for_nobody() -> None:
    """BR-UPKEEP-4: most *unplayed* cards; who has played two would else go first for what is gone."""
    cards = {"sacred_ground": 0, "promotion": 0, "spy_network": 2}
    board = table(("lion", "crane", "crab"), {"lion_north": (0, 1)}, cards=cards)
    mine = [replace(one, played=one.holder == 0) for one in board.state.claims]

    assert 0 == player_named_by(board.state, "rise_of_an_empire")
    assert 2 == player_named_by(board.changed(claims=tuple(mine)).state, "rise_of_an_empire")


def test_hands_are_filled_up_to_six() -> None:
    """SP-3; BR-UPKEEP-5: who kept the bluff draws five, whose bluff is back by itself draws four more."""
    board = table(
        ("lion", "crab"), {"lion_north": (0, 1), "crab_west": (1, 1)}, hands={0: ("bluff",), 1: ("army_1",)}
    )
    after = upkeep(board.player(1, aside=True))
    (drawn,) = after.found(TokensDrawn)

    assert [5, 4] == [len(row.value or ()) for row in drawn.drawn]
    assert [False, True] == [row.value for row in drawn.bluffs]
    assert [6, 6] == [len(after.hand(seat)) for seat in (0, 1)]
    assert "bluff" in after.hand(1)
    assert not after.state.players[1].aside


def test_a_bluff_in_the_pool_comes_back_and_is_not_drawn() -> None:
    """BR-UPKEEP-5: also one that was put back in the pool."""
    board = table(("lion", "crab"), {"lion_north": (0, 1), "crab_west": (1, 1)}, hands={1: ("army_1",)})
    after = upkeep(board.player(1, pool=seal(("army_2", "bluff", "navy_1"), 1)))

    assert ("army_1", "army_2", "bluff", "navy_1") == after.hand(1)
    assert () == after.state.players[1].pool.value


def test_what_is_drawn_is_seen_by_its_seat_alone() -> None:
    """BR-ENG-4, BR-COMP-5: hand, pool and draw are sealed; discards are not."""
    board = upkeep(
        table(("lion", "crab"), {"lion_north": (0, 1), "crab_west": (1, 1)}).player(1, discard=("raid",))
    )
    seen = cut(board.state, 0)

    assert (None, None) == (seen.players[1].hand.value, seen.players[1].pool.value)
    assert ("raid",) == seen.players[1].discard
    assert all(cut(event, 0).drawn[1].value is None for event in board.found(TokensDrawn))


def dragons_draw() -> Board:
    """Round 3 of Dragon and Lion, who holds a territory card; Dragon has drawn."""
    return upkeep(
        table(
            ("dragon", "lion"),
            {"dragon_west": (0, 1), "lion_north": (1, 1)},
            cards={"sacred_ground": 1},
            hands={0: ("army_1", "bluff")},
        )
    )


def test_dragon_draws_seven_and_gives_one_back() -> None:
    """SP-4; BR-UPKEEP-6, BR-CLAN-3: no bluff, and before anybody plays a territory card."""
    board = dragons_draw()

    assert ("give_back", 0, 7) == (board.state.phase, board.state.active, len(board.hand(0)))
    assert "bluff_stays" == board.why_not(0, GiveBack("bluff"))
    assert "not_in_hand" == board.why_not(0, GiveBack("army_6"))
    after = board.act(0, GiveBack("army_1"))
    assert (6, "cards", 1) == (len(after.hand(0)), after.state.phase, after.state.active)
    assert "army_1" in (after.state.players[0].pool.value or ())
    assert cut(after.found(GivenBack)[0], 1).token.value is None


CARDS = {"promotion": 1, "code_of_honor": 2, "bountiful_harvest": 0, "sacred_ground": 2}


def test_the_step_ends_when_all_have_passed_one_after_the_other() -> None:
    """SP-5; BR-UPKEEP-7: who has passed may still play a card later."""
    lands = {"lion_north": (0, 1), "crane_south": (1, 1), "crab_west": (2, 1)}
    board = table(("lion", "crane", "crab"), lands, phase="cards", cards=CARDS)  # type: ignore[arg-type]
    board = board.player(1, discard=("army_1",))
    board = board.act(0, Pass()).act(1, Pass()).act(2, PlayCard("sacred_ground", ("isle_east",)))
    board = board.act(0, Pass())
    board = board.act(1, Regroup("promotion", ("army_1",), (Given("army_1", "pool"),)))
    assert 2 == board.state.active
    board = board.act(2, Pass()).act(0, Pass())

    assert "turn" == board.state.phase
    assert [0, 1, 0, 2, 0] == [event.seat for event in board.found(Passed)]
    assert [2, 1] == [event.seat for event in board.found(CardPlayed)]


def test_who_holds_no_card_is_not_asked() -> None:
    """BR-UPKEEP-7, BR-ENG-5: but who holds one that can do nothing is, or the face would show."""
    lands = {"lion_north": (0, 1), "crane_south": (1, 1), "crab_west": (2, 1)}
    board = table(
        FOUR[:3], lands, phase="cards", cards={"promotion": 0, "bless_the_lands": 2, "inspire_fear": 1}
    )
    after = board.act(0, Pass())

    assert ("cards", 2) == (after.state.phase, after.state.active)
    assert "card_idle" == after.why_not(2, PlayCard("bless_the_lands", ("isle_east",)))
    assert (Pass(),) == GAME.offers(after.state, 2, None)


def test_round_one_has_no_cards_and_no_shadowlands_cards_belong_in_the_upkeep() -> None:
    """BR-TERR-6: Shadowlands cards are played in one's own turn."""
    lands = {"lion_north": (0, 1), "crane_south": (1, 1)}
    board = table(FOUR[:2], lands, phase="cards", cards={"inspire_fear": 0, "promotion": 0})

    assert "not_asked" == board.why_not(0, InspireFear("lion_north", ("isle_east",)))
    assert "card_otherwise" == board.why_not(0, PlayCard("inspire_fear", ("lion_north",)))
