"""What the bot says by itself: messages that entries owe, in order, and the living board of each match.

Begin with `posting.py`, which puts the parts together, then `outbox.py` (when), `delivery.py` (where),
`page_sender.py` (how) and `composer.py` (what). `table_letters.py` shows people at their table what is for
them alone. `board.py` is the living board. `open_messages.py` and `read_back.py` close what is answered.
Answers to a press are not here (bot/interactions), nor how a channel is found (bot/channels), nor the words
themselves (bot/render and the games).
"""
