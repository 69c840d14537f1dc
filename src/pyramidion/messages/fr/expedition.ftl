# Expédition Pyramide.

## Ce que le jeu refuse (le numéro de la règle est ajouté à la fin)

ex-not-ready-time = Ce n’est pas le moment : aucune manche n’attend pour commencer.
ex-ready-already = C’est déjà noté : vous êtes prêt(e).
ex-not-searching = Le dé n’est pas encore lancé : attendez de savoir quelles clefs prendre.
ex-too-late = Trop tard : la recherche est finie.
ex-found-already = Votre porte est déjà ouverte.
ex-key-not-shown = La clef { $key } ne sert pas cette fois : votre carte ne la montre pas en face du signe.
ex-key-doubled = La clef { $key } est posée deux fois, et vous n’en avez qu’une.
ex-key-missing = Il manque la clef { $key } : toutes vos clefs doivent servir.
ex-not-the-key = Ces cases n’ont pas la forme de la clef { $key }.
ex-sticks-out = La clef { $key } dépasse : elle doit rester sur les cases de la porte.
ex-overlap = La clef { $key } en recouvre une autre : chaque case n’a qu’une clef.
ex-anothers-card = Ces clefs ouvrent la porte de quelqu’un d’autre, pas la vôtre.
ex-not-moving = Pas maintenant : le pion et les gemmes viennent une fois la porte ouverte.
ex-wait-for-the-glass = Votre porte est ouverte ; votre pion bougera quand la recherche sera finie.
ex-not-found = Votre porte n’est pas ouverte : le pion ne bouge pas, et il n’y a pas de gemmes à prendre.
ex-not-your-turn = Pas encore : qui a trouvé avant vous choisit avant vous.
ex-off-the-board = Il n’y a pas d’étage { $floor } : ils vont de 1 à 6.
ex-too-far = { $most ->
    [0] L’étage { $floor } est trop loin : à votre rang, le pion reste où il est.
    [one] L’étage { $floor } est trop loin : à votre rang, le pion bouge d’un étage au plus.
   *[other] L’étage { $floor } est trop loin : à votre rang, le pion bouge de { $most } étages au plus.
}
ex-moved-already = Votre pion a bougé : prenez vos gemmes, ou reprenez votre coup.
ex-must-move = Choisissez d’abord un étage, même le vôtre : vous prendrez les gemmes de là.
ex-collected-already = Vous avez déjà pris vos gemmes dans cette manche.
ex-too-late-to-collect = Trop tard : le sablier s’est vidé avant que vous preniez vos gemmes.
ex-clocks-action = Seule l’horloge de la partie peut faire cela.
ex-match-over = La partie est terminée.

## Ce qui ne se lit pas

ex-unreadable-action = « { $text } » n’est pas un coup ; « ? » montre les coups possibles.
ex-unreadable-position = « { $text } » n’est pas une position.

## Ce qui arrive ($way : stay, up ou down ; $seconds : un nombre ; $count : combien ont trouvé ; $gems : en mots, rien s’il n’y en a pas)

