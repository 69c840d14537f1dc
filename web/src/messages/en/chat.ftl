# The chat at the table, and who is watching.

## What the host decides about it

room-chat = Chat
room-chat-mode = { $mode ->
    [on] Open
    [phrases] Phrases
   *[off] Closed
}
room-chat-explained = { $mode ->
    [on] Everybody writes what they like.
    [phrases] Only ready-made phrases, to play with children.
   *[off] Nobody writes at this table.
}
room-watching = Spectators
room-watching-on = Welcome
room-watching-on-explained = Whoever has the link can watch the match.
room-watching-off = Nobody
room-watching-off-explained = Only those who play see the match.

## The lines

chat-title = Chat
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-empty = Nobody has said anything yet.
chat-log = Messages
chat-line = Your message
chat-speaker = Speaking as
chat-send = Send
chat-seated-only = Only those who play write here.
chat-mute = Stop reading
chat-mute-who = Stop reading { $name }
chat-muted = You no longer read { $name }.
chat-unmute = Read again
chat-unmute-who = Read { $name } again

## The ready-made phrases

chat-phrases = Ready-made phrases
chat-phrase-hello = Hello!
chat-phrase-good-luck = Good luck!
chat-phrase-one-moment = One moment, I’m thinking…
chat-phrase-your-turn = Over to you!
chat-phrase-well-played = Well played!
chat-phrase-oops = Oops!
chat-phrase-thanks = Thank you!
chat-phrase-again = Shall we play again?
chat-phrase-goodbye = Goodbye, see you soon!

## Who is watching

watch-who = At the table: { $names }. You see what everybody there sees, and nothing more.
watch-off = Nobody is watching: this table takes no spectators.
watch-off-host = Spectators are not admitted: let them in above, and you will have a link to share.
