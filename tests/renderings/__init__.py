"""What the bot says of every event and refusal, recorded as it is read, in both languages."""
