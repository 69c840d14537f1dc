# La fin d’un étage : les gemmes sur les zones, les cinq à garder, la feuille de score.

pd-scoring-title = Fin de l’étage { $floor } : placez vos gemmes
pd-scoring-title-watch = Fin de l’étage { $floor } : chacun place ses gemmes
pd-scoring-title-confirmed = Vous avez confirmé
pd-scoring-title-of = Fin de l’étage { $floor } : les gemmes de { $name }
pd-scoring-lead = Touchez une zone : une gemme de sa couleur l’active, trois la doublent. Deux mythiques en valent une.
pd-scoring-lead-confirmed = Tous les points se montrent ensemble, quand chacun a placé ses gemmes.
pd-scoring-zones = Les zones, les plus riches d’abord
pd-scoring-zones-bare = { $count ->
    [one] Une zone sans icône visible
   *[other] { $count } zones sans icône visible
}
pd-scoring-colour-orange = Orange
pd-scoring-colour-blue = Bleue
pd-scoring-colour-purple = Mauve
pd-scoring-colour-green = Verte
pd-scoring-colour-red = Rouge
pd-scoring-icons = { $icons ->
    [0] sans icône
    [one] 1 icône
   *[other] { $icons } icônes
}
pd-scoring-zone = Zone { $colour ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
   *[red] rouge
}, { $icons ->
    [0] sans icône
    [one] une icône
   *[other] { $icons } icônes
}, { $level ->
    [none] pas activée
    [lit] activée, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, payée avec { $gems }
   *[doubled] doublée, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, payée avec { $gems }
}
pd-scoring-no-gem = pas de gemme pour elle
pd-scoring-no-gem-for = Zone { $colour ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
   *[red] rouge
} : il ne vous reste pas de gemme pour elle.
pd-scoring-double = ×2
pd-scoring-ways = Choisir comment payer
pd-scoring-ways-of = Comment payer cette zone
pd-scoring-way-none = Rien
pd-scoring-way = { $level ->
    [doubled] Doubler avec { $gems }
   *[lit] Activer avec { $gems }
}
pd-scoring-points = { $points ->
    [one] point
   *[other] points
}
pd-scoring-total = Cet étage : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-scoring-sum-zones = zones { $points }
pd-scoring-sum-mythical = mythiques gardées { $points }
pd-scoring-sum-nothing = Rien n’est activé pour l’instant.
pd-scoring-best = Le mieux maintenant :
pd-scoring-best-reached = C’est le mieux que vos gemmes donnent maintenant.
pd-scoring-show = Montrer
pd-scoring-show-words = Montrer comment marquer { $points } points
pd-scoring-confirm = Confirmer { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-scoring-clear = Tout reprendre
pd-scoring-rule = Règle { $rule }
pd-scoring-key-enter = Entrée
pd-scoring-mine = Ma pyramide
pd-scoring-theirs = La pyramide de { $name }
pd-scoring-count = Compter l’étage

pd-tray = En main
pd-tray-words = En main : { $gems }
pd-tray-keep-all = { $count ->
    [0] Il ne vous reste aucune gemme.
    [one] Il vous en reste une : vous la gardez.
   *[other] Il vous en reste { $count } : vous gardez tout.
}
pd-tray-keep-five = Il vous en reste { $count } : vous en garderez cinq.
pd-tray-last = { $count ->
    [0] Il ne vous reste aucune gemme.
    [one] Il vous en reste une.
   *[other] Il vous en reste { $count }.
}
pd-tray-mythical = Une mythique gardée vaut 1 point.
pd-tray-tie = À égalité, les gemmes qui restent départagent.

pd-keeping-title = Gardez cinq gemmes
pd-keeping-title-watch = Chacun garde cinq gemmes au plus
pd-keeping-lead = Vous en avez { $count } : touchez { $spare ->
    [one] celle que vous laissez
   *[other] les { $spare } que vous laissez
}.
pd-keeping-lead-done = Vos cinq gemmes sont choisies.
pd-keeping-lead-wait = Vous avez gardé vos gemmes pour l’étage suivant.
pd-keeping-gem = Gemme { $gem ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
    [red] rouge
   *[mythical] mythique
}, { $state ->
    [leaves] laissée
   *[stays] gardée
}
pd-keeping-leaves = laissée
pd-keeping-count = { $spare ->
    [0] Le compte y est.
    [one] Encore une à laisser.
   *[other] Encore { $spare } à laisser.
}
pd-keeping-confirm = Laisser { $count ->
    [one] une gemme
   *[other] { $count } gemmes
}, en garder cinq
pd-keeping-leaving = Vous laissez { $gems }.
pd-keeping-confirm-five = Garder ces cinq gemmes
pd-keeping-confirm-not = Garder cinq gemmes
pd-keeping-again = Tout garder

pd-waiting = Les autres
pd-waiting-score = place ses gemmes
pd-waiting-keep = choisit ses gemmes
pd-waiting-done = a confirmé
pd-waiting-kept = a choisi
pd-waiting-away = absent

pd-pad = Feuille de score
pd-pad-floor = Étage { $floor }
pd-pad-total = Total
pd-pad-you = Vous
pd-pad-open = …
pd-pad-open-words = pas encore compté
pd-pad-now = { $points } pour l’instant

pd-sheet-floor = Étage { $floor }
pd-sheet-row = Étage
pd-sheet-rank-suffix = { $rank ->
    [1] re
   *[other] e
}
pd-sheet-total = Total
pd-sheet-gems = Gemmes restantes
pd-sheet-gems-why = départagent
pd-sheet-tie-gems = À { $total } points, le plus de gemmes restantes départage : { $parts }.
pd-sheet-tie-floor = À gemmes égales, le meilleur étage départage : { $parts }.
pd-sheet-tie-shared = Rien ne départage { $names } : la place est partagée.
pd-sheet-tie-legend = À { $total } points partout, la Légende l’emporte : il faut la dépasser.
pd-sheet-tie-part = { $value } pour { $name }
