"""Many games by stewards: dealt out to processes, counted, and reported. The rules alone, no store.

`jobs` plays the games and gives the figures of each, `counters` adds them up in any order, and `report`
makes the values of a report of them, which `charts` can draw. `options` reads a game's options from the
command line. What is counted of one game alone is with that game (`bot.lab.games`). Begin with `jobs`.
"""