ex-event-cards_drawn = { $whose ->
    [mine] Manche { $round } sur 9 : chacun pioche une carte, et vous lancerez le dé.
   *[other] Manche { $round } sur 9 : chacun pioche une carte, et { $player } lancera le dé.
}
ex-event-seat_ready = { $whose ->
    [mine] Vous êtes prêt(e).
   *[other] { $player } est prêt(e).
}
ex-event-die_rolled = { $whose ->
    [mine] Vous lancez le dé : { $sign ->
        [eye] l’œil
        [hand] la main
        [bird] l’oiseau
        [water] l’eau
        [sun] le soleil
       *[reed] le roseau
    }.
   *[other] { $player } lance le dé : { $sign ->
        [eye] l’œil
        [hand] la main
        [bird] l’oiseau
        [water] l’eau
        [sun] le soleil
       *[reed] le roseau
    }.
}
ex-event-glass_turned = { $glass ->
    [1] Le sablier est retourné : il y a une minute pour trouver.
   *[2] Personne n’a trouvé : le sablier est retourné, pour une dernière minute.
}
ex-event-credit_given = { $whose ->
    [mine] Crédit de ligne pour vous : { $ms } ms.
   *[other] Crédit de ligne pour { $player } : { $ms } ms.
}
ex-event-door_opened = { $whose ->
    [mine] Vous ouvrez votre porte en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes : { $rank ->
        [1] 1er rang
       *[other] { $rank }e rang
    }.
   *[other] { $player } ouvre sa porte en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes : { $rank ->
        [1] 1er rang
       *[other] { $rank }e rang
    }.
}
ex-event-search_over = { $count ->
    [0] La recherche est finie : personne n’a trouvé, et la manche { $round } ne donne pas de gemmes.
    [one] La recherche est finie : une porte est ouverte.
   *[other] La recherche est finie : { $count } portes sont ouvertes.
}
ex-event-pawn_moved = { $whose ->
    [mine] { $way ->
        [stay] Vous restez à l’étage { $floor }.
        [up] Vous montez de l’étage { $start } à l’étage { $floor }.
       *[down] Vous descendez de l’étage { $start } à l’étage { $floor }.
    }
   *[other] { $way ->
        [stay] { $player } reste à l’étage { $floor }.
        [up] { $player } monte de l’étage { $start } à l’étage { $floor }.
       *[down] { $player } descend de l’étage { $start } à l’étage { $floor }.
    }
}
ex-event-gems_collected = { $whose ->
    [mine] { GIVEN($gems) ->
        [yes] Vous prenez { $gems } à l’étage { $floor }.
       *[no] L’étage { $floor } n’a plus de gemmes pour vous.
    }
   *[other] { GIVEN($gems) ->
        [yes] { $player } prend { $gems } à l’étage { $floor }.
       *[no] L’étage { $floor } n’a plus de gemmes pour { $player }.
    }
}
ex-event-gems_missed = { $whose ->
    [mine] Le sablier est vide : vous n’avez pas eu le temps de prendre vos gemmes.
   *[other] Le sablier est vide : { $player } n’a pas eu le temps de prendre ses gemmes.
}
ex-event-match_ended = Les neuf manches sont jouées : la partie s’arrête.

## Ce qui est demandé

ex-ask-ready = Votre porte est devant vous : dites quand vous êtes prêt(e).
ex-ask-ready-hidden = Votre carte est face cachée : dites quand vous êtes prêt(e).
ex-ask-search = Ouvrez votre porte avec les clefs { $keys }.
ex-ask-move = { $most ->
    [0] Votre pion reste à l’étage { $floor } : choisissez cet étage.
    [one] Choisissez un étage : votre pion peut bouger d’un étage, ou rester.
   *[other] Choisissez un étage : votre pion peut bouger de { $most } étages au plus, ou rester.
}
ex-ask-collect = { GIVEN($gems) ->
    [yes] Étage { $floor } : vous prendrez { $gems }.
   *[no] Étage { $floor } : il n’y a plus de gemmes à prendre.
}

## Les mots des coups

ex-word-ready = prêt
ex-word-solve = ouvrir
ex-word-go = aller
ex-word-confirm = confirmer
ex-word-countdown = décompte
ex-word-glass = sablier
ex-word-credit = crédit

## Les noms

ex-key-I2 = I de 2 cases
ex-key-I3 = I de 3 cases
ex-key-V3 = V de 3 cases
ex-key-I4 = I de 4 cases
ex-key-O4 = O de 4 cases
ex-key-T4 = T de 4 cases
ex-key-S4 = S de 4 cases
ex-key-L4 = L de 4 cases
ex-key-P5 = P de 5 cases
ex-key-L5 = L de 5 cases
ex-key-Y5 = Y de 5 cases
ex-key-Z5 = Z de 5 cases

ex-sign-eye = œil
ex-sign-hand = main
ex-sign-bird = oiseau
ex-sign-water = eau
ex-sign-sun = soleil
ex-sign-reed = roseau

