"""The choice of holds, and whom an attack robs (TI-R11, TI-R12)."""

from engine.games.treasure.chapters.dawn import HoldsAsked, TreasureTaken
from engine.games.treasure.chapters.day import Attack, Board, Land, Mutiny
from engine.games.treasure.chapters.night import HoldsMissed, Loot, Vote
from engine.games.treasure.chapters.rounds import Resign
from tests.engine.games.treasure.board import Board as Table
from tests.engine.games.treasure.board import board

CREW = "FD: A B C; JR: D E F; island: G"


def attacked(queues: str = CREW, holds: str = "", **settings: object) -> Table:
    """The night after A's order."""
    return board(queues, holds, **settings).do("A", Attack()).dusk()  # type: ignore[arg-type]


def test_t13_without_spanish_treasure_the_other_ship_is_robbed() -> None:
    """T13, TI-R11, TI-R12: without Spanish treasure the other ship is the target, hold by hold."""
    night = attacked(holds="FD E2 F1, JR E1 F2", spanish=0)
    dawn = night.do("A", Loot(0, "english", "french")).votes("A charge, B fire, C fire")

    assert "jr" == night.state.orders[0].target
    assert ("E1 F1", "E3 F1") == (dawn.holds("JR"), dawn.holds("FD"))
    assert [TreasureTaken(0, "fd", "jr", "english", "french")] == dawn.happened(TreasureTaken)


def test_an_empty_hold_leaves_the_other_one_to_rob() -> None:
    """TI-R12: the captain named an empty hold."""
    night = attacked(holds="JR E2 F0", spanish=0)
    dawn = night.do("A", Loot(0, "french", "french")).votes("A charge, B fire, C fire")

    assert ("E1 F0", "E1 F1") == (dawn.holds("JR"), dawn.holds("FD"))


def test_a_hold_to_rob_is_named_exactly_when_one_may_be_robbed() -> None:
    """TI-R12: not for a Spanish target, always for a ship."""
    assert "rob_unfit" == attacked().why_not("A", Loot(0, "english", "french"))
    assert "rob_needed" == attacked(spanish=0).why_not("A", Loot(0, "english"))


def test_the_lot_may_choose_the_hold_to_rob() -> None:
    """TI-R12, option rob_hold=random: the captain is not asked for it; only full holds are drawn."""
    nights = [attacked(holds="JR E1 F1", spanish=0, rob_hold="random", seed=n) for n in range(12)]
    dawns = [night.do("A", Loot(0, "english")).votes("A charge, B fire, C fire") for night in nights]
    empty = [attacked(holds="JR E0 F2", spanish=0, rob_hold="random", seed=n) for n in range(6)]
    after = [night.do("A", Loot(0, "english")).votes("A charge, B fire, C fire") for night in empty]

    assert "rob_unfit" == nights[0].why_not("A", Loot(0, "english", "french"))
    assert {"E0 F1", "E1 F0"} == {dawn.holds("JR") for dawn in dawns}
    assert {"E0 F1"} == {dawn.holds("JR") for dawn in after}


def test_the_captain_at_dusk_chooses_the_holds() -> None:
    """TI-R12: the one who ordered the attack has gone, the order stands."""
    night = board("FD: A B C; JR: D; boat: X").do("A", Attack()).do("X", Land("fd")).dusk()
    gone = board("FD: A B C; JR: D").do("A", Attack()).do("D", Board()).dusk()
    heir = board("FD: A B C; JR: D").do("A", Attack()).do("A", Resign()).dusk()

    assert ["A", "A", "B"] == [table.asked("loot") for table in (night, gone, heir)]
    assert "not_captain" == night.why_not("B", Loot(0, "english"))


def test_holds_may_be_changed_until_dawn() -> None:
    """Section 8: the last choice counts, as with votes."""
    night = attacked().do("A", Loot(0, "english"), Loot(0, "french"))

    assert "E1 F1" == night.votes("A charge, B fire, C fire").holds("FD")


def test_missed_holds_are_drawn_at_dawn() -> None:
    """Section 8, U10: a random hold, not the captain's own; nothing is drawn before."""
    nights = [attacked(seed=n).votes("A charge, B fire, C fire") for n in range(12)]
    dawns = [night.silence() for night in nights]

    assert {"A"} == {night.asked() for night in nights}
    assert [HoldsMissed(0, 0, to=(0,))] == dawns[0].happened(HoldsMissed)
    assert {"E2 F0", "E1 F1"} == {dawn.holds("FD") for dawn in dawns}


def test_missed_holds_rob_only_what_is_there() -> None:
    """Section 8: random among legal holds."""
    nights = [
        attacked(holds="JR E0 F3", spanish=0, seed=n).votes("A charge, B fire, C fire") for n in range(8)
    ]

    assert {"E0 F2"} == {night.silence().holds("JR") for night in nights}


def test_missed_holds_rob_either_hold_by_lot() -> None:
    """TI-R12, section 8: both are full, so each is robbed in some nights."""
    nights = [
        attacked(holds="JR E2 F2", spanish=0, seed=n).votes("A charge, B fire, C fire") for n in range(12)
    ]

    assert {"E1 F2", "E2 F1"} == {night.silence().holds("JR") for night in nights}


