"""The board of Rokugan as anybody may see it: round, clans, who holds what, what lies facedown where."""

from collections.abc import Iterator
from typing import Final

from bot.controls import ids
from bot.games.rokugan.story import story
from bot.games.rokugan.words import choice, clan, person, piece, province_with_control, table_of
from bot.render.paging import pages
from bot.render.panel import Button, Buttons, Panel
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.pages import BOARD_ACCENT, awaited_lines, seat_button, title, with_rules_between
from engine.games.rokugan.chapters.scoring import score
from engine.games.rokugan.facts import MAP, ROUNDS
from engine.games.rokugan.names import TERRITORIES, Province, Territory
from engine.games.rokugan.state import claim_of, land
from engine.kernel.seats import Seat

TOLD: Final = (60, 16, 8, 4)
"""So many tokens are told in words, the newest; fewer where a message has no room for them."""


BEFORE: Final = ("clans", "deal", "objectives", "muster")
"""Phases in which the map is still empty, and nobody has anything that could be counted."""


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """For everybody the same. Of the tokens so many are told as one message has room for."""
    panels = (_board_in_words(scene, below, most) for most in TOLD)
    return next((one for one in panels if len(pages(one)) == 1), _board_in_words(scene, below, 0))


def _board_in_words(scene: ReaderScene, below: tuple[str, ...], most: int) -> Panel:
    foot = (f"-# {line}" for line in below)
    parts = (state_lines(scene), clans(scene), lands(scene), lying(scene, most), foot)
    return Panel(BOARD_ACCENT, (*with_rules_between(parts), buttons(scene)), scene.messages.language)


def buttons(scene: ReaderScene) -> Buttons:
    """One's own page, and once tokens have been turned the numbers of the last battles."""
    say, own = scene.messages.say, seat_button(scene)
    fought = table_of(scene).round > 1 or scene.result is not None
    why = (Button(ids.SeatPanelId(scene.match, "why").pack(), say("button-why")),) if fought else ()
    return Buttons((own, *why))


def state_lines(scene: ReaderScene) -> Iterator[str]:
    """The round, who begins it, what is under way, and whom it waits for; in the end the story."""
    table, say = table_of(scene), scene.messages.say
    yield title(scene)
    if table.why is not None:
        yield from story(scene)
        return
    yield say("rokugan-now", round=table.round, rounds=ROUNDS, phase=say(f"rokugan-phase-{phase(scene)}"))
    if table.round:
        yield say("rokugan-first", clan=person(scene, table.first))
    yield from awaited_lines(scene)


def phase(scene: ReaderScene) -> str:
    """The part of the game that is under way, in which somebody is asked."""
    asked = table_of(scene).phase
    return {"give_back": "draw", "favor": "turn", "look": "turn"}.get(asked, asked)


def clans(scene: ReaderScene) -> Iterator[str]:
    """A line a seat, clockwise: provinces, honour in sight, tokens and cards."""
    for seat in table_of(scene).order:
        yield _clan(scene, seat)


def _clan(scene: ReaderScene, seat: Seat) -> str:
    player, row, say = table_of(scene).players[seat], scene.view.standings[seat], scene.messages.say
    if player.clan is None:
        return say("rokugan-seat-choosing", name=scene.names[seat])
    if table_of(scene).phase in BEFORE:
        return f"**{person(scene, seat)}**"
    text = say(
        "rokugan-seat",
        name=person(scene, seat),
        lands=row.provinces,
        honor=honor(scene, seat),
        hand=row.hand,
        cards=row.cards,
        scouts=player.scouts,
        shugenja=player.shugenja,
    )
    return f"{text} {say('rokugan-seat-ronin')}" if player.ronin else text


def honor(scene: ReaderScene, seat: Seat) -> int:
    """What everybody can count: flowers, faceup control tokens and territories, no secret objective."""
    found = score(table_of(scene), seat)
    return found.total - found.objective


def lands(scene: ReaderScene) -> Iterator[str]:
    """A line a territory: its provinces with who holds them, and who holds its card."""
    if table_of(scene).round or table_of(scene).phase == "draft":
        for name in TERRITORIES:
            yield _territory(scene, name)


def _territory(scene: ReaderScene, name: Territory) -> str:
    row = [province_line(scene, one) for one in MAP.holds[name]]
    text = f"**{choice(scene, name)}**: {scene.messages.join_list(row)}."
    claim = claim_of(table_of(scene), name)
    if claim.played:
        return f"{text} {scene.messages.say('rokugan-card-played')}"
    if claim.holder is None:
        return text
    return f"{text} {scene.messages.say('rokugan-card-held', clan=clan(scene, claim.holder))}"


def province_line(scene: ReaderScene, province: Province) -> str:
    """A province, who holds it, and the special token that lies there."""
    special = land(table_of(scene), province).special
    text = province_with_control(scene, province)
    if special is None:
        return text
    return scene.messages.say("rokugan-land-special", land=text, special=choice(scene, special))


def lying(scene: ReaderScene, most: int) -> Iterator[str]:
    """The newest tokens on the board; what the reader may not know is told by its place alone."""
    pieces, say = table_of(scene).pieces, scene.messages.say
    if pieces:
        yield f"### {say('rokugan-lying', count=len(pieces))}"
    for one in pieces[::-1][:most]:
        yield f"- {piece(scene, one)}"
    if len(pieces) > most:
        yield say("rokugan-lying-more", count=len(pieces) - most)
