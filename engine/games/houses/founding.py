"""Before and between generations: houses are founded, take a pause, rename a head, agree to stop (chapter 1).

The campaign's opening deals what stays fixed: each house's legacy (its goals) and its two story endings. Then
each player names a house (HO-1.2). Between two generations the same table waits until every house is ready;
meanwhile a house may give its next character another name (HO-R03). To stop may be agreed at any time; the
campaign ends with the generation in which the last house agrees (HO-R04).
"""

import unicodedata
from typing import Final

from msgspec.structs import replace

from engine.games.houses.content import Content
from engine.games.houses.events import (
    AnyEvent,
    CampaignOpened,
    FirstNameChanged,
    HouseFounded,
    HouseReady,
    StopAgreed,
)
from engine.games.houses.moves import (
    AgreeToStop,
    AnyAction,
    Found,
    Offers,
    Options,
    Ready,
    Rename,
    Ruling,
    whole_offer,
)
from engine.games.houses.names import StoryEnd
from engine.games.houses.state import Ending, House, LineState, State, Tally
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Words, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait
from engine.kernel.writing import comparable_name, fault, is_lookalike

LINES: Final = 5
"""HO-7.1: a campaign has so many story lines."""

NAME_MOST: Final = 24
"""Characters of a house's or a character's name, so that ten of them fit a message."""

JOINERS: Final = "\u200c\u200d"
"""The half-space and its opposite: the only signs without a shape that a name may hold."""

SHAPELESS: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Unicode's categories of signs that steer the text or have no shape of their own."""


# --- the campaign opens -----------------------------------------------------------------------------------


def campaign_opened(
    content: Content,
    ruling: Ruling,
    seats: int,
    options: Options,
    dice: Dice,
    seen: tuple[str, ...] = (),
) -> CampaignOpened:
    """The event that begins a campaign: legacies by seat (HO-1.4), endings by seat (HO-R29), open lines.

    `seen` are the proposals that this table saw in its last campaign (HO-R17).
    """
    names = _dealt_lines(content, ruling, dice)

    # A legacy for each house, one a line, in an order drawn; with more seats than lines a second of a line.
    order = dice.shuffle(names, "legacy_lines")
    legacies: list[str] = []
    for seat in range(seats):
        name = order[seat % len(order)]
        free = tuple(one.id for one in content.legacies if one.line == name and one.id not in legacies)
        legacies.append(dice.pick(free, "legacy", seat))

    # Two endings a house, of two lines: lines in a ring, unity of one, division of the next.
    ring = dice.shuffle(names, "endings")
    endings: tuple[tuple[tuple[str, StoryEnd], ...], ...] = tuple(
        ((ring[seat % len(ring)], "unity"), (ring[(seat + 1) % len(ring)], "division"))
        for seat in range(seats)
    )
    lines = tuple((one.id, one.opens) for one in content.lines if one.id in names)
    return CampaignOpened(options, seats, tuple(legacies), lines, endings, ruling, seen)


def _dealt_lines(content: Content, ruling: Ruling, dice: Dice) -> tuple[str, ...]:
    """HO-7.1: the five story lines of a campaign, in the content's order; all where there are no more."""
    every = tuple(one.id for one in content.lines)
    if ruling.lines == "all" or len(every) <= LINES:
        return every
    dealt = dice.shuffle(every, "lines")[:LINES]
    return tuple(name for name in every if name in dealt)


def on_campaign_opened(state: None, event: CampaignOpened) -> State:
    """The first state: nameless houses with their goals, and every line at its first proposal."""
    tally = Tally(story=(0,) * len(event.lines))
    houses = tuple(
        House(legacy, tuple(Ending(line, end) for line, end in endings), tally)
        for legacy, endings in zip(event.legacies, event.endings, strict=True)
    )
    blank = (0,) * event.seats
    return State(
        options=event.options,
        stage="founding",
        houses=houses,
        lines=tuple(LineState(line, at, blank) for line, at in event.lines),
        numbers=(blank,) * event.seats,
        ready=(False,) * event.seats,
        stopping=(False,) * event.seats,
        ruling=event.ruling,
        seen_before=event.seen,
    )


