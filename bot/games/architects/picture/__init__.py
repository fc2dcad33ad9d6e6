"""The table of Architects and a hand of plans as pictures, with the same facts in words for those who listen.

`board.py` and `hand.py` make a `Sketch` from one reader's scene; `signs.py` has what both show alike. The
templates that paint the pieces lie in data/boards; nothing here draws.
"""
