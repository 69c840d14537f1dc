# Pyramido : Trésors oubliés.

## Ce que le jeu refuse (le numéro de la règle est ajouté à la fin)

pd-not-your-turn = Ce n’est pas à vous de jouer.
pd-no-such-space = Cet emplacement n’existe pas : ils vont de 1 à { $spaces }.
pd-face-down = Le domino de l’emplacement { $space } est face cachée : choisissez-en un face visible.
pd-space-empty = L’emplacement { $space } est vide.
pd-no-such-gem = { $gem ->
    [orange] Il n’y a pas de gemme orange à l’emplacement { $space }.
    [blue] Il n’y a pas de gemme bleue à l’emplacement { $space }.
    [purple] Il n’y a pas de gemme mauve à l’emplacement { $space }.
    [green] Il n’y a pas de gemme verte à l’emplacement { $space }.
    [red] Il n’y a pas de gemme rouge à l’emplacement { $space }.
    [mythical] Il n’y a pas de gemme mythique à l’emplacement { $space }.
   *[other] L’emplacement { $space } a des gemmes : prenez-en une avec son domino.
}
pd-not-taking = Ce n’est pas le moment de prendre un domino.
pd-must-take = Prenez d’abord un domino et une de ses gemmes.
pd-must-turn-up = Retournez d’abord un des dominos face cachée.
pd-not-face-down = L’emplacement { $space } n’a pas de domino face cachée à retourner.
pd-not-turning-up = Ce n’est pas le moment de retourner un domino.
pd-not-placing = Ce n’est pas le moment de placer un domino.
pd-placed-already = Votre domino est placé : confirmez, ou reprenez-le.
pd-must-place = Placez votre domino avant de confirmer.
pd-off-the-floor = Rien ne peut dépasser de l’étage { $floor }, pas même un demi-domino.
pd-over-another = Un autre domino de l’étage { $floor } est déjà là.
pd-too-wide = L’étage 1 ne tiendrait plus dans 5 blocs sur 4 ou 4 blocs sur 5.
pd-must-touch = À l’étage 1, un domino doit en toucher un autre par un côté entier d’un bloc.
pd-first-in-the-middle = Votre premier domino part du milieu, en e5 ; tournez-le comme vous voulez.
pd-bad-turn = Un domino ne se tourne que de quatre façons.
pd-not-scoring = Ce n’est pas le moment de placer des gemmes sur des zones.
pd-no-such-zone = Votre pyramide n’a pas cette zone.
pd-wrong-colour = Cette zone est { $colour ->
    [orange] orange
    [blue] bleue
    [purple] mauve
    [green] verte
   *[red] rouge
} : seules les gemmes de sa couleur et les mythiques l’activent.
pd-not-your-gems = Vous n’avez pas ces gemmes.
pd-wrong-amount = Une zone demande la valeur d’une gemme de couleur, ou de trois pour la doubler ; deux gemmes mythiques en valent une.
pd-activated-twice = Cette zone est déjà activée : retirez ses gemmes pour payer autrement.
pd-not-activated = Il n’y a pas de gemmes sur cette zone.
pd-wait-for-scoring = Vous avez confirmé : attendez que tous aient placé leurs gemmes.
pd-not-keeping = Ce n’est pas le moment de défausser des gemmes.
pd-keep-five = { $gems ->
    [5] Il vous reste cinq gemmes, et vous les gardez : confirmez.
   *[other] Vous avez { $gems } gemmes : défaussez jusqu’à ce qu’il en reste cinq.
}
pd-wait-for-keeping = Attendez que personne n’ait plus de cinq gemmes.
pd-legend-moves = Seule la Légende joue le tour de la Légende, et elle n’en a pas d’autre.
pd-match-over = La partie est terminée.

## Ce qui ne se lit pas

pd-unreadable-place = « { $text } » n’est pas une place comme e5> : colonne, ligne, et où se trouve l’autre bloc.
pd-unreadable-action = « { $text } » n’est pas un coup ; « ? » montre les coups possibles.
pd-unreadable-position = « { $text } » n’est pas une position.

## Ce qui arrive

