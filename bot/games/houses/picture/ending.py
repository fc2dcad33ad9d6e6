"""The end of a generation: points by source, and a poster that may be shown to anybody."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.picture import campaign
from bot.games.houses.picture.count import Events, first
from bot.games.houses.picture.ending_layout import place_pieces
from bot.games.houses.picture.naming import emblem, house, sheet
from bot.games.houses.picture.poster_layout import place_pieces as poster_laid_out
from bot.games.houses.picture.values import Ending, Poster, Scored, Story
from bot.games.houses.presenter import Presenter
from bot.pictures.facts import sketch_of
from bot.render.panel import Sketch
from engine.games.houses import events as e
from engine.games.houses.moves import Score

TEMPLATE: Final = "houses_ending"
POSTER: Final = "houses_poster"
CLAUSES: Final = ("resources", "coins", "offices", "power", "bonus")


def sketches(voice: Presenter, told: Events, happened: Events) -> tuple[Sketch, ...]:
    """Poster, points and the campaign's standing, where a scoring is among what is `told` of an entry."""
    scored, fell = first(told, e.GenerationScored), first(happened, e.KingFell)
    if scored is None or fell is None:
        return ()
    ending, shown = values(voice, scored, happened), poster(voice, scored, fell)
    return (
        sketch_of(POSTER, poster_laid_out(shown), _alt_lines(voice, shown)),
        sketch_of(TEMPLATE, place_pieces(ending), _lines(voice, ending)),
        campaign.sketch(voice, scored.generation, happened),
    )


def values(voice: Presenter, scored: e.GenerationScored, happened: Events) -> Ending:
    """What the picture of the points shows."""
    fell = first(happened, e.KingFell)
    return Ending(
        **sheet(voice),
        king=voice.king(None if fell is None else fell.king),
        reign=_reign(voice, scored.generation),
        sources=tuple(voice.say(f"picture-{clause}") for clause in CLAUSES),
        results=tuple(_result(voice, score, happened) for score in scored.scores),
    )


def poster(voice: Presenter, scored: e.GenerationScored, fell: e.KingFell) -> Poster:
    """What anybody may be shown."""
    winners = (score.seat for score in scored.scores if score.place == 1)
    return Poster(
        **sheet(voice, "won"),
        end=fell.end,
        king=voice.king(fell.king),
        reign=_reign(voice, scored.generation),
        fate=voice.say("picture-fate", end=fell.end),
        told=voice.content_text(f"king.{fell.king}.{fell.end}"),
        winners=tuple(Story(house(voice, seat), "", emblem(voice, seat), "") for seat in winners),
    )


def _reign(voice: Presenter, generation: int) -> str:
    return voice.say("picture-reign", number=generation, most=voice.view.options.generations)


def _result(voice: Presenter, score: Score, happened: Events) -> Scored:
    own: list[Any] = [one for one in happened if isinstance(one, e.HouseRewarded) and one.seat == score.seat]
    return Scored(
        place=score.place,
        name=house(voice, score.seat),
        emblem=emblem(voice, score.seat),
        role=voice.role(score.role),
        clauses=tuple(getattr(score, clause) for clause in CLAUSES),
        total=score.total,
        prestige=sum(one.prestige for one in own),
        crown=sum(one.crown for one in own),
    )


def _alt_lines(voice: Presenter, shown: Poster) -> Iterator[str]:
    names = voice.listing([one.name for one in shown.winners])
    yield voice.say("picture-poster", king=shown.king, reign=shown.reign, fate=shown.fate, houses=names)
    yield shown.told


def _lines(voice: Presenter, ending: Ending) -> Iterator[str]:
    yield voice.say("picture-ending", king=ending.king, reign=ending.reign)
    for one in ending.results:
        told = [
            voice.say(f"score-{clause}", n=n) for clause, n in zip(CLAUSES, one.clauses, strict=True) if n
        ]
        given = [voice.say("gain-prestige", n=one.prestige)] if one.prestige else []
        given += [voice.say("gain-crown", n=one.crown)] if one.crown else []
        yield voice.say(
            "picture-scored",
            place=one.place,
            house=one.name,
            role=one.role,
            total=one.total,
            clauses=voice.listing([*told, *given]),
        )
