"""A turn of placement in words: what stands on its head, and what a token and a place are called on it.

A token at a province goes by its face and the way it comes, a place by the province's number on the map.
Whoever reads is the seat that lays them.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.rokugan.words import (
    choice,
    clan,
    kind_of_way,
    numbered_name,
    place_number,
    short_token_name,
    table_of,
    token_text,
)
from bot.render.bidi import cut_to_fit
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL
from bot.render.panel import Option
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.chapters.battles import unguarded_defense
from engine.games.rokugan.chapters.placement import Bless, Place
from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.facts import HAND
from engine.games.rokugan.names import Province, Token
from engine.games.rokugan.orders import lines_left
from engine.games.rokugan.places import can_lie_at
from engine.games.rokugan.state import hand, owner, piece_of
from engine.kernel.table import orders_of


def token_count(scene: ReaderScene) -> str:
    """Which token of the round the reader lays now: "Your token, 2nd of 5"."""
    table, seat = table_of(scene), scene.reader
    assert seat is not None
    # The last token of a hand stays in it (BR-PLACE-2).
    left = len(hand(table, seat)) - table.players[seat].skipped
    return scene.messages.say("rokugan-turn-token", number=max(1, HAND + 1 - left), of=HAND - 1)


def laid_line(scene: ReaderScene) -> Iterator[str]:
    """The tokens that the reader has laid in this round, with their faces; nothing where there is none."""
    laid = [
        token_text(scene, (one.token.value, *one.blessings), one.province, one.way)
        for one in table_of(scene).pieces
        if one.owner == scene.reader and one.token.value is not None
    ]
    if laid:
        yield f"-# {scene.messages.say('rokugan-laid', tokens=' · '.join(laid))}"


def silence_line(scene: ReaderScene) -> Iterator[str]:
    """What becomes of the reader's turn if they say nothing, and when."""
    due, seat = scene.first_deadline(scene.own_waits), scene.reader
    assert seat is not None
    if due is not None:
        ordered = "no" if orders_of(scene.table, seat) is None else "yes"
        left = f"<t:{int(due.timestamp())}:R>"
        yield f"-# {scene.messages.say('rokugan-turn-until', left=left, ordered=ordered)}"


def planned_line(scene: ReaderScene, written: Sequence[Any]) -> Iterator[str]:
    """The placements of the orders `written` that have not been made yet; nothing where there is none."""
    planned = [
        token_text(scene, (one.token,), one.province, one.way) for one in planned_places(scene, written)
    ]
    if planned:
        yield f"-# {scene.messages.say('rokugan-laid-planned', tokens=' · '.join(planned))}"


def planned_places(scene: ReaderScene, written: Sequence[Any] | None) -> tuple[Place, ...]:
    """The placements of the orders that have not been made yet; none where no orders are written."""
    assert scene.reader is not None
    left = lines_left(table_of(scene), scene.reader, tuple(written or ()))
    return tuple(one for one in left if isinstance(one, Place))


def face(scene: ReaderScene, move: Place) -> str:
    """A token by its face, and how it comes to lie at its province: "Army 2 from 18"."""
    kind, come = kind_of_way(scene, move.token, move.province, move.way)
    return scene.messages.say("rokugan-face", face=choice(scene, move.token), way=kind, come=come)


def places_head(
    scene: ReaderScene, token: Token, shown: Sequence[Place | Bless], count: int, *, is_useful: bool
) -> str:
    """What stands over a menu of a token's places, of which there are `count`.

    Of several menus each says which numbers it has; a blessing is laid on a token.
    """
    numbers = [place_number(one.province) for one in shown if isinstance(one, Place)]
    if not numbers:
        return scene.messages.say("rokugan-which-blessed", token=choice(scene, token))
    first, last = min(numbers), max(numbers)
    span = "whole" if len(shown) == count else "single" if first == last else "range"
    return scene.messages.say(
        "rokugan-where",
        token=choice(scene, token),
        kind="useful" if is_useful else "other",
        count=count,
        span=span,
        first=first,
        last=last,
    )


def place_option(scene: ReaderScene, move: Place | Bless, value: str) -> Option:
    """A complete placement by its place, with whose it is, its defence and its honour.

    A blessing goes by the token that it is laid on.
    """
    table, say = table_of(scene), scene.messages.say
    if isinstance(move, Bless):
        piece = piece_of(table, move.number)
        if piece is None or piece.token.value is None:
            # A token of the orders that is to be blessed does not lie there yet.
            label = short_token_name(scene, move.number)
        else:
            label = token_text(
                scene, (piece.token.value, *piece.blessings), piece.province, piece.way, named=True
            )
        return Option(value, cut_to_fit(label, OPTION_LABEL), "")
    assert scene.reader is not None
    kind, come = kind_of_way(scene, move.token, move.province, move.way)
    label = say("rokugan-place", place=numbered_name(scene, move.province), way=kind, come=come)
    note = province_note(scene, move.province)
    if not can_lie_at(table, scene.reader, move.token, move.province, move.way):
        note = say("rokugan-place-out", note=note)
    return Option(value, cut_to_fit(label, OPTION_LABEL), cut_to_fit(note, OPTION_DESCRIPTION))


def province_note(scene: ReaderScene, province: Province) -> str:
    """Whose a province is, its defence and its honour."""
    table = table_of(scene)
    holder = owner(table, province)
    return scene.messages.say(
        "rokugan-place-note",
        who="own" if holder == scene.reader else "free" if holder is None else "other",
        clan="" if holder is None else clan(scene, holder),
        defence=unguarded_defense(table, province),
        honor=flowers(table, province),
    )
