"""Time as a match keeps it: deadlines.py has the timers of a match, waking.py the time without quiet hours.

Both only compute. What is done when a timer comes due is in engine/match/timers.py; the alarm that waits for
the next one is in bot/clock.
"""
