"""The realm and the council in lines of text: resources, purses, stories, scores, what is remembered.

Each function gives lines, or one line, that boards, posts, panels and pictures' alt texts put together. They
say what everybody may see; what one house alone knows is in panel/holdings.py.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import reduce

from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.render import markup
from engine.games.houses.names import RESOURCES
from engine.kernel.game import Result
from engine.kernel.seats import Seat
from engine.kernel.steward import COMPANY

Lines = list[str]


def section(voice: Presenter, code: str, lines: Iterable[str]) -> str:
    """A heading and its lines, as one text."""
    return "\n".join((markup.heading(voice.say(f"section-{code}")), *lines))


def bullets(lines: Iterable[str]) -> Lines:
    """Lines as a list."""
    return [markup.bullet(line) for line in lines]


def resources(voice: Presenter) -> Lines:
    """The five resources with momentum as a sign and a word, then stability and the pool."""
    tracks = zip(RESOURCES, voice.view.tracks, strict=False)
    said = [resource_line(voice, voice.resource(name), one.value, one.run, up=one.up) for name, one in tracks]
    said.append(voice.say("stability", value=voice.view.stability))
    return bullets([*said, voice.say("pool", pool=voice.view.pool)])


def resource_line(voice: Presenter, name: str, value: int, run: int, *, up: bool) -> str:
    """A resource, where it stands, whether it rises and for how long it has."""
    slots = {"resource": name, "momentum": voice.momentum(up)}
    if run > 1:
        return voice.say("resource-run", value=value, run=run, **slots)
    return voice.say("resource", value=value, **slots)


def council(voice: Presenter) -> str:
    """A line on who leads and who moderates."""
    leader, moderator = voice.view.leader, voice.view.moderator
    named = {"leader": voice.name_with_emblem(leader), "moderator": voice.name_with_emblem(moderator)}
    return voice.say("council-one" if leader == moderator else "council", **named)


def awaited_line(voice: Presenter) -> str:
    """A line on whom the table waits for; nobody is named for a seal that is missing (HO-R18)."""
    if not voice.view.awaited:
        return voice.say("awaited-seals" if voice.view.stage == "vote" else "awaited-nobody")
    return voice.say("awaited", houses=voice.houses(voice.view.awaited))


def first_deadline(voice: Presenter, due: Iterable[tuple[Seat, datetime]]) -> datetime | None:
    """The nearest deadline of those who are awaited in public: other waits are nobody's business."""
    return min((when for seat, when in due if seat in voice.view.awaited), default=None)


# The houses.


def purses(voice: Presenter, *, offices: bool = False) -> Lines:
    """HO-R11: each house's coins and power as the others see them; on demand with its offices."""
    said = []
    for one in voice.view.characters:
        house = name_with_temper(voice, one.seat)
        if one.coins is None or one.power is None:
            purse = voice.say("purse-hidden", house=house)
        else:
            purse = voice.say("purse", house=house, coins=one.coins, power=one.power)
        if offices and one.offices:
            row = voice.join_list([voice.office(office) for office in one.offices])
            purse = voice.say("purse-offices", purse=purse, offices=row)
        said.append(purse)
    return bullets(said)


def name_with_temper(voice: Presenter, seat: Seat) -> str:
    """The house; where company plays it, with its temper."""
    said, house = temper(voice, seat), voice.name_with_emblem(seat)
    return voice.say("house-tempered", house=house, temper=said) if said else house


def temper(voice: Presenter, seat: Seat, code: str = "temper") -> str:
    """The temper of a house that company plays; "" of any other. `code` begins its texts."""
    own, chairs = goals.legacy(voice, seat), voice.scene.table.chairs
    # Nobody sits at a card that is only shown to its author, so there may be fewer chairs than houses.
    if own is None or seat >= len(chairs) or chairs[seat].steward != COMPANY:
        return ""
    resource = voice.resource(own.devotion) if own.devotion else ""
    return voice.say(f"{code}-{own.temper}", resource=resource)


# Scores and endings.


def scores(voice: Presenter) -> Lines:
    """HO-1.3: prestige and crown of each house."""
    return bullets(
        voice.say(
            "standing-house", house=voice.name_with_emblem(seat), prestige=one.prestige, crown=one.crown
        )
        for seat, one in enumerate(voice.view.houses)
    )


def standings(voice: Presenter) -> Lines:
    """HO-R05: both endings as they stand now."""
    ends = [one for one in voice.view.standings if one.ending in ("unity", "division")]
    return bullets(voice.say(f"standing-{one.ending}", order=places_line(voice, one.places)) for one in ends)


def places_line(voice: Presenter, places: Sequence[tuple[Seat, ...]]) -> str:
    """Places from the first on. Shared ones stand apart: a second "and" would run into the one within.

    Where all share one place nobody is named: every house would be.
    """
    if len(places) == 1 and len(places[0]) == len(voice.view.houses):
        return voice.say("rank-level")
    told = [level(voice, place) for place in places]
    if all(len(place) == 1 for place in places):
        return voice.join_list(told)
    return reduce(lambda before, after: voice.say("place-after", before=before, after=after), told)


def level(voice: Presenter, place: tuple[Seat, ...]) -> str:
    """HO-R05: who holds one place; several say that they are level, or an order would be read into them."""
    said = voice.houses(place)
    return said if len(place) == 1 else voice.say("level", houses=said)


def places(voice: Presenter, places: Sequence[Sequence[Seat]]) -> Lines:
    """HO-R05: the houses by place, equals together."""
    said, place = [], 1
    for seats in places:
        for seat in seats:
            house = voice.view.houses[seat]
            slots = {"prestige": house.prestige, "crown": house.crown, "place": place}
            said.append(voice.say("place-line", house=voice.name_with_emblem(seat), **slots))
        place += len(seats)
    return said


def result(voice: Presenter, ended: Result) -> str:
    """How the campaign has ended, and every house's place in it."""
    return section(voice, "campaign", [voice.say(f"result-{ended.why}"), *places(voice, ended.places)])


# Stories and memory.


def stories(voice: Presenter) -> Lines:
    """Each story line: its end, or its newest event and who signed it, or its question."""
    said = []
    for line in voice.view.lines:
        name = voice.line(line.line)
        if line.end is not None:
            end = voice.story_end(line.end)
            said.append(voice.say("story-ended", line=name, end=end))
        elif line.newest is not None and line.signer is not None:
            title, house = voice.title(line.newest), voice.house(line.signer)
            said.append(voice.say("story-signed", line=name, title=title, house=house))
        else:
            question = voice.plain(f"line.{line.line}.question")
            said.append(voice.say("story-open", line=name, title=question))
    return bullets(said)


def memory(voice: Presenter) -> Lines:
    """HO-8.3: what is remembered of each resource; only those of which something is."""
    said = []
    for name in RESOURCES:
        events = [
            voice.say(f"memory-{one.sign}", title=voice.title(one.mark), house=voice.house(one.seat))
            for one in voice.view.history
            if one.resource == name
        ]
        if events:
            said.append(voice.say("memory", resource=voice.resource(name), events=voice.join_list(events)))
    return bullets(said)
