"""The private panel of a house (seat.py) and what stands on it: questions, holdings, goals, reasons."""
