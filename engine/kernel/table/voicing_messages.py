"""What is asked and what happens where stewards are to say lines of their own, or none (voicing.py)."""

from engine.kernel.table.base import TableAction, TableEvent


class SetVoices(TableAction, frozen=True, tag="table_voices"):
    """The host: whether stewards at this table say lines of their own."""

    on: bool


class VoicesSet(TableEvent, frozen=True, tag="voices_set"):
    """From now on they do, or do not."""

    on: bool
