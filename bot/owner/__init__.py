"""What the owner of the bot can do, by `/owner` and by `khandan owner`: one act, one way to do it.

    /owner …          bot/cogs/owner.py ──┐
                                          ├─> an act (acts.py) ─> Powers.do (powers.py) ─> lines, in words
    khandan owner …   bot/cli/owner.py ───┘
                        through door.py, where the bot runs

An act holds what was typed. It is read (typed.py), done and logged in one place, whoever asks. What follows
at the tables, the running bot does by itself (bot/upkeep/holds.py).
"""
