"""The table's own lines: everything that happens at a table, notes and reminders, and its opening post."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec.structs import replace

from bot.languages import Language
from bot.render import motions as posts
from bot.render import notices, table
from bot.render.notices import whispers
from bot.render.renderer import Scene
from engine.entries import Entry
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import CLOCK
from engine.kernel.table import Chair
from engine.kernel.table.absence import AwayBegun
from engine.kernel.table.hosting import HostPassed, VoicesSet
from engine.kernel.table.motions import MotionAsked, MotionDeclined, MoveTakenBack, TimeGranted
from engine.kernel.table.rules import AnyTableEvent
from engine.kernel.table.seating import PlayerForgotten
from engine.kernel.table.state import Asked, MoreTime, Seal, Successor, TakeBack
from engine.kernel.table.timing import AwaitedCalled, PaceSet, Reminded
from tests.renderings.council import NOON, PACE, WORD, read, scene
from tests.renderings.panels import shown
from tests.renderings.samples import OWN, Choices, private, samples

GUEST: Final = 5
CHAIRS: Final = (
    Chair(player=0),
    Chair(player=OWN),
    Chair(steward="prudent"),
    Chair(player=3, away=3),
    Chair(),
)


def page(language: Language) -> Iterator[str]:
    """Each event under its tag: the line for everybody, and the note for its own seat."""
    for kind in get_args(AnyTableEvent):
        yield f"# {kind.__struct_config__.tag}"
        happened = by_hand().get(kind) or tuple(samples(kind, choices(language)))
        yield from dict.fromkeys(line for event in happened for line in said(language, private(event)))
        yield ""


def said(language: Language, event: Any) -> Iterator[str]:
    """Nothing for what only the record has."""
    here = _scene(language, event)
    if is_readable(event, None):
        text = table.notice(here, cut(event, None))
        yield from (f"- {read(text)}",) if text else ()
    for actor in (OWN, None):
        codes = whispers(_entry(event, actor), OWN)
        yield from (f"  [{OWN}] {read(here.words.say(code, match=here.match))}" for code in codes)


def reminders(language: Language) -> Iterator[str]:
    """By question and mark, in private; then aloud, where somebody takes no private messages."""
    here, due = scene(language), int(NOON.timestamp())
    for mark in ("half", "last"):
        for ask in ("found", "rank_offices", "draft_take", "draft_remove", "vote", "decide", "other"):
            one = Reminded(mark, OWN, "wait", ask, due)
            yield f"# {mark}: {ask}"
            yield from shown(notices.reminder(here, _entry(one, None), OWN))
    aloud = notices.public_reminder(here, _entry(one, None), OWN, here.users[OWN])
    yield "# aloud"
    yield from shown(aloud) if aloud else ()
    yield "# direct messages closed"
    yield from shown(table.mention_panel(here, here.users[OWN]))
    yield "# who is awaited"
    yield from shown(table.call_panel(here, here.users[:2]))


def motions(language: Language) -> Iterator[str]:
    """The post that asks, and who has agreed."""
    kinds = (TakeBack(), MoreTime(6), Successor(2, GUEST))
    open_ = [Asked(4, 0, 0, motion, agreed=(0,)) for motion in kinds]
    for asked in (*open_, replace(open_[-1], willing=True)):
        here = scene(language)
        at = replace(here.table, motions=(asked,), motioned=4)
        yield f"# {asked.motion.__struct_config__.tag}{', willing' * asked.willing}"
        yield from shown(posts.panel(replace(here, table=at), 4))


def doors(language: Language) -> Iterator[str]:
    """The opening post: while people gather, while the match runs, of a closed table; and what is settled."""
    for status in ("gathering", "playing", "over"):
        here = scene(language, chairs=CHAIRS)
        seals = (Seal(1, "ab12"), Seal(2, "cd34"))
        options = '{"generations": 3, "ballots": "open", "purses": "hidden", "deals": "public"}'
        at = replace(here.table, status=status, seals=seals, options=options)
        yield f"# {status}"
        yield from shown(table.door(replace(here, table=at)))
    yield "# settled"
    yield from shown(table.terms(replace(here, table=at)))


def choices(language: Language) -> Choices:
    """What the fields of the table's events may hold."""
    return {
        "seat": (OWN,),
        "player": (OWN,),
        "guest": (GUEST,),
        "word": (WORD[language],),
        "digest": ("ab12",),
        "seed": ("cd34",),
        "salt": ("ef56",),
        "kind": ("prudent",),
        "seconds": (3 * 86_400 + 2 * 3600 + 60,),
    }


def by_hand() -> dict[type[Any], tuple[Any, ...]]:
    """Events that hold a choice by type, or whose words depend on two fields."""
    return {
        PaceSet: (PaceSet(PACE), PaceSet(replace(PACE, name="own", quiet=None))),
        AwayBegun: (AwayBegun(OWN, 3, "prudent"),),
        MotionAsked: (MotionAsked(4, OWN, OWN, TakeBack()),),
        MoveTakenBack: (MoveTakenBack(OWN), MoveTakenBack(OWN, alone=True, to=(OWN,))),
        MotionDeclined: (MotionDeclined(4, OWN), MotionDeclined(4, None)),
        TimeGranted: (TimeGranted(1), TimeGranted(6)),
        AwaitedCalled: (AwaitedCalled((OWN, 2), int(NOON.timestamp())),),
        VoicesSet: (VoicesSet(True), VoicesSet(False)),
        HostPassed: (HostPassed(OWN), HostPassed(None)),
        PlayerForgotten: (PlayerForgotten(OWN, OWN), PlayerForgotten(GUEST, None)),
    }


def _scene(language: Language, event: Any) -> Scene:
    here = scene(language)
    if isinstance(event, PlayerForgotten) and event.seat is not None:
        at = replace(here.table, nameless=(event.seat,))
        return replace(here, table=at)
    return here


def _entry(event: Any, actor: int | None) -> Entry:
    return Entry(9, CLOCK if actor is None else actor, actor, None, (event,))
