"""Company, the stewards who sit beside people: houses with a temper that vote, trade and take sides.

character    tempers, the words a house gives, whom it trusts, and whether it keeps a word
conviction   which answer it wants, and how much
trading      what a deal is worth to it, and which it offers
answering    how it answers an offer, haggles once, and takes back what it should not have open
company      its order of play, and its ballot
"""
