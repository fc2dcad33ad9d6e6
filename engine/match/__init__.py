"""One match beside its rules: as it stands, what can be done at it, who moves in it, what it writes.

Begin with match_state.py and steps.py, which are pure; undo.py judges which moves are taken back. reading.py
makes a match of its log, live.py keeps matches in memory, commit.py says what a move writes. timers.py does
what comes due, turns.py moves for a house without its person. checking.py reads a whole database as the bot
would. Locks, and that the commit comes before everything else, are the service's: engine/matches.py.
"""
