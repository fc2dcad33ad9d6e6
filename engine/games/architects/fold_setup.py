"""The table after the events of set-up and draft."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.architects import events as e
from engine.games.architects.facts import (
    BOARDS,
    SEATING,
    TABLE,
    amounts,
    apprentices_of,
    buildings_of,
)
from engine.games.architects.moves import Options
from engine.games.architects.names import MARKET, Set
from engine.games.architects.state import (
    NOTHING,
    Player,
    Shown,
    State,
    Under,
    after,
    asking,
    with_player,
)
from engine.kernel.rows import remove_each
from engine.kernel.sealed import Sealed, open_sealed
from engine.kernel.seats import Seat


def sets(options: Options) -> tuple[Set, ...]:
    """The sets of cards that are played with (AW-VAR-1)."""
    return ("base", "promo") if options.promo_cards == "on" else ("base",)


def _on_started(state: State | None, event: e.GameStarted) -> State:
    seats, half = len(event.packets), len(event.display) // 2
    dealt = [card for packet in event.packets for card in open_sealed(packet)]
    return State(
        options=event.options,
        players=tuple(
            Player(Sealed((), (seat,)), packet, character=event.characters[seat], held=(0,) * seats)
            for seat, packet in enumerate(event.packets)
        ),
        active=event.first,
        display=tuple(tuple(map(Shown, row)) for row in (event.display[:half], event.display[half:])),
        crew_fresh=remove_each(apprentices_of(sets(event.options)), *event.display),
        fresh=Sealed(remove_each(buildings_of(sets(event.options)), *dealt), ()),
        small=event.small,
        market_fresh=remove_each(MARKET, event.small),
        rewards=SEATING[seats].rewards,
        ruling=event.ruling,
        phase="characters" if None in event.characters and event.options.boards == "chosen" else "draft",
    )


def _on_chosen(state: State, event: e.CharacterChosen) -> State:
    """Seats choose one after another; then the draft begins."""
    state = with_player(state, event.seat, character=event.character)
    if all(one.character is not None for one in state.players):
        return asking(state, "draft")
    return asking(state, "characters", active=after(state, event.seat)[1])


def _on_drafted(state: State, event: e.Drafted) -> State:
    player, card = state.players[event.seat], open_sealed(event.card)
    assert player.packet is not None
    state = with_player(
        state,
        event.seat,
        hand=Sealed((*open_sealed(player.hand), card), (event.seat,)),
        packet=Sealed(remove_each(open_sealed(player.packet), card), (event.seat,)),
        picked=True,
    )
    done = all(one.picked for one in state.players)
    return replace(state, phase="pass") if done else state


def _on_passed(state: State, event: e.PacketsPassed) -> State:
    """Each packet goes to the next seat, who then knows it."""
    packets = [one.packet for one in state.players]
    for seat in range(len(packets)):
        got = packets[seat - 1]
        assert got is not None
        state = with_player(state, seat, packet=Sealed(open_sealed(got), (seat,)), picked=False)
    return asking(state, "draft")


def _set(state: State, event: e.BoardsSet) -> State:
    """The last card of each packet goes under the deck, in seat order (AW-SETUP-6)."""
    for seat, player in enumerate(state.players):
        assert player.packet is not None
        last = tuple(Under(Sealed(card, (seat,))) for card in open_sealed(player.packet))
        state = replace(state, under=(*state.under, *last))
    state = replace(state, active=event.first, phase="boards")
    for turn, seat in enumerate(after(state, event.first)):
        state = with_player(state, seat, packet=None, picked=False, **_first_holdings(state, seat, turn))
    return state


def _first_holdings(state: State, seat: Seat, turn: int) -> dict[str, object]:
    """What a board begins with: silver by turn order, or what the character has (AW-CHAR-2)."""
    character = state.players[seat].character
    if character is None:
        return {"goods": (*NOTHING[:-1], TABLE.silver[turn])}
    row = BOARDS[character]
    goods = amounts({**row.goods, "silver": row.silver})
    reserve = TABLE.workers - row.prison
    rest = {"prison": row.prison, "reserve": reserve, "unpaid": row.debts}
    return {"goods": goods, "virtue": row.virtue, **rest}


def _start(state: State, event: e.StartBegan) -> State:
    return asking(state, "start", active=event.first)


def _began(state: State, event: e.TurnsBegan) -> State:
    return asking(state, "turn", active=event.first)


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    e.GameStarted: _on_started,
    e.CharacterChosen: _on_chosen,
    e.Drafted: _on_drafted,
    e.PacketsPassed: _on_passed,
    e.BoardsSet: _set,
    e.StartBegan: _start,
    e.TurnsBegan: _began,
}
