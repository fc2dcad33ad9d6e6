"""A report by Sentry's protocol, of whose library the envelope and the address are used and nothing else.

The library's own client would look for the error's words, for variables and for the machine's name.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from bot.config import Unfit
from bot.reports.report import Post, Report, calls

CLIENT: Final = "khandan"
"""By which name Sentry knows the sender."""

EXTRA: Final = "sentry"
"""The extra of pyproject.toml that has the library."""


def sentry_posts(dsn: str) -> Callable[[Report], Post]:
    """What makes an envelope from a report. Unfit where the library is not installed: it is an extra."""
    try:
        from sentry_sdk.envelope import Envelope  # noqa: PLC0415  only who reports to Sentry needs it
        from sentry_sdk.utils import Dsn  # noqa: PLC0415
    except ImportError:
        raise Unfit("reports-no-sentry", extra=EXTRA, page="docs/watching.md") from None
    auth = Dsn(dsn).to_auth(CLIENT)
    headers = {"Content-Type": "application/x-sentry-envelope", "X-Sentry-Auth": auth.to_header()}

    def post_of(report: Report) -> Post:
        event: Any = event_of(report)
        envelope = Envelope(headers={"event_id": event["event_id"], "sent_at": report.at.isoformat()})
        envelope.add_event(event)
        return Post(auth.get_api_url(), headers, envelope.serialize())

    return post_of


def event_of(report: Report) -> dict[str, Any]:
    """Sentry's event: an exception of the report's kind, whose words are the log's event and its code."""
    # The outermost call first, as Sentry reads them.
    frames = [
        {"filename": one.file, "lineno": one.line, "function": one.name} for one in reversed(calls(report))
    ]
    kind, words = report.error or report.event, f"{report.event} {report.code}"
    return {
        # The same report sent twice, since its answer was lost, is one to Sentry.
        "event_id": sha256(f"{report.code} {report.at.isoformat()}".encode()).hexdigest()[:32],
        "timestamp": report.at.isoformat(),
        "platform": "python",
        "level": "error",
        "release": f"{report.program}@{report.version}+{report.commit}".rstrip("+"),
        "fingerprint": [report.fingerprint],
        "tags": {"event": report.event, "code": report.code, "repeats": str(report.repeats)},
        "exception": {"values": [{"type": kind, "value": words, "stacktrace": {"frames": frames}}]},
    }
