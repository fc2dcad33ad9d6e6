"""Time as a match keeps it: deadlines.py has the timers of a match, waking.py the time without quiet hours.

Both only compute. engine/automatic_moves.py does what a timer that has come due asks for; the alarm that
waits for the next one is in bot/clock.
"""
