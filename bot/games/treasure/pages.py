"""The pages of Treasure Island: the board that everybody sees, and a seat's own page with its moves.

Before everybody the sea is drawn until the end, which is told in words. The board in words is for whoever
turns pictures off or opens the board from their own page. By night a seat may have several votes to cast, so
its page has each order of the day with the buttons that are about it; by day all moves stand together.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from bot.games.treasure.company import word_lines
from bot.games.treasure.events import TALES, describe, ending, is_end, join_events, story
from bot.games.treasure.picture import sketch
from bot.games.treasure.words import (
    is_day_open,
    last_round,
    lot_note,
    order_name,
    place,
    slots_with_titles,
    table_of,
)
from bot.pictures.facts import whole_button
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.panel import Block, Buttons, Panel, Sketch, Style, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices, button, controls
from bot.ui.generic.pages import (
    ACCENT,
    BOARD_ACCENT,
    awaited_lines,
    describe_entry,
    leaves,
    moment,
    public_message,
    question_lines,
    rematch,
    seat_button,
    title,
    with_rules_between,
)
from engine.entries import Entry
from engine.games.treasure.base import Place
from engine.games.treasure.chapters.day import Attack, Board, Conflict, Fleet, Land, Maroon, Mutiny, Shift
from engine.games.treasure.chapters.night import Loot, Vote
from engine.games.treasure.chapters.rounds import Left
from engine.games.treasure.chapters.setup import Stow
from engine.games.treasure.state import PLACES, SHIPS, ballot_of, catch_of, spot
from engine.store import Target

ANNOUNCED: Final = (
    Stow,
    Board,
    Land,
    Attack,
    Maroon,
    Mutiny,
    Shift,
    Fleet,
    Conflict,
)
"""TI-4.2: what is announced by day stands, so it is asked for once more before it is."""

# --- the board ----------------------------------------------------------------------------------------------


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The match as anybody may see it, in words and until the end as a picture; `below` is its foot."""
    table, say, foot = table_of(scene), scene.messages.say, tuple(f"-# {line}" for line in below)
    parts: list[Iterable[str]] = [_state_lines(scene)]

    # A ship or the island: its treasures, its people by rank.
    for where in PLACES:
        at = spot(table, where)
        held = say(_treasures_code(where), english=at.english, french=at.french)
        lines = [f"### {say('treasure-spot', place=where)}", held]
        for rank, seat in enumerate(at.queue, start=1):
            lines.append(say("treasure-rank", rank=rank, **slots_with_titles(scene, seat)))
        parts.append(lines)

    # The boats, those who rowed away for good, and the Spanish ship.
    sea = []
    for code, seats in (
        ("treasure-boats", [seat for seat in scene.view.boats if not table.members[seat].left]),
        ("treasure-gone", [seat for seat, member in enumerate(table.members) if member.left]),
    ):
        if seats:
            sea.append(say(code, names=scene.messages.join_list([scene.names[seat] for seat in seats])))
    parts.append([*sea, say("treasure-spanish", count=table.spanish)])

    # The orders of the day; by night how many votes are in, without names (TI-R27).
    parts += [_order_lines(scene), foot]
    words = (*with_rules_between(parts), Buttons((seat_button(scene),)))
    drawn: tuple[Block | Sketch, ...] = ()
    if scene.reader is None and table.over is None:
        text = "\n".join((title(scene), *_day_end_lines(scene), *awaited_lines(scene), *foot))
        drawn = (sketch(scene), Text(text), Buttons((seat_button(scene), whole_button(scene))))
    return Panel(BOARD_ACCENT, words, scene.messages.language, drawn)


def _order_lines(scene: ReaderScene) -> Iterator[str]:
    """The orders of the day that still live; by night with how many votes are in."""
    table, say = table_of(scene), scene.messages.say
    live = [order for order in table.orders if order.live and table.phase != "over"]
    if live:
        yield f"### {say('treasure-orders')}"
    for order in live:
        line = f"- {order_name(scene, order, scene.names)}"
        if order.voters:
            line = f"{line} {say('treasure-votes-in', cast=order.cast, listed=len(order.voters))}"
        yield f"{line} {lot_note(scene, order)}".rstrip()


def asked_lines(scene: ReaderScene) -> Iterator[str]:
    """Below what has happened today or tonight: whose day is open, the orders, who is awaited until when."""
    still = [name for seat, name in enumerate(scene.names) if is_day_open(scene, seat)]
    yield from _order_lines(scene)
    if still:
        yield scene.messages.say("treasure-still", names=scene.messages.join_list(still))
    yield from _day_end_lines(scene)
    yield from awaited_lines(scene)


def _state_lines(scene: ReaderScene) -> Iterator[str]:
    """The title, then round, score and who is awaited; after the end its story."""
    table, say = table_of(scene), scene.messages.say
    yield title(scene)
    if table.over is not None:
        yield from story(scene, TALES)
        return
    phase = say(f"treasure-phase-{table.phase}")
    yield say("treasure-now", round=table.round, most=last_round(scene), phase=phase)
    yield say("treasure-score", english=scene.view.english, french=scene.view.french)
    if table.fleet is not None:
        yield say("treasure-fleet")
    still = [name for seat, name in enumerate(scene.names) if is_day_open(scene, seat)]
    if still:
        yield say("treasure-still", names=scene.messages.join_list(still))
    yield from _day_end_lines(scene)
    yield from awaited_lines(scene)


