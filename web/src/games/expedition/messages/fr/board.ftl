# La course : porte, clefs, sablier, dé, carte, entre les manches.

ex-round = Manche { $round }
ex-round-of = Manche { $round } sur 9
ex-door-level = { $level ->
    [hard] Porte difficile
   *[easy] Porte facile
}
ex-story = Ce qui s’est passé

ex-open-it = { $whose ->
    [mine] Ouvrez la porte avec vos { $count ->
        [3] trois
       *[4] quatre
    } clefs
   *[other] La porte et ses { $count ->
        [3] trois
       *[4] quatre
    } clefs
}
ex-cells-left = { $count ->
    [0] Toutes les cases sont couvertes
    [one] Encore une case
   *[other] Encore { $count } cases
}
ex-cells = { $count } cases
ex-found-title = { $whose ->
    [mine] Porte ouverte ! { $rank ->
        [1] Première
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    } place
   *[other] { $player } a ouvert sa porte, en { $rank ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] quatrième place
    }
}
ex-still-searching = Le sable coule encore : { $names } { $count ->
    [one] cherche.
   *[other] cherchent.
}
ex-others-found = { $names } { $count ->
    [one] a
   *[other] ont
} trouvé. Le sable coule encore.
ex-last-minute = Personne n’a trouvé : c’est la dernière minute.

ex-glass = { $glass ->
    [0] Le sablier attend.
    [1] Sablier : { $seconds } secondes
   *[2] Sablier, dernière minute : { $seconds } secondes
}
ex-time-left = Encore { $seconds } secondes.
ex-die = { $sign ->
    [eye] Le dé montre l’œil
    [hand] Le dé montre la main
    [bird] Le dé montre l’oiseau
    [water] Le dé montre l’eau
    [sun] Le dé montre le soleil
   *[reed] Le dé montre le roseau
}
ex-card = { $whose ->
    [mine] Votre carte
   *[other] La carte de { $player }
}
ex-card-number = n° { $number }

ex-door-label = Votre porte : { $cells } cases, { $free ->
    [0] toutes couvertes
    [one] une libre
   *[other] { $free } libres
}. Les chiffres prennent une clef, les flèches la déplacent, R la tourne, M la retourne, Entrée la pose, Suppr la range.
ex-door-shut = Votre porte : { $cells } cases
ex-door-hidden = Votre carte est face cachée
ex-door-of = La porte de { $player } : { $cells } cases
ex-door-cells = Les cases de la porte
ex-cell-free = { $cell } libre
ex-cell-covered = { $cell } couverte, { $key }
ex-cell-outside = { $cell } dehors

ex-your-keys = { $count ->
    [3] Vos trois clefs
   *[4] Vos quatre clefs
}
ex-key-name = Clef { $key }
ex-slot = Clef { $key }, { $place ->
    [laid] posée
    [hand] en main
   *[home] à poser
}, touche { $number }
ex-place-laid = posée
ex-place-hand = en main
ex-place-home = à poser
ex-turn = Tourner
ex-flip = Retourner
ex-not-this-time = Pas cette fois
ex-key-taken = Clef { $key } en main.
ex-key-home = Clef { $key } rangée.
ex-key-laid = Clef { $key } posée. { $free ->
    [0] Toutes les cases sont couvertes.
    [one] Encore une case.
   *[other] Encore { $free } cases.
}
ex-aim = { $cells } : { $verdict ->
    [fits] tient.
    [overlaps] recouvre une autre clef.
   *[sticks-out] dépasse.
}

ex-look = Manche { $round } : { $whose ->
    [mine] regardez votre porte
   *[other] la porte de { $player }
}
ex-look-hidden = Manche { $round } : { $whose ->
    [mine] votre carte est face cachée
   *[other] la carte de { $player } est face cachée
}
ex-who-rolls = { $whose ->
    [mine] C’est vous qui lancerez le dé.
   *[other] { $player } lancera le dé.
}
ex-starts-when-ready = { $round ->
    [1] La première manche commence quand tous sont prêts.
   *[other] La manche commence quand tous sont prêts.
}
ex-starts-in = { $seconds ->
    [0] La manche commence…
    [one] La manche commence dans une seconde, ou dès que tous sont prêts.
   *[other] La manche commence dans { $seconds } secondes, ou dès que tous sont prêts.
}
ex-ready = Prêt(e)
ex-you-are-ready = Vous êtes prêt(e)
ex-not-yet = Pas encore
ex-watch = Manche { $round } : qui ouvrira sa porte ?
ex-watch-ready = Manche { $round } : on se prépare
