"""Pauses after which something is tried again, by a clock that may be set back meanwhile."""

from datetime import datetime, timedelta


def is_resting(until: datetime | None, now: datetime, most: timedelta) -> bool:
    """Whether a pause of `most` at the most still lasts: an end farther off is of a clock since set back."""
    return until is not None and now < until <= now + most
