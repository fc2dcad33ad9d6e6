"""Houses: perks, goals and clauses of deals in words."""

from collections.abc import Iterator
from typing import Final, get_args

from bot.games.houses.panel import goals
from bot.games.houses.trade import deals
from bot.languages import Language
from engine.games.houses.clauses import AnyClause, Deal, Pay, Promise, Reward, Standing, Vote
from engine.games.houses.content import Condition, Limit, Perk, Trigger
from engine.games.houses.names import ROLES, ConditionKind, PerkKind
from engine.kernel.seats import Viewer
from tests.renderings.council import DEAL, WORD, read
from tests.renderings.houses import PARTNER, presenter
from tests.renderings.samples import OWN, Choices, samples

TRIGGERS: Final = (
    Trigger(end="death"),
    Trigger(end="flight"),
    Trigger(end="deposition"),
    Trigger(rank=2),
    Trigger(story="unity"),
    Trigger(story="division"),
    Trigger(signed="any"),
    Trigger(signed="positive"),
    Trigger(signed="negative", resource="army"),
    Trigger(signed="any", resource="wealth"),
    Trigger(ties=True),
)
PHASE: Final = 3


def perks(language: Language) -> Iterator[str]:
    """Chapter 11: each kind once and several times, and everything that may set one off."""
    speaker = presenter(language, None)
    for kind in get_args(PerkKind):
        whats = TRIGGERS if kind == "score_bonus" else TRIGGERS[:1]
        told = (goals.perk(speaker, Perk(kind, n, what, "vizier")) for what in whats for n in (1, 3))
        yield f"# {kind}"
        yield from dict.fromkeys(f"- {read(text)}" for text in told)
        yield ""


def conditions(language: Language) -> Iterator[str]:
    """Chapter 11: each kind once and several times, as wide and as narrow as it may be given."""
    speaker = presenter(language, None)
    for kind in get_args(ConditionKind):
        narrow = {"sign": "negative", "resource": "repute", "line": "river"}
        wide = {"role": "rebel", "office": "judge", "limit": Limit("repute", 12, 20)}
        made = (Condition(kind, n, **more, **wide) for more in ({}, narrow) for n in (1, 4))  # type: ignore[arg-type]
        yield f"# {kind}"
        yield from dict.fromkeys(f"- {read(goals.condition(speaker, one))}" for one in made)
        yield ""


def roles(language: Language) -> Iterator[str]:
    """HO-4.3: what each role wants, long and short."""
    speaker = presenter(language, None)
    for role in ROLES:
        yield f"# {role}"
        yield f"- {read(speaker.role(role))}: {read(speaker.say(f'role-clause-{role}'))}"
        yield f"- {read(speaker.part(f'role-clause-{role}', 'short'))}"
        yield ""


def clauses(language: Language) -> Iterator[str]:
    """HO-R23: each kind for a stranger and for either party, and how one may stand."""
    choices: Choices = {"house": (2,), "when": (0,), "text": (WORD[language],), "ahead": (0, 1, 2)}
    for kind in get_args(AnyClause):
        first, *more = samples(kind, choices)
        yield f"# {kind.__struct_config__.tag}"
        yield from (_owed(language, reader, first) for reader in (None, OWN, PARTNER))
        yield from (_owed(language, None, one) for one in more)
        yield ""
    yield "# standing"
    words = Promise(WORD[language])
    for standing in get_args(Standing):
        yield _owed(language, None, words if standing == "given" else Pay(4), standing)
    yield ""


def _owed(language: Language, viewer: Viewer, one: AnyClause, standing: Standing = "open") -> str:
    theirs = (Vote("yes", 2, 2),) if isinstance(one, Reward) else ()
    stands: tuple[Standing, ...] = tuple("open" for _ in theirs)
    deal = Deal(DEAL, OWN, PARTNER, (one,), theirs, PHASE, None, True, (standing,), stands)
    return f"- {read(deals.sentence(presenter(language, viewer), deal))}"