def test_missed_holds_rob_the_only_full_one_of_either_side() -> None:
    """TI-R12: the English one, too."""
    night = attacked(holds="JR E3 F0", spanish=0).votes("A charge, B fire, C fire")

    assert "E2 F0" == night.silence().holds("JR")


def test_a_retarget_needs_no_hold_while_two_spanish_treasures_lie() -> None:
    """TI-R11, option retarget=on: two attacks can't empty it."""
    night = board(CREW, spanish=2, retarget="on").do("D", Attack()).do("A", Attack()).dusk()

    assert "rob_unfit" == night.why_not("A", Loot(1, "english", "french"))


def test_an_attack_that_has_turned_to_a_ship_asks_which_hold_it_robs() -> None:
    """TI-R11, TI-R12, options retarget and loot_choice: the one before it took the last Spanish treasure.

    Asked after the success, the captain knows whom he robs; without the hold he could not say what he takes.
    """
    night = board(CREW, "FD E1 F0, JR E1 F1", spanish=1, retarget="on", loot_choice="after_success")
    both = night.do("D", Attack()).do("A", Attack()).dusk()
    won = both.votes("D charge, E fire, F fire", 0).votes("A charge, B fire, C fire", 1)
    first = won.do("D", Loot(0, "english"))
    done = first.do("A", Loot(1, "english", "french"))

    assert "rob_unfit" == won.why_not("D", Loot(0, "english", "french"))
    assert 0 == first.state.spanish
    assert "rob_needed" == first.why_not("A", Loot(1, "english"))
    assert [TreasureTaken(1, "fd", "jr", "english", "french")] == done.happened(TreasureTaken)


def test_two_ships_may_rob_each_other() -> None:
    """TI-R17: the second attack finds what the first has left."""
    night = board(CREW, "FD E1 F0, JR E0 F1", spanish=0).do("A", Attack()).do("D", Attack()).dusk()
    ready = night.do("A", Loot(0, "english", "french")).do("D", Loot(1, "french", "english"))
    dawn = ready.votes("A charge, B fire, C fire", 0).votes("D charge, E fire, F fire", 1)

    assert ("E1 F0", "E0 F1") == (dawn.holds("FD"), dawn.holds("JR"))


def test_the_catch_may_be_stowed_after_the_success() -> None:
    """TI-R12, option loot_choice=after_success: the captain is asked when there is something to stow."""
    night = attacked(loot_choice="after_success")
    won = night.votes("A charge, B fire, C fire")
    lost = night.votes("A charge, B charge, C charge")

    assert "" == night.asked("loot")
    assert "no_such_order" == night.why_not("A", Loot(0, "english"))
    assert [HoldsAsked(0, "fd", 0, "spanish")] == won.happened(HoldsAsked)
    assert ("loot", "A") == (won.state.phase, won.asked())
    assert "not_night" == won.why_not("B", Vote(0, "douse"))
    assert ("E1 F1", 2) == (
        won.do("A", Loot(0, "french")).holds("FD"),
        won.do("A", Loot(0, "french")).state.round,
    )
    assert 2 == lost.state.round


def test_a_silent_or_leaving_captain_stows_by_lot_after_the_success() -> None:
    """TI-R12, TI-R28, option loot_choice=after_success."""
    nights = [attacked(loot_choice="after_success", seed=n) for n in range(12)]
    won = [night.votes("A charge, B fire, C fire") for night in nights]

    assert {"E2 F0", "E1 F1"} == {table.silence().holds("FD") for table in won}
    assert {"E2 F0", "E1 F1"} == {table.do("A", Resign()).holds("FD") for table in won}


def test_where_no_captain_is_left_the_lot_robs_as_well() -> None:
    """TI-R12, TI-R28: either hold, where both are full."""
    nights = [attacked(holds="JR E2 F2", spanish=0, loot_choice="after_success", seed=n) for n in range(12)]
    left = [night.votes("A charge, B fire, C fire").do("A", Resign()) for night in nights]

    assert {"E1 F2", "E2 F1"} == {table.holds("JR") for table in left}


def test_after_the_success_the_hold_to_rob_is_asked_too() -> None:
    """TI-R12, option loot_choice=after_success against a ship."""
    won = attacked(loot_choice="after_success", spanish=0, holds="JR E1 F1").votes("A charge, B fire, C fire")

    assert "rob_needed" == won.why_not("A", Loot(0, "english"))
    assert "E1 F0" == won.do("A", Loot(0, "english", "french")).holds("JR")


def test_a_fallen_captain_does_not_choose_after_the_success() -> None:
    """TI-R12, TI-R17, options after_success and by_declaration: the captain of that moment is asked."""
    table = board(CREW, loot_choice="after_success", night_order="by_declaration")
    night = table.do("B", Mutiny()).do("A", Attack()).dusk().votes("B for, C for", 0)
    won = night.votes("A charge, B fire, C fire", 1)

    assert ("B C", "B") == (won.at("FD"), won.asked("loot"))
