# Ce que disent tous les jeux : refus, enregistrements, robots.

## Demandes refusées

unknown-game = { GIVEN($close) ->
    [yes] Le jeu « { $name } » n’existe pas : vouliez-vous dire « { $close } » ?
   *[no] Le jeu « { $name } » n’existe pas : les jeux sont { $known }.
}
unknown-bot = { GIVEN($close) ->
    [yes] Le robot « { $name } » n’existe pas : vouliez-vous dire « { $close } » ?
   *[no] Le robot « { $name } » n’existe pas : les robots sont { $known }.
}
wrong-seat-count = On ne joue pas à ce jeu à { $players } : on y joue à { $allowed }.
unknown-option = L’option « { $option } » n’existe pas dans ce jeu : les options sont { $known }.
bad-origin = On ne peut pas jouer la suite de là.
bad-option = L’option « { $option } » n’a pas une valeur possible.
malformed-action = Cette action n’a pas la forme attendue.
not-a-players-action = L’action « { $action } » n’appartient à aucun joueur.
clock-owes = Le temps est écoulé : l’horloge joue d’abord.
clock-early = L’horloge a écrit avant l’heure.
nothing-to-take-back = Vous n’avez rien à reprendre.

## Enregistrements refusés : la ligne, puis la raison

record-refused = Ligne { $line } : { $reason }
record-truncated = l’enregistrement est incomplet (attendu : { $expected } ; trouvé : { $found }).
    .brief = l’enregistrement est incomplet.
record-format = ce n’est pas un enregistrement que nous savons lire (attendu : { $expected } ; trouvé : { $found }).
    .brief = ce n’est pas un enregistrement que nous savons lire.
record-hash = cette ligne a été modifiée (empreinte attendue : { $expected } ; trouvée : { $found }).
    .brief = cette ligne a été modifiée.
record-line = cette ligne n’a pas la forme attendue (attendu : { $expected } ; trouvé : { $found }).
    .brief = cette ligne n’a pas la forme attendue.
record-game = ce jeu n’existe pas (attendu : { $expected } ; trouvé : { $found }).
    .brief = ce jeu n’existe pas ici.
record-rules = la partie suit une autre version des règles (attendu : { $expected } ; trouvé : { $found }).
    .brief = la partie suit une autre version des règles.
record-header = l’en-tête ne convient pas à ce jeu (attendu : { $expected } ; trouvé : { $found }).
    .brief = l’en-tête ne convient pas à ce jeu.
record-seed = la graine n’est pas celle qui était promise (attendu : { $expected } ; trouvé : { $found }).
    .brief = la graine n’est pas celle qui était promise.
record-draw = ce tirage n’est pas celui de la graine (attendu : { $expected } ; trouvé : { $found }).
    .brief = ce tirage n’est pas celui de la graine.
record-action = cette action n’était pas permise (attendu : { $expected } ; trouvé : { $found }).
    .brief = cette action n’était pas permise.
record-origin = la partie ne peut pas avoir été reprise de là (attendu : { $expected } ; trouvé : { $found }).
    .brief = la partie ne peut pas avoir été reprise de là.
record-outcome = le résultat n’est pas celui de la partie (attendu : { $expected } ; trouvé : { $found }).
    .brief = le résultat n’est pas celui de la partie.

## Ce qui était attendu, ce qui a été trouvé

told-another-line = une ligne de plus
told-the-outcome = le résultat
told-the-end = la fin du fichier
told-a-whole-line = une ligne entière
told-a-part-of-a-line = un morceau de ligne
told-a-kind-of-line = { $kind ->
    [Header] l’en-tête d’une partie
    [EntryLine] une entrée
   *[Footer] le résultat
}
told-a-seed-and-nonces = une graine et ses compléments
told-options-and-seats = des options et des places de ce jeu
told-seats = { $count } places
told-a-moment = un moment de ce jeu
told-an-impossible-view = une vue qu’aucune position ne donne
told-a-legal-action = une action permise
told-a-seat = une place
told-an-entry = l’entrée { $seq } à l’instant { $at }
told-an-entry-or-later = l’entrée { $seq } à l’instant { $at } ou plus tard
told-a-finished-match = une partie terminée
told-an-unfinished-match = une partie inachevée
told-a-number-below = un nombre inférieur à { $n }
told-an-order = un ordre de { $n } éléments
told-a-judgement = le jugement { $question }
told-no-further-draw = aucun autre tirage
told-no-draw = aucun tirage
told-nothing = rien
told-a-refusal = un refus, « { $refusal } »
told-something-malformed = autre chose
told-something-unreadable = des signes illisibles

## Ce que fait une entrée, hors des actions d’un jeu

entry-set_up = La partie est mise en place.
entry-take_back = Vous reprenez votre dernier geste.
entry-time_up = { $whose ->
    [mine] Votre temps est écoulé.
   *[other] { $player } n’a plus de temps.
}
entry-away = La partie a été suspendue.
entry-unheard = Rien qui se sache d’ici.

## Robots

bot-greedy = Le gourmand : il prend chaque fois ce qui paraît le meilleur.
bot-random = Le hasard : il joue n’importe quel coup permis.
bot-strong = Le fort : il imagine la suite, et choisit ce qui mène le plus loin.
