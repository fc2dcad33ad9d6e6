"""What the bot says by itself: messages that entries owe, in order, and the living board of each match.

Begin with `posting.py`, which puts the parts together, then `outbox.py` (when), `delivery.py` (where),
`page_sender.py` (how) and `composer.py` (what). `table_letters.py` shows people at their table what is for
them alone. `board.py` is the living board. `open_messages.py` and `read_back.py` close what is answered.
Answers to a press are not here (bot/interactions), nor how a channel is found (bot/channels), nor the words
themselves (bot/render and the games).

Why a row of the outbox is late, and where that is decided:

    whoever moved is not answered yet      `Posting.after_answer`: a second at most
    64 lanes are under way                 `MOST_LANES` in outbox.py
    a row before it in its lane failed     the log says post_held or post_failed, backoff.py how long it rests
    it was shown at the table              table_letters.py: it stays owed until its reader has reacted
    one before it was shown there          `TableLetters.moment_after_earlier`
    too many requests wait                 bot/connection/budget.py
    its match is another process's         `Posting.on_slots_changed`
"""
