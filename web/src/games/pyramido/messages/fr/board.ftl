# Le plateau.

pd-gem-name = gemme { $gem ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
    [red] rouge
   *[mythical] mythique
}
pd-domino-name = { $first ->
    [orange] orange
    [blue] bleu
    [purple] mauve
    [green] vert
   *[red] rouge
} { $icons }, { $other ->
    [orange] orange
    [blue] bleu
    [purple] mauve
    [green] vert
   *[red] rouge
} { $more }
pd-back-name = Face cachée : { $first ->
    [orange] orange
    [blue] bleu
    [purple] mauve
    [green] vert
   *[red] rouge
} { $icons }, { $other ->
    [orange] orange
    [blue] bleu
    [purple] mauve
    [green] vert
   *[red] rouge
} { $more }
pd-pyramid-name = Pyramide, étage { $floor }, { $dominoes ->
    [0] aucun domino
    [one] un domino
   *[other] { $dominoes } dominos
}

pd-floor = Étage { $floor }
pd-floor-of = Étage { $floor } sur 4
pd-floor-end = Fin de l’étage { $floor }
pd-domino-of = Domino { $domino } sur { $size }
pd-floor-progress = Étage { $floor } : { $placed ->
    [0] aucun domino
    [one] un domino
   *[other] { $placed } dominos
} sur { $size }
pd-floor-how-1 = Cinq blocs sur quatre, ou quatre sur cinq. Chaque domino en touche un autre.
pd-floor-how-2 = Chaque coin au centre d’un bloc du dessous.
pd-floor-how-3 = Trois blocs sur deux, décalés d’un demi-bloc.
pd-floor-how-4 = Le sommet : un seul domino.

pd-now-take = À vous : prenez un domino et une gemme
pd-now-gem = Quelle gemme prenez-vous ?
pd-now-turn_up = À vous : retournez un domino
pd-now-place = À vous : posez le domino
pd-now-confirm = Confirmez, ou changez d’avis
pd-now-over = La partie est terminée
pd-how-take = Choisissez un domino face visible, puis une de ses gemmes.
pd-how-gem = Le domino de l’emplacement { $space } vient avec elle.
pd-how-turn_up = Choisissez un domino face cachée : les suivants pourront le prendre.
pd-how-place = { $floor ->
    [1] Il doit en toucher un autre par un côté entier.
   *[other] Sur deux cases libres de l’étage { $floor }.
}
pd-now-watch = { $phase ->
    [score] Fin de l’étage { $floor } : chacun place ses gemmes
    [keep] Fin de l’étage { $floor } : on garde cinq gemmes
    [over] La partie est terminée
   *[other] Étage { $floor }
}
pd-now-waiting = On attend { $names }.
pd-now-turn = { $phase ->
    [take] { $name } choisit un domino
    [turn_up] { $name } retourne un domino
   *[place] { $name } pose son domino
}
pd-now-done = Votre étage { $floor } est complet : les autres finissent le leur.

pd-steps = Étapes du tour
pd-step-take = Prendre
pd-step-turn_up = Retourner
pd-step-place = Poser

pd-exploration = Exploration
pd-bag = { $gems ->
    [0] Le sac est vide
    [one] Une gemme dans le sac
   *[other] { $gems } gemmes dans le sac
}
pd-space-name = Emplacement { $space } : { $state ->
    [empty] vide
    [down] domino face cachée
   *[up] domino face visible
}{ $state ->
    [empty] {""}
   *[other] , { $first ->
        [orange] orange
        [blue] bleu
        [purple] mauve
        [green] vert
       *[red] rouge
    } { $icons }, { $other ->
        [orange] orange
        [blue] bleu
        [purple] mauve
        [green] vert
       *[red] rouge
    } { $more }
}. Gemmes : { $gems }. { $pile ->
    [0] Aucun domino
    [one] Un domino
   *[other] { $pile } dominos
} dans la pile.
pd-space-chosen = Emplacement { $space } choisi : quelle gemme ?
pd-take-gem = Prendre la gemme { $gem ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
    [red] rouge
   *[mythical] mythique
} et le domino de l’emplacement { $space }
pd-take-no-gem = Prendre le domino seul
pd-take-other = Un autre
pd-hint-take = Touchez un domino face visible
pd-hint-turn_up = Touchez un domino face cachée

pd-mine = Ma pyramide
pd-their-pyramid = La pyramide de { $name }
pd-pyramid-mine = Ma pyramide, étage { $floor }, { $dominoes ->
    [0] aucun domino
    [one] un domino
   *[other] { $dominoes } dominos
} à cet étage. { $hand ->
    [yes] Flèches : déplacer le domino. R : tourner. Tabulation : place possible suivante. Espace : poser. Échap, puis tabulation : sortir.
   *[no] Flèches : entendre les blocs.
}
pd-aim = { $first ->
    [orange] orange
    [blue] bleu
    [purple] mauve
    [green] vert
   *[red] rouge
} en rangée { $row }, colonne { $column }, { $other ->
    [orange] orange
    [blue] bleu
    [purple] mauve
    [green] vert
   *[red] rouge
} { $where ->
    [right] à sa droite
    [left] à sa gauche
    [above] au-dessus
   *[below] au-dessous
} : { $legal ->
    [yes] possible
   *[no] impossible
}
pd-block = Étage { $floor }, rangée { $row }, colonne { $column }, { $colour ->
    [orange] orange
    [blue] bleu
    [purple] mauve
    [green] vert
   *[red] rouge
}, { $icons ->
    [0] aucune icône visible
    [one] une icône visible
   *[other] { $icons } icônes visibles
}
pd-laid = Posé.
pd-zone-worth = Zone { $colour ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
   *[red] rouge
} : { $icons ->
    [0] aucune icône visible.
    [one] une icône visible, 1 point, 2 si vous la doublez.
   *[other] { $icons } icônes visibles, { $icons } points, { $twice } si vous la doublez.
}
pd-hand = Votre domino, à poser ensuite.
pd-hand-drag = Montrez sa place sur la pyramide, ou glissez-le dessus.

pd-lay = Poser ici
pd-confirm = Confirmer
pd-key-enter = Entrée
pd-rotate = Tourner
pd-rotate-label = Tourner d’un quart de tour
pd-take-back = Reprendre
pd-under = Dessous
pd-under-label = Voir ce qui est recouvert, tant que c’est tenu
pd-zones = Zones
pd-zones-label = Montrer toutes les zones et leurs icônes

pd-my-gems = Mes gemmes
pd-their-gems = Les gemmes de { $name }
pd-gems-held = { $count ->
    [0] Aucune gemme.
    [one] Une gemme.
   *[other] { $count } gemmes.
}
pd-gems-kept = Après l’étage, vous en garderez cinq au plus.
pd-gems-last = C’est le dernier étage.

pd-story = Ce qui s’est passé
pd-said-first = { $whose ->
    [mine] Vous commencez.
   *[other] { $player } commence.
}
pd-feast-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-feast-scored = Votre étage { $floor } est compté.
