"""Territory cards: what each does, what it may be aimed at, and whose it is (BR-TERR, BR-SPEC)."""

from typing import Any

import pytest

from engine.games.rokugan.base import Options, Pass
from engine.games.rokugan.chapters.hand_cards import Given, HandShown, Regroup, Regrouped, Spy
from engine.games.rokugan.chapters.province_cards import AIMED, PlayCard
from engine.games.rokugan.chapters.provinces import ControlAdded
from engine.games.rokugan.chapters.shadowlands import Purge
from engine.games.rokugan.chapters.territory_cards import CardClaimed, claim_cards, ruler
from engine.games.rokugan.facts import PAIRS
from engine.games.rokugan.names import Card, Province
from engine.games.rokugan.state import claim_of, is_coastal, supply
from engine.kernel.sealed import cut
from engine.kernel.step import fold
from tests.engine.games.rokugan.board import DICE, GAME, Board, placing, table

TWO = ("lion", "crane")
LANDS: dict[str, tuple[Any, ...]] = {
    "lion_capital": (0, 1),
    "lion_north": (0, 1, 1),
    "crane_capital": (1, 1, 2),
    "isle_east": (None, 0, 0, "scorched"),
    "isle_north": (None, 0, 0, "peace"),
}


def upkeep(card: Card, lands: dict[str, tuple[Any, ...]] | None = None, **fields: Any) -> Board:
    """Seat 0 holds the card in the upkeep."""
    return table(TWO, LANDS if lands is None else lands, phase="cards", cards={card: 0}, **fields)


def played(card: Card, *provinces: Province) -> Board:
    """The table after the card."""
    return upkeep(card).act(0, PlayCard(card, provinces))


@pytest.mark.parametrize(
    ("card", "provinces", "special"),
    [
        ("feats_of_engineering", ("lion_capital",), "harbor"),
        ("code_of_honor", ("lion_capital", "crane_south"), "honor_1"),
        ("sacred_ground", ("shadow_north",), "shrine"),
        ("bushido", ("lion_capital",), "honor_4"),
        ("honorable_fight", ("crane_capital",), "battlefield"),
        ("aid_of_the_kami", ("lion_north",), "defense_2"),
        ("ashigaru_levies", ("lion_north", "crane_south", "isle_west"), "defense_1"),
        ("port_of_prosperity", ("lion_north",), "honor_2"),
    ],
)
def test_cards_lay_their_special_tokens(card: Card, provinces: tuple[Province, ...], special: str) -> None:
    """BR-SPEC-1, BR-TERR-8: in as many different provinces as the card says."""
    after = played(card, *provinces)

    assert [special] * len(provinces) == [row[3] for row in after.lands(*provinces)]
    assert claim_of(after.state, "lion").holder is None
    assert "card_aim" == upkeep(card).why_not(0, PlayCard(card, provinces[:-1]))
    scorched: Province = "isle_east"
    closed = (scorched,) * len(provinces)
    assert "card_aim" == upkeep(card).why_not(0, PlayCard(card, closed))


@pytest.mark.parametrize("card", ["code_of_honor", "bushido", "aid_of_the_kami", "port_of_prosperity"])
def test_bonus_tokens_do_not_lie_in_the_shadowlands(card: Card) -> None:
    """BR-SHADOW-3, BR-TERR-8."""
    where: tuple[Province, ...] = (
        ("shadow_north", "lion_capital") if card == "code_of_honor" else ("shadow_north",)
    )

    assert "card_aim" == upkeep(card).why_not(0, PlayCard(card, where))


def test_a_harbor_is_built_where_there_is_no_sea() -> None:
    """BR-SPEC-8: and makes its province coastal."""
    assert "card_aim" == upkeep("feats_of_engineering").why_not(
        0, PlayCard("feats_of_engineering", ("lion_coast",))
    )
    assert is_coastal(played("feats_of_engineering", "lion_north").state, "lion_north")


def test_a_new_token_replaces_the_old_one_but_not_peace_or_scorched_earth() -> None:
    """SP-14; BR-SPEC-2, BR-SPEC-3: Bushido takes the harbor's place, which is landlocked again."""
    lands = {**LANDS, "crab_east": (None, 0, 0, "harbor"), "lion_north": (0, 1, 0, "peace")}
    after = upkeep("bushido", lands).act(0, PlayCard("bushido", ("crab_east",)))

    assert [(None, 0, 0, "honor_4")] == after.lands("crab_east")
    assert not is_coastal(after.state, "crab_east")
    refused: list[tuple[Card, Province]] = [
        ("pirate_raids", "lion_north"),
        ("diplomatic_mission", "isle_east"),
        ("honorable_fight", "lion_north"),
    ]
    for card, province in refused:
        assert "card_aim" == upkeep(card, lands).why_not(0, PlayCard(card, (province,)))


