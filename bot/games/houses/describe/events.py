"""Every event of a campaign as one sentence, for one reader.

`describe_event` names the text of the event by its tag (`houses-event-ballot-cast`), chooses which of the
text's variants the reader hears ("own" for the seat that did it), and fills in its slots. The slots are made
chapter by chapter below: names, numbers and content texts, nothing that the event, cut for its reader, does
not hold.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.games.houses import realm
from bot.games.houses.describe.targets import is_bare_founding
from bot.games.houses.foretold import missed_line
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale import kings
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import side
from bot.render import markup
from bot.render.i18n import Slot, message_id
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.games.houses.deals.bonds import name_of
from engine.games.houses.moves import Ballot
from engine.games.houses.names import RESOURCES, RoleName, Side
from engine.kernel.moves import tag
from engine.kernel.seats import Seat

Slots = dict[str, Slot]
Lines = list[str]

OWN: Final = (
    e.HouseFounded,
    e.FirstNameChanged,
    e.HouseReady,
    e.StopAgreed,
    e.OfficesRanked,
    e.DraftTurned,
    e.RoleRemoved,
    e.RoleTaken,
    e.OutcomePeeked,
    e.MomentumTurned,
    e.BallotCast,
    e.PowerAdded,
    e.BallotSealed,
    e.BallotMissed,
    e.ModeratorTaken,
    e.ModeratorAsked,
    e.PromiseMarked,
)
"""Events whose own seat is told more, or told it as "you"."""


SOURCES: Final = ("resources", "coins", "offices", "power", "bonus")
"""The sources of a character's points, in the order in which they are told."""

BULLETS: Final = (e.ResourceMoved, e.StabilityMoved, e.HouseRewarded, e.AchievementReached)
"""Events of which many stand below one another."""


def describe_event(presenter: Presenter, event: Any) -> str:
    """The event's sentence for this viewer; the event is cut for them already."""
    own, variant = isinstance(event, OWN) and event.seat == presenter.viewer, ""
    match event:
        case e.BallotCast():
            seen = "open" if event.ballot.value else ""
            variant = ("deal" if event.deal.value else "own") if own else seen
        case e.DealOffered(deal):
            variant = "own" if deal.maker == presenter.viewer else ""
        case _ if own:
            variant = "own"
    slots, code = slots_of(presenter, event), message_id(f"event-{tag(event)}")
    return presenter.part(code, variant, **slots) if variant else presenter.say(code, **slots)


def slots_of(presenter: Presenter, event: Any) -> Slots:
    """The slots of the event's text. Raises KeyError for what is no event of a campaign."""
    for chapter in CHAPTERS:
        slots = chapter(presenter, event)
        if slots is not None:
            return slots
    raise KeyError(type(event))


# Phrases that other pages use, too.


def ballot(presenter: Presenter, cast: Ballot) -> str:
    """ "yes with 3 power"."""
    return presenter.say("ballot", kind=cast.kind, power=cast.power)


def effects(presenter: Presenter, row: Iterable[int]) -> str:
    """ "army +2, wealth −1": the changes of the five resources, in their order; `nothing` for none."""
    moved = ((name, by) for name, by in zip(RESOURCES, row, strict=True) if by)
    return presenter.join_list(
        [presenter.say("effect-amount", resource=presenter.resource(name), by=by) for name, by in moved]
    )


def points_by_source(presenter: Presenter, points: Mapping[str, int | None]) -> Lines:
    """A phrase for each source that has brought points (chapter 10)."""
    return [presenter.say(f"score-{source}", n=n) for source, n in points.items() if n]


def marks(presenter: Presenter, mark: str | None, story: str | None) -> str:
    """The events that an outcome would bring."""
    said = [presenter.say("mark-event", title=presenter.title(mark))] if mark else []
    said += [presenter.say("mark-story", title=presenter.title(story))] if story else []
    return " ".join(said) or presenter.say("mark-none")


def party_slots(presenter: Presenter, event: Any) -> Slots:
    """The slots of an event that names the two parties of a deal."""
    maker, partner = presenter.name_with_emblem(event.maker), presenter.name_with_emblem(event.partner)
    return {"maker": maker, "partner": partner}


# What stands under a sentence in the table's messages.


def event_lines(presenter: Presenter, event: Any, events: tuple[Any, ...]) -> Lines:
    """One event among all that its entry brought, as the table's lines: its sentence, what is under it."""
    sentence = describe_event(presenter, event)
    if isinstance(event, e.OutcomeDrawn):  # the answer in its words, and what came of it
        missed = missed_line(presenter, events)
        said = [markup.bold(presenter.answer(event.side, event.card)), markup.quote(sentence)]
        return [*said, missed] if missed else said
    first = markup.bullet(sentence) if isinstance(event, BULLETS) else sentence
    return [first, *_under(presenter, event, events)]


