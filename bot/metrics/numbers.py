"""The numbers: what happened since the start, as counters and histograms. No name, no text, no secret."""

from time import monotonic
from typing import Any, Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bot.metrics.requests import CAUSES, KINDS, Cause, Kind

# Discord waits three seconds for a first answer and then tells the person that the bot failed: the steps are
# fine below that, and beyond it only tell a slow machine from one that stands still.
SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 15.0)
TOGETHER: Final = (1, 2, 4, 8, 16, 32, 64, 128)
PICTURES: Final = ("yes", "no")
HEARD: Final = 1000
"""So many interactions whose answer is awaited are remembered."""

CALLBACK: Final = "/interactions/"


class Numbers:
    """One program's numbers, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        given: Any = {"registry": self.registry}
        self.moves = Counter("khandan_moves", "Changes of a match that were kept", **given)
        self.answers = Histogram(
            "khandan_answer_seconds",
            "From hearing an interaction to its first answer",
            buckets=SECONDS,
            **given,
        )
        self.commits = Histogram(
            "khandan_commit_writes", "Writes that one commit kept together", buckets=TOGETHER, **given
        )
        self.requests = Counter("khandan_requests", "Answers of Discord, by status", ["status"], **given)
        self.made = Counter(
            "khandan_made_requests",
            "Requests of Discord but answers, by kind, picture, and what they are for",
            ["kind", "picture", "cause"],
            **given,
        )
        self.faults = Counter(
            "khandan_faults", "Lines of the log from warning up, by event", ["event"], **given
        )
        self.reports = Counter(
            "khandan_reports", "Error reports, by what became of them", ["outcome"], **given
        )
        self.matches = Gauge("khandan_matches", "Matches that are not over", **given)
        self.waits = Gauge("khandan_waits", "Deadlines that stand, running or held", **given)
        self.owed = Gauge("khandan_outbox_owed", "Messages that are owed and not sent", **given)
        self.lag = Gauge("khandan_outbox_lag_seconds", "How long the oldest owed message has waited", **given)
        self.left = Gauge("khandan_requests_left", "Requests of this second that are not used", **given)
        self.queued = Gauge("khandan_requests_waiting", "Requests that wait for their turn", **given)
        self.invalid = Gauge(
            "khandan_invalid_left", "Answers of 401, 403 and 429 until only answers go out", **given
        )
        self.connected = Gauge("khandan_connected", "1 while Discord is connected", **given)
        self.out = Gauge("khandan_discord_out", "1 while Discord is out of order for all", **given)
        self.standing = Gauge("khandan_clocks_standing", "Matches that can't be told what they owe", **given)
        self.reached = False
        """Whether Discord is connected."""
        self._heard: dict[str, float] = {}

    def fault(self, event: str) -> None:
        """A line of the log that somebody should read."""
        self.faults.labels(event).inc()

    def note_request(self, kind: Kind, has_picture: bool, cause: Cause) -> None:
        """A request is about to be made."""
        self.made.labels(kind, "yes" if has_picture else "no", cause).inc()

    def count_requests(self, kind: Kind) -> int:
        """How many requests of this kind were made."""
        return sum(self._count_of(kind, picture, cause) for picture in PICTURES for cause in CAUSES)

    def count_caused(self, cause: Cause) -> int:
        """How many requests were made for this."""
        return sum(self._count_of(kind, picture, cause) for picture in PICTURES for kind in KINDS)

    def count_pictures(self) -> int:
        """How many requests carried a picture."""
        return sum(self._count_of(kind, "yes", cause) for kind in KINDS for cause in CAUSES)

    def count_moves(self) -> int:
        """How many changes of matches were kept."""
        return round(self.registry.get_sample_value("khandan_moves_total") or 0)

    def _count_of(self, kind: Kind, picture: str, cause: Cause) -> int:
        labels = {"kind": kind, "picture": picture, "cause": cause}
        return round(self.registry.get_sample_value("khandan_made_requests_total", labels) or 0)

    def note_interaction(self, interaction: int) -> None:
        """An interaction has come."""
        self._heard[str(interaction)] = monotonic()
        # An interaction that is never answered would stand here for good; the oldest is dropped instead.
        while len(self._heard) > HEARD:
            del self._heard[next(iter(self._heard))]

    def trace(self) -> aiohttp.TraceConfig:
        """Looks on at every request of the client."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._on_request_end)
        return config

    async def _on_request_end(self, _: Any, __: Any, done: aiohttp.TraceRequestEndParams) -> None:
        self.requests.labels(str(done.response.status)).inc()
        # A first answer goes to /interactions/<id>/…; what follows it goes to a webhook and is not measured.
        _, found, rest = done.url.path.partition(CALLBACK)
        since = self._heard.pop(rest.partition("/")[0], None) if found else None
        if since is not None:
            self.answers.observe(monotonic() - since)