# --- names (HO-R02) ---------------------------------------------------------------------------------------


def name_refusal(name: str, ruling: Ruling) -> Refusal | None:
    """Why nobody may have this name: it has 1 to NAME_MOST visible characters in one line; or None.

    By the ruling of version 1 any such name may stand; since then it is of one script and leads nowhere.
    """
    if not comparable_name(name):
        return no("name_empty")
    if len(name) > NAME_MOST:
        return no("name_long", most=NAME_MOST)
    # No shapeless sign is printable to Python, so that most names need not be looked through.
    if not name.isprintable() and any(
        unicodedata.category(sign) in SHAPELESS and sign not in JOINERS for sign in name
    ):
        return no("name_letters")
    if ruling.names == "read":
        match fault(name):
            case "marks":
                return no("name_marks")
            case "scripts":
                return no("name_scripts")
            case "link":
                return no("name_link")
    return None


def is_same_name(one: str, other: str, ruling: Ruling) -> bool:
    """HO-R02: whether two names are one; in version 1 look-alikes of other scripts stood side by side."""
    return (
        is_lookalike(one, other) if ruling.names == "read" else comparable_name(one) == comparable_name(other)
    )


def trim_name(name: str) -> str:
    """A name as it is kept: composed characters, single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


# --- a house is founded (HO-1.2) --------------------------------------------------------------------------


def founding_waits(state: State) -> tuple[Wait, ...]:
    """Chapter 13: the host may seat another; silence gets a name and an emblem by lot."""
    if state.stage != "founding":
        return ()
    return tuple(
        Wait(f"found.{seat}", seat, "found", True, "house_by_lot", moves=("found",))
        for seat in state.seats
        if not state.houses[seat].name
    )


def founding_refusal(state: State, seat: Seat, action: Found, content: Content) -> Refusal | None:
    """Why the house can't be founded: its emblem or name is taken, or is none (HO-1.2, HO-R02)."""
    if state.stage != "founding" or state.houses[seat].name:
        return no("not_now")
    if action.emblem not in content.emblems:
        return no("emblem_unknown")
    if any(one.emblem == action.emblem for one in state.houses):
        return no("emblem_taken")
    if any(one.name and is_same_name(one.name, action.name, state.ruling) for one in state.houses):
        return no("name_taken")
    return name_refusal(action.name, state.ruling) or name_refusal(action.first_name, state.ruling)


def founding_events(state: State, seat: Seat, action: Found) -> tuple[AnyEvent, ...]:
    """The house as its player has named it, names trimmed."""
    return (HouseFounded(seat, trim_name(action.name), action.emblem, trim_name(action.first_name)),)


