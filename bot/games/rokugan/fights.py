"""Battles in words: who came whence with what, what stood against it, and who holds the province now."""

from collections.abc import Iterator

from bot.games.rokugan.battle import Battle, Gone
from bot.games.rokugan.words import choice, clan, place, tokens
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.chapters.battles import Side
from engine.games.rokugan.chapters.resolution import Turned
from engine.games.rokugan.names import KIND, STRENGTH
from engine.kernel.seats import Seat


def battle_text(scene: ReaderScene, battle: Battle) -> str:
    """One battle: a line for each attacker, one for the defence, one for the outcome."""
    return "\n".join((head(scene, battle), *sides(scene, battle), *_outcome_lines(scene, battle)))


def _outcome_lines(scene: ReaderScene, battle: Battle) -> tuple[str, ...]:
    """Defence and outcome; one line where nothing stands against whoever takes it."""
    fought, winner = battle.fought, battle.fought.winner
    alone = not _parts(scene, battle) and len(fought.attackers) == 1
    if alone and fought.outcome == "captured" and winner is not None:
        return (scene.messages.say("rokugan-outcome-open", clan=clan(scene, winner)),)
    return defence(scene, battle), outcome(scene, battle)


def head(scene: ReaderScene, battle: Battle) -> str:
    """Which province, and who held it."""
    name = choice(scene, battle.fought.province)
    if battle.target is None:
        return scene.messages.say("rokugan-battle-free", province=name)
    return scene.messages.say("rokugan-battle", province=name, clan=clan(scene, battle.target))


def sides(scene: ReaderScene, battle: Battle) -> Iterator[str]:
    """Each attacker: its total, and every token with the way it came."""
    for side in battle.fought.attackers:
        row = [one for one in battle.tokens if one.number in side.tokens]
        came = scene.messages.join_list([_came(scene, one) for one in row])
        yield scene.messages.say("rokugan-side", clan=clan(scene, side.seat), total=side.total, tokens=came)


def defence(scene: ReaderScene, battle: Battle) -> str:
    """What the defence is made of, each part with its number."""
    fought, say, parts = battle.fought, scene.messages.say, _parts(scene, battle)
    if not parts:
        return say("rokugan-defence-none")
    text = say("rokugan-defence", total=fought.defense, parts=scene.messages.join_list(parts))
    if fought.hurdle == fought.defense:
        return text
    return f"{text} {say('rokugan-defence-ignored', hurdle=fought.hurdle)}"


def _parts(scene: ReaderScene, battle: Battle) -> list[str]:
    fought, say = battle.fought, scene.messages.say
    guards = [_guard(scene, one) for one in battle.tokens if one.seat == battle.target]
    numbers = (("printed", fought.printed), ("faceup", fought.faceup), ("bonus", fought.bonus))
    return guards + [say(f"rokugan-defence-{code}", count=count) for code, count in numbers if count]


def outcome(scene: ReaderScene, battle: Battle) -> str:
    """Who holds it now, and by which rule where the numbers are level."""
    fought, say = battle.fought, scene.messages.say
    slots = {"best": fought.best, "hurdle": fought.hurdle}
    if fought.outcome == "captured" and fought.winner is not None:
        level = _wins_when_level(fought.attackers, fought.winner, fought.best, fought.hurdle)
        code = "rokugan-outcome-crane" if level else "rokugan-outcome-captured"
        return say(code, clan=clan(scene, fought.winner), **slots)
    shared = "yes" if fought.candidate is None else "no"
    if fought.outcome == "held" and battle.target is not None:
        return say("rokugan-outcome-held", clan=clan(scene, battle.target), shared=shared, **slots)
    return say("rokugan-outcome-nobody", shared=shared, **slots)


def removed_tokens_text(scene: ReaderScene, event: Gone) -> str:
    """Tokens that leave the board beside the battles, a line each; what was merely used up needs no words."""
    if event.why == "spent" or not (event.tokens or event.bare):
        return ""
    rows = (_whose(scene, one) for one in (*event.tokens, *event.bare))
    return "\n".join((scene.messages.say(f"rokugan-gone-{event.why}"), *rows))


def _wins_when_level(attackers: tuple[Side, ...], winner: Seat, best: int, hurdle: int) -> bool:
    """BR-CLAN-2: only Crane captures where it is level with the defence or with another attacker."""
    return best == hurdle or any(side.total == best and side.seat != winner for side in attackers)


def _came(scene: ReaderScene, one: Turned) -> str:
    face = tokens(scene, (one.token, *one.blessings))
    if one.way in ("centre", "sea"):
        return scene.messages.say(f"rokugan-came-{one.way}", face=face)
    return scene.messages.say("rokugan-came-land", face=face, province=choice(scene, one.way))


def _guard(scene: ReaderScene, one: Turned) -> str:
    """A guard with its strength; Lion's bluff says what it is (BR-CLAN-4)."""
    if KIND[one.token] == "bluff":
        return scene.messages.say("rokugan-defence-bluff")
    count = STRENGTH[one.token] + sum(STRENGTH[two] for two in one.blessings)
    return scene.messages.say(
        "rokugan-defence-guard", face=tokens(scene, (one.token, *one.blessings)), count=count
    )


def _whose(scene: ReaderScene, one: Turned) -> str:
    return scene.messages.say(
        "rokugan-whose",
        clan=clan(scene, one.seat),
        face=tokens(scene, (one.token, *one.blessings)),
        place=place(scene, one.province, one.way),
    )