def _under(presenter: Presenter, event: Any, events: tuple[Any, ...]) -> Lines:
    match event:
        case e.BallotsCounted():
            return _count(presenter, event, events)
        case e.PowerSettled(shares):
            gathered = [
                presenter.say("share", house=presenter.house(seat), power=share)
                for seat, share in enumerate(shares)
                if share
            ]
            return [presenter.say("power-shares", shares=presenter.join_list(gathered))] if gathered else []
        case e.EventSigned():
            twice = [presenter.say("signed-twice")] if event.double else []
            pushed = [presenter.say("pushed", title=presenter.title(event.pushed))] if event.pushed else []
            return [*signed_for_another(presenter, event), *twice, *pushed]
        case e.StorySigned(seat):
            # HO-7.3: the perk goes with the newest event.
            leader = signed_for_another(presenter, event)
            if event.perk is None:
                return leader
            perk = goals.perk(presenter, event.perk)
            return [*leader, presenter.say("perk-passes", house=presenter.house(seat), perk=perk)]
        case e.DealClosed(deal):
            return [deals.sentence(presenter, deal, deals.SHORT)]
        case e.KingFell():
            scored = (one.scores for one in events if isinstance(one, e.GenerationScored))
            return [markup.quote(kings.line_at_end(presenter, event, next(scored, ())))]
        case e.GenerationScored():
            return [*_scores(presenter, event), *level_scores(presenter, event)]
        case e.GenerationOpened():
            # HO-2.1, HO-R07, HO-3: the realm and the purses, and which momenta a coin decided.
            tossed = [
                presenter.resource(name) for name, coin in zip(RESOURCES, event.tossed, strict=True) if coin
            ]
            toss = [presenter.say("tossed", resources=presenter.join_list(tossed))] if tossed else []
            return [
                *habit(presenter, event),
                *stewards(presenter, event),
                *realm.resources(presenter),
                *toss,
                *realm.purses(presenter),
            ]
        case e.OfficesDealt(rows):
            named = [[presenter.office(one) for one in row] for row in rows]
            return realm.bullets(
                presenter.say(
                    "offices-line",
                    house=presenter.name_with_emblem(seat),
                    offices=presenter.join_list(offices),
                )
                for seat, offices in enumerate(named)
            )
        case e.CampaignEnded():
            return realm.places(presenter, event.places)
    return []


def _count(presenter: Presenter, event: e.BallotsCounted, events: tuple[Any, ...]) -> Lines:
    """HO-R18: every ballot, with leader and moderator."""
    leads = next((one.leader for one in events if isinstance(one, e.DecisionTaken)), None)
    said = []
    for seat, cast in enumerate(event.ballots):
        house = presenter.name_with_emblem(seat)
        if cast is None:
            line = presenter.say("count-absent", house=house)
        else:
            line = presenter.say("count-line", house=house, ballot=ballot(presenter, cast))
        marks = [presenter.say("count-leader")] * (seat == leads)
        marks += [presenter.say("count-moderator")] * (seat == presenter.moderator(events))
        said.append(" ".join((line, *marks)))
    return realm.bullets(said)


def _scores(presenter: Presenter, event: e.GenerationScored) -> Lines:
    """Chapter 10: every clause of every character."""
    said = []
    for score in event.scores:
        clauses = points_by_source(presenter, {source: getattr(score, source) for source in SOURCES})
        said.append(
            presenter.say(
                "score-line",
                place=score.place,
                house=presenter.name_with_emblem(score.seat),
                role=presenter.role(score.role),
                total=score.total,
                clauses=presenter.join_list(clauses),
            )
        )
    return said


def level_scores(presenter: Presenter, event: e.GenerationScored) -> Lines:
    """HO-R33: what decides where houses have the same points; nothing where none have."""
    totals = {score.total for score in event.scores}
    return [presenter.say("score-level")] if len(totals) < len(event.scores) else []


def habit(presenter: Presenter, event: e.GenerationOpened) -> Lines:
    """What everybody knows of the king who begins to reign, where the content has it."""
    said = kings.habit(presenter, event.king)
    return [markup.quote(said)] if said else []


def stewards(presenter: Presenter, event: e.GenerationOpened) -> Lines:
    """HO-1.2: what the stewards have founded, and with which temper, once and in one line."""
    chairs = enumerate(presenter.scene.table.chairs)
    seats = tuple(seat for seat, chair in chairs if chair.player is None and chair.steward)
    if not seats or event.generation != 1:
        return []
    houses = [realm.name_with_temper(presenter, seat) for seat in seats]
    return [presenter.say("stewards-founded", houses=presenter.join_list(houses))]


def signed_for_another(presenter: Presenter, event: e.EventSigned | e.StorySigned) -> Lines:
    """HO-6.12: who led, where a deal let another sign."""
    if event.seat == event.leader:
        return []
    return [
        presenter.say("signed-for", leader=presenter.house(event.leader), house=presenter.house(event.seat))
    ]


