"""The events of Rokugan in words: rounds as headings, battles told whole, the end as a story.

An event of a resolution names tokens by number alone, and by then they are gone from the board. So events
that follow one another are first put together (`join_events`): each battle, and each row of tokens that
leave, with the tokens as they were turned. Then every event is described for its reader (`describe`); "" is
said of what the next line or the board says anyway.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from bot.games.rokugan.words import (
    choice,
    clan,
    goal,
    means,
    numbered_name,
    person,
    place,
    place_number,
    table_of,
    token_name,
    tokens,
)
from bot.render import markup
from bot.render.bidi import as_phrase
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.company import with_first_names
from engine.games.rokugan.chapters.battles import BattleFought, Side
from engine.games.rokugan.chapters.clan_abilities import LookSkipped, SwapSkipped
from engine.games.rokugan.chapters.hand_cards import HandShown
from engine.games.rokugan.chapters.placement import Blessed
from engine.games.rokugan.chapters.resolution import (
    BluffsReturned,
    Captured,
    Out,
    TokensOut,
    TokensTurned,
    Turned,
)
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.chapters.setup import ClanChosen, ObjectiveKept
from engine.games.rokugan.chapters.shadowlands import TurnEnded
from engine.games.rokugan.chapters.territory_cards import CardPlayed, RoundEnded
from engine.games.rokugan.chapters.token_cards import Peeked, TokenDiscarded, TokenRecalled
from engine.games.rokugan.chapters.upkeep import RoundBegan, TokensDrawn
from engine.games.rokugan.names import KIND, STRENGTH, Way
from engine.games.rokugan.state import piece_of
from engine.kernel.seats import Seat

HEADINGS: Final = (RoundBegan, TokensTurned)
SILENT: Final = (LookSkipped, SwapSkipped, TurnEnded, RoundEnded)
"""Told by the next line or by the board, so without words of their own."""

COMPARED: Final = (TokenDiscarded, TokenRecalled)
"""Told with the board as it was before: the token is gone from today's."""

# --- events put together ------------------------------------------------------------------------------------


class Battle(Struct, frozen=True):
    """A battle with the tokens that fight for the province; Lion's bluff among them is one that defends.

    `seat` attacked best, `target` held it; by these names the chronicle finds whom it is about.
    """

    fought: BattleFought
    tokens: tuple[Turned, ...]
    seat: Seat
    target: Seat | None


