"""Architects of the West Kingdom in Discord: the board before everybody, the hand and the turn in private."""
