"""What company says at a table of Treasure Island: its word before a vote, and a line to what befalls it.

The manners and the words given are those of engine/games/treasure/stewards/company.py, and manners stand in
the seats' names. A remark is made from public events alone, those of one telling (a day, a night, an
entry), and put behind the event that it is about. Which line it is goes by the round, and for attacks by how
often the captain won or lost before, so that every reader and every replay read the same; where the events
leave out how their round began nothing is said. A steward who sits in for a person says nothing in their
name.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from bot.games.treasure.words import table_of
from bot.render.reader_scene import ReaderScene
from bot.render.rolls import number_of
from bot.ui.generic.company import has_voice, line_of
from engine.games.treasure.base import GameOver, Value
from engine.games.treasure.chapters.dawn import AttackTally, CaptainDeposed, MutinyTally
from engine.games.treasure.chapters.day import Marooned, MutinyDeclared
from engine.games.treasure.chapters.night import NightEnded, NightStarted, VoteOpened
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.state import Order
from engine.games.treasure.stewards.company import MANNERS, Word, manner_of, words_given
from engine.kernel.seats import Seat

Occasion = Literal["rise", "ashore", "deposed", "won", "lost", "end"] | Value

VARIANTS: Final[dict[Occasion, int]] = {
    **dict.fromkeys(("fire", "douse", "for", "against", "deposed", "end"), 2),
    **dict.fromkeys(("rise", "ashore", "won", "lost"), 4),
}
"""How many lines each manner has for an occasion: more where it befalls one seat day after day."""


class Remark(Struct, frozen=True):
    """What a seat would say if company sits there; by the name `seat` the chronicle finds whom it is of."""

    seat: Seat
    occasion: Occasion
    round: int


class Denial(Struct, frozen=True):
    """A count denies what a seat had said before the vote; by the name `seat` the chronicle finds whom."""

    seat: Seat
    value: Value


def with_remarks(events: Sequence[Any]) -> Iterator[Any]:
    """The events, behind each what company may say to it; nothing before a round begins, but to the end."""
    round, captains, words = 0, dict[int, Seat](), dict[int, tuple[Word, ...]]()
    for event in events:
        yield event
        match event:
            case DayStarted(round=number) | NightStarted(round=number) | NightEnded(round=number):
                round = number
            case GameOver(winners=(first, *_)):
                # There is one end, so its line needs no round.
                yield Remark(first, "end", 0)
            case _ if not round:
                pass
            case VoteOpened(order=order, kind=kind, place=place, head=head, voters=voters):
                captains[order] = head
                words[order] = words_given(round, kind, place, head, voters)
                for word in words[order]:
                    yield Remark(word.seat, word.value, round)
            case MutinyDeclared(seat=seat):
                yield Remark(seat, "rise", round)
            case Marooned(target=seat):
                yield Remark(seat, "ashore", round)
            case CaptainDeposed(seat=seat):
                yield Remark(seat, "deposed", round)
            case AttackTally(order=order, fire=fire, douse=douse, succeeded=succeeded) if order in captains:
                yield from _denials(words[order], {"fire": fire, "douse": douse})
                yield Remark(captains[order], "won" if succeeded else "lost", round)
            case MutinyTally(order=order, votes_for=votes_for, votes_against=against) if order in words:
                yield from _denials(words[order], {"for": votes_for, "against": against})


def _denials(words: Sequence[Word], count: Mapping[Value, int]) -> Iterator[Denial]:
    """For each word of which the count has not one vote, that it was not kept."""
    for word in words:
        if not count[word.value]:
            yield Denial(word.seat, word.value)


def describe(scene: ReaderScene, remark: Remark) -> str:
    """The line with who says it; "" where a person sits, or the host has silenced company."""
    seat, occasion, lines = remark.seat, remark.occasion, VARIANTS[remark.occasion]
    # Seats of one manner begin at different lines: two put ashore on one day would else say the same. Where
    # there are but two lines, the third of a manner shares one.
    first = number_of(b"sea-remarks", (scene.match, manner_of(seat), occasion), 4)
    first += (0, lines // 2, 1)[seat // len(MANNERS)]
    if occasion in ("won", "lost"):
        turn = _attacks_before(scene, remark)
    else:
        # Of what has no tale the round is all that is known. Of four lines rounds 1, 2, 3 and 4 have 1, 3, 0
        # and 2 behind the first, so that neither the next round nor the one after it has the same again.
        turn = remark.round if lines == 2 else remark.round + remark.round // 2
    variant = 1 + (first + turn) % lines
    return line_of(scene, seat, f"{manner_of(seat)}-{occasion}-{variant}")


def describe_denial(scene: ReaderScene, denial: Denial) -> str:
    """That the count has no vote of what was said; "" where nobody had said it aloud."""
    if not has_voice(scene, denial.seat):
        return ""
    value = scene.messages.say(f"treasure-choice-{denial.value}")
    return scene.messages.say("treasure-denied", name=scene.names[denial.seat], value=value)


def word_lines(scene: ReaderScene, order: Order) -> Iterator[str]:
    """What company has said before the vote on this order, a line for each; none before dusk."""
    if order.head is None:
        return
    round = table_of(scene).round
    for word in words_given(round, order.kind, order.place, order.head, order.voters):
        line = describe(scene, Remark(word.seat, word.value, round))
        if line:
            yield line


def _attacks_before(scene: ReaderScene, remark: Remark) -> int:
    """How many attacks of this captain ended so in earlier rounds."""
    tales = (one for one in table_of(scene).tales if one.kind == "attack" and one.head == remark.seat)
    has_won = remark.occasion == "won"
    return sum(one.round < remark.round and one.succeeded == has_won for one in tales)
