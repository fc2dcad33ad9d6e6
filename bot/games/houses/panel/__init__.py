"""The private panel of a house (seat.py) and what stands on it: questions, holdings, goals, reasons.

All is made of the view of the seat that opens it. Buttons and menus are not made here (controls, trade).
Begin with seat.py, which puts the page together.
"""
