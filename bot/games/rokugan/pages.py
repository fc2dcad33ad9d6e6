"""The pages of Rokugan: the board that everybody sees, a seat's own page, and why the last battles ended so.

Board and own page are words with a picture. The words are whole by themselves: they are what a reader has who
turns pictures off. With the map (`pictured`) few words stand beside it, for it shows who holds what and what
lies where.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from bot.controls import ids
from bot.games.rokugan import placing
from bot.games.rokugan.describe import (
    Battle,
    Gone,
    battle_text,
    join_events,
    removed_tokens_text,
    result_lines,
    story,
)
from bot.games.rokugan.picture.map import sketch, token_spots
from bot.games.rokugan.questions import FEW_ON_MAP, move_name, notes_beside, token_effect, value_name
from bot.games.rokugan.words import (
    BEFORE,
    ability,
    choice,
    clan,
    goal,
    honor_in_sight,
    means,
    name_with_count,
    person,
    phase_code,
    piece,
    province_with_control,
    table_of,
    tokens,
)
from bot.pictures.facts import whole_button, words_button
from bot.render import markup
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Button, Buttons, Panel, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices, controls
from bot.ui.generic.pages import (
    ACCENT,
    BOARD,
    BOARD_ACCENT,
    awaited_lines,
    back,
    leaves,
    orders_button,
    question_lines,
    seat_button,
    title,
    why_button,
    with_rules_between,
)
from bot.ui.generic.wizard_view import FEW, first_question
from engine.entries import Entry
from engine.games.rokugan.chapters.clan_abilities import Look
from engine.games.rokugan.chapters.resolution import Defended, Pacified, Raided, TokensTurned
from engine.games.rokugan.chapters.setup import ChooseClan, KeepObjective
from engine.games.rokugan.chapters.shadowlands import Strike
from engine.games.rokugan.chapters.upkeep import GiveBack
from engine.games.rokugan.facts import MAP, ROUNDS
from engine.games.rokugan.names import TERRITORIES, Card
from engine.games.rokugan.orders import moment
from engine.games.rokugan.state import State, claim_of, hand, land
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat

TOLD: Final = (60, 16, 8, 4, 0)
"""So many tokens are told in words, the newest; fewer where a message has no room for them."""

FEW_CARDS: Final = 3
"""Beside so many territory cards there is room for the hand."""

# --- the board ----------------------------------------------------------------------------------------------


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The board, alike for everybody, above the lines `below`.

    In the end how it ended stands above the map, and in words the story in place of what the clans hold.
    """
    foot, buttons = tuple(f"-# {line}" for line in below), _board_buttons(scene)
    is_over = table_of(scene).why is not None

    def with_tokens(most: int) -> Panel:
        seats = () if is_over else tuple(_seat_line(scene, seat) for seat in table_of(scene).order)
        parts = (_state_lines(scene), seats, _territory_lines(scene), _token_lines(scene, most), foot)
        return Panel(BOARD_ACCENT, (*with_rules_between(parts), buttons), scene.messages.language)

    in_words = first_that_fits(map(with_tokens, TOLD))
    row = Buttons((*buttons.buttons, whole_button(scene)))
    if is_over:
        ended = Text("\n".join((*_ended_lines(scene), *foot)))
        return replace(in_words, pictured=(ended, sketch(scene, clans=False), row))
    state = Text("\n".join((title(scene), *awaited_lines(scene), *foot)))
    return replace(in_words, pictured=(sketch(scene), state, row))


def _ended_lines(scene: ReaderScene) -> Iterator[str]:
    """The title and how it ended; also that honour was level, where what decided stands behind "Why?"."""
    yield title(scene)
    if table_of(scene).why == "tie_break":
        say = scene.messages.say
        yield markup.small(say("rokugan-story-level", button=say("button-why")))
    yield from result_lines(scene)


def _board_buttons(scene: ReaderScene) -> Buttons:
    """One's own page, and once tokens have been turned the numbers of the last battles."""
    has_fought = table_of(scene).round > 1 or scene.result is not None
    return Buttons((seat_button(scene), *((why_button(scene),) if has_fought else ())))