class Gone(Struct, frozen=True):
    """Tokens that leave the board together: bluffs, or why they are out; of those in `bare` the blessings."""

    why: Out | Literal["bluff"]
    tokens: tuple[Turned, ...]
    bare: tuple[Turned, ...] = ()


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events; a battle as `Battle` and tokens that leave as `Gone`, from where tokens were turned on."""
    lying: dict[int, Turned] = {}
    for event in events:
        match event:
            case TokensTurned(tokens):
                lying = {one.number: one for one in tokens}
                yield event
            case BattleFought():
                there = tuple(one for one in lying.values() if one.province == event.province)
                best = max(event.attackers, key=lambda side: side.total)
                seat = best.seat if event.candidate is None else event.candidate
                yield Battle(event, there, seat, event.holder)
            case BluffsReturned(numbers) if lying:
                yield Gone("bluff", _take_tokens(lying, numbers))
            case TokensOut(numbers, bare, why) if lying:
                blessed = tuple(lying[one] for one in bare if one in lying)
                yield Gone(why, _take_tokens(lying, numbers), blessed)
            case _:
                yield event


def _take_tokens(lying: dict[int, Turned], numbers: tuple[int, ...]) -> tuple[Turned, ...]:
    return tuple(lying.pop(one) for one in numbers if one in lying)


# --- an event for its reader --------------------------------------------------------------------------------


def describe(scene: ReaderScene, event: Any) -> str:
    """An event, joined before, for its reader; "" where it needs no words."""
    text = wording.event
    match event:
        case Battle():
            return battle_line(scene, event)
        case Gone():
            return removed_tokens_text(scene, event)
        case Captured() if not event.moved and not event.stranded:
            # The battle has told it.
            return ""
        case GameEnded():
            return "\n".join((text(scene, event), *story(scene)))
        case CardPlayed():
            # What a card does, in its own words.
            says = scene.messages.say("rokugan-card-says", text=means(scene, event.card))
            return f"{text(scene, event)}\n-# {says}"
        case ClanChosen() if event.seat != scene.reader:
            # What one's own clan can do stands on one's page.
            return f"{text(scene, event)}\n-# {means(scene, event.clan)}"
        case ObjectiveKept() if event.objective.value is not None:
            return f"{text(scene, event)}\n-# {goal(scene, event.objective.value)}"
        case Peeked() | Blessed() if piece_of(table_of(scene), event.number) is not None:
            # The number alone does not say which token it is.
            return f"{text(scene, event)}\n-# {token_name(scene, event.number)}."
        case TokenDiscarded() | TokenRecalled():
            return _token_off_text(scene, event)
        case TokensDrawn() if scene.reader is not None and (own := event.drawn[scene.reader].value):
            # The reader's own draw; of the others' all hear only that they drew.
            named = scene.messages.join_list([choice(scene, one) for one in own])
            return scene.messages.say("rokugan-drawn", tokens=named)
        case HandShown() if event.hand.value is not None:
            named = scene.messages.join_list([choice(scene, one) for one in event.hand.value])
            return f"{text(scene, event)}\n{scene.messages.say('rokugan-spied', tokens=named)}"
    if isinstance(event, SILENT):
        return ""
    return f"### {text(scene, event)}" if isinstance(event, HEADINGS) else text(scene, event)


def _token_off_text(scene: ReaderScene, event: TokenDiscarded | TokenRecalled) -> str:
    """A token goes, and where it lay; a recalled one with its face for all who know that (BR-CARD-5)."""
    text = wording.event(scene, event)
    if isinstance(event, TokenRecalled) and event.token.value is not None:
        slots = wording.slots_of(scene, wording.fields(event))
        text = wording.text_with_slots(scene, "event-token-recalled", "own", slots) or ""
    # Its owner and its place everybody saw (BR-ENG-4), as long as the table before this event is at hand.
    before = None if scene.was is None else scene.was().table
    found = None if before is None else piece_of(before, event.number)
    if found is None:
        return text
    where = place(scene, found.province, found.way)
    lay = scene.messages.say("rokugan-lay", clan=clan(scene, found.owner), place=where)
    return f"{text}\n-# {lay}"


# --- battles ------------------------------------------------------------------------------------------------


def battle_line(scene: ReaderScene, battle: Battle) -> str:
    """One battle in a line: who attacks with what, by the map's numbers, against what, and who has it now."""
    fought, say, join = battle.fought, scene.messages.say, scene.messages.join_list
    sides = [
        say(
            "rokugan-line-side",
            clan=clan(scene, side.seat),
            total=side.total,
            tokens=join(_tokens_with_ways(scene, battle, side)),
        )
        for side in fought.attackers
    ]
    holder = "" if battle.target is None else clan(scene, battle.target)
    winner = "" if fought.winner is None else clan(scene, fought.winner)
    parts = _defence_parts(scene, battle)
    return say(
        "rokugan-line",
        province=numbered_name(scene, fought.province),
        held="no" if battle.target is None else "yes",
        holder=holder,
        sides=join(sides),
        defence=say(
            "rokugan-line-defence",
            total=fought.defense,
            parts=join(parts) if parts else "",
            any="yes" if parts else "no",
        ),
        outcome=say("rokugan-line-outcome", how=_outcome_code(battle), holder=holder, winner=winner),
    )


