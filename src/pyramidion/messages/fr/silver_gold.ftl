# Silver & Gold : Pyramides.

## Ce que le jeu refuse (le numéro de la règle est ajouté à la fin)

sg-not-keeping = Ce n’est pas le moment de choisir des cartes à garder.
sg-not-dealt = La carte { $card } ne fait pas partie des quatre que vous avez reçues.
sg-kept-already = Vous gardez déjà la carte { $card }.
sg-two-kept = Vous gardez déjà deux cartes : reprenez-en une pour garder la { $card }.
sg-keep-two = { $kept ->
    [0] Gardez deux cartes avant de confirmer.
   *[other] Gardez encore une carte avant de confirmer.
}
sg-must-mark = Cochez le motif, ou une seule case, avant de confirmer.
sg-cross-owed = { $owed ->
    [one] Une croix rouge vous donne encore une case à cocher.
   *[other] Vos croix rouges vous donnent encore { $owed } cases à cocher.
}
sg-must-replace = { $missing ->
    [one] Remplacez d’abord votre pyramide achevée.
   *[other] Remplacez d’abord vos { $missing } pyramides achevées.
}
sg-not-in-reserve = La carte { $card } n’est pas dans la réserve.
sg-pile-empty = La pioche est vide : prenez une carte de la réserve.
sg-not-replacing = Ce n’est pas le moment de remplacer une carte.
sg-all-replaced = Vos pyramides achevées sont remplacées : il reste à confirmer.
sg-wait-for-keeping = Vous avez confirmé : attendez que tous aient choisi leurs cartes.
sg-no-card-left = Vous n’avez plus de carte à cocher : vous passez.
sg-wait-for-marks = Vous avez confirmé : attendez que tous aient coché.
sg-wait-for-replacing = Ce n’est pas à vous de remplacer une carte.
sg-match-over = La partie est terminée.
sg-not-marking = Ce n’est pas le moment de cocher des cases.
sg-not-your-card = La carte { $card } n’est pas devant vous.
sg-marked-already = Vous avez fini de cocher : confirmez, ou reprenez votre coup.
sg-not-the-pattern = Ces cases ne forment pas le motif du tour, { $pattern ->
    [I2] le duo
    [I3] la barre de trois
    [V3] le coude
    [O4] le carré
    [T4] le té
    [L4] la crosse
    [I4] la barre de quatre
   *[S4] la marche
}.
sg-start-first = Le motif doit couvrir la case de départ de la carte { $card }.
sg-must-touch = Le motif doit toucher une case déjà cochée de la carte { $card }.
sg-off-the-grid = Rien ne peut sortir de la grille de la carte { $card }.
sg-wall = Une de ces cases est un mur de la carte { $card }.
sg-marked-twice = Une de ces cases est déjà cochée sur la carte { $card }.
sg-one-cell-for-a-cross = Une croix rouge donne une seule case à cocher.
sg-tomb-closed = Le tombeau de la carte { $card } est atteint : les croix ne s’y cochent plus.
sg-single-must-touch = Cette case doit toucher une case déjà cochée de la carte { $card }.
sg-single-start-first = La carte { $card } n’est pas commencée : cochez sa case de départ.

## Ce qui ne se lit pas

sg-unreadable-cells = « { $text } » n’est pas une suite de cases, comme a1b1b2.
sg-unreadable-action = « { $text } » n’est pas un coup ; « ? » montre les coups possibles.
sg-unreadable-position = « { $text } » ne se lit pas dans cette position.

## Ce qui arrive

sg-event-card_chosen = { $whose ->
    [mine] Vous gardez la carte { $card }.
   *[other] { $player } garde la carte { $card }.
}
sg-event-cells_marked = { $whose ->
    [mine] Vous cochez { $cells } sur la carte { $card }.
   *[other] { $player } coche { $cells } sur la carte { $card }.
}
sg-event-seat_confirmed = { $whose ->
    [mine] Vous avez confirmé.
   *[other] { $player } a confirmé.
}
sg-event-cards_kept = { $whose ->
    [mine] Vous avez gardé les cartes { $cards }.
   *[other] { $player } a gardé les cartes { $cards }.
}
sg-event-round_started = Manche { $round } : les cartes expédition sont mélangées.
sg-event-expedition_revealed = Tour { $turn } : l’expédition révèle { $pattern }.
sg-event-marks_shown = { $whose ->
    [mine] Vous avez coché { $marks }.
   *[other] { $player } a coché { $marks }.
}
sg-event-symbols_collected = { $whose ->
    [mine] Vous inscrivez : { $gains }.
   *[other] { $player } inscrit : { $gains }.
}
sg-event-pyramid_completed = { $whose ->
    [mine] « Pyramide achevée ! » Vous terminez la carte { $card }.
   *[other] { $player } : « Pyramide achevée ! » La carte { $card } est terminée.
}
sg-event-card_taken = { $whose ->
    [mine] Vous prenez la carte { $card } de la réserve.
   *[other] { $player } prend la carte { $card } de la réserve.
}
sg-event-card_drawn = { $whose ->
    [mine] Vous piochez la carte { $card }.
   *[other] { $player } pioche la carte { $card }.
}
sg-event-reserve_refilled = La réserve reçoit { $cards }.
sg-event-pyramid_points_scored = { $whose ->
    [mine] « Points de pyramide ! » La carte { $card } vous donne { $points } points ({ $colour }).
   *[other] { $player } : « Points de pyramide ! » La carte { $card } lui donne { $points } points ({ $colour }).
}
sg-event-match_ended = La quatrième manche est finie : la partie s’arrête.

