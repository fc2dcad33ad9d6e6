"""Common parts of all commands of the terminal.

`words` prints texts in the host's language, `ending` makes a line of a fault and `usage` one of a mistyped
command, `stopping` ends a command that runs until Ctrl-C, `release` says which program this is.
"""
