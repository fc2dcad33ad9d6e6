"""What happened in a match, found again: the chronicle and the story so far.

`notes.py` comes first: notes, how they are kept, what a renderer does with them. `recall.py` makes notes for
games that say little of their own. No words and no panels are made here: they are the renderers'.
"""
