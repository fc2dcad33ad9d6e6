"""The khandan command, a file for each of its commands.

Each file's `register` adds its command to the app (`app.py`). A command reads the host's settings, does its
work within `one_line` (bot/terminal/ending.py), so that a fault outside the program is one line and exit code
2, and prints texts of data/text. Exit code 1 means that something was looked at and is not as it should be.
"""
