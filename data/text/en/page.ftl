# The page on which the table stands in a browser, without Discord: what the page itself says.

page-name = Khandan
page-visitor = Host (you)
page-council = Council
page-dice = Dice
page-letters = Letters
page-new = New table
page-mine = All my tables
page-board = The board
page-pinned = pinned
page-news = What happened
page-newest-last = newest last
page-seat = Your seat
page-hint = Press “{ $button }”: what only you may see stands here.
page-others = Also waiting for you
page-earlier = Earlier
page-awaits = waits for you
page-private = Only you see this
page-dismiss = Put away
page-send = Send
page-cancel = Cancel
page-choose = Choose
page-newest = Newest ↓
page-end = Good night
page-bye = Good night. Nothing is lost: start Khandan again and go on here.
page-failed = That did not work: it may be from an earlier moment. Look at what stands now.
page-lost = Khandan does not answer. If it was stopped, start it again and open its new address.
