"""Houses in Discord: all that the bot knows of a campaign's cards, pages, commands and pictures.

Rules are in engine.games.houses, and none are here; its rehearsals, simulations and audit are in bot.lab.
Begin with plugin.py, which says which page is whose, then panel/seat.py: a seat's own page.
"""
