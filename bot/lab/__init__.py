"""What a host or developer runs to try the program out; nothing of it runs while people play.

leaks        a match beside twins in which only secrets differ: does anything that reaches a viewer differ?
rehearsal    the real bot on the simulated Discord, played by people who use only what they are shown
simulation   many games by stewards, counted
games        what single games have of their own for these three, found by the game's name

Only `bot.cli` imports it (a contract in pyproject.toml): begin with `khandan audit`, `rehearse` or `simulate`
in the module of that name there.
"""
