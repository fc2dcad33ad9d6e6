"""The pages of Coup: the table that everybody sees, the post of a round, and a seat's own page.

Before everybody the table is drawn while the game runs. The same board in words is for whoever turns pictures
off or opens the board from their own page, and for the end, when all hands are open. A round's post tells its
turns and what is asked now; while there is one, the board stays as the round began.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from discord.utils import format_dt
from msgspec.structs import replace

from bot.games.coup import hand_picture, round_picture, standing_pass
from bot.games.coup.company import describe, newest_remark, remark_on_question
from bot.games.coup.picture import sketch
from bot.games.coup.round_picture import Round, is_new_round, rounds
from bot.games.coup.words import (
    card_name,
    card_names,
    challenge_line,
    challenge_outcome,
    court_count,
    declared_action,
    exchange_cards,
    open_question,
    own_cards,
    seat_line,
    seen_count,
    turn_line,
    under_way_line,
)
from bot.history.recall import Part, Section
from bot.pictures.facts import whole_button, words_button
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.panel import Block, Buttons, Panel, Rule, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Standing
from bot.render.targets import TABLE
from bot.ui.generic.company import with_first_names
from bot.ui.generic.offers import Choices, controls
from bot.ui.generic.pages import (
    ACCENT,
    BOARD_ACCENT,
    awaited_lines,
    ending_lines,
    leaves,
    only_own_lines,
    own_lines,
    question_lines,
    seat_button,
    title,
    with_rules_between,
)
from engine.entries import Entry
from engine.games.coup.base import CLAIM
from engine.games.coup.chapters import windows
from engine.games.coup.chapters.effects import CoinsStolen, TurnStarted
from engine.games.coup.chapters.losses import InfluenceLost
from engine.games.coup.state import WINDOWS, State, claimed_character
from engine.kernel.moves import tag
from engine.kernel.seats import Seat
from engine.match.match_state import MatchState
from engine.store import Target

CALLS: Final = 6
"""So many of the last challenges stand on the board; the chronicle has all."""

# --- the board ----------------------------------------------------------------------------------------------


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The table as anybody may see it, in words and while the game runs as a picture; `below` is its foot."""
    table: State = scene.view.table
    say, foot = scene.messages.say, tuple(f"-# {line}" for line in below)

    # In words: the turn and who is awaited, or how it ended; then seats, the newest challenges, the supply.
    head = [title(scene)]
    if scene.result is not None:
        head += [*ending_lines(scene, scene.result), *revealed_hands(scene)]
    else:
        head += filter(None, (turn_line(scene, scene.names), under_way_line(scene, scene.names)))
        head += _awaited_lines(scene)
    calls = [say("coup-calls")] if table.calls else []
    calls += [f"- {challenge_line(scene, call, scene.names)}" for call in reversed(table.calls[-CALLS:])]
    supply = [f"-# {say('coup-court', cards=court_count(scene))}"]
    if scene.view.treasury is not None:
        supply.append(f"-# {say('coup-treasury', coins=scene.view.treasury)}")
    parts = (head, seat_lines(scene), calls, (*supply, *foot))
    words = (*with_rules_between(parts), Buttons((seat_button(scene),)))

    drawn: tuple[Block | Sketch, ...] = ()
    if scene.reader is None and scene.result is None:
        text = Text("\n".join((title(scene), *_awaited_lines(scene), *foot)))
        drawn = (sketch(scene), text, Buttons((seat_button(scene), whole_button(scene))))
    return Panel(BOARD_ACCENT, words, scene.messages.language, drawn)