pd-event-domino_taken = { $whose ->
    [mine] Vous prenez le domino { $domino } de l’emplacement { $space } et { $gem }.
   *[other] { $player } prend le domino { $domino } de l’emplacement { $space } et { $gem }.
}
pd-event-gems_drawn = L’emplacement { $space } reçoit { $gems }.
pd-event-bag_refilled = Le sac est vide : les gemmes défaussées y retournent ({ $gems }).
pd-event-pile_rebuilt = La pile { $space } est vide : elle reçoit la moitié inférieure de la pile { $source }, { $size ->
    [one] un domino
   *[other] { $size } dominos
}.
pd-event-domino_turned_up = { $whose ->
    [mine] Vous retournez le domino { $domino } à l’emplacement { $space }.
   *[other] { $player } retourne le domino { $domino } à l’emplacement { $space }.
}
pd-event-domino_placed = { $whose ->
    [mine] Vous placez le domino { $domino } à l’étage { $floor }, en { $place }.
   *[other] { $player } place le domino { $domino } à l’étage { $floor }, en { $place }.
}
pd-event-seat_confirmed = { $whose ->
    [mine] Vous avez confirmé.
   *[other] { $player } a confirmé.
}
pd-event-turn_lost = { $whose ->
    [mine] Vous n’avez plus de place à l’étage { $floor } : il compte comme complet.
   *[other] { $player } n’a plus de place à l’étage { $floor } : il compte comme complet.
}
pd-event-zone_activated = { $whose ->
    [mine] Vous placez { $gems } sur la zone { $zone }.
   *[other] { $player } place { $gems } sur la zone { $zone }.
}
pd-event-zone_cleared = { $whose ->
    [mine] Vous reprenez vos gemmes de la zone { $zone }.
   *[other] { $player } reprend ses gemmes de la zone { $zone }.
}
pd-event-floor_scored = { $whose ->
    [mine] Étage { $floor } : vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (zones : { $zones } ; gemmes mythiques : { $mythical }).
   *[other] Étage { $floor } : { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (zones : { $zones } ; gemmes mythiques : { $mythical }).
}
pd-event-gem_discarded = { $whose ->
    [mine] Vous défaussez { $gem }.
   *[other] { $player } défausse { $gem }.
}
pd-event-floor_started = L’étage { $floor } commence ; qui a marqué le moins de points joue en premier.
pd-event-legend_moved = La Légende cherche { $preferences } : { GIVEN($gems) ->
    [yes] elle prend { $gems }
   *[no] { GIVEN($drawn) ->
        [yes] elle ne trouve rien et tire { $drawn } du sac
       *[no] elle ne trouve rien, et le sac est vide
    }
} ; son nouveau domino est le { $domino }, de l’emplacement { $space }{ GIVEN($turned_up) ->
    [yes] , où le { $turned_up } est retourné.
   *[no] .
}
pd-event-legend_drew = La Légende a sept gemmes mythiques ou plus : elle tire { $gem }.
pd-event-legend_scored = Étage { $floor } : la Légende marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $gems }).
pd-event-match_ended = Le quatrième étage est compté : la partie s’arrête.

pd-gems-orange = { $count ->
    [one] une gemme orange
   *[other] { $count } gemmes orange
}
pd-gems-blue = { $count ->
    [one] une gemme bleue
   *[other] { $count } gemmes bleues
}
pd-gems-purple = { $count ->
    [one] une gemme mauve
   *[other] { $count } gemmes mauves
}
pd-gems-green = { $count ->
    [one] une gemme verte
   *[other] { $count } gemmes vertes
}
pd-gems-red = { $count ->
    [one] une gemme rouge
   *[other] { $count } gemmes rouges
}
pd-gems-mythical = { $count ->
    [one] une gemme mythique
   *[other] { $count } gemmes mythiques
}
pd-gems-none = aucune gemme

## Ce qui est demandé

pd-ask-take = Prenez un domino face visible et une de ses gemmes.
pd-ask-turn_up = Retournez un des dominos face cachée.
pd-ask-place = Placez votre domino à l’étage { $floor }.
pd-ask-confirm-place = Votre domino est placé.
pd-ask-score = Placez des gemmes sur vos zones, ou gardez-les ; en confirmant, vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pd-ask-score-best = Placez des gemmes sur vos zones, ou gardez-les ; en confirmant, vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} (au mieux, vous auriez { $best }).
pd-ask-keep = Vous gardez cinq gemmes : défaussez-en { $many ->
    [one] une
   *[other] { $many }
}.
pd-ask-confirm-keep = Vos cinq gemmes sont choisies.

