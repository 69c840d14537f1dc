# Autour d’une partie.

play-title = { $title } · Pyramidion
play-title-yours = À vous ! { $title }
play-opening = La table se prépare…
play-watching = Vous regardez cette partie.
play-origin = Partie reprise d’une relecture
play-see-board = Revoir le plateau
play-see-scores = Revenir aux scores
play-time-left = { $seconds ->
    [one] Il reste une seconde
   *[other] Il reste { $seconds } secondes
}
play-menu = La table
play-my-turn = Quand vient mon tour
play-host = Vous êtes l’hôte
play-watch = Inviter à regarder
play-gone = Absents
play-replace = Laisser un robot jouer pour { $name }
play-my-seat = Ma place
play-leave = Quitter ma place
play-leave-sure = Un robot jouera à votre place jusqu’à la fin de la partie.
play-leave-yes = Quitter
