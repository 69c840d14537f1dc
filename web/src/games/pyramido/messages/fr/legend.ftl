# La Légende, et les pyramides des autres.

pd-her = La Légende
pd-her-prefers = Elle préfère
pd-her-stack = { $count ->
    [one] 1 domino dans sa pile
   *[other] { $count } dominos dans sa pile
}
pd-her-last = Son dernier tour
pd-her-not-yet = Elle n’a pas encore joué.
pd-her-sought = Elle cherchait { $gems }, comme les deux icônes qu’elle avait sur sa pile.
pd-her-first-pass = Premier passage, de gauche à droite : { $found }.
pd-her-first-pass-none = Premier passage, de gauche à droite : rien de ce qu’elle cherchait.
pd-her-second-pass = Second passage, à défaut : { $found }.
pd-her-second-pass-none = Second passage : { $count ->
    [2] pas de gemme mythique non plus.
   *[other] pas de gemme mythique.
}
pd-her-second-pass-idle = Pas de second passage : elle a ses deux gemmes.
pd-her-found = { $gem } à l’emplacement { $space }
pd-her-drew = Aucune gemme : elle en tire une du sac, { $gem }.
pd-her-drew-none = Aucune gemme, et le sac est vide.
pd-her-took = Elle prend le domino de l’emplacement { $space }, { $why ->
    [last] celui de sa dernière gemme
   *[leftmost] le premier à gauche
}{ $turned ->
    [yes] , et retourne le suivant.
   *[no] .
}
pd-her-line = { $found ->
    [yes] Elle a pris { $gems } et le domino de l’emplacement { $space }.
   *[no] Elle a pris le domino de l’emplacement { $space }.
}
pd-her-gems = Ses gemmes
pd-her-points = { $points ->
    [one] point si l’étage finissait ici
   *[other] points si l’étage finissait ici
}
pd-her-points-why = { $colours } de couleur × { $floor }, { $mythical ->
    [one] { $mythical } mythique × 2
   *[other] { $mythical } mythiques × 2
}
pd-her-kept = { $count ->
    [0] Elle n’a plus de gemme.
    [one] Elle garde sa gemme mythique.
   *[other] Elle garde ses { $count } gemmes mythiques.
}
pd-her-moves = { $moves ->
    [0] Elle a fini l’étage { $floor }.
    [one] Il lui reste un tour à l’étage { $floor }.
   *[other] Il lui reste { $moves } tours à l’étage { $floor }.
}
pd-her-tie = À égalité, elle gagne : il faut la dépasser.
pd-her-show-space = Montrer l’emplacement { $space }
pd-her-again = Relire son dernier tour

pd-rivals = Les autres pyramides
pd-rivals-all = Les pyramides
pd-rival-look = Voir la pyramide de { $name }
pd-rival-pyramid = La pyramide de { $name }
pd-rival-dominoes = { $placed } { $placed ->
    [one] domino
   *[other] dominos
} sur { $of }
pd-rival-done = étage { $floor } achevé
pd-rival-turn = à son tour
pd-rival-waits = attend
pd-rival-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-rival-gems = Gemmes : { $gems }
