"""The bot's time: waiting, deadlines that come, absences of its own, the nightly backup."""
