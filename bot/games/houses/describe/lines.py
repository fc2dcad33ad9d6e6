"""An event as the table's lines: its sentence, and what belongs under it."""

from typing import Any, Final

from bot.games.houses import realm
from bot.games.houses.describe.events import ballot, describe_event
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.render import markup
from engine.games.houses import events as e
from engine.games.houses.names import RESOURCES

Lines = list[str]

BULLETS: Final = (e.ResourceMoved, e.StabilityMoved, e.HouseRewarded, e.AchievementReached)
"""Events of which many stand below one another."""


def lines(voice: Presenter, event: Any, events: tuple[Any, ...]) -> Lines:
    """The lines of one event among all that its entry brought."""
    sentence = describe_event(voice, event)
    if isinstance(event, e.OutcomeDrawn):  # the answer in its words, and what came of it
        return [markup.bold(voice.answer(event.side, event.card)), markup.quote(sentence)]
    first = markup.bullet(sentence) if isinstance(event, BULLETS) else sentence
    return [first, *_under(voice, event, events)]


def _under(voice: Presenter, event: Any, events: tuple[Any, ...]) -> Lines:
    match event:
        case e.BallotsCounted():
            return _count(voice, event, events)
        case e.PowerSettled(shares):
            gathered = [
                voice.say("share", house=voice.house(seat), power=share)
                for seat, share in enumerate(shares)
                if share
            ]
            return [voice.say("power-shares", shares=voice.join_list(gathered))] if gathered else []
        case e.EventSigned():
            twice = [voice.say("signed-twice")] if event.double else []
            pushed = [voice.say("pushed", title=voice.title(event.pushed))] if event.pushed else []
            return [*signed_for_another(voice, event), *twice, *pushed]
        case e.StorySigned(seat):
            # HO-7.3: the perk goes with the newest event.
            leader = signed_for_another(voice, event)
            if event.perk is None:
                return leader
            perk = goals.perk(voice, event.perk)
            return [*leader, voice.say("perk-passes", house=voice.house(seat), perk=perk)]
        case e.DealClosed(deal):
            return [deals.sentence(voice, deal, deals.SHORT)]
        case e.KingFell():
            return [markup.quote(voice.content_text(f"king.{event.king}.{event.end}"))]
        case e.GenerationScored():
            return [*_scores(voice, event), *level_scores(voice, event)]
        case e.GenerationOpened():
            # HO-2.1, HO-R07, HO-3: the realm and the purses, and which momenta a coin decided.
            tossed = [
                voice.resource(name) for name, coin in zip(RESOURCES, event.tossed, strict=True) if coin
            ]
            toss = [voice.say("tossed", resources=voice.join_list(tossed))] if tossed else []
            return [*stewards(voice, event), *realm.resources(voice), *toss, *realm.purses(voice)]
        case e.OfficesDealt(rows):
            named = [[voice.office(one) for one in row] for row in rows]
            return realm.bullets(
                voice.say(
                    "offices-line", house=voice.name_with_emblem(seat), offices=voice.join_list(offices)
                )
                for seat, offices in enumerate(named)
            )
        case e.CampaignEnded():
            return realm.places(voice, event.places)
    return []


def _count(voice: Presenter, event: e.BallotsCounted, events: tuple[Any, ...]) -> Lines:
    """HO-R18: every ballot, with leader and moderator."""
    leads = next((one.leader for one in events if isinstance(one, e.DecisionTaken)), None)
    said = []
    for seat, cast in enumerate(event.ballots):
        house = voice.name_with_emblem(seat)
        if cast is None:
            line = voice.say("count-absent", house=house)
        else:
            line = voice.say("count-line", house=house, ballot=ballot(voice, cast))
        marks = [voice.say("count-leader")] * (seat == leads)
        marks += [voice.say("count-moderator")] * (seat == voice.moderator(events))
        said.append(" ".join((line, *marks)))
    return realm.bullets(said)


def _scores(voice: Presenter, event: e.GenerationScored) -> Lines:
    """Chapter 10: every clause of every character."""
    said = []
    for score in event.scores:
        points = {name: getattr(score, name) for name in ("resources", "coins", "offices", "power", "bonus")}
        clauses = [voice.say(f"score-{name}", n=n) for name, n in points.items() if n]
        said.append(
            voice.say(
                "score-line",
                place=score.place,
                house=voice.name_with_emblem(score.seat),
                role=voice.role(score.role),
                total=score.total,
                clauses=voice.join_list(clauses),
            )
        )
    return said


def level_scores(voice: Presenter, event: e.GenerationScored) -> Lines:
    """HO-R33: what decides where houses have the same points; nothing where none have."""
    totals = {score.total for score in event.scores}
    return [voice.say("score-level")] if len(totals) < len(event.scores) else []


def stewards(voice: Presenter, event: e.GenerationOpened) -> Lines:
    """HO-1.2: what the stewards have founded, and with which temper, once and in one line."""
    chairs = enumerate(voice.scene.table.chairs)
    seats = tuple(seat for seat, chair in chairs if chair.player is None and chair.steward)
    if not seats or event.generation != 1:
        return []
    houses = [realm.name_with_temper(voice, seat) for seat in seats]
    return [voice.say("stewards-founded", houses=voice.join_list(houses))]


def signed_for_another(voice: Presenter, event: e.EventSigned | e.StorySigned) -> Lines:
    """HO-6.12: who led, where a deal let another sign."""
    if event.seat == event.leader:
        return []
    return [voice.say("signed-for", leader=voice.house(event.leader), house=voice.house(event.seat))]