def _day_end_lines(scene: ReaderScene) -> Iterator[str]:
    """By day, when the day of those who have not acted ends."""
    if table_of(scene).phase != "day":
        return
    # Nobody must act by day, so the line that all games share is silent of this deadline.
    day = {wait.id for wait in scene.waits if wait.ask == "day" and not wait.must and not wait.secret}
    ends = [int(due.timestamp()) for wait, _, due in scene.due if wait in day and due is not None]
    if ends:
        yield scene.messages.say("offered-until", until=moment(scene, min(ends)))


# --- a message of its own ---------------------------------------------------------------------------------


def public_post(scene: ReaderScene, entry: Entry, target: Target) -> Panel:
    """What no growing post tells: the beginning, and the end without its night, which stands above it."""
    more: tuple[Block, ...] = ()
    if scene.result is not None:
        end = [n for n, event in enumerate(entry.events) if is_end(event)]
        # Somebody who leaves may end the game, and then that is the reason for it.
        left = (event for event in entry.events if isinstance(event, Left))
        entry = replace(entry, events=(*left, *entry.events[end[0] :])) if end else entry
        more = rematch(scene)
    return public_message(scene, describe_entry(scene, entry, describe, join_events), more)


# --- a seat's own page --------------------------------------------------------------------------------------


def seat_page(scene: ReaderScene, choices: Choices) -> Panel:
    """The reader's flag, place and titles, what they are asked, their moves; in the end how it ended."""
    head = [title(scene), *_own_place_lines(scene)]
    if table_of(scene).over is not None:
        head += ending(scene)
    else:
        head += question_lines(scene)
        for wait in scene.own_waits:
            # TI-5.2 to 5.4, 6.2 to 6.5: what a vote takes, what the day is for; buttons have no room for it.
            code = message_id(f"treasure-means-{wait.ask}")
            if scene.messages.has_text(code):
                head.append(markup.small(scene.messages.say(code, team=scene.view.team or "none")))
        own = (order for order in table_of(scene).orders if scene.reader in order.voters)
        if any(line for order in own for line in word_lines(scene, order)):
            head.append(markup.small(scene.messages.say("treasure-means-words")))
    blocks = (Text("\n".join(head)), *move_buttons(scene, choices), *leaves(scene, choices))
    return Panel(ACCENT, blocks, scene.messages.language)


def _own_place_lines(scene: ReaderScene) -> Iterator[str]:
    """The reader's secret flag, the score, where they stand, what lies there and who is beside them.

    Nothing of a place for who has left; after the end the board has it.
    """
    view, say, table = scene.view, scene.messages.say, table_of(scene)
    if scene.reader is None:
        return
    if view.team is not None:
        yield say("treasure-flag", team=say(f"treasure-choice-{view.team}"))
    if table.over is None:
        yield say("treasure-score", english=view.english, french=view.french)
    if table_of(scene).members[scene.reader].left:
        return
    standing = view.standings[scene.reader]
    if standing.place == "boat":
        yield say("treasure-in-boat")
    else:
        where, titled = place(scene, standing.place), slots_with_titles(scene, scene.reader)
        yield say("treasure-standing", place=where, rank=standing.rank, **titled)
        if table.over is None:
            at, code = spot(table, standing.place), _treasures_code(standing.place)
            yield say(code, english=at.english, french=at.french)
            beside = [scene.names[seat] for seat in at.queue if seat != scene.reader]
            if beside:
                yield say("treasure-beside", names=scene.messages.join_list(beside))


def _treasures_code(where: Place) -> str:
    """The text of how many treasures each side has at a ship or on the island."""
    return "treasure-holds" if where in SHIPS else "treasure-areas"


# --- moves --------------------------------------------------------------------------------------------------


def needs_confirmation(move: Any) -> bool:
    """Whether this move is announced to everybody and can't be taken back."""
    return isinstance(move, ANNOUNCED)


def move_buttons(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """By night each order of the day with the buttons that are about it; by day all that can be done."""
    table = table_of(scene)
    if table.phase not in ("night", "loot"):
        return controls(scene, choices, choices.moves)
    say, blocks = scene.messages.say, list[Block]()
    for index, order in enumerate(table.orders):
        moves = [one for one in choices.moves if getattr(one, "order", None) == index]
        votes = tuple(one for one in moves if isinstance(one, Vote))
        holds = tuple(one for one in moves if isinstance(one, Loot))
        if not moves:
            continue
        # The order, and what the reader has answered about it so far.
        ballot = None if scene.reader is None else ballot_of(table, index, scene.reader)
        catch, answers = catch_of(table, index), [*word_lines(scene, order)]
        answers += filter(None, (lot_note(scene, order),))
        vote_style: Style = "primary"
        hold_style: Style = "primary"
        # An answer may still be changed, but its buttons stand back behind what is still asked.
        if ballot is not None and ballot.value is not None:
            vote_style = "secondary"
            answers.append(say("treasure-voted", value=say(f"treasure-choice-{ballot.value}")))
        if catch is not None and catch.fill is not None:
            hold_style = "secondary"
            hold = wording.move(scene, Loot(index, catch.fill, catch.rob))
            answers.append(say("treasure-chosen", choice=hold))
        blocks.append(Text("\n".join((f"**{order_name(scene, order, scene.names)}**", *answers))))
        blocks += rows(tuple(button(scene, choices, one, style=vote_style) for one in votes))
        if holds:
            blocks.append(Text(say("treasure-loot-to")))
            blocks += rows(tuple(button(scene, choices, one, style=hold_style) for one in holds))
    return tuple(blocks)
