"""An event as the table's lines: its sentence, and what belongs under it."""

from collections.abc import Callable
from typing import Any, Final

from bot.games.houses.board import realm
from bot.games.houses.describe.council import ballot
from bot.games.houses.describe.event import describe_event
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.render import markup
from engine.games.houses import events as e
from engine.games.houses.events.event import Event
from engine.games.houses.moves import Score
from engine.games.houses.names import RESOURCES

Lines = list[str]


def lines(voice: Presenter, event: Any, events: tuple[Any, ...]) -> Lines:
    """The lines of one event among all that its entry brought."""
    under = UNDER.get(type(event))
    below = under(voice, event, events) if under else []
    if isinstance(event, e.OutcomeDrawn):
        return below
    sentence = describe_event(voice, event)
    return [markup.bullet(sentence) if isinstance(event, BULLETS) else sentence, *below]


def count_lines(voice: Presenter, event: e.BallotsCounted, events: tuple[Any, ...]) -> Lines:
    """HO-R18: every ballot, with leader and moderator."""
    leads = next((one.leader for one in events if isinstance(one, e.DecisionTaken)), None)
    said = []
    for seat, cast in enumerate(event.ballots):
        house = voice.name_with_emblem(seat)
        line = (
            voice.say("count-absent", house=house)
            if cast is None
            else voice.say("count-line", house=house, ballot=ballot(voice, cast))
        )
        marks = [voice.say("count-leader")] * (seat == leads)
        marks += [voice.say("count-moderator")] * (seat == voice.moderator(events))
        said.append(" ".join((line, *marks)))
    return realm.bullets(said)


def power_settled(voice: Presenter, event: e.PowerSettled, events: tuple[Any, ...]) -> Lines:
    """HO-6.10: who gathered what."""
    shares = [
        voice.say("share", house=voice.house(seat), power=share)
        for seat, share in enumerate(event.shares)
        if share
    ]
    return [voice.say("power-shares", shares=voice.listing(shares))] if shares else []


def outcome(voice: Presenter, event: e.OutcomeDrawn, events: tuple[Any, ...]) -> Lines:
    """The answer in its words, and what came of it."""
    answer = markup.bold(voice.answer(event.side, event.card))
    return [answer, markup.quote(describe_event(voice, event))]


def event_signed(voice: Presenter, event: e.EventSigned, events: tuple[Any, ...]) -> Lines:
    """HO-6.12, HO-8.3."""
    twice = [voice.say("signed-twice")] if event.double else []
    pushed = [voice.say("pushed", title=voice.title(event.pushed))] if event.pushed else []
    return [*for_another(voice, event), *twice, *pushed]


def story_signed(voice: Presenter, event: e.StorySigned, events: tuple[Any, ...]) -> Lines:
    """HO-7.3: the perk goes with the newest event."""
    if event.perk is None:
        return for_another(voice, event)
    held = voice.say("perk-passes", house=voice.house(event.seat), perk=goals.perk(voice, event.perk))
    return [*for_another(voice, event), held]


def deal_closed(voice: Presenter, event: e.DealClosed, events: tuple[Any, ...]) -> Lines:
    """HO-R27: what was in it."""
    return [deals.sentence(voice, event.deal, deals.SHORT)]


def king_fell(voice: Presenter, event: e.KingFell, events: tuple[Any, ...]) -> Lines:
    """The line that is said of this king at this end."""
    return [markup.quote(voice.content_text(f"king.{event.king}.{event.end}"))]


def score_lines(voice: Presenter, event: e.GenerationScored, events: tuple[Any, ...]) -> Lines:
    """Chapter 10: every clause of every character."""
    return [*(_score(voice, score) for score in event.scores), *level(voice, event)]


def level(voice: Presenter, event: e.GenerationScored) -> Lines:
    """HO-R33: what decides where houses have the same points; nothing where none have."""
    totals = {score.total for score in event.scores}
    return [voice.say("score-level")] if len(totals) < len(event.scores) else []


def generation_opened(voice: Presenter, event: e.GenerationOpened, events: tuple[Any, ...]) -> Lines:
    """HO-2.1, HO-R07, HO-3: the realm and the purses at the start, and which momenta a coin decided."""
    tossed = [voice.resource(name) for name, coin in zip(RESOURCES, event.tossed, strict=True) if coin]
    toss = [voice.say("tossed", resources=voice.listing(tossed))] if tossed else []
    return [*stewards(voice, event), *realm.resources(voice), *toss, *realm.purses(voice)]


def stewards(voice: Presenter, event: e.GenerationOpened) -> Lines:
    """HO-1.2: what the stewards have founded, and with which temper, once and in one line."""
    chairs = enumerate(voice.scene.table.chairs)
    seats = tuple(seat for seat, chair in chairs if chair.player is None and chair.steward)
    if not seats or event.generation != 1:
        return []
    return [
        voice.say(
            "stewards-founded", houses=voice.listing([realm.name_with_temper(voice, seat) for seat in seats])
        )
    ]


def offices_dealt(voice: Presenter, event: e.OfficesDealt, events: tuple[Any, ...]) -> Lines:
    """Each house's offices."""
    rows = enumerate(event.offices)
    return realm.bullets(
        [
            voice.say(
                "offices-line",
                house=voice.name_with_emblem(seat),
                offices=voice.listing([voice.office(one) for one in row]),
            )
            for seat, row in rows
        ],
    )


def campaign_ended(voice: Presenter, event: e.CampaignEnded, events: tuple[Any, ...]) -> Lines:
    """HO-R05: the houses by place, equals together."""
    return realm.places(voice, event.places)


UNDER: Final[dict[type[Event], Callable[[Presenter, Any, tuple[Any, ...]], Lines]]] = {
    e.BallotsCounted: count_lines,
    e.PowerSettled: power_settled,
    e.OutcomeDrawn: outcome,
    e.EventSigned: event_signed,
    e.StorySigned: story_signed,
    e.DealClosed: deal_closed,
    e.KingFell: king_fell,
    e.GenerationScored: score_lines,
    e.GenerationOpened: generation_opened,
    e.OfficesDealt: offices_dealt,
    e.CampaignEnded: campaign_ended,
}

BULLETS: Final = (e.ResourceMoved, e.StabilityMoved, e.HouseRewarded, e.AchievementReached)


def for_another(voice: Presenter, event: e.EventSigned | e.StorySigned) -> Lines:
    """HO-6.12: who led, where a deal let another sign."""
    if event.seat == event.leader:
        return []
    return [voice.say("signed-for", leader=voice.house(event.leader), house=voice.house(event.seat))]


def _score(voice: Presenter, score: Score) -> str:
    clauses = [
        voice.say(f"score-{clause}", n=getattr(score, clause))
        for clause in ("resources", "coins", "offices", "power", "bonus")
        if getattr(score, clause)
    ]
    return voice.say(
        "score-line",
        place=score.place,
        house=voice.name_with_emblem(score.seat),
        role=voice.role(score.role),
        total=score.total,
        clauses=voice.listing(clauses),
    )
