# La table avant et après la partie, le rideau, la connexion.

## La salle d’attente

room-code = Table { $code }
room-facts = { $minutes } minutes environ · dès { $age } ans
room-seats = Autour de la table
room-your-name = Votre nom
room-name-hint = Les autres joueurs le verront. Aucun compte n’est nécessaire.
room-sit = S’asseoir
room-sit-at = S’asseoir à la place { $seat }
room-free = Place libre
room-you = vous
room-here = en ligne
room-away = hors ligne
room-ready = prêt à jouer
room-not-ready = pas encore prêt
room-be-ready = Prêt
room-be-ready-as = { $name } : prêt
room-bot = Robot { $level }
room-bot-add = Ajouter un robot { $level } à la place { $seat }
room-bot-levels = Niveau de { $name }
room-other-player = Un autre joueur ici
room-other-player-at = Un autre joueur ici, sur cet appareil : place { $seat }
room-other-name = Son nom
room-other-explained = Vous vous passerez l’appareil : un rideau cache l’écran entre deux joueurs.
room-stand = Quitter la place
room-stand-as = Quitter la place : { $name }
room-clear = Retirer
room-clear-who = Retirer { $name } de la table
room-start = Commencer la partie
room-missing = { $count ->
    [one] Il manque encore quelqu’un
   *[other] Il manque encore { $count } joueurs
} : partagez le lien, ou ajoutez un robot.
room-waits-for = On attend encore : { $names }.
room-all-here = Tout le monde est là.
room-sit-alone = Asseyez-vous : vous jouez seul, contre { $name }.
room-alone-here = Vous et { $name } : personne d’autre n’est attendu.
room-automa = joue d’après une règle du jeu
room-host-starts = En attente de l’hôte, qui lance la partie.
room-take-a-seat = Écrivez votre nom et choisissez une place.
room-full = Toutes les places sont prises. Vous pourrez regarder la partie.
room-full-unwatched = Toutes les places sont prises, et la partie se joue sans spectateurs.
room-rematch = Revanche, partie n° { $number } : chacun dit de nouveau qu’il est prêt.
room-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## Les options de la table

room-options = La partie
room-options-host = L’hôte en décide.
room-players = Joueurs
room-players-count = { $count ->
    [1] Seul
   *[other] { $count } joueurs
}
room-clock = Horloge
room-clock-name = { $name ->
    [none] Sans limite
    [relaxed] Tranquille
    [quick] Rapide
   *[other] { $name }
}
room-clock-explained = { $seconds ->
    [0] Chacun prend le temps qu’il veut.
   *[other] { $seconds } secondes par décision, puis un robot décide.
}
room-clock-own = Sur mesure
room-clock-seconds = Secondes par décision
room-clock-set = Régler
room-clock-range = Choisissez de { $least } à { $most } secondes.
room-listing = Qui peut venir
room-listed = Tout le monde
room-listed-explained = La table est annoncée à l’accueil.
room-unlisted = Par lien seulement
room-unlisted-explained = Seuls viennent ceux qui ont le lien ou le code.

## Le rideau

curtain-title = Passez l’appareil à { $name }
curtain-explained = L’écran suivant est pour ses yeux seuls.
curtain-open = C’est moi, { $name }

## La connexion

link-lost = Connexion perdue, nouvel essai…
link-lost-explained = Rien n’est perdu : la partie reprendra où elle en était.
link-outdated = Une nouvelle version est là : rechargez la page.
link-reload = Recharger
link-bot-plays = Un robot joue pour vous.
link-bot-plays-as = Un robot joue pour { $name }.
link-resume = Reprendre ma place
link-resume-as = Reprendre la place de { $name }

## La fin

end-title = { $count ->
    [one] { $names } pose le pyramidion
   *[other] { $names } posent le pyramidion
}
end-ahead = Victoire avec { $total }, { $ahead } de plus que { $names }.
end-points = { $total }.
end-shared = { $total } pour chacun : la victoire est partagée.
end-tie = { $total }, comme { $names }.
end-tie-reason = { $total }, comme { $names } : { $reason }.
end-rule = Règle { $rule }
end-won = Bravo, la dernière pierre est à vous.
end-lost = Bien joué : vous voilà à la { $rank }e place.
end-lost-alone = Bien joué quand même : la prochaine pierre sera la vôtre.
end-scores = Feuille de score
end-rematch = Revanche
end-rematch-waits = En attente de l’hôte, qui peut proposer une revanche.
end-record = Télécharger la partie
end-share = Partager
end-copied = Lien copié
end-copy-yourself = Copiez ce lien :
end-home = Accueil

## Changer d’appareil

hand-over = Continuer sur un autre appareil
hand-over-as = Continuer sur un autre appareil : { $name }
hand-explained = Ouvrez ce lien sur l’autre appareil : la place y passe aussitôt. Il ne sert qu’une fois, ne le donnez à personne.
hand-link = Lien pour l’autre appareil
hand-copy = Copier le lien
hand-copied = Lien copié
hand-qr = Code QR du lien pour l’autre appareil

## Plus de table

gone-title = { $reason ->
    [unknown-table] Il n’y a pas de table ici
    [table-ended] Cette table est fermée
    [no-spectators] On joue ici sans spectateurs
    [other-version] Une nouvelle version est là
   *[other] La table ne répond pas ici
}
gone-explained = { $reason ->
    [unknown-table] Aucune table ne porte le code { $code }. Vérifiez-le, ou ouvrez une autre table.
    [table-ended] On ne joue plus à la table { $code }. Une autre s’ouvre en un instant.
    [no-spectators] L’hôte de la table { $code } préfère que personne ne regarde. Vous pouvez ouvrir votre propre table.
    [origin] Cette page ne vient pas du bon site. Passez par l’accueil.
    [other-version] Rechargez la page : votre table vous attend.
   *[other] La connexion à la table { $code } n’est pas possible. Réessayez dans un moment.
}
gone-home = Aller à l’accueil
gone-reload = Recharger la page
