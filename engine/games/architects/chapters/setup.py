"""Setting up: decks, packets, characters and the draft (AW-SETUP, AW-CHAR).

    characters   each seat chooses one in turn, where the table chooses (ChooseCharacter)
    draft        all at once keep a building of their packet (Draft); packets go left until one card is left
    boards       everybody gets what the game begins with, then the buildings of characters
    start        by option an apprentice for everybody, the last seat first (TakeOn in chapters/buildings.py)
    turn         the first turn

`setup` gives the one event from which everything begins; each further step follows by itself from the phase.
"""

from typing import Final

from msgspec.structs import replace

from engine.games.architects.base import By, Happening, Move, Options, Ruling
from engine.games.architects.chapter import Folds, Outcome, Rule
from engine.games.architects.chapters.apprentices import refill_display
from engine.games.architects.chapters.goods import draw_buildings
from engine.games.architects.facts import (
    BOARDS,
    DISPLAYS,
    SEATING,
    TABLE,
    amounts,
    apprentices_of,
    buildings_of,
    characters_of,
    sets_in_play,
)
from engine.games.architects.names import MARKET, Apprentice, Building, Buildings, Character, MarketCard
from engine.games.architects.state import (
    NOTHING,
    Player,
    Shown,
    State,
    Under,
    seats_from,
    with_player,
    with_question,
)
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, open_sealed, seal
from engine.kernel.seats import Seat, remove_each

# --- moves and events ---------------------------------------------------------------------------------------


class ChooseCharacter(Move, frozen=True, tag="choose_character"):
    """A character nobody has (AW-CHAR-1)."""

    character: Character


class Draft(Move, frozen=True, tag="draft"):
    """The building kept from the packet in hand (AW-SETUP-6)."""

    card: Building


class GameStarted(Happening, frozen=True, tag="game_started"):
    """`first` begins on plain boards; `characters` are None where they are chosen (AW-SETUP).

    `ruling` is that of the version by which the game is played; version 1 wrote none.
    """

    options: Options
    first: Seat
    display: tuple[Apprentice, ...]
    small: MarketCard
    packets: tuple[Sealed[Buildings], ...]
    characters: tuple[Character | None, ...]
    ruling: Ruling = Ruling()


class CharacterChosen(Happening, frozen=True, tag="character_chosen"):
    """A seat has its character (AW-CHAR-1)."""

    seat: Seat
    character: Character
    by: By


class Drafted(Happening, frozen=True, tag="drafted"):
    """A seat keeps a building of its packet (AW-SETUP-6)."""

    seat: Seat
    card: Sealed[Building]
    by: By


class PacketsPassed(Happening, frozen=True, tag="packets_passed"):
    """All packets go left."""


class BoardsSet(Happening, frozen=True, tag="boards_set"):
    """The draft is over, everybody has what the game begins with; `first` begins (AW-SETUP-8, AW-CHAR-4)."""

    first: Seat


class StartBegan(Happening, frozen=True, tag="start_began"):
    """Before the first turn everybody hires, the last seat first (AW-VAR-1)."""

    first: Seat


class TurnsBegan(Happening, frozen=True, tag="turns_began"):
    """Everything is dealt; the first turn begins."""

    first: Seat


# --- dealt --------------------------------------------------------------------------------------------------


def setup(ruling: Ruling, seats: int, options: Options, dice: Dice) -> tuple[Happening, ...]:
    """The first event of a table of 2 to 5 seats (AW-SETUP-1 to AW-SETUP-6)."""
    sets = sets_in_play(options)
    dealt, _ = dice.sample(buildings_of(sets), TABLE.dealt * seats, "packets")
    rows = (dealt[TABLE.dealt * seat : TABLE.dealt * (seat + 1)] for seat in range(seats))
    display, _ = dice.sample(apprentices_of(sets), DISPLAYS * TABLE.columns, "display")
    lots, _ = dice.sample(playable_characters(options), seats, "characters")
    return (
        GameStarted(
            options=options,
            first=dice.roll_below(seats, "first"),
            display=display,
            small=dice.pick(MARKET, "market"),
            packets=tuple(seal(row, seat) for seat, row in enumerate(rows)),
            characters=lots if options.boards == "random" else (None,) * seats,
            ruling=ruling,
        ),
    )


def on_game_started(state: State | None, event: GameStarted) -> State:
    """The first table: decks hold every card of the sets in play that was not dealt."""
    seats, half = len(event.packets), len(event.display) // DISPLAYS
    sets = sets_in_play(event.options)
    dealt = [card for packet in event.packets for card in open_sealed(packet)]
    return State(
        options=event.options,
        players=tuple(
            Player(Sealed((), (seat,)), packet, character=event.characters[seat], held=(0,) * seats)
            for seat, packet in enumerate(event.packets)
        ),
        active=event.first,
        display=tuple(tuple(map(Shown, row)) for row in (event.display[:half], event.display[half:])),
        crew_fresh=remove_each(apprentices_of(sets), *event.display),
        fresh=Sealed(remove_each(buildings_of(sets), *dealt), ()),
        small=event.small,
        market_fresh=remove_each(MARKET, event.small),
        rewards=SEATING[seats].rewards,
        ruling=event.ruling,
        phase="characters" if None in event.characters and event.options.boards == "chosen" else "draft",
    )


# --- characters ---------------------------------------------------------------------------------------------


def playable_characters(options: Options) -> tuple[Character, ...]:
    """The characters that may be played (AW-CHAR-1, AW-VAR-1)."""
    return characters_of(("base", "extra") if options.extra_characters == "on" else ("base",))


def free_characters(state: State) -> tuple[Character, ...]:
    """Characters that nobody has."""
    taken = [one.character for one in state.players]
    return tuple(one for one in playable_characters(state.options) if one not in taken)


