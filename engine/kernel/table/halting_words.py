"""What the program itself does to a table whose place is gone, and what that brings (halting.py)."""

from typing import Literal

from engine.kernel.table.base import TableAction, TableEvent

Loss = Literal["channel_gone", "server_gone"]
"""What is gone: the channel of the match, or the whole server for us."""


class Halt(TableAction, frozen=True, tag="table_halt"):
    """Nobody could see what happens: the match stands still."""

    why: Loss


class GoOn(TableAction, frozen=True, tag="table_go_on"):
    """The match has a place again."""


class MatchHalted(TableEvent, frozen=True, tag="match_halted"):
    """The match stands still until it has a place again."""

    why: Loss


class MatchWentOn(TableEvent, frozen=True, tag="match_went_on"):
    """The match has a place again."""
