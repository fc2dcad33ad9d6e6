"""The posts of Rokugan: one while the table is set, then one a round, each told on move by move.

    head      how the round before ended: the battles as a picture or a line each, the land, a word of company
    round     the season, what has been played and laid, and the map as it stands, the newest place marked
    asked     whom the table awaits until when

A post whose round is over keeps what was laid, now with faces, and no map: the next post has that. All of it
is made from events that everybody may read (bot.history.recall cuts them) and from the cut for nobody.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.rokugan import pages
from bot.games.rokugan.company import last_word, newest_remark
from bot.games.rokugan.describe import describe, join_events, result_lines
from bot.games.rokugan.picture import battles
from bot.games.rokugan.picture.layout import Spot
from bot.games.rokugan.picture.map import sketch
from bot.games.rokugan.round_news import news_lines
from bot.games.rokugan.tale import tale_lines
from bot.games.rokugan.words import clan, person, place_number, spot_text, table_of, tokens
from bot.history.notes import Note
from bot.history.recall import Part, Section, is_any_event, sections
from bot.pictures.facts import words_button
from bot.render import markup
from bot.render.bidi import as_phrase
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Buttons, Panel, Rule, Sketch, Text
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Standing
from bot.render.targets import TABLE
from bot.ui.generic import wording
from bot.ui.generic.pages import (
    BOARD_ACCENT,
    awaited_lines,
    rematch,
    seat_button,
    why_button,
)
from engine.entries import Entry
from engine.games.rokugan.chapters.placement import Placed
from engine.games.rokugan.chapters.resolution import TokensTurned
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.chapters.setup import ClanChosen, Drafted, GameStarted
from engine.games.rokugan.chapters.upkeep import RoundBegan
from engine.games.rokugan.facts import ROUNDS
from engine.kernel.seats import Seat
from engine.match.match_state import MatchState
from engine.store import Target

FEW_NEWS: Final = 2
"""So many of the newest stand beside the map, which shows most of what they tell; the words have more."""

TOLD: Final = (12, 6, 3, 0)
"""So many lines of a round are told beside what was laid, the newest; fewer where there is no room."""

# --- which posts there are ----------------------------------------------------------------------------------


def is_round_post(entry: Entry, target: Target) -> bool:
    """Whether the news of this entry open a post that is told on: the first of a game, and of each round."""
    return target == TABLE and any(isinstance(event, GameStarted | RoundBegan) for event in entry.events)


def is_told_in_round(before: MatchState, after: MatchState, entry: Entry) -> bool:
    """Whether the news of an entry stand on the post that is there; the end has a message of its own."""
    if before.state is None or after.state.phase == "over":
        return False
    return not is_round_post(entry, TABLE)


def next_round(scene: ReaderScene, entry: Entry, told: Sequence[Section]) -> Part | None:
    """The part of the log with which the round after this entry's begins; None while that one goes on."""
    following = _round_of(entry) + 1
    return next((one.part for one in told if one.part.number == following), None)


def _round_of(entry: Entry) -> int:
    """The number of the round that the entry has begun; 0 while the table is set."""
    return max((event.round for event in entry.events if isinstance(event, RoundBegan)), default=0)


# --- the post -----------------------------------------------------------------------------------------------


class Told(Struct, frozen=True):
    """What the post of a round tells: the battles of each round before it, and its own events so far."""

    round: int
    fought: tuple[tuple[Any, ...], ...]
    own: tuple[Any, ...]
    is_open: bool


def round_post(scene: ReaderScene, entry: Entry, target: Target, standing: Standing) -> Panel:
    """The round of this entry as it stands; of one that is over what was laid."""
    number, parts = _round_of(entry), standing.told
    told = Told(
        number,
        _battles_until(parts, number),
        next((one.events for one in parts if one.part.number == number), ()),
        is_open=scene.result is None and next_round(scene, entry, parts) is None,
    )
    return first_that_fits(_post(scene, told, most, standing.below) for most in TOLD)


