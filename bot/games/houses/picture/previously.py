"""Before a generation begins, the reign before: king and nickname, what was told of it, the last vote."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from bot.games.houses.picture.common import dusk, emblem, even, house_named, sheet
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.record import Vote
from bot.games.houses.tale.tale import ToldReign
from bot.games.houses.tale.words import nickname_alone, sentence
from bot.pictures.colours import BAD, CARD, GOLD, GOOD, GROOVE, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, sketch_of
from bot.pictures.letters import text_high
from bot.pictures.pieces import block, board_of, figure, piece, text
from bot.render.panel import Sketch
from engine.games.houses.names import SIDES, End
from engine.kernel.seats import Seat


class Ballots(Struct, frozen=True):
    """The vote over which the reign ended: its card, each side's power and the emblems of its houses."""

    card: str
    yes: int
    no: int
    for_yes: tuple[str, ...]
    for_no: tuple[str, ...]


class Previously(Sheet, frozen=True, kw_only=True):
    """The reign before; every text is whole. `vote` is None where nothing was voted on."""

    reign: str
    end: End
    king: str
    called: str
    told: tuple[str, ...]
    vote: Ballots | None
    memory: str


TEMPLATE: Final = "houses_previously"


def sketch(presenter: Presenter, told: ToldReign, count: int, memory: str) -> Sketch:
    """The picture, with the first `count` sentences of the reign and what is remembered, "" for nothing."""
    shown = values(presenter, told, count, memory)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(presenter, shown))


def values(presenter: Presenter, told: ToldReign, count: int, memory: str) -> Previously:
    """The record that the picture is painted from."""

    def name(seat: Seat) -> str:
        return house_named(presenter, seat)

    words = {side: presenter.common_part(f"ballot-{side}", "button") for side in SIDES}
    base: dict[str, Any] = sheet(presenter)
    reign, most = told.reign.generation, presenter.view.options.generations
    return Previously(
        **{**base, "words": words | {"title": presenter.say("tale-previously")}},
        reign=presenter.say("picture-reign", number=reign, most=most),
        end=told.reign.end,
        king=presenter.king(told.reign.king),
        called=nickname_alone(presenter, told, name),
        told=tuple(sentence(presenter, one, name) for one in told.sentences[:count]),
        vote=_ballots(presenter, told.reign.votes[-1]) if told.reign.votes else None,
        memory=memory,
    )


def _ballots(presenter: Presenter, vote: Vote) -> Ballots:
    sides = {
        side: tuple(emblem(presenter, seat) for seat in vote.voters() if vote.side_of(seat) == side)
        for side in SIDES
    }
    return Ballots(
        card=presenter.title(f"{vote.card}.title"),
        yes=vote.yes,
        no=vote.no,
        for_yes=sides["yes"],
        for_no=sides["no"],
    )


def lines(presenter: Presenter, shown: Previously) -> Iterator[str]:
    """The alt text, in the order of the picture."""
    yield presenter.say("tale-alt", title=shown.words["title"], reign=shown.reign)
    yield presenter.say("tale-nickname", king=shown.king, name=shown.called)
    yield from shown.told
    if shown.vote is not None:
        yield presenter.say("tale-alt-vote", card=shown.vote.card, yes=shown.vote.yes, no=shown.vote.no)
    if shown.memory:
        yield shown.memory


# Where all stands: pieces as data/boards/houses_previously.typ paints them.

HEAD: Final = 34
BEGIN: Final = 14
WIDE: Final = 372
"""Where texts begin, and how wide they are."""

NAMED: Final = 312
"""Units across of the king's name and nickname, beside the sign of the end."""

CALLED: Final = 14.0
TOLD: Final = 13.4
SMALL: Final = 12.2
"""The sizes of the nickname, of what is told, and of the memory below."""

BAR: Final = (156, 88)
"""Where the bar of the vote begins, and its length, on whole pixels."""

STEP: Final = 23
"""From the emblem of one voter to the next."""


def place_pieces(shown: Previously) -> Layered:
    """The whole picture as pieces; it is as high as what is told."""
    layers = [*_head(shown)]
    y = float(HEAD + 44 + text_high(shown.called, CALLED, NAMED))
    for told in shown.told:
        high = text_high(told, TOLD, WIDE)
        layers.append(text(shown, (BEGIN, y, WIDE, high), told, TOLD))
        y += high + 8
    if shown.vote is not None:
        layers += _vote(shown, shown.vote, y + 2)
        y += 62
    if shown.memory:
        high = text_high(shown.memory, SMALL, WIDE - 26)
        layers += [
            piece(shown, (BEGIN, y + 2, WIDE, 1), "rule"),
            piece(shown, (BEGIN, y + 11, 16, 16), "memory"),
            text(shown, (BEGIN + 26, y + 11, WIDE - 26, high), shown.memory, SMALL, MUTED),
        ]
        y += high + 12
    height = even(y + 12)
    return board_of(shown, height, ((0, HEAD, CARD), *dusk(INK, height, HEAD)), layers)


def _head(shown: Previously) -> Iterator[Layer]:
    """Title and generation; how the king ended, the king, the name that stays."""
    yield text(shown, (BEGIN, 6, 240, 22), shown.words["title"], 15, PAPER, bold=True)
    yield text(shown, (256, 8, 130, 18), shown.reign, 11.5, MUTED, side="end")
    yield piece(shown, (BEGIN, HEAD + 10, 46, 46), "sign", shown.end)
    yield text(shown, (BEGIN + 60, HEAD + 8, NAMED, 26), shown.king, 19, PAPER, bold=True)
    high = text_high(shown.called, CALLED, NAMED)
    yield text(shown, (BEGIN + 60, HEAD + 36, NAMED, high), shown.called, CALLED, GOLD, bold=True)


def _vote(shown: Previously, vote: Ballots, y: float) -> Iterator[Layer]:
    """The layers of one vote: its answers around the card, then the voters and powers around a bar."""
    yield text(shown, (BEGIN, y, 60, 17), shown.words["yes"], 12, GOOD, bold=True)
    yield text(shown, (76, y, 248, 17), vote.card, 12, MUTED, side="center")
    yield text(shown, (326, y, 60, 17), shown.words["no"], 12, BAD, bold=True, side="end")
    for n, sign in enumerate(vote.for_yes):
        yield piece(shown, (BEGIN + n * STEP, y + 22, 22, 22), "voter", sign)
    for n, sign in enumerate(reversed(vote.for_no)):
        yield piece(shown, (386 - 22 - n * STEP, y + 22, 22, 22), "voter", sign)
    begin, long = BAR
    yield text(shown, (begin - 26, y + 23, 22, 20), figure(shown, vote.yes), 14, bold=True, side="end")
    yield text(shown, (begin + long + 4, y + 23, 22, 20), figure(shown, vote.no), 14, LIGHT, bold=True)
    whole = vote.yes + vote.no
    yield block(shown, (begin, y + 26.4, long, 12.8), BAD if vote.no else GROOVE)
    if whole and vote.yes:
        yield block(shown, (begin, y + 26.4, long * vote.yes / whole, 12.8), GOOD)
