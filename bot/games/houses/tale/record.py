"""What happened in a campaign, as everybody knows it: reigns with their votes, deals and scores.

`campaign_of` folds the notes of a match (bot/history/notes.py), each event cut for nobody in particular, so a
tale can tell nothing that a spectator could not know. A deal is known once it is closed, a role once the
generation is scored. What a deal has bought, and whose word was broken, is read off the ballots as counted.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses.history.items import Setting
from bot.history.notes import Note
from engine.games.houses import events as e
from engine.games.houses.clauses import AnyClause, Deal, terms
from engine.games.houses.moves import Ballot, Score
from engine.games.houses.names import RESOURCES, SIDES, End, Side
from engine.games.houses.stewards.company.character import pledge_in
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Seat, with_value_at

Signature = e.EventSigned | e.StorySigned

SIDE_OF: Final[Mapping[str, Side]] = {side: side for side in SIDES}
"""The side that a ballot of this kind takes; a tale asks some thousands of times."""


class Vote(Struct, frozen=True):
    """A vote that was decided: the sums, the answer, who leads by it, who moderated and what settled it.

    `opened` is who was what as its card was read. `outcome`, `moved` and `signed` are what came of it.
    """

    phase: int
    card: str
    ballots: tuple[Ballot | None, ...]
    yes: int
    no: int
    side: Side
    leader: Seat
    moderator: Seat
    by: str
    opened: Setting = Setting()
    outcome: e.OutcomeDrawn | None = None
    moved: tuple[e.ResourceMoved, ...] = ()
    signed: tuple[Signature, ...] = ()

    @property
    def more(self) -> int:
        """The power of the side that won."""
        return self.yes if self.side == "yes" else self.no

    @property
    def less(self) -> int:
        """The power of the side that lost."""
        return self.no if self.side == "yes" else self.yes

    @property
    def is_tie_broken(self) -> bool:
        """Whether the sides were level and the moderator gave the answer, not the leader alone."""
        return self.by == "moderator" and self.more == self.less

    def side_of(self, seat: Seat) -> Side | None:
        """The side that the house has taken; None for an abstention and for silence."""
        cast = self.ballots[seat]
        return None if cast is None else SIDE_OF.get(cast.kind)

    def power_of(self, seat: Seat) -> int:
        """The power that the house has laid."""
        cast = self.ballots[seat]
        return 0 if cast is None else cast.power

    def voters(self) -> tuple[Seat, ...]:
        """The houses that took a side."""
        return tuple([seat for seat in range(len(self.ballots)) if self.side_of(seat) is not None])

    def is_turned_by(self, seat: Seat) -> bool:
        """Whether the other side would have had more power without this house's ballot."""
        return self.side_of(seat) == self.side and self.more - self.power_of(seat) < self.less


class Bought(Struct, frozen=True):
    """A ballot for a side that another house has paid for, and that was cast so."""

    buyer: Seat
    seller: Seat
    coins: int
    vote: Vote
    side: Side

    @property
    def has_won(self) -> bool:
        """Whether the council answered as was paid for."""
        return self.vote.side == self.side

    @property
    def has_turned(self) -> bool:
        """Whether the answer would have been the other without it."""
        return self.vote.is_turned_by(self.seller)


class Broken(Struct, frozen=True):
    """A word for a side in a vote, given to another house, that the ballots show broken."""

    by: Seat
    to: Seat
    side: Side
    vote: Vote


class Reign(Struct, frozen=True, dict=True):
    """A generation: how it ended, and all that everybody knows of it.

    `values` are the resources as it began, then after each vote.
    """

    generation: int
    king: str
    end: End = "death"
    votes: tuple[Vote, ...] = ()
    deals: tuple[Deal, ...] = ()
    signed: tuple[Signature, ...] = ()
    ended: tuple[e.StoryEnded, ...] = ()
    scores: tuple[Score, ...] = ()
    values: tuple[tuple[int, ...], ...] = ()

    @cached_property
    def sales(self) -> tuple[Bought, ...]:
        """The ballots that were paid for, in the order in which their deals were closed."""
        return tuple(one for deal in self.deals for one in _bought_in(deal, self.votes))

    @cached_property
    def broken_words(self) -> tuple[Broken, ...]:
        """The words that were broken, in the same order."""
        return tuple(one for deal in self.deals for one in _broken_in(deal, self))


class Campaign(Struct, frozen=True):
    """The reigns that are over, the one that goes on, the resources as they stand, the end where it has come.

    `lines` are the ids of the story lines, in the order of the campaign. `now` is None before the first reign
    and after the last one.
    """

    seats: int = 0
    lines: tuple[str, ...] = ()
    reigns: tuple[Reign, ...] = ()
    values: tuple[int, ...] = ()
    end: e.CampaignEnded | None = None
    now: Reign | None = None


