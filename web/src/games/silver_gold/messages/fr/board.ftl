# Le plateau.

sg-card-name = Carte { $card }, pyramide { $colour ->
    [green] verte
    [orange] orange
   *[violet] violette
}, { $marked ->
    [0] rien de coché
    [one] une case cochée
   *[other] { $marked } cases cochées
}
sg-and = { $first } et { $last }

sg-round = Manche { $round }/4
sg-round-of = Manche { $round } sur 4
sg-turn = Tour { $turn }
sg-turn-of = Tour { $turn } sur 7

sg-now-keep = { $kept ->
    [0] À vous : gardez deux cartes sur quatre
   *[other] À vous : gardez encore une carte
}
sg-now-keep-done = Vos deux cartes sont choisies : confirmez
sg-now-mark = À vous : posez { $pattern }
sg-now-cross = { $owed ->
    [one] Encore une case, grâce à la croix
   *[other] Encore { $owed } cases, grâce aux croix
}
sg-now-confirm = Confirmez, ou changez d’avis
sg-now-replace = Pyramide achevée : choisissez une nouvelle carte
sg-now-replace-done = Votre carte est choisie : confirmez
sg-now-over = La partie est terminée
sg-now-watch = { $phase ->
    [keep] Chacun choisit ses cartes
    [replace] Une pyramide achevée est remplacée
   *[mark] Tout le monde creuse
}
sg-now-waiting = On attend { $names }.
sg-now-together = Tout le monde joue en même temps : { $names } { $count ->
    [one] réfléchit
   *[other] réfléchissent
} aussi.
sg-now-deciding = { $names } { $count ->
    [one] réfléchit.
   *[other] réfléchissent.
}
sg-now-confirmed = Vous avez confirmé
sg-now-single = À vous : cochez une seule case
sg-now-only-you = On n’attend plus que vous.
sg-nowhere = Le motif n’entre nulle part : cochez une seule case.

sg-others = Les autres joueurs
sg-confirmed = a confirmé
sg-thinking = réfléchit
sg-away = absent
sg-look = Voir les cartes de { $name }

sg-expedition = Expédition
sg-pattern-cells = { $cells ->
    [2] deux cases
    [3] trois cases
   *[other] quatre cases
}
sg-turn-piece = Tourner
sg-flip-piece = Retourner
sg-piece-gesture = Le motif en main. Touchez pour le tourner, glissez pour le retourner.

sg-reserve = Réserve
sg-pile = { $cards ->
    [0] La pioche est vide
    [one] Pioche : une carte
   *[other] Pioche : { $cards } cartes
}
sg-draw = Piocher sans retour
sg-take = Prendre la carte { $card }
sg-slot-waiting = À remplacer

sg-mine = Mes cartes
sg-their-cards = Les cartes de { $name }
sg-card-hint = { $name }. Flèches : déplacer. R : tourner. M : retourner. N : place possible suivante. Espace : poser.
sg-change = changer
sg-empty-place = Plus de carte ici
sg-keep-intro = Le but : creuser une galerie du départ jusqu’au tombeau. Chaque pyramide achevée vaut 10 points. Quatre manches de sept tours.
sg-legend-title = Les symboles des cartes
sg-legend-start = Départ : la première case à couvrir
sg-legend-tomb = Tombeau : l’atteindre achève la pyramide, 10 points
sg-legend-cross = Croix : une case de plus, tout de suite
sg-legend-gem-red = Gemme rouge : 1 point, 5 la paire avec une verte
sg-legend-gem-green = Gemme verte : 1 point, 5 la paire avec une rouge
sg-legend-torch = Torche : 5 points, une par manche
sg-legend-skull = Crâne : coûte des points
sg-legend-potion = Potion : efface deux crânes
sg-legend-wall = Mur : on ne passe pas
sg-keep-card = Garder la carte { $card }
sg-kept = gardée
sg-ghost = { $cells }, { $legal ->
    [yes] possible
   *[no] impossible
}
sg-laid = Posé : { $cells }.

sg-earn = Ce tour rapporterait
sg-earn-nothing = Posez votre motif : ce qu’il rapporte s’affichera ici.
sg-earn-none = Rien à gagner ici, mais le chemin avance.

sg-single = Une seule case
sg-single-short = Une case
sg-take-back = Reprendre
sg-confirm = Confirmer
sg-key-enter = Entrée
sg-refused-rule = Règle { $rule }

sg-score-label = Ma carte de score
sg-score-of = Carte de score de { $name }
sg-after = { $points } après ce tour
sg-gems = Gemmes
sg-gems-worth = une paire : 5, une seule : 1
sg-gems-count = { $red } rouges, { $green } vertes
sg-torches = Torches
sg-torches-worth = 5 chacune, une par manche
sg-torch-round = M{ $round }
sg-torch-lit = manche { $round } : { $lit ->
    [yes] allumée
   *[no] éteinte
}
sg-pyramids = Pyramides
sg-pyramids-worth = 10 chacune, bonus à la 2e, la 4e et la 6e d’une couleur
sg-pyramids-done = { $done ->
    [0] aucune
    [one] une achevée
   *[other] { $done } achevées
}
sg-box = Bonus de { $points } : { $state ->
    [mine] à vous
    [taken] pris par { $name }
    [next] le prochain pour vous
   *[free] libre
}
sg-box-theirs = Bonus de { $points } : { $state ->
    [mine] gagné
    [taken] pris par { $name }
   *[free] libre
}
sg-skulls = Crânes
sg-skulls-worth = coûtent des points, seul le dernier compte
sg-skulls-count = { $skulls ->
    [0] aucun
    [one] un crâne
   *[other] { $skulls } crânes
}
sg-done = Achevées
sg-done-none = aucune pour l’instant

sg-story = Ce qui s’est passé
sg-said-expedition = L’expédition révèle { $pattern }.
sg-feast-pyramid = Pyramide achevée !
sg-feast-points = Points de pyramide !
sg-feast-round = Les cartes Expédition sont mélangées.
sg-feast-who = { $name }, carte { $card }
sg-feast-worth = { $name } : + { $points }
