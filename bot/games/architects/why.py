"""Why? Each price, tax, gain and point of a seat of Architects with what it is made of, from its own view."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games.architects.brings import events, totals, workers
from bot.games.architects.score import lines
from bot.games.architects.skills import skills
from bot.games.architects.words import card, changes, choice, list_of, own_player, table_of
from bot.render.panel import Buttons, Panel
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.choices import Choices
from bot.ui.generic.pages import ACCENT, back, title, with_rules_between
from engine.games.architects.chapters.apprentices import discount, hire_price
from engine.games.architects.chapters.goods import tax
from engine.games.architects.chapters.market import space_price
from engine.games.architects.chapters.places import Mines, Work
from engine.games.architects.chapters.scoring import score
from engine.games.architects.facts import CREW, FACTS, SPACE_ROWS, TABLE
from engine.games.architects.kinds import Discount, Gains, Hirer, Softened, Spotless, TaxIgnored
from engine.games.architects.names import SPACES, Apprentice, Trigger
from engine.games.architects.state import Player, power

GAINS: Final[tuple[tuple[Work | Mines, Trigger], ...]] = (
    (Work("forest"), "forest"),
    (Work("quarry"), "quarry"),
    (Mines("clay"), "mines"),
    (Mines("gold"), "mines"),
    (Work("silversmith"), "silversmith"),
    (Work("tax_stand"), "tax_stand"),
)
"""Placements that bring goods by the number of workers, and by whom they are helped."""


def page(scene: ReaderScene, _: Choices, __: Sequence[Any]) -> Panel:
    """Prices first, then what places bring, then points."""
    parts = (_head(scene), prices(scene), gains(scene), _plans(scene), points(scene), _signs(scene))
    return Panel(ACCENT, (*with_rules_between(parts), Buttons((back(scene),))), scene.messages.language)


def _head(scene: ReaderScene) -> Iterator[str]:
    yield title(scene)
    yield scene.messages.say("architects-why")


def _plans(scene: ReaderScene) -> Iterator[str]:
    """What a plan takes and gives, and whence its skills come."""
    yield scene.messages.say("architects-why-plans")
    yield from (f"- {line}" for line in skills(scene))


def _signs(scene: ReaderScene) -> Iterator[str]:
    """The signs of the pictures."""
    yield scene.messages.say("architects-glossary")


def prices(scene: ReaderScene) -> Iterator[str]:
    """Silver and tax of each payment, and what makes it less than printed (AW-TAX-2, AW-TAX-3)."""
    player, say = own_player(scene), scene.messages.say
    if player is None:
        return
    yield say("architects-why-prices")
    taxed = tuple(_tax_reasons(scene, player))
    hire, debt, ransom = TABLE.hire, TABLE.debt, TABLE.ransom
    helpers = (*_hirer(scene, player), *taxed)
    yield _price(scene, "hire", hire_price(player), (hire.silver, hire.tax), helpers)
    capture = TABLE.capture.tax
    yield _price(scene, "capture", (0, tax(player, capture)), (0, capture), taxed)
    plotters = tuple(_plotters(scene, player))
    yield _price(scene, "more", (TABLE.capture.silver, 0), (TABLE.capture.silver, 0), plotters)
    yield _price(
        scene, "ransom", (ransom.silver, tax(player, ransom.tax)), (ransom.silver, ransom.tax), taxed
    )
    yield _price(scene, "debt", (debt.silver, tax(player, debt.tax)), (debt.silver, debt.tax), taxed)
    yield from _stalls(scene, player)


def _price(
    scene: ReaderScene, what: str, now: tuple[int, int], printed: tuple[int, int], helped: tuple[str, ...]
) -> str:
    """One payment: what it takes now, what is printed, who makes it less."""
    say = scene.messages.say
    amount = say("architects-why-amount", silver=now[0], tax=now[1])
    text = say(f"architects-why-{what}", amount=amount)
    if not helped:
        return f"- {text}"
    was = say("architects-why-amount", silver=printed[0], tax=printed[1])
    return f"- {text} {say('architects-why-printed', amount=was, reasons=list_of(scene, helped))}"


def _tax_reasons(scene: ReaderScene, player: Player) -> Iterator[str]:
    """Who ignores tax: low virtue, and Ada (AW-TAX-3, AW-CHAR-5)."""
    ignored, mine = TABLE.virtue[player.virtue].tax_ignored, power(player)
    if ignored:
        yield scene.messages.say("architects-why-virtue", virtue=player.virtue, count=ignored)
    if isinstance(mine, TaxIgnored) and player.character is not None:
        name = choice(scene, player.character)
        yield scene.messages.say("architects-why-untaxed", name=name, count=mine.amount)


def _hirer(scene: ReaderScene, player: Player) -> Iterator[str]:
    """Rudolf (AW-CHAR-8)."""
    mine = power(player)
    if isinstance(mine, Hirer) and player.character is not None:
        name = choice(scene, player.character)
        yield scene.messages.say("architects-why-cheaper", name=name, count=mine.silver)


def _plotters(scene: ReaderScene, player: Player) -> Iterator[str]:
    """AW-APP-8: once a visit, or for each capture, as the table has agreed (AW-AMB-01)."""
    count = discount(player, "town_centre")
    if count:
        yield scene.messages.say(
            "architects-why-plotters", count=count, scope=table_of(scene).options.conspirator
        )


def _stalls(scene: ReaderScene, player: Player) -> Iterator[str]:
    """Prices of the black market, and the virtue it costs (AW-BM-1)."""
    assert scene.reader is not None
    for space, row in zip(SPACES, SPACE_ROWS, strict=True):
        helped = [
            *_cards_with_ability(scene, player, Discount),
            *_cards_with_ability(scene, player, Spotless),
        ]
        price = space_price(table_of(scene), scene.reader, space)
        text = scene.messages.say("architects-why-stall", location=space, count=price, printed=row.silver)
        yield f"- {text}" + (f" ({list_of(scene, helped)})" if helped else "")


def _cards_with_ability(scene: ReaderScene, player: Player, kind: type[Discount | Spotless]) -> Iterator[str]:
    for one in player.crew:
        ability = CREW[one].ability
        if isinstance(ability, kind) and ability.at == "black_market":
            yield card(scene, one)


def gains(scene: ReaderScene) -> Iterator[str]:
    """What a worker sent now would bring at each place, and who adds to it (AW-RES, AW-APP-7)."""
    player, say = own_player(scene), scene.messages.say
    if player is None or scene.reader is None or table_of(scene).phase != "turn":
        return
    found = [(one, trigger, events(scene.view, scene.reader, one)) for one, trigger in GAINS]
    if not any(happened for _, _, happened in found):
        return
    yield say("architects-why-gains")
    for _, trigger, happened in found:
        if happened:
            parts = list_of(scene, changes(scene, totals(happened)))
            text = say("architects-place", location=trigger, count=workers(happened), parts=parts)
            helped = [card(scene, one) for one in player.crew if _helps(one, trigger)]
            yield f"- {text}" + (f" ({list_of(scene, helped)})" if helped else "")


def _helps(one: Apprentice, trigger: Trigger) -> bool:
    ability = CREW[one].ability
    return isinstance(ability, Gains | Softened) and ability.at == trigger


def points(scene: ReaderScene) -> Iterator[str]:
    """Points as they stand, line by line; what only the end brings is not in it yet (AW-SCORE-4)."""
    if scene.reader is None:
        return
    table = table_of(scene)
    found = next((one for one in table.scores if one.seat == scene.reader), None) or score(
        table, scene.reader
    )
    yield scene.messages.say("architects-why-points", count=found.total)
    yield from lines(scene, found)
    yield f"-# {_worth(scene)}"


def _worth(scene: ReaderScene) -> str:
    """What the count goes by, and both gates of virtue."""
    worth, lowest, highest = TABLE.points, FACTS.cathedral.lowest_virtue, FACTS.market.highest_virtue
    slots = {"silver": worth.silver_each, "prison": worth.prison_each, "lowest": lowest, "highest": highest}
    return scene.messages.say("architects-why-worth", **slots)