def campaign_of(notes: Iterable[Note]) -> Campaign:
    """What everybody knows of a campaign, from the notes of its log."""
    told, reign = Campaign(), Reign(0, "")
    count: e.BallotsCounted | None = None
    opened = Setting()
    for note in notes:
        for event in _public_events(note):
            match event:
                case e.CampaignOpened():
                    told = replace(told, seats=event.seats, lines=tuple(line for line, _ in event.lines))
                case e.GenerationOpened():
                    reign = Reign(event.generation, event.king, values=(event.values,))
                case e.PhaseOpened():
                    opened = note.setting
                case e.BallotsCounted():
                    count = event
                case e.DecisionTaken() if count is not None:
                    reign, count = _with_vote(reign, _vote_of(note.setting, opened, count, event)), None
                case e.KingFell():
                    reign = replace(reign, king=event.king, end=event.end)
                case e.GenerationScored():
                    reign = replace(reign, scores=event.scores)
                    told = replace(told, reigns=(*told.reigns, reign), values=_newest(reign, told))
                    reign = Reign(0, "")
                case e.CampaignEnded():
                    told = replace(told, end=event)
                case _:
                    reign = _after_event(reign, event)
    if reign.generation:
        return replace(told, now=reign, values=_newest(reign, told))
    return told


def _newest(reign: Reign, told: Campaign) -> tuple[int, ...]:
    """The resources as they stand in this reign; as they stood, where it began before the notes."""
    return reign.values[-1] if reign.values else told.values


def _vote_of(setting: Setting, opened: Setting, count: e.BallotsCounted, taken: e.DecisionTaken) -> Vote:
    return Vote(
        setting.phase,
        setting.card or "",
        count.ballots,
        count.yes,
        count.no,
        taken.side,
        taken.leader,
        setting.moderator,
        taken.by,
        opened,
    )


def _with_vote(reign: Reign, vote: Vote) -> Reign:
    """The reign after a decision: what comes of it is not known yet."""
    return replace(reign, votes=(*reign.votes, vote), values=(*reign.values, *reign.values[-1:]))


def _after_event(reign: Reign, event: Any) -> Reign:
    """The reign after what came of its last vote, or a deal that was closed."""
    match event:
        case e.ResourceMoved() if reign.values:
            *before, row = reign.values
            row = with_value_at(row, RESOURCES.index(event.resource), event.value)
            return _with_last_vote(replace(reign, values=(*before, row)), moved=event)
        case e.OutcomeDrawn():
            return _with_last_vote(reign, outcome=event)
        case e.EventSigned() | e.StorySigned():
            return _with_last_vote(replace(reign, signed=(*reign.signed, event)), signed=event)
        case e.StoryEnded():
            return replace(reign, ended=(*reign.ended, event))
        case e.DealClosed():
            return replace(reign, deals=(*reign.deals, event.deal))
    return reign


def _with_last_vote(reign: Reign, **what: Any) -> Reign:
    """The reign whose last vote brought this: a field of it, or one thing more of a field of several."""
    if not reign.votes:
        return reign
    *before, last = reign.votes
    more = {
        name: (*old, one) if isinstance(old := getattr(last, name), tuple) else one
        for name, one in what.items()
    }
    return replace(reign, votes=(*before, replace(last, **more)))


def _public_events(note: Note) -> Iterator[Any]:
    """The events of a note that everybody may know of, cut so."""
    return (cut(event, None) for event in note.events if is_readable(event, None))


def _bought_in(deal: Deal, votes: tuple[Vote, ...]) -> Iterator[Bought]:
    """The first ballot for a side that each party was paid for and cast."""
    for seller, buyer, owed, paid in _halves(deal):
        coins = sum(terms(one).paid + terms(one).escrow for one in paid)
        promised = (one for clause in owed if (one := _promise_of(deal, clause, votes)) is not None)
        cast = next((one for one in promised if one[1].side_of(seller) == one[0]), None)
        if coins and cast is not None:
            yield Bought(buyer, seller, coins, cast[1], cast[0])


def _broken_in(deal: Deal, reign: Reign) -> Iterator[Broken]:
    """The words for a side that each party gave and did not keep."""
    for maker, taker, owed, _ in _halves(deal):
        for clause in owed:
            promised = _promise_of(deal, clause, reign.votes)
            if promised is not None and promised[1].side_of(maker) != promised[0]:
                yield Broken(maker, taker, *promised)


def _promise_of(deal: Deal, clause: AnyClause, votes: tuple[Vote, ...]) -> tuple[Side, Vote] | None:
    """The side that a clause binds its maker to, and the vote; None for other clauses, and votes never held.

    What a person has promised in words of their own is for nobody to judge but its parties (HO-R23).
    """
    what = terms(clause)
    if what.ballot is not None:
        phase = deal.phase + (what.ahead or 0)
        side = SIDE_OF.get(what.ballot.kind)
    else:
        word = None if what.words is None else pledge_in(what.words)
        phase, side = (0, None) if word is None else (word.phase, word.side)
    vote = next((one for one in votes if one.phase == phase), None)
    return None if side is None or vote is None else (side, vote)


def _halves(deal: Deal) -> tuple[tuple[Seat, Seat, tuple[AnyClause, ...], tuple[AnyClause, ...]], ...]:
    """Each party, the other, what it owes, and what it is owed."""
    return (
        (deal.maker, deal.partner, deal.mine, deal.theirs),
        (deal.partner, deal.maker, deal.theirs, deal.mine),
    )