def test_a_diplomatic_mission_brings_peace_and_at_an_opponents_two_tokens() -> None:
    """BR-SPEC-5, BR-TERR-7: control stays; at one's own or nobody's, only peace."""
    after = played("diplomatic_mission", "crane_capital", "lion_capital")

    assert [(1, 1, 2, "peace"), (0, 1, 2, None)] == after.lands("crane_capital", "lion_capital")
    assert [(0, 1, 0, "peace")] == played("diplomatic_mission", "lion_capital").lands("lion_capital")
    assert "card_aim" == upkeep("diplomatic_mission").why_not(
        0, PlayCard("diplomatic_mission", ("crane_capital",))
    )


def test_pirate_raids_burn_and_at_ones_own_give_three_elsewhere() -> None:
    """BR-SPEC-4, BR-TERR-8: no control is left; the tokens come to another province."""
    after = played("pirate_raids", "lion_north", "lion_capital")

    assert [(None, 0, 0, "scorched"), (0, 1, 3, None)] == after.lands("lion_north", "lion_capital")
    assert [(None, 0, 0, "scorched")] == played("pirate_raids", "crane_capital").lands("crane_capital")


def test_strength_and_harvest_add_faceup_tokens() -> None:
    """BR-CTRL-3: with one province Strength of Purpose gives one."""
    after = played("strength_of_purpose", "lion_capital", "lion_north")
    alone = upkeep("strength_of_purpose", {"lion_capital": (0, 1)})

    assert [(0, 1, 1, None), (0, 1, 2, None)] == after.lands("lion_capital", "lion_north")
    assert "allowed" == alone.why_not(0, PlayCard("strength_of_purpose", ("lion_capital",)))
    assert [(0, 1, 2, None)] == played("bountiful_harvest", "lion_capital").lands("lion_capital")


def test_a_faceup_token_that_is_not_there_is_not_placed() -> None:
    """BR-CTRL-7, BR-TERR-7: thirty a clan; by option as many as one likes."""
    full = {"lion_capital": (0, 1, 28), "crane_capital": (1, 1)}
    after = upkeep("bountiful_harvest", full).act(0, PlayCard("bountiful_harvest", ("lion_capital",)))
    none = upkeep("bountiful_harvest", {"lion_capital": (0, 1, 29)})

    assert [1] == [event.count for event in after.found(ControlAdded)]
    assert 0 == supply(none.state, 0)
    assert "card_idle" == none.why_not(0, PlayCard("bountiful_harvest", ("lion_capital",)))
    endless = upkeep("bountiful_harvest", {"lion_capital": (0, 1, 29)}, options=Options(supply="unlimited"))
    assert "allowed" == endless.why_not(0, PlayCard("bountiful_harvest", ("lion_capital",)))


def test_bless_the_lands_heals_a_scorched_province() -> None:
    """SP-12; BR-TERR-7: one token facedown, one faceup; without scorched earth the card does nothing."""
    lands = {"dragon_capital": (0, 1), "dragon_south": (0, 1), "dragon_west": (None, 0, 0, "scorched")}
    start = upkeep("bless_the_lands", lands)
    after = start.act(0, PlayCard("bless_the_lands", ("dragon_west",)))

    assert [(0, 1, 1, None)] == after.lands("dragon_west")
    assert 0 == ruler(start.state, "dragon") == ruler(after.state, "dragon")
    idle = upkeep("bless_the_lands", {"lion_north": (0, 1)})
    assert "card_idle" == idle.why_not(0, PlayCard("bless_the_lands", ("lion_north",)))


def test_foment_rebellion_ends_a_peace() -> None:
    """BR-TERR-7: at one's own, two tokens more."""
    lands = {**LANDS, "lion_north": (0, 1, 0, "peace")}
    own = upkeep("foment_rebellion", lands).act(0, PlayCard("foment_rebellion", ("lion_north",)))

    assert [(0, 1, 2, None)] == own.lands("lion_north")
    assert [(None, 0, 0, None)] == played("foment_rebellion", "isle_north").lands("isle_north")


def test_cultural_exchange_swaps_all_control_tokens() -> None:
    """BR-CTRL-6, BR-SPEC-10: faces and special tokens stay as they are, capitals too."""
    lands = {**LANDS, "crane_capital": (1, 1, 2, "shrine")}
    after = upkeep("cultural_exchange", lands).act(
        0, PlayCard("cultural_exchange", ("lion_north", "crane_capital"))
    )

    assert [(1, 1, 2, None), (0, 1, 1, "shrine")] == after.lands("lion_north", "crane_capital")


