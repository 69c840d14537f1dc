# The board with six floors, collectors, rivals, the end of a round and of a match.

ex-board = Le plateau
ex-board-framed = Encadré : ce que donne l’étage
ex-board-words = Le plateau, de haut en bas
ex-board-floor = Étage { $floor } : { $left ->
    [0] plus de gemme
    [1] une gemme, { $gems }
   *[other] { $left } gemmes, d’abord { $gems }
}, { $pawns ->
    [0] aucun pion
    [1] pion de { $names }
   *[other] pions de { $names }
}.

ex-held-none = aucune gemme
ex-held-green = { $count ->
    [0] 0 verte
    [1] 1 verte
   *[other] { $count } vertes
}
ex-held-red = { $count ->
    [0] 0 rouge
    [1] 1 rouge
   *[other] { $count } rouges
}
ex-held-blue = { $count ->
    [0] 0 bleue
    [1] 1 bleue
   *[other] { $count } bleues
}
ex-held-white = { $count ->
    [0] 0 blanche
    [1] 1 blanche
   *[other] { $count } blanches
}
ex-held-orange = { $count } orange
ex-held-yellow = { $count ->
    [0] 0 jaune
    [1] 1 jaune
   *[other] { $count } jaunes
}

ex-floors = Les étages à votre portée, de haut en bas
ex-floor-way = { $way ->
    [up] monter de { $floors }
    [down] descendre de { $floors }
   *[stay] sur place
}
ex-floor-then = vous auriez { $held }
ex-floor-empty = plus rien à prendre
ex-floor-words = étage { $floor }, { $way }, { $gems }, vous auriez { $held }
ex-floor-words-one = étage { $floor }, { $way }, { $gems }, vous en auriez { $count }
ex-floor-words-none = étage { $floor }, { $way }, plus rien à prendre
ex-floor-choose = Choisissez un étage
ex-floor-go = Aller à l’étage { $floor }
ex-floor-stay = Rester à l’étage { $floor }
ex-floor-take = Prendre à l’étage { $floor }
ex-floor-back = Reprendre
ex-key-enter-word = Entrée
ex-plateau-rule = Règle { $rule }

ex-climb-yours = { $rank ->
    [1] À vous d’abord
    [2] À vous, deuxième
    [3] À vous, troisième
   *[other] À vous, quatrième
} : { $most ->
    [0] prenez sans bouger
    [1] jusqu’à un étage
    [2] jusqu’à deux étages
   *[other] jusqu’à trois étages
}
ex-climb-quick = Vite : { $most ->
    [0] prenez sans bouger
    [1] jusqu’à un étage
    [2] jusqu’à deux étages
   *[other] jusqu’à trois étages
}
ex-climb-theirs = C’est à { $name } : { $most ->
    [0] sans bouger
    [1] jusqu’à un étage
    [2] jusqu’à deux étages
   *[other] jusqu’à trois étages
}
ex-climb-sand = Le sable coule encore
ex-climb-soon = Ensuite, { $most ->
    [0] vous prendrez des gemmes sans bouger
    [1] votre pion ira jusqu’à un étage plus loin
    [2] votre pion ira jusqu’à deux étages plus loin
   *[other] votre pion ira jusqu’à trois étages plus loin
}.
ex-climb-took = Vous avez pris : { $gems }.
ex-climb-not-found = Vous n’avez pas trouvé cette fois : votre pion ne bouge pas.
ex-climb-after = { $rank ->
    [1] Ensuite
    [2] Vous êtes à la deuxième place : ce sera à vous
    [3] Vous êtes à la troisième place : ce sera à vous
   *[other] Vous êtes à la quatrième place : ce sera à vous
} après { $names }.

ex-rank-suffix = { $rank ->
    [1] re
   *[other] e
}
ex-collectors = Les collections
ex-collectors-aim = Gagne qui a le plus de gemmes d’une même couleur
ex-collector-you = Vous
ex-collector-words = Gemmes : { $held }.
ex-collector-took = { $count ->
    [0] rien à prendre
   *[other] { $whose ->
        [mine] vous avez pris
       *[other] a pris
    }
}
ex-collector-state = { $state ->
    [now] { $whose ->
        [mine] à vous
       *[other] à son tour
    }
    [next] ensuite
    [later] plus tard
    [late] { $whose ->
        [mine] trop tard pour vos gemmes
       *[other] trop tard pour ses gemmes
    }
    [missing] { $whose ->
        [mine] pas trouvé
       *[other] n’a pas trouvé
    }
   *[found] { $whose ->
        [mine] trouvé
       *[other] a trouvé
    }
}

ex-rivals = Les autres
ex-rivals-all = Les joueurs
ex-rival-searching = cherche…
ex-rival-away = absent
ex-rival-found = trouvé,
ex-rival-time = en { $seconds } s
ex-rival-credit = crédit { $ms } ms
ex-rival-took = a pris { $gems }
ex-rival-ready = prêt(e)
ex-rival-not-ready = se prépare

ex-round-over = La manche { $round } est finie
ex-round-nobody = Personne n’a trouvé : aucune gemme cette fois.
ex-round-others = Pas trouvé : { $names }.
ex-round-floor = étage { $floor }

ex-sheet-row = Couleur
ex-sheet-best = Le plus d’une couleur
ex-sheet-sorted = Dans l’ordre
ex-sheet-sorted-why = départage
ex-sheet-all = Toutes les gemmes
ex-sheet-all-why = ne comptent pas
ex-sheet-tie = À { $level } partout, la { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} couleur départage : { $parts }.
ex-sheet-tie-part = { $count } pour { $name }
ex-sheet-tie-shared = Les six nombres sont les mêmes : { $names } partagent la place.
