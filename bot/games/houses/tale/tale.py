"""The whole tale of a campaign so far: every reign that is over, and the epilogues once it has ended."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.games.houses.tale import epilogues, reigns
from bot.games.houses.tale.choice import Fact, Sentence, Used, in_turn, roll_of
from bot.games.houses.tale.record import Campaign, Reign, campaign_of
from bot.history.notes import Note


class ToldReign(Struct, frozen=True):
    """A reign in sentences: how it ended, what lay behind it, what nobody knew; and its king's nickname."""

    reign: Reign
    name: Sentence
    sentences: tuple[Sentence, ...]


class Tale(Struct, frozen=True):
    """A campaign in sentences; `realm`, and `houses` by seat, are empty until it has ended."""

    reigns: tuple[ToldReign, ...]
    realm: tuple[Sentence, ...] = ()
    houses: tuple[tuple[Sentence, ...], ...] = ()


def tale_in_notes(notes: Sequence[Note]) -> Tale:
    """The tale of a match up to these notes, the last of which is that of the entry being told."""
    return tale_of(campaign_of(notes))


def tale_of(told: Campaign) -> Tale:
    """The tale of a campaign. Its beginning is the same however far the campaign has come."""
    used = Used()
    some = tuple(_tell_reign(one, used) for one in told.reigns)
    if told.end is None:
        return Tale(some)
    roll = roll_of(told.end.places, [_known_of(one) for one in told.reigns])
    realm = tuple(used.tell(facts, roll) for facts in epilogues.realm(told))
    return Tale(some, realm, _tell_houses(told, used, roll))


def _tell_reign(reign: Reign, used: Used) -> ToldReign:
    roll = roll_of(_known_of(reign))
    told = [
        used.tell(some, roll)
        for some in (
            tuple(reigns.end_facts(reign, roll)),
            tuple(reigns.cause_facts(reign, roll)),
            tuple(reigns.role_facts(reign, roll)),
        )
        if some
    ]
    return ToldReign(reign, used.tell(reigns.nickname_facts(reign, roll), roll), tuple(told))


def _tell_houses(told: Campaign, used: Used, roll: int) -> tuple[tuple[Sentence, ...], ...]:
    """Each house's deed, tie and fate; of several deeds rather one that no house before it was told of."""
    codes = set[str]()
    rows = []
    deeds = epilogues.deeds(told)
    for seat in range(told.seats):
        own = roll_of(roll, seat)
        deed = used.tell((*_fresh_first(deeds[seat], codes, own), epilogues.plain_deed(told, seat)), own)
        ties = _fresh_first(epilogues.ties(told, seat), codes, own)
        tie = (used.tell(ties, own),) if ties else ()
        rows.append((deed, *tie, used.tell((epilogues.fate(told, seat),), own)))
    return tuple(rows)


def _fresh_first(some: Sequence[Fact], codes: set[str], roll: int) -> tuple[Fact, ...]:
    """The facts from a place by the roll on, those first whose code no house was told with."""
    row = sorted(in_turn(some, roll), key=lambda one: one.code in codes)
    codes |= {one.code for one in row[:1]}
    return tuple(row)


def _known_of(reign: Reign) -> Iterable[object]:
    """The facts of a reign by which its words are chosen: public, and the same at every replay."""
    votes = [(one.phase, one.card, one.yes, one.no, one.side, one.leader) for one in reign.votes]
    return [reign.generation, reign.king, reign.end, votes, [(row.seat, row.total) for row in reign.scores]]