def _post(scene: ReaderScene, told: Told, most: int, below: Sequence[str]) -> Panel:
    """In words everything; beside pictures only what they do not show. `most` lines of news are told."""
    number, say = told.round, scene.messages.say
    turned = told.fought[-1] if told.fought else ()
    ended = _head(scene, number - 1, told.fought)
    until = len(told.own) - len(_battle_events(told.own))
    news = tuple(news_lines(scene, told.own[:until]))
    laid = tuple(_clan_lines(scene, told.own))
    head = (*_title(scene, told), *(news[-most:] if most else ()))
    asked = (*awaited_lines(scene), *map(markup.small, below)) if told.is_open else ()
    buttons = (seat_button(scene), *((why_button(scene),) if number > 1 else ()))

    lines = battles.lines(scene, join_events(turned))
    began = next((event for event in told.own if isinstance(event, RoundBegan)), None)
    first_player = () if began is None else (say("rokugan-first", clan=clan(scene, began.first)),)
    words = _texts((*ended[:1], *lines, *ended[1:]), (*head, *first_player, *laid), asked)
    first = battles.sketch(scene, say("rokugan-battles", round=number - 1), turned)
    # What lies there and whose clan is which stand on the map: beside it the newest suffices. Of a round that
    # is over no map is kept.
    shown = (*head, *laid)
    if told.is_open:
        few = news[-min(most, FEW_NEWS) :] if most else ()
        shown = (*_title(scene, told), *few, *_newest(scene, told.own))
    pictured = (
        *(() if first is None else (first,)),
        *_texts(ended if first is None else ended[1:], shown),
        *((sketch(scene, _newest_spots(told.own)),) if told.is_open else ()),
        *_texts(asked),
        Buttons((*buttons, words_button(scene))),
    )
    is_drawn = any(isinstance(one, Sketch) for one in pictured)
    blocks = (*words, Buttons(buttons))
    return Panel(BOARD_ACCENT, blocks, scene.messages.language, pictured if is_drawn else ())


def _head(scene: ReaderScene, number: int, fought: Sequence[Sequence[Any]]) -> tuple[str, ...]:
    """How the battles of this round, the last of these, ended: a title, the land, what somebody says."""
    if not fought:
        return ()
    title = f"### {scene.messages.say('rokugan-battles', round=number)}"
    said = filter(None, (newest_remark(scene, number, fought[-1]),))
    return (title, *tale_lines(scene, fought), *said)


def _title(scene: ReaderScene, told: Told) -> Iterator[str]:
    """The round with its season, while it goes on."""
    say, number = scene.messages.say, told.round
    if not number:
        yield f"### {say('rokugan-post-setting')}"
        return
    yield f"### {say('rokugan-post-round', round=number, rounds=ROUNDS)}"
    if told.is_open:
        yield markup.small(say("rokugan-tale-round", round=number))


def _texts(*parts: Iterable[str]) -> tuple[Block, ...]:
    """A text for each part that has lines, a rule between each two."""
    found = [Text("\n".join(lines)) for part in parts if (lines := tuple(part))]
    return tuple(block for one in found for block in (Rule(), one))[1:]


# --- what happened in a round -------------------------------------------------------------------------------


def _battles_until(told: Sequence[Section], number: int) -> tuple[tuple[Any, ...], ...]:
    """Of each round before this one the events from the turning of its tokens on."""
    return tuple(
        turned for one in told if one.part.number < number and (turned := _battle_events(one.events))
    )


def _battle_events(events: Sequence[Any]) -> tuple[Any, ...]:
    """The events of a round from the turning of its tokens on; () before that."""
    begins = [spot for spot, event in enumerate(events) if isinstance(event, TokensTurned)]
    return tuple(events[begins[-1] :]) if begins else ()


