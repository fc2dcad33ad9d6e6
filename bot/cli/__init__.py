"""The khandan command, a file for each of its commands.

Each file's command is the function of its name, and `app.py` puts them together. A command reads the host's
settings, does its work within `one_line` (bot/terminal/ending.py), so that a fault outside the program is one
line and exit code 2, and prints texts of data/text. Exit code 1 means that something was looked at and is not
as it should be.
"""
