"""Houses: what the table and the house itself read of every event, by the event's tag."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec.structs import replace

from bot.games.houses.describe.events import describe_event, event_lines
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale import kings as told
from bot.languages import Language
from engine.games.houses import events as e
from engine.games.houses.content import Perk
from engine.games.houses.ending import CampaignEnding
from engine.games.houses.moves import Ballot
from engine.games.houses.names import End, StoryEnd
from engine.kernel.sealed import Sealed, cut, is_readable
from engine.kernel.seats import Viewer
from tests.data.real import real
from tests.renderings import council
from tests.renderings.council import DEAL, EMBLEMS, PEOPLE, read, renderer, scene
from tests.renderings.samples import OWN, Choices, private, samples

Told = dict[type[Any], tuple[Any, ...]]
"""Events by their kind."""

PARTNER: Final = 3

CHOICES: Final[Choices] = {
    "seat": (OWN,),
    "leader": (2,),
    "moderator": (3,),
    "named": (2,),
    "remover": (4,),
    "maker": (OWN,),
    "partner": (PARTNER,),
    "deal": (DEAL,),
    "king": ("azin",),
    "line": ("river",),
    "card": ("shade_tax",),
    "outcome": ("shade_tax.yes.1",),
    "mark": ("shade_tax.yes.2.event",),
    "pushed": ("straw_men.yes.1.event",),
    "marks": ("shade_tax.yes.2.event", "straw_men.yes.1.event", "nine_leagues.no.1.event"),
    "achievement": ("generous.2",),
}


def page(language: Language) -> Iterator[str]:
    """Each event under its tag: what the table reads, and what its own seat reads where that differs."""
    for kind in get_args(e.AnyEvent):
        yield f"# {kind.__struct_config__.tag}"
        happened = by_hand(language).get(kind) or tuple(samples(kind, CHOICES))
        yield from dict.fromkeys(line for event in happened for line in said(language, private(event)))
        yield ""


def said(language: Language, event: Any) -> Iterator[str]:
    """The event for everybody, for its own seat and for another's."""
    everybody = _said(language, event, None)
    yield from (f"- {text}" for text in everybody)
    for reader in (OWN, PARTNER):
        mine = _said(language, event, reader)
        yield from (f"  [{reader}] {text}" for text in mine if text not in everybody)


def presenter(language: Language, viewer: Viewer) -> Presenter:
    """What this viewer may hear of the council."""
    return Presenter(renderer().scene_for(scene(language), viewer))


def _said(language: Language, event: Any, viewer: Viewer) -> tuple[str, ...]:
    if not is_readable(event, viewer):
        return ()
    heard = cut(event, viewer)
    speaker = presenter(language, viewer).at((heard,))
    texts = (describe_event(speaker, heard), *event_lines(speaker, heard, (heard,)))
    return tuple(dict.fromkeys(read(text).removeprefix("- ") for text in texts))


def by_hand(language: Language) -> Told:
    """Events whose fields belong together, or whose numbers have a sign."""
    return {**_opening(language), **_decisions(), **_deals(language), **_ends()}


def _opening(language: Language) -> Told:
    names, people = council.NAMES[language], PEOPLE[language]
    founded = e.HouseFounded(OWN, names[OWN], EMBLEMS[OWN], people[OWN])
    by_lot = e.HouseFounded(OWN, "owl", "owl", "owl")
    return {
        e.HouseFounded: (founded, replace(by_lot, given=True), by_lot),
        e.FirstNameChanged: (e.FirstNameChanged(OWN, people[OWN]),),
        e.OfficesDealt: (e.OfficesDealt((("commander",), (), ("judge", "sage"), (), ()), ("judge",)),),
        e.DraftOpened: (e.DraftOpened(4, (0, 2, 3, 1, 4), Sealed(("rebel",), ())),),
    }


