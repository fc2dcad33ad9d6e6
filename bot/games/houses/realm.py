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


def section(presenter: Presenter, code: str, lines: Iterable[str]) -> str:
    """A heading and its lines, as one text."""
    return "\n".join((markup.heading(presenter.say(f"section-{code}")), *lines))


def bullets(lines: Iterable[str]) -> Lines:
    """Lines as a list."""
    return [markup.bullet(line) for line in lines]


def resources(presenter: Presenter) -> Lines:
    """The five resources with momentum as a sign and a word, then stability and the pool."""
    tracks = zip(RESOURCES, presenter.view.tracks, strict=False)
    said = [
        resource_line(presenter, presenter.resource(name), one.value, one.run, up=one.up)
        for name, one in tracks
    ]
    said.append(presenter.say("stability", value=presenter.view.stability))
    return bullets([*said, presenter.say("pool", pool=presenter.view.pool)])


def resource_line(presenter: Presenter, name: str, value: int, run: int, *, up: bool) -> str:
    """A resource, where it stands, whether it rises and for how long it has."""
    slots = {"resource": name, "momentum": presenter.momentum(up)}
    if run > 1:
        return presenter.say("resource-run", value=value, run=run, **slots)
    return presenter.say("resource", value=value, **slots)


def council(presenter: Presenter) -> str:
    """A line on who leads and who moderates."""
    leader, moderator = presenter.view.leader, presenter.view.moderator
    named = {"leader": presenter.name_with_emblem(leader), "moderator": presenter.name_with_emblem(moderator)}
    return presenter.say("council-one" if leader == moderator else "council", **named)


def awaited_line(presenter: Presenter) -> str:
    """A line on whom the table waits for; nobody is named for a seal that is missing (HO-R18)."""
    if not presenter.view.awaited:
        return presenter.say("awaited-seals" if presenter.view.stage == "vote" else "awaited-nobody")
    return presenter.say("awaited", houses=presenter.houses(presenter.view.awaited))


def first_deadline(presenter: Presenter, due: Iterable[tuple[Seat, datetime]]) -> datetime | None:
    """The nearest deadline of those who are awaited in public: other waits are nobody's business."""
    return min((when for seat, when in due if seat in presenter.view.awaited), default=None)


# The houses.


def purses(presenter: Presenter, *, offices: bool = False) -> Lines:
    """HO-R11: each house's coins and power as the others see them; on demand with its offices."""
    said = []
    for one in presenter.view.characters:
        house = name_with_temper(presenter, one.seat)
        if one.coins is None or one.power is None:
            purse = presenter.say("purse-hidden", house=house)
        else:
            purse = presenter.say("purse", house=house, coins=one.coins, power=one.power)
        if offices and one.offices:
            row = presenter.join_list([presenter.office(office) for office in one.offices])
            purse = presenter.say("purse-offices", purse=purse, offices=row)
        said.append(purse)
    return bullets(said)


def name_with_temper(presenter: Presenter, seat: Seat) -> str:
    """The house; where company plays it, with its temper."""
    said, house = temper(presenter, seat), presenter.name_with_emblem(seat)
    return presenter.say("house-tempered", house=house, temper=said) if said else house


def temper(presenter: Presenter, seat: Seat, code: str = "temper") -> str:
    """The temper of a house that company plays; "" of any other. `code` begins its texts."""
    own, chairs = goals.legacy(presenter, seat), presenter.scene.table.chairs
    # Nobody sits at a card that is only shown to its author, so there may be fewer chairs than houses.
    if own is None or seat >= len(chairs) or chairs[seat].steward != COMPANY:
        return ""
    resource = presenter.resource(own.devotion) if own.devotion else ""
    return presenter.say(f"{code}-{own.temper}", resource=resource)


# Scores and endings.


def scores(presenter: Presenter) -> Lines:
    """HO-1.3: prestige and crown of each house."""
    return bullets(
        presenter.say(
            "standing-house", house=presenter.name_with_emblem(seat), prestige=one.prestige, crown=one.crown
        )
        for seat, one in enumerate(presenter.view.houses)
    )


def standings(presenter: Presenter) -> Lines:
    """HO-R05: both endings as they stand now."""
    ends = [one for one in presenter.view.standings if one.ending in ("unity", "division")]
    return bullets(
        presenter.say(f"standing-{one.ending}", order=places_line(presenter, one.places)) for one in ends
    )


def places_line(presenter: Presenter, places: Sequence[tuple[Seat, ...]]) -> str:
    """Places from the first on. Shared ones stand apart: a second "and" would run into the one within.

    Where all share one place nobody is named: every house would be.
    """
    if len(places) == 1 and len(places[0]) == len(presenter.view.houses):
        return presenter.say("rank-level")
    told = [level(presenter, place) for place in places]
    if all(len(place) == 1 for place in places):
        return presenter.join_list(told)
    return reduce(lambda before, after: presenter.say("place-after", before=before, after=after), told)


def level(presenter: Presenter, place: tuple[Seat, ...]) -> str:
    """HO-R05: who holds one place; several say that they are level, or an order would be read into them."""
    said = presenter.houses(place)
    return said if len(place) == 1 else presenter.say("level", houses=said)


def places(presenter: Presenter, places: Sequence[Sequence[Seat]]) -> Lines:
    """HO-R05: the houses by place, equals together."""
    said, place = [], 1
    for seats in places:
        for seat in seats:
            house = presenter.view.houses[seat]
            slots = {"prestige": house.prestige, "crown": house.crown, "place": place}
            said.append(presenter.say("place-line", house=presenter.name_with_emblem(seat), **slots))
        place += len(seats)
    return said


def result(presenter: Presenter, ended: Result) -> str:
    """How the campaign has ended, and every house's place in it."""
    return section(
        presenter, "campaign", [presenter.say(f"result-{ended.why}"), *places(presenter, ended.places)]
    )


# Stories and memory.


def stories(presenter: Presenter) -> Lines:
    """Each story line: its end, or its newest event and who signed it, or its question."""
    said = []
    for line in presenter.view.lines:
        name = presenter.line(line.line)
        if line.end is not None:
            end = presenter.story_end(line.end)
            said.append(presenter.say("story-ended", line=name, end=end))
        elif line.newest is not None and line.signer is not None:
            title, house = presenter.title(line.newest), presenter.house(line.signer)
            said.append(presenter.say("story-signed", line=name, title=title, house=house))
        else:
            question = presenter.plain(f"line.{line.line}.question")
            said.append(presenter.say("story-open", line=name, title=question))
    return bullets(said)


def memory(presenter: Presenter) -> Lines:
    """HO-8.3: what is remembered of each resource; only those of which something is."""
    said = []
    for name in RESOURCES:
        events = [
            presenter.say(
                f"memory-{one.sign}", title=presenter.title(one.mark), house=presenter.house(one.seat)
            )
            for one in presenter.view.history
            if one.resource == name
        ]
        if events:
            said.append(
                presenter.say("memory", resource=presenter.resource(name), events=presenter.join_list(events))
            )
    return bullets(said)
