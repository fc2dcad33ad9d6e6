"""The page that invites people: `python -m tests.site` builds it (make site), and its test reads it."""