def _tokens_with_ways(scene: ReaderScene, battle: Battle, side: Side) -> list[str]:
    """Each token of an attacker with the way it came, by the map's numbers."""
    found = []
    for face, way in _attacking_tokens(scene, battle, side):
        come = place_number(way)
        kind = "border" if come else way
        found.append(scene.messages.say("rokugan-line-came", face=face, way=kind, come=come))
    return found


def _attacking_tokens(scene: ReaderScene, battle: Battle, side: Side) -> Iterator[tuple[str, Way]]:
    """Each token of an attacker in words, blessings and all, and the way it came."""
    for one in battle.tokens:
        if one.number in side.tokens:
            yield tokens(scene, (one.token, *one.blessings)), one.way


def _outcome_code(battle: Battle) -> str:
    """How a battle ended, as a code: by level numbers where those decided it (BR-CLAN-2, BR-RESOLVE-10)."""
    fought = battle.fought
    if fought.outcome == "captured":
        return "crane" if _is_level(battle) else "captured"
    if fought.candidate is None:
        return "shared" if fought.outcome == "held" else "nobody-shared"
    return fought.outcome


def _is_level(battle: Battle) -> bool:
    """Whether the winner was level with the defence or a rival: only Crane captures so (BR-CLAN-2)."""
    fought = battle.fought
    rivals = (side for side in fought.attackers if side.seat != fought.winner)
    return fought.best == fought.hurdle or any(side.total == fought.best for side in rivals)


def battle_text(scene: ReaderScene, battle: Battle) -> str:
    """One battle with every number: its province, a line for each attacker, for the defence, the outcome."""
    fought, say = battle.fought, scene.messages.say
    province = choice(scene, fought.province)
    if battle.target is None:
        head = say("rokugan-battle-free", province=province)
    else:
        head = say("rokugan-battle", province=province, clan=clan(scene, battle.target))
    lines = [head, *attacker_lines(scene, battle)]
    parts = _defence_parts(scene, battle)
    alone = not parts and len(fought.attackers) == 1
    if alone and fought.outcome == "captured" and fought.winner is not None:
        # Nothing stands against whoever takes it: that is one line.
        return "\n".join((*lines, say("rokugan-outcome-open", clan=clan(scene, fought.winner))))
    if not parts:
        lines.append(say("rokugan-defence-none"))
    else:
        text = say("rokugan-defence", total=fought.defense, parts=scene.messages.join_list(parts))
        if fought.hurdle != fought.defense:
            text = f"{text} {say('rokugan-defence-ignored', hurdle=fought.hurdle)}"
        lines.append(text)
    return "\n".join((*lines, _outcome(scene, battle)))


def attacker_lines(scene: ReaderScene, battle: Battle) -> Iterator[str]:
    """Each attacker: its total, and every token with the way it came."""
    say = scene.messages.say
    for side in battle.fought.attackers:
        came = []
        for face, way in _attacking_tokens(scene, battle, side):
            if way in ("centre", "sea"):
                came.append(say(f"rokugan-came-{way}", face=face))
            else:
                came.append(say("rokugan-came-land", face=face, province=choice(scene, way)))
        row = scene.messages.join_list(came)
        yield say("rokugan-side", clan=clan(scene, side.seat), total=side.total, tokens=row)


def _defence_parts(scene: ReaderScene, battle: Battle) -> list[str]:
    """The parts of the defence, each with its number; Lion's bluff is named as one (BR-CLAN-4)."""
    fought, say = battle.fought, scene.messages.say
    parts: list[str] = []
    for one in battle.tokens:
        if one.seat != battle.target:
            continue
        if KIND[one.token] == "bluff":
            parts.append(say("rokugan-defence-bluff"))
        else:
            count = STRENGTH[one.token] + sum(STRENGTH[two] for two in one.blessings)
            face = tokens(scene, (one.token, *one.blessings))
            parts.append(say("rokugan-defence-guard", face=face, count=count))
    numbers = (("printed", fought.printed), ("faceup", fought.faceup), ("bonus", fought.bonus))
    return parts + [say(f"rokugan-defence-{code}", count=count) for code, count in numbers if count]


