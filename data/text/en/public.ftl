# A public bot: its papers (khandan papers), and what Discord asks of it (khandan doctor --public).

papers-written = Written: { $file }
papers-filled = Blanks were filled, and nothing else changed: { $file }
papers-kept = Already there, and left as it is: { $file } (move it away to have it made anew)
papers-blank = { $file }, line { $line }: { $name } is still blank. Set it in .env and run khandan papers again, or write it in by hand.
papers-folder = The folder { $folder } can’t be read or written. Give it to the user of the bot, or name another with --out.
papers-next = Nothing is blank. Read them, publish them, and write their addresses behind POLICY_URL and TERMS_URL in .env.

public-intents = The bot asks for no privileged intent.
public-intents-asked = The program asks for a privileged intent, and Discord will want reasons. Take it out of the program again.
public-intents-portal = The portal allows the bot a privileged intent that it does not need. Turn all three off under { $where }, or Discord asks for reasons.
public-contact = People can reach you: { $contact }.
public-contact-unset = Nobody can reach you. Write your name behind HOST_NAME and an address behind HOST_CONTACT in .env.
public-policy = The privacy policy stands at { $address }.
public-policy-unset = No privacy policy is linked. Publish the one that khandan papers makes, and write its address behind POLICY_URL in .env.
public-policy-portal = Discord does not know your privacy policy. Write { $address } into { $where } in the portal.
public-terms = The terms stand at { $address }.
public-terms-unset = No terms are linked. Publish those that khandan papers makes, and write their address behind TERMS_URL in .env.
public-terms-portal = Discord does not know your terms. Write { $address } into { $where } in the portal.
public-source-unset = The source is not linked. Write its address behind SOURCE_URL in .env, or leave it so if yours is not public.
public-owner = You can keep out a person or a server, and speak to all tables: /owner is yours.
public-owner-unset = Nobody can keep out a person or a server. Write your Discord id behind OWNERS in .env.
public-reports = Errors are told to you where you chose.
public-reports-unset = You hear of errors only if you read the log. Write a channel’s id or an address behind REPORTS in .env.
public-papers = The papers in { $folder } have no blank left.
public-papers-none = There are no papers in { $folder }. Run: khandan papers
public-papers-unread = The papers in { $folder } can’t be read. Give them to the user of the bot, as Unicode text.
public-names = All { NUMBER($count) } names of commands have the form that Discord takes, and none stands twice.
public-names-wrong = Discord will not take these names of commands, or has them twice: { $names }. Mend them in the texts of the program.
public-names-left = Discord still offers commands that the program does not have: { $names }. Start the bot once, and they go.
public-forgetting = Who asks to be forgotten is so at once, and out of the backups after { NUMBER($days) } days at most.
public-forgetting-nightly = Old backups are never taken away, and hold whoever was forgotten. Write an hour behind NIGHTLY in .env.
public-forgetting-backups = Backups are kept for { NUMBER($count) } nights, and Discord allows { NUMBER($days) } days. Write that or less behind BACKUPS in .env.
public-forgetting-file = { $file } is older than { NUMBER($days) } days and may hold people who were forgotten. Delete it.
public-forgetting-log = { $file } goes back more than { NUMBER($days) } days and may name people who were forgotten. Stop the bot and delete the file.
public-closed = Only you can invite the bot. Turn on { $where } in the portal when it shall be public.
