"""The phase of a campaign as custom ids say it (`g1.p3`): by it old buttons are told from new."""

from engine.games.houses.view import View


def moment(view: View) -> str:
    """The present phase; phase 0 between two."""
    return moment_of(view.generation, view.phase.number if view.phase else 0)


def moment_of(generation: int, phase: int) -> str:
    """This phase of this generation."""
    return f"g{generation}.p{phase}"
