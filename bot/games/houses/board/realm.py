"""The realm and the council in lines of text: resources, purses, stories, what is remembered."""

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.render import markup
from engine.games.houses.names import RESOURCES, Resource
from engine.games.houses.state import LineState, Remembered, Track
from engine.games.houses.stewards.company.tempers import COMPANY
from engine.kernel.game import Result
from engine.kernel.seats import Seat


def section(voice: Presenter, code: str, lines: list[str]) -> str:
    """A heading and its lines."""
    return "\n".join((heading(voice, code), *lines))


def heading(voice: Presenter, code: str) -> str:
    return markup.heading(voice.say(f"section-{code}"))


def bullets(lines: list[str]) -> list[str]:
    return [markup.bullet(line) for line in lines]


def resources(voice: Presenter) -> list[str]:
    """The five resources with momentum as a sign and a word, then stability and the pool."""
    tracks = zip(RESOURCES, voice.view.tracks, strict=False)
    said = [_track(voice, name, track) for name, track in tracks]
    stability = voice.say("stability", value=voice.view.stability)
    return bullets([*said, stability, voice.say("pool", pool=voice.view.pool)])


def council(voice: Presenter) -> str:
    """Who leads and who moderates."""
    view = voice.view
    return voice.say(
        "council",
        leader=voice.name_with_emblem(view.leader),
        moderator=voice.name_with_emblem(view.moderator),
    )


def awaited_line(voice: Presenter) -> str:
    """Whom the table waits for; HO-R18: with every ballot cast, for seals nobody can be named for."""
    if not voice.view.awaited:
        return voice.say("awaited-seals" if voice.view.stage == "vote" else "awaited-nobody")
    return voice.say("awaited", houses=voice.houses(voice.view.awaited))


def purses(voice: Presenter, *, offices: bool = False) -> list[str]:
    """HO-R11: each house's coins and power as the others see them."""
    return bullets([_purse(voice, seat, offices=offices) for seat in _seats(voice)])


def offices(voice: Presenter) -> list[str]:
    """Each house with its offices."""
    held = ((seat, voice.view.characters[seat].offices) for seat in _seats(voice))
    said = (
        (voice.name_with_emblem(seat), voice.listing([voice.office(one) for one in row]))
        for seat, row in held
    )
    return bullets([voice.say("offices-line", house=house, offices=row) for house, row in said])


def scores(voice: Presenter) -> list[str]:
    """HO-1.3: prestige and crown of each house."""
    houses = enumerate(voice.view.houses)
    return bullets(
        [
            voice.say(
                "standing-house", house=voice.name_with_emblem(seat), prestige=one.prestige, crown=one.crown
            )
            for seat, one in houses
        ],
    )


def standings(voice: Presenter) -> list[str]:
    """HO-R05: both endings as they stand now."""
    said = []
    for one in voice.view.standings:
        if one.ending in ("unity", "division"):
            order = places_line(voice, one.places)
            said.append(voice.say(f"standing-{one.ending}", order=order))
    return bullets(said)


def places_line(voice: Presenter, places: Sequence[tuple[Seat, ...]]) -> str:
    """Places from the first on. Shared ones stand apart: a second "and" would run into the one within.

    Where all share one place nobody is named: every house would be.
    """
    if len(places) == 1 and len(places[0]) == len(voice.view.houses):
        return voice.say("rank-level")
    told = [level(voice, place) for place in places]
    if all(len(place) == 1 for place in places):
        return voice.listing(told)
    return reduce(lambda before, after: voice.say("place-after", before=before, after=after), told)


def level(voice: Presenter, place: tuple[Seat, ...]) -> str:
    """HO-R05: who holds one place; several say that they are level, or an order would be read into them."""
    said = voice.houses(place)
    return said if len(place) == 1 else voice.say("level", houses=said)


def stories(voice: Presenter) -> list[str]:
    """Each story line: what it has reached, its newest event, or its end."""
    return bullets([_story(voice, line) for line in voice.view.lines])


def memory(voice: Presenter) -> list[str]:
    """HO-8.3: what is remembered of each resource; only those of which something is."""
    return bullets(list(_memories(voice)))


def _track(voice: Presenter, name: Resource, track: Track) -> str:
    slots = {"resource": voice.resource(name), "momentum": voice.momentum(track.up)}
    if track.run > 1:
        return voice.say("resource-run", value=track.value, run=track.run, **slots)
    return voice.say("resource", value=track.value, **slots)


def _seats(voice: Presenter) -> Iterator[Seat]:
    return (one.seat for one in voice.view.characters)


def _purse(voice: Presenter, seat: Seat, *, offices: bool) -> str:
    one = voice.view.characters[seat]
    house = name_with_temper(voice, seat)
    if one.coins is None or one.power is None:
        purse = voice.say("purse-hidden", house=house)
    else:
        purse = voice.say("purse", house=house, coins=one.coins, power=one.power)
    if not offices or not one.offices:
        return purse
    row = voice.listing([voice.office(office) for office in one.offices])
    return voice.say("purse-offices", purse=purse, offices=row)


def name_with_temper(voice: Presenter, seat: Seat) -> str:
    """The house; where company plays it, with its temper."""
    said, house = temper(voice, seat), voice.name_with_emblem(seat)
    return voice.say("house-tempered", house=house, temper=said) if said else house


def temper(voice: Presenter, seat: Seat, code: str = "temper") -> str:
    """The temper of a house that company plays; "" of any other. `code` begins its texts."""
    own = goals.legacy(voice, seat)
    if own is None or seat not in _company(voice):
        return ""
    resource = voice.resource(own.devotion) if own.devotion else ""
    return voice.say(f"{code}-{own.temper}", resource=resource)


def _company(voice: Presenter) -> frozenset[Seat]:
    """The seats that company has; nobody sits at a card that is only shown to its author."""
    chairs = enumerate(voice.scene.table.chairs)
    return frozenset(seat for seat, chair in chairs if chair.steward == COMPANY)


def _story(voice: Presenter, line: LineState) -> str:
    name = voice.line(line.line)
    if line.end is not None:
        return voice.say("story-ended", line=name, end=voice.common_text(f"level-{line.end}"))
    if line.newest is not None and line.signer is not None:
        title = voice.title(line.newest)
        return voice.say("story-signed", line=name, title=title, house=voice.house(line.signer))
    return voice.say("story-open", line=name, title=voice.plain(f"line.{line.line}.question"))


def _memories(voice: Presenter) -> Iterator[str]:
    for name in RESOURCES:
        events = [_mark(voice, one) for one in voice.view.history if one.resource == name]
        if events:
            yield voice.say("memory", resource=voice.resource(name), events=voice.listing(events))


def _mark(voice: Presenter, one: Remembered) -> str:
    title, house = voice.title(one.mark), voice.house(one.seat)
    return voice.say(f"memory-{one.sign}", title=title, house=house)


def perks(voice: Presenter, seat: Seat) -> str:
    """The perks in force of a house."""
    return goals.perks(voice, voice.view.characters[seat].perks)


def places(voice: Presenter, places: Sequence[Sequence[Seat]]) -> list[str]:
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