def _state_lines(scene: ReaderScene) -> Iterator[str]:
    """The round, who begins it, what is under way, and whom it waits for; in the end the story."""
    table, say = table_of(scene), scene.messages.say
    yield title(scene)
    if table.why is not None:
        yield from story(scene)
        return
    phase = say(f"rokugan-phase-{phase_code(scene)}")
    yield say("rokugan-now", round=table.round, rounds=ROUNDS, phase=phase)
    if table.round:
        yield say("rokugan-first", clan=person(scene, table.first))
    yield from awaited_lines(scene)


def _seat_line(scene: ReaderScene, seat: Seat) -> str:
    """A clan: provinces, honour in sight, tokens and cards."""
    player, row, say = table_of(scene).players[seat], scene.view.standings[seat], scene.messages.say
    if player.clan is None:
        return say("rokugan-seat-choosing", name=scene.names[seat])
    if table_of(scene).phase in BEFORE:
        return f"**{person(scene, seat)}**"
    text = say(
        "rokugan-seat",
        name=person(scene, seat),
        lands=row.provinces,
        honor=honor_in_sight(scene, seat),
        hand=row.hand,
        cards=row.cards,
        scouts=player.scouts,
        shugenja=player.shugenja,
    )
    return f"{text} {say('rokugan-seat-ronin')}" if player.ronin else text


def _territory_lines(scene: ReaderScene) -> Iterator[str]:
    """A line a territory: its provinces with who holds them and what lies there, and who holds its card."""
    table, say = table_of(scene), scene.messages.say
    if not table.round and table.phase != "draft":
        return
    for name in TERRITORIES:
        held = []
        for province in MAP.holds[name]:
            one, special = province_with_control(scene, province), land(table, province).special
            if special is not None:
                one = say("rokugan-land-special", land=one, special=choice(scene, special))
            held.append(one)
        lands, claim = scene.messages.join_list(held), claim_of(table, name)
        text = f"**{choice(scene, name)}**: {lands}."
        if claim.played:
            text = f"{text} {say('rokugan-card-played')}"
        elif claim.holder is not None:
            text = f"{text} {say('rokugan-card-held', clan=clan(scene, claim.holder))}"
        yield text


def _token_lines(scene: ReaderScene, most: int) -> Iterator[str]:
    """The newest tokens on the board; what the reader may not know is told by its place alone."""
    pieces, say = table_of(scene).pieces, scene.messages.say
    if pieces:
        yield f"### {say('rokugan-lying', count=len(pieces))}"
    for one in pieces[::-1][:most]:
        yield f"- {piece(scene, one)}"
    if len(pieces) > most:
        yield say("rokugan-lying-more", count=len(pieces) - most)


# --- a seat's own page --------------------------------------------------------------------------------------


def seat_page(scene: ReaderScene, choices: Choices) -> Panel:
    """The page of one seat: a turn of placement on one screen, at other times its question and the map.

    In words all that the seat holds stands there. With the map below it only what is decided by does, so that
    a phone shows both; all else is behind Hand.
    """
    turn = placing.opening(scene, choices.controls)
    if turn is not None:
        return turn
    moves, foot = _question_controls(scene, choices), _foot(scene, choices)
    lines = (title(scene), *own_lines(scene), *_question_lines(scene, choices))
    whole, brief = (Text("\n".join(some)) for some in (lines, _brief_lines(scene, choices)))
    in_words = Panel(ACCENT, (whole, *moves, *foot), scene.messages.language)
    if table_of(scene).why is not None:
        told = Text("\n".join(_ended_lines(scene)))
        return replace(in_words, pictured=(told, sketch(scene, clans=False), *_foot_at_end(scene, choices)))
    if any(isinstance(one, ChooseClan) for one in choices.moves):
        # Seven clans with what each can do leave no room for a map on which nothing lies: the board has it.
        return replace(in_words, blocks=(brief, *moves, *foot))
    asked_of = tuple(one.number for one in choices.moves if isinstance(one, Look | Strike))
    drawn = sketch(scene, tuple(token_spots(scene, asked_of)), clans=False)
    return replace(in_words, pictured=(brief, *moves, *_foot_above_map(scene, choices), drawn))


def is_on_page(scene: ReaderScene, entry: Entry) -> bool:
    """Whether a seat's own page says by itself what the entry's maker has done: which objective is kept."""
    return isinstance(entry.action, KeepObjective)


