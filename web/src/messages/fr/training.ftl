# S’entraîner seul aux portes d’Expédition Pyramide, et la porte du jour.

training-page-title = S’entraîner – Pyramidion
training-heading = S’entraîner
training-about = Une porte d’Expédition Pyramide, ses clefs, et rien que vous. La montre part dès que la porte se montre.
training-loading = On va chercher les portes…

training-level = Niveau
training-level-name = { $level ->
    [hard] Difficile
   *[easy] Facile
}
training-level-keys = { $count } clefs
training-sign = Signe
training-sign-any = Au dé
training-sign-any-label = Au dé, qui choisit le signe
training-glass = Avec le sablier d’une minute
training-random = Une porte au hasard
training-doors = Les 36 portes
training-order = Ranger les portes
training-order-number = Par numéro
training-order-difficulty = De la plus simple à la plus rude
training-door-label = { $pyramids ->
    [0] { $time ->
        [none] Porte { $number }
       *[other] Porte { $number }, ouverte en { $time }
    }
   *[other] { $time ->
        [none] Porte { $number }, difficulté { $pyramids } sur 5
       *[other] Porte { $number }, difficulté { $pyramids } sur 5, ouverte en { $time }
    }
}
training-difficulty = Difficulté { $pyramids } sur 5 : { training-difficulty-word }
training-difficulty-word = { $pyramids ->
    [1] une promenade
    [2] tranquille
    [3] sérieuse
    [4] corsée
   *[5] redoutable
}

training-door = Porte { $number }
training-task = { $count ->
    [3] Ouvrez la porte avec vos trois clefs
   *[4] Ouvrez la porte avec vos quatre clefs
}
training-side = { $level ->
    [hard] côté difficile
   *[easy] côté facile
}
training-sign-shown = Signe : { $sign }
training-person = D’après notre modèle, une personne met environ { $seconds } s.
training-solutions = { $count ->
    [1] Une seule façon d’ouvrir
   *[other] { $count } façons d’ouvrir
}
training-best = Votre meilleur temps : { $time }
training-best-none = Pas encore ouverte sans aide.
training-watch-said = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
    [one] { $minutes } minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
training-glass-empty = Le sablier est vide. Prenez le temps qu’il vous faut.
training-glass-left = { $seconds ->
    [one] Encore une seconde.
   *[other] Encore { $seconds } secondes.
}

training-help = Un coup de main
training-help-cost = Avec de l’aide, le temps ne compte pas comme record.
training-hint = Poser une clef
training-solution = Montrer une solution
training-hinted = Clef posée : { $key }.
training-taken-away = { $count ->
    [one] Une clef mal placée est revenue dans la main.
   *[other] { $count } clefs mal placées sont revenues dans la main.
}
training-choose = Choisir une porte

training-open = Porte ouverte !
training-shown = Voici une façon d’ouvrir
training-in = en { $time }
training-hints-used = { $count ->
    [one] avec une clef posée pour vous
   *[other] avec { $count } clefs posées pour vous
}
training-first = C’est votre premier temps pour cette porte.
training-record = Record battu : { $before } avant.
training-no-record = Votre meilleur temps reste { $time }.
training-faster = Plus vite que notre modèle ({ $seconds } s).
training-next = Une autre porte
training-again = Rejouer

daily-page-title = La porte du jour – Pyramidion
daily-heading = La porte du jour
daily-about = La même porte pour tout le monde, une nouvelle chaque jour à minuit (temps universel). Une fois montrée, la montre part.
daily-loading = On va chercher la porte du jour…
daily-show = Montrer la porte
daily-row = { $count ->
    [0] Ouvrez-la pour commencer une série.
    [one] Un jour de suite
   *[other] { $count } jours de suite
}
daily-mine = Votre temps
daily-done = Vous avez ouvert la porte d’aujourd’hui.
daily-next = { $hours ->
    [0] { $minutes ->
        [0] La prochaine porte arrive.
        [one] La prochaine porte vient dans une minute.
       *[other] La prochaine porte vient dans { $minutes } minutes.
    }
    [one] La prochaine porte vient dans une heure.
   *[other] La prochaine porte vient dans { $hours } heures.
}
daily-train = S’entraîner sur d’autres portes
daily-share = Copier mon résultat
daily-copied = Résultat copié
daily-copy-yourself = Le navigateur ne permet pas de copier : le texte est choisi, copiez-le vous-même.
daily-share-field = Votre résultat, sans dévoiler la porte
daily-line = Pyramidion, la porte du { $date }
daily-line-time = { $hints ->
    [0] ouverte en { $time }
   *[other] ouverte en { $time }, avec de l’aide
}