def choose_character_refusal(state: State, seat: Seat, action: ChooseCharacter) -> Refusal | None:
    """Why this character can't be chosen: somebody has it, or it is not played with."""
    free = action.character in free_characters(state)
    return None if free else no("character_taken", character=action.character)


def choose_character(outcome: Outcome, seat: Seat, action: ChooseCharacter, by: By = "choice") -> Outcome:
    """A seat takes a character (AW-CHAR-1)."""
    return outcome.add(CharacterChosen(seat, action.character, by))


def choose_character_by_default(outcome: Outcome, seat: Seat) -> Outcome:
    """The first free character is that of whoever is silent."""
    return choose_character(outcome, seat, ChooseCharacter(free_characters(outcome.state)[0]), "default")


def on_character_chosen(state: State, event: CharacterChosen) -> State:
    """Seats choose one after another; then the draft begins."""
    state = with_player(state, event.seat, character=event.character)
    if all(one.character is not None for one in state.players):
        return with_question(state, "draft")
    return with_question(state, "characters", active=seats_from(state, event.seat)[1])


# --- draft --------------------------------------------------------------------------------------------------


def packet(state: State, seat: Seat) -> Buildings:
    """The buildings that a seat drafts from; () after the draft, and in a sight that is cut for another."""
    sealed = state.players[seat].packet
    return () if sealed is None or sealed.value is None else sealed.value


def draft_refusal(state: State, seat: Seat, action: Draft) -> Refusal | None:
    """Why this building can't be kept: it is not in the packet."""
    return None if action.card in packet(state, seat) else no("not_in_packet", card=action.card)


def draft_building(outcome: Outcome, seat: Seat, action: Draft, by: By = "choice") -> Outcome:
    """A building is kept (AW-SETUP-6)."""
    return outcome.add(Drafted(seat, seal(action.card, seat), by))


def draft_by_default(outcome: Outcome, seat: Seat) -> Outcome:
    """The first card of the packet stays with whoever is silent."""
    return draft_building(outcome, seat, Draft(packet(outcome.state, seat)[0]), "default")


def pass_packets(outcome: Outcome) -> Outcome:
    """Packets go left until one card is left in each (AW-SETUP-6)."""
    packets = [one.packet for one in outcome.state.players]
    last = all(one is None or len(open_sealed(one)) == 1 for one in packets)
    return outcome.add(BoardsSet(first_seat(outcome.state)) if last else PacketsPassed())


def on_drafted(state: State, event: Drafted) -> State:
    """Packets wait until everybody has picked."""
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


def on_packets_passed(state: State, event: PacketsPassed) -> State:
    """Each packet goes to the next seat, who then knows it."""
    packets = [one.packet for one in state.players]
    for seat in range(len(packets)):
        got = packets[seat - 1]
        assert got is not None
        state = with_player(state, seat, packet=Sealed(open_sealed(got), (seat,)), picked=False)
    return with_question(state, "draft")


# --- boards and the first turn ------------------------------------------------------------------------------


def first_seat(state: State) -> Seat:
    """The seat that begins: the drawn one, or that of the most virtuous character (AW-CHAR-4)."""
    rows = [(seat, one.character) for seat, one in enumerate(state.players)]
    virtues = [(-BOARDS[character].virtue, seat) for seat, character in rows if character]
    return min(virtues)[1] if virtues else state.active


def on_boards_set(state: State, event: BoardsSet) -> State:
    """The last card of each packet goes under the deck, in seat order (AW-SETUP-6); boards are filled.

    A plain board begins with silver by turn order, a character with what it has (AW-CHAR-2).
    """
    for seat, player in enumerate(state.players):
        assert player.packet is not None
        last = tuple(Under(Sealed(card, (seat,))) for card in open_sealed(player.packet))
        state = replace(state, under=(*state.under, *last))
    state = replace(state, active=event.first, phase="boards")
    for turn, seat in enumerate(seats_from(state, event.first)):
        state = with_player(state, seat, packet=None, picked=False)
        character = state.players[seat].character
        if character is None:
            state = with_player(state, seat, goods=(*NOTHING[:-1], TABLE.silver[turn]))
            continue
        row = BOARDS[character]
        state = with_player(
            state,
            seat,
            goods=amounts({**row.goods, "silver": row.silver}),
            virtue=row.virtue,
            prison=row.prison,
            reserve=TABLE.workers - row.prison,
            unpaid=row.debts,
        )
    return state


def deal_first_buildings(outcome: Outcome) -> Outcome:
    """Buildings that characters begin with, then the first turn, or what comes before it (AW-CHAR-3)."""
    first = outcome.state.active
    seats = seats_from(outcome.state, first)
    for seat in seats:
        character = outcome.state.players[seat].character
        if character is not None:
            outcome = draw_buildings(outcome, seat, BOARDS[character].buildings)
    starting = outcome.state.options.starting_apprentice == "on"
    return outcome.add(StartBegan(seats[-1]) if starting else TurnsBegan(first))


def begin_turns(outcome: Outcome) -> Outcome:
    """Everybody has hired: the display is full again, and the last who hired begins (AW-VAR-1)."""
    return refill_display(outcome).add(TurnsBegan(outcome.state.active))


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {
    ChooseCharacter: Rule(choose_character_refusal, choose_character),
    Draft: Rule(draft_refusal, draft_building),
}
FOLDS: Final[Folds] = {
    GameStarted: on_game_started,
    CharacterChosen: on_character_chosen,
    Drafted: on_drafted,
    PacketsPassed: on_packets_passed,
    BoardsSet: on_boards_set,
    StartBegan: lambda state, event: with_question(state, "start", active=event.first),
    TurnsBegan: lambda state, event: with_question(state, "turn", active=event.first),
}