def _decisions() -> Told:
    cast = e.BallotCast(OWN, Sealed(Ballot("yes", 4), (OWN,)), Sealed(0, (OWN,)), Sealed("", (OWN,)))
    bound = replace(cast, ballot=Sealed(Ballot("gather"), (OWN,)), deal=Sealed(DEAL, (OWN,)))
    opened = replace(cast, ballot=Sealed(Ballot("moderate"), None))
    ballots = (Ballot("yes", 4), Ballot("gather"), None, Ballot("moderate"), Ballot("no", 7))
    return {
        e.BallotCast: (cast, bound, opened),
        e.BallotsCounted: (e.BallotsCounted(ballots, 4, 7),),
        e.ModeratorAsked: (
            e.ModeratorAsked(OWN, ("yes", "no"), (0, 2), (4,)),
            e.ModeratorAsked(OWN, ("no",), (), (3, 4)),
        ),
        e.DecisionTaken: tuple(
            e.DecisionTaken(side, 2, by)
            for by in ("count", "moderator", "deal", "silence")
            for side in ("yes", "no")
        ),
        e.PowerSettled: (e.PowerSettled((0, 3, 0, 0, 1), (4, 0, 0, 0, 7), 9),),
        e.OutcomePeeked: (
            e.OutcomePeeked(OWN, "yes", (0, 3, -2, -3, 0), "shade_tax.yes.2.event", None, (OWN,)),
            e.OutcomePeeked(OWN, "no", (0, -2, 2, 3, 0), None, "supper.no.story", (OWN,)),
        ),
        e.ResourceMoved: (
            e.ResourceMoved("wealth", 3, 3, 13, True, 2),
            e.ResourceMoved("welfare", -3, -2, 0, False, 1),
        ),
        e.StabilityMoved: (e.StabilityMoved(-2, 8), e.StabilityMoved(2, 12)),
    }


def _deals(language: Language) -> Told:
    deal = council.deal(language)
    word = replace(
        deal, mine=deal.mine[2:], mine_stand=("given",), theirs=deal.mine[2:], theirs_stand=("given",)
    )
    kept = ((True, True), (True, False), (False, True), (False, False))
    return {
        e.DealOffered: (e.DealOffered(council.offer(language), (OWN, PARTNER)),),
        e.DealConfirmed: (e.DealConfirmed(DEAL, OWN, PARTNER, (OWN, PARTNER)),),
        e.DealFlawed: tuple(
            e.DealFlawed(DEAL, OWN, f"deal_{code}", (OWN,))
            for code in ("coins", "ballot_cast", "seat_taken", "contradicts", "power")
        ),
        e.ClausesSettled: (e.ClausesSettled(DEAL, (), (), 4, 3, (OWN, PARTNER)),),
        e.DealClosed: (
            *(e.DealClosed(deal, *both) for both in kept),
            e.DealClosed(replace(word, mine=(), mine_stand=()), False, False, False),
            e.DealClosed(replace(word, theirs=(), theirs_stand=()), False, False, False),
        ),
        e.PromiseMarked: tuple(
            e.PromiseMarked(DEAL, PARTNER, 0, OWN, answer, (OWN, PARTNER)) for answer in (True, False)
        ),
        e.WordBroken: (e.WordBroken(OWN, PARTNER, DEAL, 0),),
    }


def _ends() -> Told:
    """Of stories, generations and campaigns, and what houses get for them."""
    return {
        e.HouseRewarded: tuple(
            e.HouseRewarded(OWN, 2, 1, why, 3) for why in ("place", "rebel", "record", "story", "perk")
        ),
        e.AchievementReached: (
            e.AchievementReached(0, "generous.2", Perk("extra_gather_share", 2)),
            e.AchievementReached(OWN, "ending.river.unity", Perk("coins_at_start", 3)),
        ),
        e.CampaignEnded: tuple(
            e.CampaignEnded(*levels, ((OWN,), (0, 2), (3,), (4,)), why)
            for levels, why in zip(((3, 2), (1, 4), (2, 2)), get_args(CampaignEnding), strict=True)
        ),
        e.StoryEnded: tuple(
            e.StoryEnded("river", end, OWN, Perk("coins_at_start", 2), most, *levels)
            for end, most, levels in zip(get_args(StoryEnd), ((1, 3), ()), ((3, 1), (0, 2)), strict=True)
        ),
        e.GenerationScored: (e.GenerationScored(2, "death", council.scores()),),
    }


def kings(language: Language) -> Iterator[str]:
    """HO-9: each king's habit, its ends, and the lines of which one is said."""
    speaker = presenter(language, None)
    for king in real()[0].kings:
        yield f"**{read(speaker.king(king))}**: {read(told.habit(speaker, king))}"
        for end in get_args(End):
            yield f"- {read(describe_event(speaker, e.KingFell(end, king, 0)))}"
            yield from (
                f"- > {read(speaker.content_text(key))}" for key in told.lines_at_end(speaker, king, end)
            )
        yield ""
