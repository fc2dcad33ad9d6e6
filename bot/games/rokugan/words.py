"""What several pages of Rokugan say alike: provinces, places, tokens, clans, phases, who is called what.

Whatever is said here is said to the reader of the scene: its table is cut for that reader, so a token whose
face is hidden from them is named by its place alone.
"""

from typing import Final

from bot.render.bidi import as_phrase
from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.chapters.scoring import score
from engine.games.rokugan.facts import GOALS
from engine.games.rokugan.names import FIGHTERS, KIND, PROVINCES, Objective, Province, Token, Way
from engine.games.rokugan.orders import planned_placement
from engine.games.rokugan.state import Piece, State, land, owner, piece_of
from engine.kernel.seats import Seat

BEFORE: Final = ("clans", "deal", "objectives", "muster")
"""Phases in which the map is still empty, and nobody has anything that could be counted."""


def table_of(scene: ReaderScene) -> State:
    """The game as the scene's reader may see it."""
    table: State = scene.view.table
    return table


def phase_code(scene: ReaderScene) -> str:
    """The part of the game that is under way, in which somebody is asked; its name is a text."""
    asked = table_of(scene).phase
    followed = {"deal": "objectives", "muster": "draft"}
    return followed.get(asked) or {"give_back": "draw", "favor": "turn", "look": "turn"}.get(asked, asked)


def honor_in_sight(scene: ReaderScene, seat: Seat) -> int:
    """The honour that everybody can count: flowers, faceup control tokens, territories; no objective."""
    found = score(table_of(scene), seat)
    return found.total - found.objective


# --- ids in words -------------------------------------------------------------------------------------------


def choice(scene: ReaderScene, code: str) -> str:
    """A value of the game in words: a province, a token, a clan, a card."""
    return scene.messages.say(message_id(f"rokugan-choice-{code}"))


def means(scene: ReaderScene, code: str) -> str:
    """The description of a clan, a card, an objective or a special token, in a line or two."""
    return scene.messages.attribute(message_id(f"rokugan-choice-{code}"), "description")


def goal(scene: ReaderScene, objective: Objective) -> str:
    """A secret objective by what it asks for and the honour that it is worth."""
    return scene.messages.say("rokugan-goal", means=means(scene, objective), honor=GOALS[objective].honor)


def ability(scene: ReaderScene, code: str) -> str:
    """A clan or a card by its name, with what it does."""
    return scene.messages.say("rokugan-ability", name=choice(scene, code), means=means(scene, code))


# --- seats --------------------------------------------------------------------------------------------------


def clan(scene: ReaderScene, seat: Seat) -> str:
    """The clan of a seat; its person's name until it has chosen one."""
    own = table_of(scene).players[seat].clan
    return scene.names[seat] if own is None else choice(scene, own)


def person(scene: ReaderScene, seat: Seat) -> str:
    """The person of a seat with the clan that they play, once it is chosen."""
    own = table_of(scene).players[seat].clan
    if own is None:
        return scene.names[seat]
    return scene.messages.say("rokugan-person", name=scene.names[seat], clan=choice(scene, own))


# --- tokens and provinces -----------------------------------------------------------------------------------


def place(scene: ReaderScene, province: Province, way: Way) -> str:
    """How a token lies: in a centre, on a coast, on the border that it comes over."""
    return scene.messages.say("rokugan-slot-place", province=province, way=way)


def place_number(one: Way) -> int:
    """The number of a province on the map, from 1; 0 for a centre and the sea."""
    return PROVINCES.index(one) + 1 if one in PROVINCES else 0


def numbered_name(scene: ReaderScene, province: Province) -> str:
    """A province by its number on the map and its name."""
    name = choice(scene, province)
    said = scene.messages.say("rokugan-alt-numbered", number=place_number(province), name=name)
    return as_phrase(said, scene.messages.language)


def tokens(scene: ReaderScene, row: tuple[Token, ...]) -> str:
    """Tokens by kind, each kind with its number."""
    counted = {one: row.count(one) for one in row}
    named = [name_with_count(scene, choice(scene, one), count) for one, count in counted.items()]
    return scene.messages.join_list(named)


