"""The connection to Discord, kept up whatever Discord or the library do.

Begin with `codes.py`: what each of Discord's refusals means. `supervision.py` connects and tries again,
`events.py` reads each event by itself, `budget.py` orders the requests, `reach.py` judges whether Discord is
out of order. Nothing here knows of matches.
"""