sg-gain-red = { $count ->
    [one] une gemme rouge
   *[other] { $count } gemmes rouges
}
sg-gain-green = { $count ->
    [one] une gemme verte
   *[other] { $count } gemmes vertes
}
sg-gain-torch = la torche de la manche
sg-gain-skulls = { $count ->
    [one] un crâne
   *[other] { $count } crânes
}
sg-gain-potion = { $count ->
    [one] un crâne de moins
   *[other] { $count } crânes de moins
}

## Ce qui est demandé

sg-ask-keep = Gardez deux de vos quatre cartes.
sg-ask-confirm-cards = Vos deux cartes sont choisies.
sg-ask-mark = Cochez { $pattern } sur une de vos deux cartes, ou une seule case.
sg-ask-cross = Une croix rouge : cochez encore une case.
sg-ask-confirm-marks = Vos cases sont cochées ; en confirmant, vous aurez { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
sg-ask-replace = Remplacez votre pyramide achevée : une carte de la réserve, ou la pioche.
sg-ask-confirm-replacement = Votre carte est choisie.

## Les mots des coups

sg-word-keep = garder
sg-word-take = prendre
sg-word-draw = piocher
sg-word-confirm = confirmer

## Les noms

sg-pattern-I2 = le duo
sg-pattern-I3 = la barre de trois
sg-pattern-V3 = le coude
sg-pattern-O4 = le carré
sg-pattern-T4 = le té
sg-pattern-L4 = la crosse
sg-pattern-I4 = la barre de quatre
sg-pattern-S4 = la marche

sg-colour-green = vert
sg-colour-orange = orange
sg-colour-violet = violet

sg-short-green = ve
sg-short-orange = o
sg-short-violet = vi

sg-category-pyramids = Pyramides
sg-category-torches = Torches
sg-category-boxes = Points de pyramide
sg-category-gems = Gemmes
sg-category-skulls = Crânes

sg-rule-61 = la partie s’arrête après la quatrième manche
sg-rule-63 = la pyramide achevée au plus petit numéro l’emporte

## Les options

sg-option-reveal = Quand les autres voient vos cases : quand tous ont confirmé, ou aussitôt.
sg-option-reveal-expects = together (tous ensemble) ou at_once (aussitôt)
sg-option-closed_tombs = Une carte dont le tombeau est coché n’accepte plus les cases des croix.
sg-option-closed_tombs-expects = true (oui) ou false (non)
sg-option-expeditions = Les motifs des huit cartes expédition.
sg-option-expeditions-expects = huit motifs parmi I2, I3, V3, O4, T4, L4, I4 et S4, séparés par des virgules
sg-option-skulls = Les malus des dix crânes, du premier au dernier.
sg-option-skulls-expects = dix nombres croissants de 0 à 99, séparés par des virgules

## Pour qui joue la première fois

sg-intro =
    Quatre manches de sept tours, tout le monde en même temps. À chaque tour, une
    carte expédition montre un motif : cochez-le en entier sur une de vos deux
    cartes, tourné ou retourné comme vous voulez, ou cochez une seule case.
    Partez du départ (S) et touchez toujours une case déjà cochée ; atteignez le
    tombeau (T) pour achever la pyramide : 10 points.
    Une croix (x) donne une case de plus. Une paire de gemmes rouge et verte vaut 5,
    une gemme seule 1, la torche de la manche 5. Seul le plus haut crâne retire des
    points ; une potion en efface deux. La 2e, la 4e et la 6e pyramide d’une couleur
    donnent un bonus, les points de pyramide : 10 au premier, puis 6, puis 3.
sg-legend =
    S départ   T tombeau   # mur      . vide     @ cochée   * cochée ce tour
    x croix    r gemme rouge   g gemme verte   t torche   k crâne   p potion
sg-example =
    Un coup s’écrit avec la carte puis les cases, colonne et ligne : 17 a1b1b2
    (ou b1b2 si une seule de vos cartes convient).

## La table dessinée

sg-draw-choosing = Choix des premières cartes
sg-draw-over = La partie est terminée
sg-draw-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
sg-draw-expedition = Expédition : { $pattern }
sg-draw-dealt = Vos quatre cartes
sg-draw-kept = Gardées : { $cards }
sg-draw-reserve = { $pile ->
    [0] Réserve (la pioche est vide)
    [one] Réserve (pioche : une carte)
   *[other] Réserve (pioche : { $pile } cartes)
}
sg-draw-you = Vous
sg-draw-seat = { $seat }
sg-draw-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sg-draw-gems = Gemmes : rouges { $red }, vertes { $green }
sg-draw-torches = Torches, manches : { $rounds }
sg-draw-skulls = Crânes : { $skulls } (malus { $malus })
sg-draw-done = Achevées : { $cards }
sg-draw-boxes = Bonus : { $boxes }
sg-draw-free-boxes = Bonus libres : { $boxes }
sg-draw-confirmed = A confirmé
sg-draw-owed = { $owed ->
    [one] Croix : encore une case
   *[other] Croix : encore { $owed } cases
}
sg-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