# The slots, by chapter of the rules. Each gives None for events of the others.


def _campaign(presenter: Presenter, event: Any) -> Slots | None:
    """How a campaign begins and ends, and what its houses have won between (chapters 1, 8, 11)."""
    match event:
        case e.CampaignOpened(options, seats):
            return {"houses": seats, "lines": len(event.lines), "generations": options.generations}
        case e.HouseFounded(seat):
            # A steward names house and head after the emblem, as the lot does: said once, not three times.
            return {
                "house": presenter.name_with_emblem(seat),
                "emblem": presenter.emblem(event.emblem),
                "person": presenter.person(event.first_name, seat),
                "given": "bare" if is_bare_founding(event) else event.given,
            }
        case e.FirstNameChanged(seat, first_name):
            return {"house": presenter.house(seat), "person": presenter.person(first_name, seat)}
        case e.HouseReady(seat):
            return {"house": presenter.house(seat)}
        case e.StopAgreed(seat, agree):
            # HO-R04: with how many houses are still to agree; the last one's word settles it.
            return {
                "house": presenter.house(seat),
                "agree": agree,
                "rest": presenter.view.stopping.count(False),
            }
        case e.HouseRewarded(seat):
            gain = presenter.join_list(goals.gains(presenter, event.prestige, event.crown))
            return {"house": presenter.house(seat), "gain": gain, "why": event.why, "number": event.number}
        case e.AchievementReached(seat, achievement, perk):
            goal = goals.reached_goal_text(presenter, seat, achievement)
            return {"house": presenter.house(seat), "goal": goal, "perk": goals.perk(presenter, perk)}
        case e.HistoryForgotten(forgotten):
            return {"events": presenter.join_list([presenter.title(mark) for mark in forgotten])}
        case e.CampaignEnded():
            return {"unity": event.unity, "division": event.division, "why": event.why}
    return None


def _generation(presenter: Presenter, event: Any) -> Slots | None:
    """A reign from its offices and roles to its points (chapters 3, 4, 5, 9, 10)."""
    match event:
        case e.GenerationOpened():
            return {"number": event.generation, "king": presenter.king(event.king), "pool": event.pool}
        case e.OfficesRanked(seat):
            order = presenter.join_list([presenter.office(one) for one in event.order])
            return {"house": presenter.house(seat), "order": order, "given": event.given}
        case e.OfficesDealt():
            return {"lots": presenter.join_list([presenter.office(one) for one in event.lots])}
        case e.CouncilSeated(leader, moderator):
            return {"leader": presenter.house(leader), "moderator": presenter.house(moderator)}
        case e.DraftOpened():
            return {"remover": presenter.house(event.remover), "order": presenter.houses(event.order)}
        case e.DraftTurned(seat):
            roles = [presenter.role(name) for name in event.left.value or ()]
            return {"house": presenter.house(seat), "n": len(roles), "roles": presenter.join_list(roles)}
        case e.RoleRemoved(seat):
            role = _role_or_hidden(presenter, event.role.value)
            return {"house": presenter.house(seat), "given": event.given, "role": role}
        case e.RoleTaken(seat):
            name = event.role.value
            return {
                "house": presenter.house(seat),
                "given": event.given,
                "role": _role_or_hidden(presenter, name),
                "clause": presenter.say(f"role-clause-{name}") if name else "",
            }
        case e.KingFell():
            return {"end": event.end, "king": presenter.king(event.king)}
        case e.GenerationScored():
            return {"number": event.generation}
        case e.GenerationClosed():
            return {"number": event.generation, "final": event.final}
    return None


def _vote(presenter: Presenter, event: Any) -> Slots | None:
    """A phase from its card to who has decided (HO-6.1 to 6.9, HO-R36)."""
    match event:
        case e.PhaseOpened(phase, card):
            return {"number": phase, "title": presenter.content_text(f"{card}.title")}
        case e.OutcomePeeked(seat, answer):
            phase_now = presenter.view.phase
            return {
                "house": presenter.house(seat),
                "side": presenter.answer(answer, phase_now.card if phase_now else None),
                "effects": effects(presenter, event.effects),
                "mark": marks(presenter, event.mark, event.story),
            }
        case e.MomentumTurned(seat):
            resource, momentum = presenter.resource(event.resource), presenter.momentum(event.up)
            return {"house": presenter.house(seat), "resource": resource, "momentum": momentum}
        case e.BallotCast(seat):
            cast = event.ballot.value
            said = presenter.say("hidden") if cast is None else ballot(presenter, cast)
            deal = presenter.deal(event.deal.value) if event.deal.value else ""
            return {"house": presenter.house(seat), "ballot": said, "deal": deal}
        case e.PowerAdded(seat, power):
            return {"house": presenter.house(seat), "power": power}
        case e.BallotSealed(seat) | e.BallotMissed(seat) | e.ModeratorTaken(seat):
            return {"house": presenter.house(seat)}
        case e.BallotsCounted():
            return {"yes": event.yes, "no": event.no}
        case e.ModeratorAsked(seat, sides):
            level: dict[Side, tuple[Seat, ...]] = {"yes": event.yes, "no": event.no}
            choices = [
                presenter.part(
                    "action-decide", "option", side=presenter.side(answer), leader=presenter.house(leader)
                )
                for answer in sides
                for leader in level[answer]
            ]
            return {"house": presenter.house(seat), "choices": presenter.either(choices), "sides": len(sides)}
        case e.DecisionTaken(answer, leader, by):
            return {"by": by, "side": presenter.side(answer), "leader": presenter.house(leader)}
        case e.PowerSettled():
            return {"spent": sum(event.spent), "pool": event.pool}
    return None