def test_an_exchange_leaves_the_card_with_its_holder_until_the_claim() -> None:
    """SP-13; BR-TERR-3, BR-TERR-4: holding is looked at in step 6 alone."""
    lands = {"lion_capital": (0, 1), "lion_north": (0, 1), "lion_coast": (0, 1), "isle_west": (1, 1)}
    cards: dict[Card, int] = {"cultural_exchange": 0, "bushido": 0}
    start = table(TWO, lands, phase="cards", cards=cards)
    after = start.act(0, PlayCard("cultural_exchange", ("lion_north", "isle_west")))

    assert 0 == claim_of(after.state, "lion").holder
    assert "allowed" == after.why_not(0, PlayCard("bushido", ("lion_capital",)))
    claimed = fold(GAME, after.state, claim_cards(after.state, DICE))
    assert claim_of(claimed, "lion").holder is None


def test_promotion_takes_one_token_and_gives_one() -> None:
    """BR-TERR-7: the token just taken may go, the bluff may not."""
    start = upkeep("promotion").player(0, discard=("army_6", "raid"))

    def regroup(take: Any, *gives: Given) -> Regroup:
        return Regroup("promotion", (take,), gives)

    after = start.act(0, regroup("army_6", Given("army_1", "discard")))
    assert ("army_1", "raid") == after.state.players[0].discard
    assert "army_6" in after.hand(0)
    assert "allowed" == start.why_not(0, regroup("army_6", Given("army_6", "pool")))
    assert "regroup_count" == start.why_not(0, regroup("army_6", Given("bluff", "pool")))
    assert "regroup_count" == start.why_not(0, regroup("raid", Given("army_1", "pool")))


def test_reinforcements_take_armies_and_each_token_goes_its_own_way() -> None:
    """BR-TERR-7: two for two; with one army in the discard, one for one; the pool's is not shown."""
    start = upkeep("reinforcements").player(0, discard=("army_1", "army_4", "navy_2"))
    gives = (Given("army_2", "discard"), Given("army_3", "pool"))
    after = start.act(0, Regroup("reinforcements", ("army_1", "army_4"), gives))

    assert ("army_2", "navy_2") == after.state.players[0].discard
    assert None is cut(after.found(Regrouped)[0], 1).pooled.value
    one = start.player(0, discard=("army_4",))
    assert "regroup_count" == one.why_not(0, Regroup("reinforcements", ("army_4",), gives))
    assert "allowed" == one.why_not(0, Regroup("reinforcements", ("army_4",), gives[:1]))
    assert "card_idle" == upkeep("reinforcements").why_not(
        0, Regroup("reinforcements", ("army_4",), gives[:1])
    )


def test_spy_network_shows_a_hand_and_locks_its_bluff() -> None:
    """SP-9: to the spy alone; the bluff is that player's last token and pays for nothing."""
    cards: dict[Card, int] = {"spy_network": 0, "purge_the_weak": 1}
    start = table(("lion", "crane", "crab"), LANDS, phase="cards", cards=cards)
    after = start.act(0, Spy(1))
    (shown,) = after.found(HandShown)

    assert after.hand(1) == cut(after.state, 0).spied[0].hand.value == cut(shown, 0).hand.value
    assert None is cut(after.state, 2).spied[0].hand.value
    assert "no_such_opponent" == start.why_not(0, Spy(0))
    turn = after.changed(active=1, phase="turn")
    assert "barred" == turn.why_not(1, placing("bluff", "lion_capital"))
    assert "not_in_hand" == turn.why_not(1, Purge("bluff", ()))


def test_a_card_is_its_holders_secret() -> None:
    """BR-TERR-5, BR-ENG-4: how many one holds is public; by option the faces are, too."""
    lands = {"lion_capital": (0, 1), "lion_north": (0, 1), "lion_coast": (0, 1)}
    board = table(TWO, lands)
    (event,) = [one for one in claim_cards(board.state, DICE) if isinstance(one, CardClaimed)]
    state = fold(GAME, board.state, (event,))

    assert event.card.value in PAIRS["lion"]
    assert (None, 0) == (cut(state, 1).claims[3].card.value, cut(state, 1).claims[3].holder)
    assert 1 == GAME.view(state, 1).standings[0].cards
    open_table = table(TWO, lands, options=Options(claimed_cards="public"))
    assert None is claim_cards(open_table.state, DICE)[0].card.to  # type: ignore[union-attr]


def test_a_former_holder_still_knows_the_card() -> None:
    """BR-TERR-5: and its face is the same when it is claimed again."""
    lands = {"lion_capital": (1, 1), "lion_north": (1, 1), "lion_coast": (1, 1)}
    board = table(TWO, lands, cards={"bushido": 0})
    (event,) = [one for one in claim_cards(board.state, DICE) if isinstance(one, CardClaimed)]

    assert (1, "bushido", (0, 1)) == (event.seat, event.card.value, event.card.to)


def test_who_has_not_got_a_card_can_not_play_it() -> None:
    """The card must be in one's own hand, and be played in the way it says."""
    start = upkeep("bushido")

    assert "not_your_card" == start.why_not(0, PlayCard("sacred_ground", ("lion_north",)))
    assert "not_your_card" == start.why_not(0, Spy(1))
    assert "not_asked" == start.why_not(1, Pass())
    assert 15 == len(AIMED)
