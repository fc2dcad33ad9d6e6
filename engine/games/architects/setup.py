"""Setting up: decks, packets, characters and the draft (AW-SETUP, AW-CHAR)."""

from engine.games.architects.decks import draw
from engine.games.architects.event import AnyEvent
from engine.games.architects.events import (
    BoardsSet,
    By,
    CharacterChosen,
    Drafted,
    GameStarted,
    PacketsPassed,
    StartBegan,
    TurnsBegan,
)
from engine.games.architects.facts import (
    BOARDS,
    DISPLAYS,
    TABLE,
    apprentices_of,
    buildings_of,
    characters_of,
)
from engine.games.architects.fold_setup import sets
from engine.games.architects.moves import Options
from engine.games.architects.names import MARKET, Building, Buildings, Character
from engine.games.architects.rulings import Ruling
from engine.games.architects.state import State, after
from engine.games.architects.telling import Told
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed, seal
from engine.kernel.seats import Seat

Events = tuple[AnyEvent, ...]


def setup(ruling: Ruling, seats: int, options: Options, dice: Dice) -> Events:
    """The first event of a table of 2 to 5 seats (AW-SETUP-1 to AW-SETUP-6)."""
    cards = buildings_of(sets(options))
    dealt, _ = dice.sample(cards, TABLE.dealt * seats, "packets")
    rows = (dealt[TABLE.dealt * seat : TABLE.dealt * (seat + 1)] for seat in range(seats))
    display, _ = dice.sample(apprentices_of(sets(options)), DISPLAYS * TABLE.columns, "display")
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


def playable_characters(options: Options) -> tuple[Character, ...]:
    """The characters that may be played (AW-CHAR-1, AW-VAR-1)."""
    return characters_of(("base", "extra") if options.extra_characters == "on" else ("base",))


def free(state: State) -> tuple[Character, ...]:
    """Characters that nobody has."""
    taken = [one.character for one in state.players]
    return tuple(one for one in playable_characters(state.options) if one not in taken)


def choose_character(state: State, seat: Seat, character: Character, by: By) -> Events:
    """A seat takes a character (AW-CHAR-1)."""
    return (CharacterChosen(seat, character, by),)


def packet(state: State, seat: Seat) -> Buildings:
    """What a seat drafts from."""
    sealed = state.players[seat].packet
    return () if sealed is None or sealed.value is None else sealed.value


def draft_building(state: State, seat: Seat, card: Building, by: By) -> Events:
    """A building is kept (AW-SETUP-6)."""
    return (Drafted(seat, seal(card, seat), by),)


def pass_packets(state: State, dice: Dice) -> Events:
    """Packets go left until one card is left in each (AW-SETUP-6)."""
    packets = [one.packet for one in state.players]
    last = all(one is None or len(open_sealed(one)) == 1 for one in packets)
    return (BoardsSet(first(state)),) if last else (PacketsPassed(),)


def first(state: State) -> Seat:
    """Who begins: the drawn seat, or the highest virtue of the characters (AW-CHAR-4)."""
    rows = [(seat, one.character) for seat, one in enumerate(state.players)]
    virtues = [(-BOARDS[character].virtue, seat) for seat, character in rows if character]
    return min(virtues)[1] if virtues else state.active


def deal_first_buildings(state: State, dice: Dice) -> Events:
    """Buildings that characters begin with, then the first turn, or what comes before it (AW-CHAR-3)."""
    told, begins = Told(state, dice), state.active
    for seat in after(state, begins):
        character = state.players[seat].character
        if character is not None:
            told = draw(told, seat, BOARDS[character].buildings)
    if state.options.starting_apprentice == "on":
        return told.tell(StartBegan(after(state, begins)[-1])).events
    return told.tell(TurnsBegan(begins)).events