def _outcome(scene: ReaderScene, battle: Battle) -> str:
    """The holder of the province now, and by which rule where the numbers are level."""
    fought, how = battle.fought, _outcome_code(battle)
    code = {"shared": "held", "nobody-shared": "nobody"}.get(how, how)
    holder = battle.target if code == "held" else fought.winner
    return scene.messages.say(
        f"rokugan-outcome-{code}",
        clan="" if holder is None else clan(scene, holder),
        shared="yes" if fought.candidate is None else "no",
        best=fought.best,
        hurdle=fought.hurdle,
    )


def removed_tokens_text(scene: ReaderScene, event: Gone) -> str:
    """Tokens that leave the board beside the battles, a line each; what was merely used up needs no words."""
    if event.why == "spent" or not (event.tokens or event.bare):
        return ""
    lines = [scene.messages.say(f"rokugan-gone-{event.why}")]
    for one in (*event.tokens, *event.bare):
        face = tokens(scene, (one.token, *one.blessings))
        where = place(scene, one.province, one.way)
        lines.append(scene.messages.say("rokugan-whose", clan=clan(scene, one.seat), face=face, place=where))
    return "\n".join(lines)


# --- the end ------------------------------------------------------------------------------------------------


def story(scene: ReaderScene) -> Iterator[str]:
    """The game told when it is over: the land, the clans from the last to the first, the victory.

    Of each clan (BR-SCORE) honour by source, and its secret objective, met or not.
    """
    table, say = table_of(scene), scene.messages.say
    if table.why is None:
        return
    burned = sum(one.special == "scorched" for one in table.lands)
    quiet = sum(one.special == "peace" for one in table.lands)
    yield say("rokugan-story-land", burned=burned, quiet=quiet)
    for seat in (seat for row in reversed(table.places) for seat in row):
        yield f"- {_honor_of_clan(scene, seat, person(scene, seat))}"
    yield _winner_line(scene)


def result_lines(scene: ReaderScene) -> Iterator[str]:
    """The end in short: who has won, everybody's honour by places, and what the reader's own came of."""
    table, say = table_of(scene), scene.messages.say
    if table.why is None:
        return
    yield _winner_line(scene)
    total, named = {one.seat: one.total for one in table.scores}, with_first_names(scene).names
    places = []
    for number, row in enumerate(table.places, start=1):
        who = ((named[seat], table.players[seat].clan) for seat in row)
        told = [say("rokugan-story-who", name=name, clan=choice(scene, own or "")) for name, own in who]
        names = scene.messages.join_list(told)
        places.append(say("rokugan-story-place", number=number, names=names, honor=total[row[0]]))
    yield say("rokugan-story-places", places=as_phrase(" · ".join(places), scene.messages.language))
    if scene.reader is not None and scene.reader in total:
        yield markup.small(_honor_of_clan(scene, scene.reader, say("rokugan-story-own")))


def _honor_of_clan(scene: ReaderScene, seat: Seat, called: str) -> str:
    """The honour by source of a clan that is `called` so, and its secret objective, met or not (BR-SCORE)."""
    one, say = next(one for one in table_of(scene).scores if one.seat == seat), scene.messages.say
    text = say(
        "rokugan-story-clan",
        clan=called,
        total=one.total,
        lands=one.lands,
        flowers=one.flowers,
        faceup=one.faceup,
        territories=one.territories,
    )
    wanted, met = "" if one.goal is None else choice(scene, one.goal), "yes" if one.objective else "no"
    return f"{text} {say('rokugan-story-goal', goal=wanted, met=met, honor=one.objective)}"


def _winner_line(scene: ReaderScene) -> str:
    """Who has won, or who share the victory."""
    winners = table_of(scene).places[0]
    names = scene.messages.join_list([person(scene, seat) for seat in winners])
    return f"**{scene.messages.say('rokugan-story-end', names=names, count=len(winners))}**"
