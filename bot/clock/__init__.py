"""The bot's time: the one place that waits and reads a clock (`waiting.py`), and the alarm (`alarm.py`).

How long a deadline is, and what happens when it comes, is the engine's. Absences are in bot/upkeep/pulse.py.
"""
