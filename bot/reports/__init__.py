"""Error reports: what the log says of errors, brought to the place that the host chose (REPORTS in `.env`).

`report` is what leaves the machine of one error, `ledger` sees that each kind is told once an hour,
`destinations` are the places (`sentry` for one of them), and `sending` is the work beside the bot. Whatever
fails here is a warning in the log and nothing else; warnings are not reported, so no report begets another.
"""