ex-gem-green = { $count ->
    [one] { $count } gemme verte
   *[other] { $count } gemmes vertes
}
ex-gem-red = { $count ->
    [one] { $count } gemme rouge
   *[other] { $count } gemmes rouges
}
ex-gem-blue = { $count ->
    [one] { $count } gemme bleue
   *[other] { $count } gemmes bleues
}
ex-gem-white = { $count ->
    [one] { $count } gemme blanche
   *[other] { $count } gemmes blanches
}
ex-gem-orange = { $count ->
    [one] { $count } gemme orange
   *[other] { $count } gemmes orange
}
ex-gem-yellow = { $count ->
    [one] { $count } gemme jaune
   *[other] { $count } gemmes jaunes
}

ex-level-easy = facile
ex-level-hard = difficile

ex-category-green = Vertes
ex-category-red = Rouges
ex-category-blue = Bleues
ex-category-white = Blanches
ex-category-orange = Orange
ex-category-yellow = Jaunes

ex-rule-40 = la partie s’arrête après neuf manches
ex-rule-42 = on compare la deuxième couleur de chacun, puis la troisième, et ainsi de suite

## Les options

ex-option-level = Le côté des cartes : facile, difficile, ou un niveau par place.
ex-option-level-expects = easy (facile), hard (difficile) ou each (un niveau par place)
ex-option-level_0 = Le niveau de la première place, si chacune a le sien.
ex-option-level_0-expects = easy (facile) ou hard (difficile)
ex-option-level_1 = Le niveau de la deuxième place, si chacune a le sien.
ex-option-level_1-expects = easy (facile) ou hard (difficile)
ex-option-level_2 = Le niveau de la troisième place, si chacune a le sien.
ex-option-level_2-expects = easy (facile) ou hard (difficile)
ex-option-level_3 = Le niveau de la quatrième place, si chacune a le sien.
ex-option-level_3-expects = easy (facile) ou hard (difficile)
ex-option-harder = La version corsée : trouver, bouger et prendre dans la minute.
ex-option-harder-expects = true (oui) ou false (non)
ex-option-hidden_doors = Les portes restent cachées jusqu’au lancer du dé.
ex-option-hidden_doors-expects = true (oui) ou false (non)
ex-option-countdown = Après une manche, combien de secondes on attend qui n’est pas prêt.
ex-option-countdown-expects = 15, 30, 60 ou none (attendre tout le monde)
ex-option-credit = Rend à chacun le retard de sa ligne, 300 millisecondes au plus.
ex-option-credit-expects = true (oui) ou false (non)

## Pour qui joue la première fois

ex-intro =
    Neuf manches. Chacun a une carte avec une porte, et le dé désigne un signe.
    En une minute, recouvrez toutes les cases de votre porte avec les clefs que
    votre carte montre en face de ce signe : tournez-les et retournez-les, sans
    qu’elles dépassent ni se recouvrent. Si personne ne trouve, il reste une
    seconde minute.
    Puis, dans l’ordre où ils ont trouvé, les joueurs bougent leur pion : de 3, 2,
    1 ou 0 étages au plus à quatre, 3, 2 ou 1 à trois, 3 ou 1 à deux. Chacun prend
    les deux gemmes les plus à gauche de son étage.
    À la fin, le plus de gemmes d’une même couleur l’emporte.
ex-legend =
    g vert   r rouge   b bleu   w blanc   o orange   y jaune     . trou vide
    # case de la porte, à recouvrir     a1 colonne a, ligne 1 d’en haut
    I3, L4… une clef : une lettre qui lui ressemble, et son nombre de cases
ex-example =
    Un coup s’écrit : prêt   ouvrir I3=a1a2a3 L4=b1b2b3c3 P5=c1d1c2d2d3
    aller 4 (l’étage 4)   confirmer (prendre les gemmes)

ex-short-green = g
ex-short-red = r
ex-short-blue = b
ex-short-white = w
ex-short-orange = o
ex-short-yellow = y

## La table dessinée

ex-draw-over = La partie est terminée
ex-draw-round = Manche { $round } sur 9 · signe : { $sign } · { $phase ->
    [ready] on se prépare
    [search] on cherche
   *[move] on prend des gemmes
}
ex-draw-collector = { $number } { $seat } : { $gems }
ex-draw-card = Votre carte, n° { $number }
ex-total = { $points ->
    [one] { $points } gemme d’une même couleur
   *[other] { $points } gemmes d’une même couleur
}
ex-draw-keys = { $sign } : { $keys }
