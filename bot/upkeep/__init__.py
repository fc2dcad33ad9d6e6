"""What the program looks after by itself: lost channels, missing contents, backups, its own absence.

Each file has a `setup` that bot/wiring.py calls, and stands alone. `pulse.py` is the one to begin with: it
decides whether deadlines may come. Nothing here answers a press, and nothing here knows a rule.
"""