def board_beside_round(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The board as a round began; whom the table awaits since then stands on the round's post."""
    calm = replace(scene.view, waiting=(), waiting_count=0)
    note = scene.messages.say("coup-board-begun")
    return board(replace(scene, waits=(), view=calm), (note, *below))


def _awaited_lines(scene: ReaderScene) -> Iterator[str]:
    """The seats that have still to answer, by name; their number at a table that names nobody (CO-R26)."""
    if scene.awaited_seats:
        yield from awaited_lines(scene)
    elif scene.view.waiting_count:
        yield scene.messages.say("coup-waiting", count=scene.view.waiting_count)


def seat_lines(scene: ReaderScene) -> Iterator[str]:
    """A line a seat, clockwise from the first: coins, cards in hand, cards turned up, cards claimed."""
    table: State = scene.view.table
    for seat in table.order:
        lost, claimed = card_names(scene, table.lost[seat]), card_names(scene, table.claims[seat])
        yield seat_line(
            scene,
            scene.names[seat],
            table.coins[seat],
            scene.view.cards[seat],
            lost,
            scene.messages.say("coup-seat-claims", claims=claimed) if claimed else "",
            is_living=seat in table.living,
        )


def revealed_hands(scene: ReaderScene) -> Iterator[str]:
    """CO-R04: a line for each hand that is left when the game is over; nothing before."""
    table: State = scene.view.table
    if table.reveal is None:
        return
    for seat, cards in enumerate(table.reveal.hands):
        if cards:
            held = card_names(scene, cards)
            yield scene.messages.say("coup-held", name=scene.names[seat], cards=held)


def open_moves(scene: ReaderScene) -> tuple[Any, ...]:
    """The answers put before everybody in a window (CO-4, CO-5); () where there is none.

    They are the same for all, so only what all may say stands there. A block names a card that may be held
    or not, and often only one seat may make it: it stands on the own page of whoever may.
    """
    table: State = scene.view.table
    if table.phase not in WINDOWS or table.deed is None:
        return ()
    # "block" is the window of an action without a claim, or of one whose claim stands: nothing to challenge.
    # The target of that one is asked alone.
    if table.phase == "block":
        return (windows.Pass(),) if table.deed.target is None else ()
    return (windows.Challenge(), windows.Pass())


# --- the post of a round ------------------------------------------------------------------------------------


def is_round_post(entry: Entry, target: Target) -> bool:
    """Whether the news of this entry open a round, whose post tells of its later turns, too."""
    return target == TABLE and bool(_turns_begun(entry))


def is_told_in_round(before: MatchState, after: MatchState, entry: Entry) -> bool:
    """Whether the news of an entry stand on the post of the round that goes on (no rule, CO-2.5).

    The draft and the end have messages of their own.
    """
    if before.state is None or not before.state.turn or after.state.phase == "over":
        return False
    return not is_new_round(_turns_begun(entry))


def concerned_seats(entry: Entry) -> tuple[Seat, ...]:
    """Who is robbed, has lost a card without choosing it, or is out by the clock, though it is not asked."""
    found = list[Seat]()
    for event in entry.events:
        match event:
            case CoinsStolen(target=seat) if event.coins:
                found.append(seat)
            case InfluenceLost(seat=seat, by=by) if by != "choice":
                found.append(seat)
    return tuple(found)


def next_round(scene: ReaderScene, entry: Entry, sections: Sequence[Section]) -> Part | None:
    """The part of the log with which the round after this entry's begins; None while that one goes on."""
    number, all_rounds = _round_of(scene, entry, sections)
    if number == len(all_rounds):
        return None
    first = all_rounds[number][0].number
    return next(one.part for one in sections if one.part.number == first)


def round_post(scene: ReaderScene, entry: Entry, target: Target, standing: Standing) -> Panel:
    """The round of this entry as it stands: who has what, a line a turn, what is asked now and of whom.

    Of a round that is over the picture is left, or its words.
    """
    number, all_rounds = _round_of(scene, entry, standing.told)
    turns = all_rounds[number - 1]
    shown = round_picture.values(scene, number, turns)
    head, *lines = alt_lines = tuple(round_picture.alt_lines(scene, shown))
    words: list[Block] = [Text("\n".join((markup.bold(head), *lines)))]
    asked: list[Block] = []
    # A table may be over before its game is.
    if round_picture.is_turn_open(scene.view.table, turns[-1]) and scene.table.status != "over":
        # Who claims or doubts speaks below that. Else what was said last stands above, also of the turn
        # before: with the next event it gives way to the next.
        beside = remark_on_question(scene)
        before = "" if beside else newest_remark(scene, turns[-2:])
        # How a challenge ended stands there for two turns, of which one may be in the act before.
        recent = [turn for one in all_rounds[:number] for turn in one][-2:]
        outcome = challenge_outcome(scene, (event for turn in recent for event in turn.events))
        said = filter(None, (outcome, before, markup.bold(open_question(scene)), beside))
        question = (*said, awaited_line(scene, standing.due))
        asked = [Text("\n".join((*question, *map(markup.small, standing.below))))]
        words += [Rule(), *asked]
    drawn: tuple[Block | Sketch, ...] = ()
    if scene.draws:
        picture = round_picture.draw(round_picture.values(with_first_names(scene), number, turns), alt_lines)
        drawn = (picture, *asked, Buttons((seat_button(scene), words_button(scene))))
    return Panel(BOARD_ACCENT, (*words, Buttons((seat_button(scene),))), scene.messages.language, drawn)


def awaited_line(scene: ReaderScene, due: Sequence[tuple[Seat, datetime]]) -> str:
    """Who has still to answer, or how many at a table that names nobody (CO-R26), and until when."""
    say, seats = scene.messages.say, scene.awaited_seats
    if seats:
        who = scene.messages.join_list([scene.names[seat] for seat in seats])
    else:
        who = say("coup-answers", count=scene.view.waiting_count)
    moments = [when for seat, when in due if seat in seats]
    if not moments:
        return say("coup-awaited", who=who)
    first = min(moments)
    return say("coup-awaited-until", who=who, time=format_dt(first, "t"), left=format_dt(first, "R"))


def _turns_begun(entry: Entry) -> tuple[TurnStarted, ...]:
    return tuple(event for event in entry.events if isinstance(event, TurnStarted))


def _round_of(scene: ReaderScene, entry: Entry, sections: Sequence[Section]) -> tuple[int, tuple[Round, ...]]:
    """The number of the round that has the entry's turn, from 1, and all rounds so far."""
    all_rounds, turn = rounds(sections), _turns_begun(entry)[-1].turn
    numbers = (n for n, one in enumerate(all_rounds, start=1) if any(own.number == turn for own in one))
    return next(numbers), all_rounds


# --- what a seat has done -----------------------------------------------------------------------------------


def receipt(scene: ReaderScene, entry: Entry) -> str:
    """What a seat reads about its move: of a pass with which the turn ended, that the next one has begun.

    The line stands above the page of what is asked then: that the pass is noted is old news there.
    """
    begun = _turns_begun(entry)
    if not begun or not isinstance(entry.action, windows.Pass):
        return "\n".join(own_lines(scene, entry, describe))
    left = tuple(one for one in entry.events if not isinstance(one, windows.Answered | TurnStarted))
    own = only_own_lines(scene, replace(entry, events=left), describe)
    return "\n".join((scene.messages.say("coup-passed-on", turn=begun[-1].turn), *own))


# --- a seat's own page --------------------------------------------------------------------------------------


def seat_page(scene: ReaderScene, choices: Choices) -> Panel:
    """What is claimed, the reader's cards and questions, their moves, then the table in short."""
    head = [title(scene)]
    if scene.own_waits and scene.view.table.phase in (*WINDOWS, "prove", "lose"):
        # The question alone names neither the claim that is challenged or blocked nor who makes it; a block
        # names no action, and as a letter the page stands alone.
        if scene.view.table.phase == "challenge_block":
            head.append(declared_action(scene))
        head += filter(None, (markup.bold(open_question(scene)), remark_on_question(scene)))
    asked = [*question_lines(scene)]
    for wait in scene.own_waits:
        # CO-3 to CO-5: what actions bring and claim, and whom a challenge costs. Buttons have no room for it.
        code = message_id(f"coup-means-{wait.ask}")
        if scene.messages.has_text(code):
            held = "yes" if _is_claim_held(scene) else "no"
            asked.append(markup.small(scene.messages.say(code, held=held)))
        asked += seen_lines(scene, wait.ask)
    asked += [*bluff_lines(scene, choices.moves), *standing_pass.lines(scene)]
    doing = (*moves_in_order(scene, choices), *rows(standing_pass.buttons(scene)))
    seats = Text("\n".join((*seat_lines(scene), *revealed_hands(scene))))
    below = (*doing, Rule(), seats, *leaves(scene, choices))
    words = Text("\n".join((*head, " ".join(hand_lines(scene)), *asked)))
    drawn: tuple[Block | Sketch, ...] = ()
    cards = hand_picture.sketch(scene) if scene.draws else None
    if cards is not None:
        drawn = (Text("\n".join((*head, *asked))), cards, *below)
    return Panel(ACCENT, (words, *below), scene.messages.language, drawn)


def moves_in_order(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """Controls for the seat's moves: blocks first, those with a card that is held before the others."""

    def place(move: Any) -> int:
        match move:
            case windows.Block(character):
                return 0 if character in own_cards(scene) else 1
            case windows.Pass():
                return 3
        return 2

    return controls(scene, choices, sorted(choices.moves, key=place))


def hand_lines(scene: ReaderScene) -> Iterator[str]:
    """The reader's cards left to right, in an exchange those drawn from the Court, and the coins."""
    say, mine = scene.messages.say, own_cards(scene)
    if scene.reader is None:
        return
    none = "coup-hand-draft" if scene.view.table.phase == "draft" else "coup-hand-none"
    yield say("coup-hand", cards=card_names(scene, mine), count=len(mine)) if mine else say(none)
    drawn = exchange_cards(scene)[len(mine) :]
    if drawn:
        yield say("coup-drawn", cards=card_names(scene, drawn))
    yield say("coup-coins", coins=scene.view.table.coins[scene.reader])


def seen_lines(scene: ReaderScene, ask: str) -> Iterator[str]:
    """CO-4: before a challenge, how many of the claimed card the reader sees; else nothing."""
    table: State = scene.view.table
    if ask in ("challenge", "challenge_block") and table.deed is not None:
        card = claimed_character(table.deed)
        seen = scene.messages.say("coup-seen", count=seen_count(scene, card), card=card_name(scene, card))
        yield markup.small(seen)


def _is_claim_held(scene: ReaderScene) -> bool:
    """Whether the reader, who is challenged, holds the card that they claimed (CO-4.4)."""
    table: State = scene.view.table
    challenged = table.deed if table.phase == "prove" else None
    return challenged is not None and claimed_character(challenged) in own_cards(scene)


def bluff_lines(scene: ReaderScene, moves: Sequence[Any]) -> Iterator[str]:
    """CO-4: which of the actions on offer claim a card that the seat has not; a newcomer may not mean to."""
    say = scene.messages.say
    claims = {name: card for name, card in CLAIM.items() if card not in own_cards(scene)}
    kinds = [name for name in dict.fromkeys(tag(move) for move in moves) if name in claims]
    if kinds:
        named = scene.messages.join_list([say(message_id(f"coup-choice-{one}")) for one in kinds])
        yield markup.small(say("coup-bluffs", moves=named))
