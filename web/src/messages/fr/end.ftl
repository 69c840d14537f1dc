# La fin d’une partie, et les séries de parties à une même table.

end-replay = Revoir la partie
end-share-text = Regarde notre partie sur Pyramidion.
end-played-on = Cette partie a été jouée à partir d’une relecture.
end-played-on-from = La partie d’origine

room-played-on = Cette partie reprend là où une relecture s’est arrêtée.

series-round = Partie { $number }
series-side = { $name } { $wins }
series-words = Partie { $number }, parties gagnées : { $scores }