def _outcome(presenter: Presenter, event: Any) -> Slots | None:
    """The outcome of a decision, to the end of its phase (HO-6.10 to 6.13, HO-7)."""
    match event:
        case e.OutcomeDrawn():
            return {"text": presenter.content_text(event.outcome)}
        case e.ResourceMoved():
            resource, momentum = presenter.resource(event.resource), presenter.momentum(event.up)
            return {"resource": resource, "by": event.by, "value": event.value, "momentum": momentum}
        case e.StabilityMoved(by, value):
            return {"by": by, "value": value}
        case e.EventSigned(seat):
            return {
                "house": presenter.house(seat),
                "resource": presenter.resource(event.resource),
                "sign": event.sign,
                "title": presenter.title(event.mark),
            }
        case e.StorySigned(seat):
            line, title = presenter.line(event.line), presenter.title(event.mark)
            return {"house": presenter.house(seat), "line": line, "title": title}
        case e.StoryEnded():
            return {
                "line": presenter.line(event.line),
                "end": event.end,
                "house": presenter.house(event.seat),
                "perk": goals.perk(presenter, event.perk),
                "most": presenter.houses(event.most),
                "unity": event.unity,
                "division": event.division,
            }
        case e.PhaseClosed(phase):
            return {"number": phase}
    return None


def _deal(presenter: Presenter, event: Any) -> Slots | None:
    """Deals from offer to end (HO-R23 to R28)."""
    match event:
        case e.DealOffered(deal) | e.DealClosed(deal):
            maker, partner = presenter.name_with_emblem(deal.maker), presenter.name_with_emblem(deal.partner)
            slots: Slots = {"maker": maker, "partner": partner}
            if isinstance(event, e.DealClosed):
                slots["deal"] = presenter.deal(deal.id)
                slots["maker_side"] = closing_of_side(deal, deal.maker, event.maker_kept)
                slots["partner_side"] = closing_of_side(deal, deal.partner, event.partner_kept)
            return slots
        case e.DealConfirmed() | e.DealDeclined() | e.DealWithdrawn() | e.DealLapsed() | e.DealImpossible():
            return party_slots(presenter, event)
        case e.DealFlawed(name):
            return {"deal": presenter.deal(name), "reason": presenter.say(message_id(f"flaw-{event.code}"))}
        case e.ClausesSettled(name):
            # HO-R28: whom the escrow pays; who gets nothing is not named.
            parties = name_of(name)
            paid = [
                presenter.say("paid-out", coins=presenter.coins(coins), house=presenter.house(seat))
                for seat, coins in ((parties.maker, event.to_maker), (parties.partner, event.to_partner))
                if coins
            ]
            return {"deal": presenter.deal(name), "paid": presenter.join_list(paid)}
        case e.PromiseMarked():
            marker, by = presenter.house(event.seat), presenter.house(event.by)
            return {"deal": presenter.deal(event.deal), "marker": marker, "by": by, "kept": event.kept}
        case e.WordBroken(seat, by, name):
            return {"house": presenter.house(seat), "by": presenter.house(by), "deal": presenter.deal(name)}
    return None


def closing_of_side(deal: Deal, seat: Seat, kept: bool) -> str:
    """How a party's side closes: `kept`, `void`, `nothing`, or `word`.

    Who gave a word alone has neither kept nor lost anything yet (HO-R23).
    """
    clauses, _ = side(deal, seat)
    if kept:
        return "kept"
    if not clauses:
        return "nothing"
    return "word" if all(terms(one).words is not None for one in clauses) else "void"


def _role_or_hidden(presenter: Presenter, name: RoleName | None) -> str:
    return presenter.role(name) if name else presenter.say("hidden")


# The table of chapters.

CHAPTERS: Final = (_campaign, _generation, _vote, _outcome, _deal)
"""Every event has its slots in one of these, and in no other."""
