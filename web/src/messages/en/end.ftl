# The end of a match, and series of matches at one table.

end-replay = Watch the replay
end-share-text = Look at our match on Pyramidion.
end-played-on = This match was played on from a replay.
end-played-on-from = The first match

room-played-on = This match goes on from where a replay was left.

series-round = Match { $number }
series-side = { $name } { $wins }
series-words = Match { $number }, matches won: { $scores }
