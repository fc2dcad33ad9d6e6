"""Why? Each price, tax, gain and point of a seat of Architects with what it is made of, from its own view.

A price is told as it is now; where somebody makes it less, the printed one stands behind it with the reasons.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games.architects.plans import skill_lines
from bot.games.architects.preview import foreseen_events, total_changes, worker_count
from bot.games.architects.words import card, changes, choice, list_of, own_player, score_lines, table_of
from bot.render.panel import Buttons, Panel
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.offers import Choices
from bot.ui.generic.pages import ACCENT, back, title, with_rules_between
from engine.games.architects.chapters.apprentices import discount, hire_price, is_spotless
from engine.games.architects.chapters.goods import tax
from engine.games.architects.chapters.market import space_price
from engine.games.architects.chapters.places import Mines, Work
from engine.games.architects.chapters.scoring import score
from engine.games.architects.facts import CREW, FACTS, SPACE_ROWS, TABLE
from engine.games.architects.kinds import Discount, Gains, Hirer, Softened, Spotless, TaxIgnored
from engine.games.architects.names import SPACES, Trigger
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
    """Prices first, then what places bring, what plans take, points, and the signs of the pictures."""
    say = scene.messages.say
    plans = (say("architects-why-plans"), *(f"- {line}" for line in skill_lines(scene)))
    parts = (
        (title(scene), say("architects-why")),
        prices(scene),
        gains(scene),
        plans,
        points(scene),
        (say("architects-glossary"),),
    )
    return Panel(ACCENT, (*with_rules_between(parts), Buttons((back(scene),))), scene.messages.language)


# --- prices -------------------------------------------------------------------------------------------------


def prices(scene: ReaderScene) -> Iterator[str]:
    """Silver and tax of each payment, and what makes it less than printed (AW-TAX-2, AW-TAX-3)."""
    player, say = own_player(scene), scene.messages.say
    if player is None:
        return
    yield say("architects-why-prices")
    taxed, own = _tax_reasons(scene, player), power(player)
    cheaper: tuple[str, ...] = ()
    if isinstance(own, Hirer) and player.character is not None:
        # Rudolf (AW-CHAR-8).
        name = choice(scene, player.character)
        cheaper = (say("architects-why-cheaper", name=name, count=own.silver),)
    hire, capture, ransom, debt = TABLE.hire, TABLE.capture, TABLE.ransom, TABLE.debt
    yield _price(scene, "hire", hire_price(player), (hire.silver, hire.tax), (*cheaper, *taxed))
    yield _price(scene, "capture", (0, tax(player, capture.tax)), (0, capture.tax), taxed)
    # AW-APP-8: once a visit, or for each capture, as the table has agreed (AW-AMB-01).
    saved, scope = discount(player, "town_centre"), table_of(scene).options.conspirator
    plotters = (say("architects-why-plotters", count=saved, scope=scope),) if saved else ()
    yield _price(scene, "more", (capture.silver, 0), (capture.silver, 0), plotters)
    for what, row in (("ransom", ransom), ("debt", debt)):
        yield _price(scene, what, (row.silver, tax(player, row.tax)), (row.silver, row.tax), taxed)
    yield from _stalls(scene, player)


def _tax_reasons(scene: ReaderScene, player: Player) -> tuple[str, ...]:
    """Reasons why less tax is paid: low virtue, and Ada (AW-TAX-3, AW-CHAR-5)."""
    say, reasons = scene.messages.say, []
    ignored, own = TABLE.virtue[player.virtue].tax_ignored, power(player)
    if ignored:
        reasons.append(say("architects-why-virtue", virtue=player.virtue, count=ignored))
    if isinstance(own, TaxIgnored) and player.character is not None:
        name = choice(scene, player.character)
        reasons.append(say("architects-why-untaxed", name=name, count=own.amount))
    return tuple(reasons)


def _price(
    scene: ReaderScene, what: str, now: tuple[int, int], printed: tuple[int, int], helped: tuple[str, ...]
) -> str:
    """One payment in silver and tax: as it is now, as printed, who makes it less."""
    say = scene.messages.say
    text = say(f"architects-why-{what}", amount=say("architects-why-amount", silver=now[0], tax=now[1]))
    if not helped:
        return f"- {text}"
    was = say("architects-why-amount", silver=printed[0], tax=printed[1])
    return f"- {text} {say('architects-why-printed', amount=was, reasons=list_of(scene, helped))}"


def _stalls(scene: ReaderScene, player: Player) -> Iterator[str]:
    """Prices of the black market, and who saves silver or virtue there (AW-BM-1)."""
    assert scene.reader is not None
    helpers = [
        card(scene, one)
        for kind in (Discount, Spotless)
        for one in player.crew
        if isinstance(ability := CREW[one].ability, kind) and ability.at == "black_market"
    ]
    spotless = is_spotless(player, "black_market")
    for space, row in zip(SPACES, SPACE_ROWS, strict=True):
        now = _stall_amount(scene, space_price(table_of(scene), scene.reader, space), spotless=spotless)
        text = f"- {scene.messages.say('architects-why-stall', location=space, amount=now)}"
        if helpers:
            was = _stall_amount(scene, row.silver, spotless=False)
            reasons = list_of(scene, helpers)
            text = f"{text} {scene.messages.say('architects-why-printed', amount=was, reasons=reasons)}"
        yield text


def _stall_amount(scene: ReaderScene, silver: int, *, spotless: bool) -> str:
    """The silver of a stall, and the virtue that it costs whoever is not spotless there."""
    slots = {"count": silver, "spotless": "yes" if spotless else "no"}
    return scene.messages.say("architects-why-stall-amount", **slots)


# --- gains and points ---------------------------------------------------------------------------------------


def gains(scene: ReaderScene) -> Iterator[str]:
    """Goods that a worker sent now would bring at each place, and who adds to them (AW-RES, AW-APP-7)."""
    player, say = own_player(scene), scene.messages.say
    if player is None or scene.reader is None or table_of(scene).phase != "turn":
        return
    rows = [(trigger, foreseen_events(scene.view, scene.reader, move)) for move, trigger in GAINS]
    if not any(found for _, found in rows):
        return
    yield say("architects-why-gains")
    for trigger, found in rows:
        if found:
            parts = list_of(scene, changes(scene, total_changes(found)))
            text = say("architects-place", location=trigger, count=worker_count(found), parts=parts)
            helped = [
                card(scene, one)
                for one in player.crew
                if isinstance(ability := CREW[one].ability, Gains | Softened) and ability.at == trigger
            ]
            yield f"- {text}" + (f" ({list_of(scene, helped)})" if helped else "")


def points(scene: ReaderScene) -> Iterator[str]:
    """Points as they stand, line by line; what only the end brings is not in it yet (AW-SCORE-4)."""
    if scene.reader is None:
        return
    table, say = table_of(scene), scene.messages.say
    counted = next((one for one in table.scores if one.seat == scene.reader), None)
    own = counted or score(table, scene.reader)
    yield say("architects-why-points", count=own.total)
    yield from score_lines(scene, own)
    # What the count goes by, and both gates of virtue.
    worth, lowest, highest = TABLE.points, FACTS.cathedral.lowest_virtue, FACTS.market.highest_virtue
    slots = {"silver": worth.silver_each, "prison": worth.prison_each, "lowest": lowest, "highest": highest}
    yield f"-# {say('architects-why-worth', **slots)}"
