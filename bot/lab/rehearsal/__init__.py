"""A rehearsal: the real bot at a simulated Discord, and five people who use only what a player has.

`table` plays any game by people who know no rules and press what they are shown (`presser`); a game may have
a rehearsal of its own by people who know them (`bot.lab.games`). `stage` holds the match and its people, and
`checks` what must hold of all that was said. What breaks a promise raises `Spoiled`. Begin with `table`.
"""
