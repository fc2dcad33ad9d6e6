"""The leak law on what the bot says: messages, panels, forms, button ids, refusals, and the log.

The law: whatever reaches a viewer is the same in a match and in its twin, in which every secret that the
viewer may not know is another. An outlet is a way to a viewer, of the rules (`rules_outlets`) or of the bot
(`bot_outlets`, in the words of `speech`); `moments` plays a random match and `twins` makes the twin;
`comparing` says what else is compared beside twins, and `audit` goes through a whole match. No store and no
Discord: begin with `comparing` for what is compared, with `audit` for the order in which it is done.
"""
