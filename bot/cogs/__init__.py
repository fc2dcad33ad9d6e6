"""Slash commands: what people may type, and which function of bot/ui each of them calls.

A module is one group, or a few commands of one subject. Its `setup(bot)`, run before the bot starts, adds the
commands, what completes their options, and the buttons of what they show. A callback has one option for each
of its parameters; names and descriptions are texts (`describing`), in English for everybody, and again in
another language on servers that speak one with names of its own (`twins`).

No rule is here: a callback reads what was typed, finds its match, and hands both on. A game's own
commands are with the game. Begin with `campaign.py`, the largest group, or `motions.py`, a small one.
"""
