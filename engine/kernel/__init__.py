"""What every game shares. It knows no game, no clock and no chance of its own.

Begin with game.py, the record that a game supplies, and step.py, whose `take` is the only way from one state
to the next; then flow.py, how a game lists its order of play. seats, waits, refused and moves are the words
that games and kernel share. dice and sealed hold chance and secrets, orders and steward what plays a seat
without its person; content, map and writing are tools for the games that need them.

`table/` is what a match has beside its game, from its chairs to its pace: no game sees it.
"""
