"""Time as a match keeps it: lengths of waits, quiet hours, what stands beside a deadline, what comes due."""
