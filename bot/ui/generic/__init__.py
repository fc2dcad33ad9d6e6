"""The shared pages and controls: made from offers, waits, events and texts of a game, and nothing else.

`renderer.py` joins them to the renderer of a plugin; begin there. `wording.py` finds a game's words for
codes, `offers.py` makes buttons and menus of moves, `pages.py` pages and messages, `history.py` the
chronicle. A begun move is asked for question by question: `wizard.py` is the model, `wizard_view.py` the
page, `wizard_handlers.py` the presses; `planned.py` writes standing orders the same way. No game is named
here.
"""