def spot_text(scene: ReaderScene, province: Province, way: Way, face: str = "") -> str:
    """ "10 from 17": where a token lies, by the map's numbers; with its face "Army 2 on 10 from 17"."""
    say, come = scene.messages.say, place_number(way)
    to, kind = say("offered-number", number=place_number(province)), "border" if come else way
    if face:
        return say("rokugan-laid-token", face=face, to=to, way=kind, come=come)
    return say("rokugan-place", place=to, way=kind, come=come)


def name_with_count(scene: ReaderScene, what: str, count: int) -> str:
    """The name with its number; the name alone where there is one."""
    return what if count == 1 else scene.messages.say("rokugan-times", what=what, count=count)


def piece(scene: ReaderScene, one: Piece, where: str = "") -> str:
    """A token of the board: whose, where, and what it is as far as the reader may know.

    `where` is said instead of its place by name.
    """
    where = where or place(scene, one.province, one.way)
    slots: dict[str, str | int] = {"number": one.number, "clan": clan(scene, one.owner), "place": where}
    if one.token.value is not None:
        face = tokens(scene, (one.token.value, *one.blessings))
        return scene.messages.say("rokugan-piece-known", face=face, **slots)
    text = scene.messages.say("rokugan-piece", **slots)
    if not one.blessings:
        return text
    return scene.messages.say("rokugan-piece-blessed", piece=text, blessings=tokens(scene, one.blessings))


def token_name(scene: ReaderScene, number: int) -> str:
    """The token with this number; its number alone where it is gone."""
    found = piece_of(table_of(scene), number)
    return scene.messages.say("rokugan-token", number=number) if found is None else piece(scene, found)


def short_token_name(scene: ReaderScene, number: int) -> str:
    """The token with this number so that it fits a button: by the map's numbers, one's own by its face."""
    if number < 0:
        # One of the orders, which does not lie there yet.
        planned, _ = planned_placement(number)
        return _own_token_name(scene, (planned.token,), planned.province, planned.way)
    found = piece_of(table_of(scene), number)
    if found is None:
        return token_name(scene, number)
    if found.owner != scene.reader or found.token.value is None:
        return piece(scene, found, spot_text(scene, found.province, found.way))
    return _own_token_name(scene, (found.token.value, *found.blessings), found.province, found.way)


def _own_token_name(scene: ReaderScene, faces: tuple[Token, ...], province: Province, way: Way) -> str:
    where = place(scene, province, way)
    said = scene.messages.say("rokugan-piece-own", face=tokens(scene, faces), place=where)
    return as_phrase(said, scene.messages.language)


def token_text(
    scene: ReaderScene, faces: tuple[Token, ...], province: Province, way: Way, named: bool = False
) -> str:
    """ "Army 2 on 2 from 1": a token of one's own by the map's numbers; `named` by the province, too."""
    kind, come = kind_of_way(scene, faces[0], province, way)
    where = (
        numbered_name(scene, province)
        if named
        else scene.messages.say("offered-number", number=place_number(province))
    )
    return scene.messages.say("rokugan-laid-token", face=tokens(scene, faces), to=where, way=kind, come=come)


def kind_of_way(scene: ReaderScene, token: Token, province: Province, way: Way) -> tuple[str, int]:
    """How a token lies for the words: on guard, in a centre, from the sea, or over a border; and whence.

    What neither fights nor may pass for a fighter is on guard nowhere: a raid at home burns it.
    """
    come = place_number(way)
    if come:
        return "border", come
    is_home = way == "centre" and owner(table_of(scene), province) == scene.reader
    return ("guard" if is_home and KIND[token] in (*FIGHTERS, "bluff") else way), 0


def province_with_control(scene: ReaderScene, province: Province) -> str:
    """A province and who controls it, with so many tokens facedown and faceup."""
    here = land(table_of(scene), province)
    name = numbered_name(scene, province)
    if here.owner is None:
        return scene.messages.say("rokugan-land-free", province=name)
    one, slots = (here.down, here.up) == (1, 0), {"down": here.down, "up": here.up}
    if here.owner == scene.reader:
        code = "rokugan-land-own" if one else "rokugan-land-own-more"
        return scene.messages.say(code, province=name, **slots)
    code = "rokugan-land-one" if one else "rokugan-land"
    return scene.messages.say(code, province=name, clan=clan(scene, here.owner), **slots)
