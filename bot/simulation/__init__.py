"""Many games by stewards: dealt out to processes, counted, and reported. The rules alone, no store."""

from bot.simulation.jobs import Job, jobs_of, match, run, spread
from bot.simulation.report import Report, as_json, report
from bot.simulation.tally import Counter, Row, Tally

__all__ = [
    "Counter",
    "Job",
    "Report",
    "Row",
    "Tally",
    "as_json",
    "jobs_of",
    "match",
    "report",
    "run",
    "spread",
]