def found_by_default(state: State, seat: Seat, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """The deadline founds a house whose name is its emblem's code; the texts know how to say it.

    HO-R02: an emblem whose code is another house's name is left out.
    """
    emblems, names = {one.emblem for one in state.houses}, [one.name for one in state.houses if one.name]
    free = tuple(
        one
        for one in content.emblems
        if one not in emblems and not any(is_same_name(one, name, state.ruling) for name in names)
    )
    emblem = dice.pick(free, "emblem", seat)
    return (HouseFounded(seat, emblem, emblem, emblem, given=True),)


def founding_offers(state: State, seat: Seat, begun: PartialMove | None, content: Content) -> Offers:
    """A name, a free emblem, a first name, in any order; the whole move once it is legal."""
    if state.stage != "founding" or state.houses[seat].name:
        return ()
    taken = tuple(one.emblem for one in state.houses)
    free = tuple(one for one in content.emblems if one not in taken)
    fields = (Words("name", 1, NAME_MOST), Pick("emblem", free), Words("first_name", 1, NAME_MOST))
    if begun is None:
        return (PartialMove("found", (), fields),)
    left = tuple(field for field in fields if field_value(begun, field.name) is None)
    if left:
        return (PartialMove("found", begun.given, left),)
    return whole_offer(
        state,
        seat,
        begun,
        {Found: lambda state, seat, action: founding_refusal(state, seat, action, content)},
    )


def on_house_founded(state: State, event: HouseFounded) -> State:
    """HO-1.2: name and emblem are fixed from here."""
    old = state.houses[event.seat]
    new = replace(old, name=event.name, emblem=event.emblem, first_name=event.first_name)
    return replace(state, houses=with_value_at(state.houses, event.seat, new))


# --- between two generations ------------------------------------------------------------------------------


def interlude_waits(state: State) -> tuple[Wait, ...]:
    """Everybody may pause; who is silent is ready at the deadline."""
    if state.stage != "interlude":
        return ()
    return tuple(
        Wait(f"g{state.generation + 1}.ready.{seat}", seat, "ready", False, "goes_on", moves=("ready",))
        for seat in state.seats
        if not state.ready[seat]
    )


def ready_refusal(state: State, seat: Seat, action: Ready) -> Refusal | None:
    """Only between two generations, and once."""
    return no("not_now") if state.stage != "interlude" or state.ready[seat] else None


def ready_events(state: State, seat: Seat, action: Ready) -> tuple[AnyEvent, ...]:
    """The house waits no longer."""
    return (HouseReady(seat),)


def on_house_ready(state: State, event: HouseReady) -> State:
    """The house is not waited for any more."""
    return replace(state, ready=with_value_at(state.ready, event.seat, True))


def rename_refusal(state: State, seat: Seat, action: Rename) -> Refusal | None:
    """HO-R03: why the next character can't have this name: it is not the time, or the name is none."""
    return no("not_now") if state.stage != "interlude" else name_refusal(action.first_name, state.ruling)


def rename_events(state: State, seat: Seat, action: Rename) -> tuple[AnyEvent, ...]:
    """HO-R03: the new first name, trimmed."""
    return (FirstNameChanged(seat, trim_name(action.first_name)),)


def on_first_name_changed(state: State, event: FirstNameChanged) -> State:
    """HO-R03: the house's next character bears this name."""
    new = replace(state.houses[event.seat], first_name=event.first_name)
    return replace(state, houses=with_value_at(state.houses, event.seat, new))


def interlude_offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """Ready, and another first name."""
    if state.stage != "interlude":
        return ()
    rename = PartialMove("rename", (), (Words("first_name", 1, NAME_MOST),))
    if begun is None:
        return (rename,) if state.ready[seat] else (Ready(), rename)
    if field_value(begun, "first_name") is None:
        return (rename,)
    return whole_offer(state, seat, begun, {Rename: rename_refusal})


# --- a word to stop (HO-R04) ------------------------------------------------------------------------------


def stop_refusal(state: State, seat: Seat, action: AgreeToStop) -> Refusal | None:
    """HO-R04: at any time of the campaign; a second same word changes nothing."""
    if state.stage == "founding":
        return no("not_now")
    return no("said_already") if state.stopping[seat] == action.agree else None


def stop_events(state: State, seat: Seat, action: AgreeToStop) -> tuple[AnyEvent, ...]:
    """HO-R04: the house agrees, or takes its word back."""
    return (StopAgreed(seat, action.agree),)


def stop_offers(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """HO-R04: say it, or take it back."""
    action = AgreeToStop(not state.stopping[seat])
    return () if stop_refusal(state, seat, action) else (action,)


def on_stop_agreed(state: State, event: StopAgreed) -> State:
    """HO-R04: the house's word stands until it is taken back; a generation's end asks for all of them."""
    return replace(state, stopping=with_value_at(state.stopping, event.seat, event.agree))
