"""The page of a reign: king, tale, the realm as curves, three votes, deals, roles, signatures."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from msgspec import structs

from bot.games.houses.book import values as v
from bot.games.houses.book.own import own_lines, own_now
from bot.games.houses.book.speaking import Speaker
from bot.games.houses.book.turning import Turned, turning_votes
from bot.games.houses.describe.events import SOURCES, describe_event, effects, points_by_source
from bot.games.houses.history.items import Item
from bot.games.houses.history.pages import presenter_of_time
from bot.games.houses.tale.kings import habit, line_at_end
from bot.games.houses.tale.record import Reign, Vote
from bot.games.houses.tale.tale import ToldReign
from bot.games.houses.tale.words import fill_slots, nickname_alone, sentences
from bot.games.houses.trade.deals import owed_in_short, parties
from engine.games.houses.clauses import Deal
from engine.games.houses.names import RESOURCES
from engine.games.houses.resources import MOST

WIDE: Final = 100.0
HIGH: Final = 40.0
"""The box of a curve."""


def reign_page(say: Speaker, reign: Reign, told: ToldReign | None, own: Sequence[Item] = ()) -> v.Reign:
    """The page; `told` is None for a reign that goes on, `own` what one house alone knows of it."""
    presenter, is_over = say.presenter, told is not None
    slots = {"number": reign.generation, "most": presenter.view.options.generations}
    return v.Reign(
        number=say.plain(presenter.say("picture-reign", **slots)),
        king=say.plain(presenter.king(reign.king)),
        called="" if told is None else say.plain(nickname_alone(presenter, told)),
        end=reign.end if is_over else "",
        fate=say.plain(presenter.say("picture-fate", end=reign.end)) if is_over else say.text("goes-on"),
        told="" if told is None else say.plain(sentences(presenter, told.sentences)),
        last=say.plain(presenter.say("quoted", title=line_at_end(presenter, reign, reign.scores)))
        if is_over
        else "",
        habit=say.plain(habit(presenter, reign.king)),
        curves=tuple(_curves(say, reign)),
        votes=tuple(_vote(say, one) for one in turning_votes(reign)),
        deals=tuple(_deals(say, reign)),
        roles=tuple(_roles(say, reign)),
        signed=tuple(_signatures(say, reign)),
        own=(*(() if is_over else own_now(say)), *own_lines(say, own)),
    )


def _curves(say: Speaker, reign: Reign) -> Iterator[v.Curve]:
    """A curve of each resource; time runs as lines of the language do."""
    steps = max(1, len(reign.values) - 1)
    for place, name in enumerate(RESOURCES):
        row = [values[place] for values in reign.values]
        if not row:
            continue
        spots = ((WIDE * number / steps, HIGH - HIGH * value / MOST) for number, value in enumerate(row))
        points = tuple((round(WIDE - x if say.is_rtl else x, 2), round(y, 2)) for x, y in spots)
        yield v.Curve(
            name, say.plain(say.presenter.resource(name)), points, say.figure(row[0]), say.figure(row[-1])
        )


def _vote(say: Speaker, turned: Turned) -> v.Vote:
    """A vote with its card's text, told by who was what as it was read."""
    presenter, vote = say.presenter, turned.vote
    then, drawn = presenter_of_time(presenter, vote.opened), vote.outcome
    has_named = vote.by == "moderator" and not vote.is_tie_broken
    slots = fill_slots(presenter, turned.slots)
    changed = {"leader": vote.leader, "moderator": vote.moderator, "named": drawn.named if drawn else ()}
    after = presenter_of_time(presenter, structs.replace(vote.opened, **changed))
    moved = {one.resource: one.by for one in vote.moved}
    changes = [moved.get(name, 0) for name in RESOURCES]
    return v.Vote(
        when=say.text("when", phase=vote.phase),
        title=say.plain(then.content_text(f"{vote.card}.title")),
        why=say.text(f"why-{turned.why}", **slots),
        problem=say.plain(then.content_text(f"{vote.card}.problem")),
        yes=say.plain(then.answer("yes", vote.card)),
        no=say.plain(then.answer("no", vote.card)),
        side=vote.side,
        ballots=tuple(_ballots(say, vote)),
        decided=say.text(
            "decided",
            by="leader" if has_named else vote.by,
            yes=vote.yes,
            no=vote.no,
            house=presenter.house(vote.leader),
        ),
        outcome="" if drawn is None else say.plain(describe_event(after, drawn)),
        effects=say.plain(effects(presenter, changes)) if any(changes) else "",
    )


def _ballots(say: Speaker, vote: Vote) -> Iterator[v.Ballot]:
    for seat, cast in enumerate(vote.ballots):
        kind, power = ("absent", 0) if cast is None else (cast.kind, cast.power)
        name, sign = say.plain(say.presenter.scene.names[seat]), say.house(seat)[1]
        yield v.Ballot(name, sign, vote.side_of(seat) or "", say.text("ballot", kind=kind, power=power))


def _deals(say: Speaker, reign: Reign) -> Iterator[v.Deal]:
    """The deals that are closed and so known to all (HO-R27)."""
    for deal in reign.deals:
        names = [say.presenter.scene.names[seat] for seat in parties(deal)]
        yield v.Deal(say.plain(say.presenter.join_list(names)), tuple(_sides(say, reign, deal)))


def _sides(say: Speaker, reign: Reign, deal: Deal) -> Iterator[str]:
    """What each party owes, behind its name, in as few words as can be."""
    # By a presenter of that reign: a word about one of its votes need not say of which generation it is.
    view = structs.replace(say.presenter.view, generation=reign.generation)
    then = replace(say.presenter, scene=structs.replace(say.presenter.scene, view=view))
    for seat in parties(deal):
        owed = owed_in_short(then, deal, seat)
        clauses = say.presenter.join_list(owed) if owed else say.presenter.say("nothing")
        yield say.text("half", house=say.presenter.scene.names[seat], clauses=clauses)


def _roles(say: Speaker, reign: Reign) -> Iterator[v.Role]:
    for score in reign.scores:
        sources = points_by_source(say.presenter, {one: getattr(score, one) for one in SOURCES})
        yield v.Role(
            say.figure(score.place),
            *say.house(score.seat),
            say.plain(say.presenter.role(score.role)),
            say.figure(score.total),
            say.plain(say.presenter.join_list(sources)) if sources else "",
        )


def _signatures(say: Speaker, reign: Reign) -> Iterator[v.Signed]:
    for one in reign.signed:
        yield v.Signed(say.plain(say.presenter.content_text(one.mark)), *say.house(one.seat))
