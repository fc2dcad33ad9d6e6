"""Discord played in memory, on simcord: for tests, for rehearsals, and for a visitor's page in the browser.

`world` holds a guild with its people and a running bot; `driver` presses and types for them, and `reading`
finds texts and buttons in messages. Time passes only when the world is told to. `page` serves the visitor's
page, and `memory` keeps what was said beyond the end of the program. The bot knows nothing of all this, and
nothing here knows a game.
"""
