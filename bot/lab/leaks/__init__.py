"""The leak law on what the bot says: messages, panels, forms, button ids, refusals, and the log.

The law: whatever reaches a viewer is the same in a match and in its twin, in which every secret that the
viewer may not know is another. `audit` holds one match to it: `moments` plays a random match, `twins` makes
the twin, and `comparing` lays what each outlet gives for both side by side. An outlet is a way to a viewer,
of the rules (`rules_outlets`) or of the bot (`bot_outlets`, with `speech`). `timing` asks when things show,
and `ghosts` after numbers that count in secret. No store and no Discord: begin with `audit`.
"""