def hand_page(scene: ReaderScene, choices: Choices, page: int) -> Panel:
    """All that a seat holds, what its tokens do, and what its turn allows beside laying one of them."""
    held = hand(table_of(scene), scene.reader) if scene.reader is not None else ()
    effects = dict.fromkeys(token_effect(scene, one) for one in held)
    head = Text("\n".join((title(scene), *own_lines(scene), *effects)))
    is_turn = any(map(placing.is_placement, choices.moves))
    others = tuple(one for one in choices.moves if is_turn and not placing.is_placement(one))
    moves, foot = controls(scene, choices, others, page), _foot(scene, choices, is_leaf=True)
    return Panel(ACCENT, (head, *moves, *foot), scene.messages.language)


def _question_controls(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """The answers to what the seat is asked; of more than a few tokens of the map a menu."""
    draft = next((one for one in choices.moves if isinstance(one, PartialMove) and one.move == "draft"), None)
    if draft is not None:
        # Every free province can be taken at once.
        return first_question(scene, choices, draft, value_name, notes_beside, FEW)
    if any(isinstance(one, Look | Strike) for one in choices.moves):
        return controls(scene, structs.replace(choices, few=FEW_ON_MAP), choices.moves)
    if any(isinstance(one, GiveBack) for one in choices.moves):
        choices = structs.replace(choices, name=_name_to_give_back)
    return controls(scene, choices, choices.moves)


def _name_to_give_back(scene: ReaderScene, move: Any) -> str:
    """The token alone, under a question that says what becomes of it."""
    return choice(scene, move.token) if isinstance(move, GiveBack) else move_name(scene, move)


def own_lines(scene: ReaderScene) -> Iterator[str]:
    """Clan and ability, objective, hand, cards, and what the reader has seen of others."""
    seat = scene.reader
    if seat is None:
        return
    table, say = table_of(scene), scene.messages.say
    player = table.players[seat]
    if player.clan is not None:
        yield say("rokugan-own-clan", name=choice(scene, player.clan), means=means(scene, player.clan))
    yield from _objective_line(scene, seat)
    if table.why is not None:
        return

    # The tokens and cards that the seat can still use.
    yield from _hand_line(scene, seat)
    counted = (("shugenja", player.shugenja), ("scout", player.scouts))
    left = [name_with_count(scene, choice(scene, card), count) for card, count in counted if count]
    if left and table.round:
        yield say("rokugan-own-start", cards=scene.messages.join_list(left))
    if player.discard:
        yield say("rokugan-own-discard", tokens=tokens(scene, player.discard))
    for card in _own_cards(table, seat):
        yield say("rokugan-own-card", name=choice(scene, card), means=means(scene, card))

    # Others' facedown tokens that the seat has looked at, and hands that were shown to it.
    for one in table.pieces:
        if one.owner != seat and not one.faceup and one.token.value is not None:
            yield say("rokugan-own-seen", piece=piece(scene, one))
    for spied in table.spied:
        if spied.seat == seat and spied.hand.value:
            yield say("rokugan-spied", tokens=tokens(scene, spied.hand.value))


def _objective_line(scene: ReaderScene, seat: Seat) -> Iterator[str]:
    """The secret objective that the seat keeps, with what it is worth."""
    sealed = table_of(scene).players[seat].objective
    if sealed is not None and sealed.value is not None:
        name, wanted = choice(scene, sealed.value), goal(scene, sealed.value)
        yield scene.messages.say("rokugan-own-objective", name=name, means=wanted)


def _hand_line(scene: ReaderScene, seat: Seat) -> Iterator[str]:
    """The tokens of the seat's hand."""
    held = table_of(scene).players[seat].hand.value
    if held:
        yield scene.messages.say("rokugan-own-hand", tokens=tokens(scene, held))


def _own_cards(table: State, seat: Seat) -> Iterator[Card]:
    """The territory cards that the seat can still play."""
    for claim in table.claims:
        card = None if claim.card is None else claim.card.value
        if claim.holder == seat and card is not None and not claim.played:
            yield card


def _brief_lines(scene: ReaderScene, choices: Choices) -> Iterator[str]:
    """The question, what silence brings, and what the answer is chosen by; in small print what is one's own.

    The whole of it takes at most some 200 pixels above the map (tests/end_to_end/test_clans_heights.py).
    """
    table, seat = table_of(scene), scene.reader
    if scene.own_waits:
        _, *silence = question_lines(scene)
        yield f"## {wording.ask(scene, scene.own_waits[0])}"
        yield from (f"-# {line}" for line in silence)
    else:
        yield title(scene)
        yield from question_lines(scene)
    yield from _offered_lines(scene, choices)
    if seat is None:
        return
    own: list[str] = []
    if table.phase == "draft" or not scene.own_waits:
        own += _objective_line(scene, seat)
    if table.phase == "cards" and scene.own_waits:
        own += (ability(scene, card) for card in _own_cards(table, seat))
    # Beside many cards there is no room for the hand, which is behind its button.
    if table.round and len(own) <= FEW_CARDS:
        own += _hand_line(scene, seat)
    yield from (f"-# {line}" for line in own)


def _question_lines(scene: ReaderScene, choices: Choices) -> Iterator[str]:
    """The question and what may be chosen; in the end the story, with what everybody's honour came of."""
    if table_of(scene).why is not None:
        yield from story(scene)
        return
    yield from question_lines(scene)
    yield from _offered_lines(scene, choices)


def _offered_lines(scene: ReaderScene, choices: Choices) -> Iterator[str]:
    """What the clans or objectives can do that may be chosen; in the draft what the map's figures say."""
    for move in choices.moves:
        match move:
            case ChooseClan(one):
                yield ability(scene, one)
            case KeepObjective(one):
                yield scene.messages.say("rokugan-ability", name=choice(scene, one), means=goal(scene, one))
    if table_of(scene).phase == "draft" and scene.own_waits:
        yield f"-# {scene.messages.say('rokugan-hint-honor')}"


def _foot(scene: ReaderScene, choices: Choices, *more: Button, is_leaf: bool = False) -> tuple[Block, ...]:
    """The page's own buttons: standing orders beside those that every game has."""
    shared = (button for row in leaves(scene, choices, is_leaf=is_leaf) for button in row.buttons)
    return rows((*orders_button(scene, moment, is_prompt=True), *shared, *more))


def _foot_at_end(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """One row: where everybody's honour came from, and the page's own buttons but the one that renews it."""
    own_page = ids.SeatPanelId(scene.match).pack()
    shared = (one for row in leaves(scene, choices) for one in row.buttons)
    kept = (one for one in shared if isinstance(one, Button) and one.custom_id != own_page)
    return rows((why_button(scene), *kept, words_button(scene)))


def _foot_above_map(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """One row above the map; who has a clan finds the other buttons behind Hand."""
    seat = scene.reader
    if seat is None or table_of(scene).players[seat].clan is None:
        return _foot(scene, choices, words_button(scene))
    to_board = Button(ids.SeatPanelId(scene.match, BOARD).pack(), scene.messages.say("offered-board"))
    orders = orders_button(scene, moment, is_prompt=True)
    return rows((*orders, placing.hand_button(scene), to_board, words_button(scene)))


# --- why ----------------------------------------------------------------------------------------------------


def why_page(scene: ReaderScene, _: Choices, events: Sequence[Any]) -> Panel:
    """The last resolution, of events cut for the reader: what left the board, each battle, what was earned.

    In the end the story stands above it. As many lines as one message has room for; the others stand in the
    chronicle.
    """
    say, lines, why = scene.messages.say, list[str](), table_of(scene).why
    begins = [spot for spot, one in enumerate(events) if isinstance(one, TokensTurned)]
    for event in join_events(events[begins[-1] :]) if begins else ():
        match event:
            case Battle():
                lines.append(battle_text(scene, event))
            case Gone():
                lines += filter(None, (removed_tokens_text(scene, event),))
            case Raided() | Pacified() | Defended():
                lines.append(wording.event(scene, event))
    told = () if why is None else (wording.result(scene, why), *story(scene))
    if told and lines:
        told = (*told, f"### {say('rokugan-battles', round=table_of(scene).round)}")
    chronicle = Button(ids.ChronicleButtonId(scene.match).pack(), say("button-chronicle"))

    def with_lines(most: int) -> Panel:
        text = "\n".join((*told, *lines[:most])) or say("rokugan-why-nothing")
        left = len(lines) - most
        more = (say("rokugan-why-more", count=left),) if left else ()
        blocks = (Text("\n".join((title(scene), text, *more))), Buttons((back(scene), chronicle)))
        return Panel(ACCENT, blocks, scene.messages.language)

    return first_that_fits(map(with_lines, range(len(lines), -1, -1)))