## Les mots des coups

pd-word-take = prendre
pd-word-up = retourner
pd-word-light = activer
pd-word-clear = retirer
pd-word-discard = défausser
pd-word-confirm = confirmer
pd-word-legend = légende
pd-word-orange = orange
pd-word-blue = bleue
pd-word-purple = mauve
pd-word-green = verte
pd-word-red = rouge
pd-word-mythical = mythique

## Les noms

pd-colour-orange = orange
pd-colour-blue = bleu
pd-colour-purple = mauve
pd-colour-green = vert
pd-colour-red = rouge

pd-gem-orange = orange
pd-gem-blue = bleue
pd-gem-purple = mauve
pd-gem-green = verte
pd-gem-red = rouge
pd-gem-mythical = mythique

pd-short-orange = o
pd-short-blue = b
pd-short-purple = p
pd-short-green = g
pd-short-red = r

pd-category-floor1 = Étage 1
pd-category-floor2 = Étage 2
pd-category-floor3 = Étage 3
pd-category-floor4 = Étage 4

pd-rule-70 = le plus de gemmes restantes l’emporte, puis le plus de points sur un seul étage
pd-rule-90 = la Légende l’emporte

## Les options

pd-option-legend = En solo : battre la Légende, ou la devenir ; elle est alors plus forte.
pd-option-legend-expects = beat (la battre) ou become (la devenir)
pd-option-first = Qui joue en premier : au sort, ou la place de ce numéro.
pd-option-first-expects = lot (au sort), 0, 1, 2 ou 3
pd-option-hints = Au moment de marquer, montre comment vos gemmes donnent le plus de points.
pd-option-hints-expects = true (oui) ou false (non)

## Pour qui joue la première fois

pd-intro =
    Chacun bâtit une pyramide de quatre étages : 5 blocs sur 4 (ou 4 sur 5), puis
    4 sur 3, 3 sur 2 et 2 sur 1. À votre tour, prenez un domino face visible et une
    gemme de son emplacement, retournez un domino face cachée et placez le vôtre :
    à l’étage 1 il en touche un autre, plus haut il est décalé d’un demi-bloc par
    rapport à ceux du dessous.
    Une zone est une couleur d’un seul tenant, vue du dessus. Quand tous ont fini
    un étage, placez des gemmes sur vos zones : une gemme de sa couleur donne
    1 point par icône visible, trois en donnent 2. Deux gemmes mythiques valent une
    gemme de couleur ; chacune de celles qui vous restent alors vaut 1 point.
    Vous gardez au plus cinq gemmes pour l’étage suivant. Le plus de points sur les
    quatre étages l’emporte.
pd-legend =
    o orange   b bleu   p mauve   g vert   r rouge     une majuscule : une icône
    m gemme mythique   . rien     > v < ^ où se trouve l’autre bloc d’un domino
    12 [oo|bb/oO|bB] un domino : sa ligne du haut, puis celle du bas
pd-example =
    Un coup s’écrit : prendre 3 bleue   retourner 2   e5> (colonne, ligne, sens)
    activer 125 o (la zone 125)   retirer 125   défausser rouge   confirmer

## La table dessinée

pd-draw-over = La partie est terminée
pd-draw-floor = Étage { $floor } sur 4 : { $phase ->
    [take] choix d’un emplacement
    [turn_up] domino à retourner
    [place] domino à placer
    [score] pointage
   *[keep] cinq gemmes à garder
}
pd-draw-space = { $space } : { $domino } · gemmes : { $gems } · { $pile ->
    [0] aucun domino
    [one] un domino
   *[other] { $pile } dominos
}
pd-draw-back = face cachée : { $first } ({ $icons }), { $other } ({ $more })
pd-draw-legend = La Légende : { $domino } · gemmes : { $gems } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pd-draw-you = Vous
pd-draw-seat = { $seat }
pd-draw-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
} · gemmes : { $gems }
pd-draw-hand = À placer : { $domino }
pd-draw-zone = Zone { $zone } (vers { $place }) : { $colour }, { $icons ->
    [0] aucune icône
    [one] une icône
   *[other] { $icons } icônes
}
pd-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
