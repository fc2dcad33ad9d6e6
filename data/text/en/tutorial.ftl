# The practice: one phase, for one person alone.

command-tutorial = Practise: one phase without risk, for you alone

learn-title = A practice council
learn-step = Step { $step } of { $steps }
learn-read = You are the head of a house; four stewards hold the other four. Your role, your two offices and your purse are ready. This is the council’s first question: read both answers and what is foreseen of them.
learn-seat = Nobody but you sees this. Find your secret role: where does it want the resources, and what is it worth now?
learn-deal = Votes can be bought. This offer puts coins in escrow: if the other house votes so, it gets them; if not, they come back to you.
learn-vote = Now vote. Yes and no take power; the winners’ power is spent, the losers’ comes back. An abstention brings a coin.
learn-count = The council has counted. The whole table reads this, and the ballots are open now.
learn-wish = With your role we would say { $side }. But it is your house.
learn-dealt = The steward agreed and the deal binds: the game itself will cast that vote in time.
learn-no-deal = In this council no steward sells a vote cheaply. That happens, too; let us vote.
learn-worth = { $role }: before the vote its resources were worth { $before } points, now { $now }. A few phases more, and the king is gone and the points are counted.
learn-lost = This practice is gone: the bot has started anew, or you have opened another one. Your tables are where they were.
learn-to-seat = See my seat
learn-to-deal = On to a deal
learn-to-vote = On to the vote
learn-offer-button = Offer this deal
learn-skip-button = Vote without a deal
learn-again-button = A new practice
learn-table-button = How to open a table
