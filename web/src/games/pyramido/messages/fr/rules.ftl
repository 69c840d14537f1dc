# Les dessins des règles de Pyramido, la visite de la première partie et les options.

pd-rules-front = Recto :
pd-rules-front-means = deux blocs, et chaque icône dans son quart.
pd-rules-back = Verso :
pd-rules-back-means = les couleurs et le nombre d’icônes, pas leur place.
pd-rules-taken = Prise, gemme { $place }
pd-rules-chosen = Son domino est pris

pd-rules-place-side = Un côté entier touche un autre domino.
pd-rules-place-corner = Il n’en touche un que par un coin.
pd-rules-place-wide = L’étage aurait 5 blocs sur 5.

pd-rules-floor = Étage { $floor } : { $columns } × { $rows }
pd-rules-floor-label = Une pyramide vue du dessus, l’étage { $floor } terminé : { $columns } blocs sur { $rows }
pd-rules-floor-number = Étage { $floor }
pd-rules-dominoes = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
pd-rules-zones-label = Une pyramide de deux étages vue du dessus, ses zones entourées : rouge 5 icônes, verte 5, orange 4, orange 2, et quatre plus petites
pd-rules-corners-label = Un bloc orange dont on voit deux quarts opposés, entourés ensemble : une zone de 2 icônes
pd-rules-scoring-label = Un étage 1 terminé, vu du dessus, dont cinq zones sont allumées

pd-rules-times = { $times ->
    [1] Activer
   *[2] Doubler
}
pd-rules-times-points = { $times ->
    [1] 1 point par icône
   *[2] 2 points par icône
}
pd-rules-zone = Zone { $colour ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
   *[red] rouge
}, { $icons } icônes{ $doubled ->
    [yes] , doublée
   *[no] {""}
}
pd-rules-left = Mythique qui reste
pd-rules-total = Total
pd-rules-begins = commence l’étage,
pd-rules-player-chloe = Chloé
pd-rules-player-malik = Malik
pd-rules-player-nina = Nina
pd-rules-player-jade = Jade
pd-rules-legend = La Légende
pd-rules-seeks = Elle cherche

pd-tour-exploration-title = Prenez un domino
pd-tour-exploration-text = Trois dominos sont face visible : prenez-en un, avec une des gemmes devant lui. Puis retournez-en un pour la suite.
pd-tour-gems-title = Vos gemmes
pd-tour-gems-text = À la fin de l’étage, une gemme allume une zone de sa couleur. Vous n’en garderez que cinq pour l’étage suivant.
pd-tour-pyramid-title = Votre pyramide
pd-tour-pyramid-text = Quatre étages, chacun décalé d’un demi-bloc. Groupez les couleurs : seules les icônes que l’on voit du dessus comptent.
pd-tour-hand-title = À vous de jouer
pd-tour-hand-text = Ici se lit ce qu’il faut faire. Posez le domino, tournez-le, essayez : rien n’est joué avant de confirmer.
pd-tour-score-title = La feuille de score
pd-tour-score-text = Les points de chaque étage s’y ajoutent. Qui marque le moins à un étage commence le suivant.

pd-choice-legend = Contre la Légende
pd-choice-legend-beat = Battre la Légende
pd-choice-legend-beat-explained = Marquez plus de points qu’elle : cela ouvre le mode « Devenir la Légende ».
pd-choice-legend-become = Devenir la Légende
pd-choice-legend-become-explained = Avec sept gemmes mythiques ou plus, elle en tire une autre au début de l’étage.
pd-choice-first = Qui commence
pd-choice-first-lot = Au sort
pd-choice-first-lot-explained = Le premier joueur est tiré au sort.
pd-choice-first-0 = Place 1
pd-choice-first-0-explained = La première place commence l’étage 1.
pd-choice-first-1 = Place 2
pd-choice-first-1-explained = La deuxième place commence l’étage 1.
pd-choice-first-2 = Place 3
pd-choice-first-2-explained = La troisième place commence l’étage 1.
pd-choice-first-3 = Place 4
pd-choice-first-3-explained = La quatrième place commence l’étage 1.
pd-choice-hints = Conseils
pd-choice-hints-true = Avec
pd-choice-hints-true-explained = En posant ses gemmes, chacun peut voir le meilleur total possible.
pd-choice-hints-false = Sans
pd-choice-hints-false-explained = À chacun de trouver où poser ses gemmes.

pd-end-legend-beat = La Légende est battue : vous pouvez maintenant jouer pour devenir la Légende.
pd-end-legend-become = La nouvelle Légende, c’est vous.