def _clan_lines(scene: ReaderScene, events: Sequence[Any]) -> Iterator[str]:
    """A line for each clan: its person and provinces, or where its tokens lie, with faces once turned."""
    say, places = scene.messages.say, dict[Seat, list[str]]()
    for event in _battle_events(events)[:1] or events:
        match event:
            case ClanChosen(seat):
                places[seat] = []
            case Drafted(seat, province):
                places.setdefault(seat, []).append(say("offered-number", number=place_number(province)))
            case Placed():
                places.setdefault(event.seat, []).append(spot_text(scene, event.province, event.way))
            case TokensTurned():
                for one in event.tokens:
                    face = tokens(scene, (one.token, *one.blessings))
                    where = spot_text(scene, one.province, one.way, face)
                    places.setdefault(one.seat, []).append(where)
    is_setting = any(isinstance(event, ClanChosen) for event in events)
    for seat in table_of(scene).order:
        if seat not in places:
            continue
        name = person(scene, seat) if is_setting else clan(scene, seat)
        any_ = "yes" if places[seat] else "no"
        row = as_phrase(" · ".join(places[seat]), scene.messages.language)
        yield say("rokugan-post-laid", name=name, any=any_, places=row)


def _newest(scene: ReaderScene, events: Sequence[Any]) -> Iterator[str]:
    """What was laid or taken last."""
    newest = next((one for one in reversed(events) if isinstance(one, Placed | Drafted)), None)
    match newest:
        case Placed():
            where = spot_text(scene, newest.province, newest.way)
            told = scene.messages.say("rokugan-post-newest", name=scene.names[newest.seat], place=where)
            yield markup.small(told)
        case Drafted():
            yield markup.small(describe(scene, newest))


def _newest_spots(events: Sequence[Any]) -> tuple[Spot, ...]:
    """The place of a token or province of which the last of these events tells."""
    match events[-1:]:
        case [Placed(province=province, way=way)]:
            return (Spot(province, way),)
        case [Drafted(province=province)]:
            return (Spot(province, "centre"),)
    return ()


# --- beside the posts ---------------------------------------------------------------------------------------


def board_beside_round(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The board as a round began; whom the table awaits since then stands on the round's post."""
    note = scene.messages.say("rokugan-board-begun", round=table_of(scene).round)
    return pages.board(replace(scene, waits=()), (note, *below))


def is_end(entry: Entry, target: Target) -> bool:
    """Whether the news of this entry are the end of the game."""
    return target == TABLE and any(isinstance(event, GameEnded) for event in entry.events)


def end_post(scene: ReaderScene, notes: Sequence[Note], entry: Entry, target: Target) -> Panel:
    """The end: the last battles, how it ended, the winner's last word; in words the whole story.

    The map stands on the board and on one's own page, what everybody's honour came of behind "Why?".
    """
    fought = _battles_until(sections(notes, None, is_any_event), ROUNDS + 1)
    turned, say = fought[-1], scene.messages.say
    ended = next(event for event in entry.events if isinstance(event, GameEnded))
    last_words = tuple(filter(None, (last_word(scene, ended),)))
    story = (describe(scene, ended), *last_words)
    head, lines = _head(scene, ROUNDS, fought), tuple(battles.lines(scene, join_events(turned)))
    row, buttons = rematch(scene), (seat_button(scene), why_button(scene))
    blocks = (*_texts((*head[:1], *lines, *head[1:]), story), *row, Buttons(buttons))
    first = battles.sketch(scene, say("rokugan-battles", round=ROUNDS), turned)
    pictures: tuple[Block | Sketch, ...] = ()
    if first is not None:
        result = (wording.event(scene, ended), *result_lines(scene), *last_words)
        pictures = (first, *_texts(head[1:], result), *row, Buttons((*buttons, words_button(scene))))
    return Panel(BOARD_ACCENT, blocks, scene.messages.language, pictures)
