# La feuille de score, et les choix d’une table.

sg-sheet-category = Catégorie
sg-sheet-rank-suffix = { $rank ->
    [1] re
   *[other] e
}
sg-sheet-pyramids = Pyramides
sg-sheet-pyramids-each = 10 chacune
sg-sheet-pyramids-detail = { $green } { $green ->
    [one] verte
   *[other] vertes
}, { $orange } orange, { $violet } { $violet ->
    [one] violette
   *[other] violettes
}
sg-sheet-boxes = Points de pyramide
sg-sheet-boxes-each = 10, 6 ou 3
sg-sheet-box = { $colour ->
    [green] verte
    [orange] orange
   *[violet] violette
} : { $points }
sg-sheet-torches = Torches
sg-sheet-torches-each = 5 chacune
sg-sheet-torches-detail = { $count ->
    [one] { $count } torche
   *[other] { $count } torches
}
sg-sheet-pairs = Paires
sg-sheet-pairs-each = 5 chacune
sg-sheet-pairs-detail = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
sg-sheet-singles = Gemmes seules
sg-sheet-singles-each = 1 chacune
sg-sheet-skull = Crâne
sg-sheet-skull-each = le plus haut
sg-sheet-total = Total
sg-sheet-tie = À { $points } points, le plus petit numéro départage : { $cards }.
sg-sheet-tie-card = { $card ->
    [0] aucune pour { $name }
   *[other] la n° { $card } pour { $name }
}

sg-choice-reveal = Les cases cochées
sg-choice-reveal-together = Tous ensemble
sg-choice-reveal-together-explained = Les cases se montrent quand tous ont confirmé.
sg-choice-reveal-at_once = Aussitôt
sg-choice-reveal-at_once-explained = Chacun voit les autres cocher, geste par geste.
sg-choice-closed_tombs = Les tombeaux
sg-choice-closed_tombs-false = Ouverts
sg-choice-closed_tombs-false-explained = Une croix peut encore servir sur une carte au tombeau atteint.
sg-choice-closed_tombs-true = Fermés
sg-choice-closed_tombs-true-explained = Tombeau atteint : la carte n’accepte plus de croix.
