"""Architects of the West Kingdom in Discord: the board before everybody, the hand and the turn in private.

Begin with `plugin.py`, which says what each part is for:

    board, hand, why       the pages: for everybody, for a seat, and the reasons of a seat's numbers
    moves, preview         what moves are called and what a placement would bring
    events                 events in words, and which are news or found again
    words, plans           what several pages say alike
    picture/               the board and the hand as pictures

No rule lives here: what may be done and what it costs is asked of engine/games/architects.
"""
