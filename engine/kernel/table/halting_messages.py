"""What the program itself does to a table that lacks its place or its cards, and what that brings."""

from typing import Literal

from engine.kernel.table.base import TableAction, TableEvent

Place = Literal["channel_gone", "server_gone"]
Loss = Literal[Place, "content_gone", "rules_gone"]
"""What is gone: the channel of the match, the whole server for us, the cards or the rules it began with."""


class Halt(TableAction, frozen=True, tag="table_halt"):
    """Nobody could see what happens, or play on: the match stands still."""

    why: Loss


class GoOn(TableAction, frozen=True, tag="table_go_on"):
    """What was gone is back."""


class MatchHalted(TableEvent, frozen=True, tag="match_halted"):
    """The match stands still until what is gone is back."""

    why: Loss


class MatchWentOn(TableEvent, frozen=True, tag="match_went_on"):
    """What was gone is back."""
