# Ce qui ne se dit qu’au terminal.

cli-language = fr

## L’aide

cli-usage = Usage :
cli-options = Options :
cli-verbs = Commandes :
cli-options-metavar = [OPTIONS]
cli-verb-metavar = COMMANDE [ARGUMENTS]
cli-metavar-game = JEU
cli-metavar-number = N
cli-metavar-bots = ROBOTS
cli-metavar-option = NOM=VALEUR
cli-metavar-folder = DOSSIER
cli-metavar-file = FICHIER
cli-metavar-files = FICHIER…
cli-metavar-name = NOM

cli-pyramidion = Quatre jeux de pyramides à une même table : jouer, simuler, vérifier.
cli-verb-games = Montre les jeux et leurs options.
cli-verb-simulate = Fait jouer des parties entières à des robots et en donne le bilan.
cli-verb-replay = Vérifie des parties enregistrées, ligne par ligne. Un dossier vaut pour toutes celles qu’il contient.
cli-verb-show = Montre une position d’une partie enregistrée, telle qu’une place peut la voir.
cli-verb-play = Joue une partie dans le terminal, vous contre des robots.

cli-help = Montre cette aide.
cli-version = Montre la version.
cli-lang = La langue ; sinon celle du système.
cli-json = Répond en JSON, pour les programmes.
cli-jobs = Nombre de processus ; sinon un par cœur quand il y a beaucoup à faire.
cli-option = Une option du jeu, voir « pyramidion games » ; peut se répéter.

cli-simulate-players = Nombre de joueurs (sinon 3, ou le plus proche).
cli-simulate-games = Nombre de parties (sinon 100).
cli-simulate-seed = La graine : la même donne les mêmes parties (sinon 1).
cli-simulate-bots = Les robots, séparés par des virgules : un pour tous, ou un par place ; ils changent de place à chaque partie (sinon greedy).
cli-simulate-out = Écrit un enregistrement par partie dans ce dossier.
cli-simulate-force = Remplace les enregistrements numérotés qui s’y trouvent déjà.
cli-show-at = Après l’entrée N, 0 étant la mise en place (sinon la dernière).
cli-show-seat = Vu de la place N, la première étant 0 (sinon du public).
cli-play-players = Nombre de joueurs, vous compris (sinon 3, ou le plus proche).
cli-play-bots = Vos adversaires, séparés par des virgules : un pour tous, ou un par place (sinon greedy).
cli-play-name = Votre nom.
cli-play-seed = La graine : la même donne les mêmes mélanges (sinon au hasard).
cli-play-out = Enregistre la partie, une fois finie, dans ce fichier.

## Refus

cli-unknown-verb = { GIVEN($close) ->
    [yes] La commande « { $name } » n’existe pas : vouliez-vous dire « { $close } » ?
   *[no] La commande « { $name } » n’existe pas : les commandes sont { $known }.
}
cli-unknown-option = { GIVEN($close) ->
    [yes] L’option « { $option } » n’existe pas : vouliez-vous dire « { $close } » ?
   *[no] L’option « { $option } » n’existe pas : voyez « { $command } --help ».
}
cli-unknown-language = La langue « { $lang } » n’est pas parlée ici : choisissez parmi { $known }.
cli-missing = Il manque { $parameter } : voyez « { $command } --help ».
cli-too-many = Il y a quelque chose de trop, « { $arguments } » : voyez « { $command } --help ».
cli-takes-no-value = L’option « { $option } » ne prend pas de valeur : voyez « { $command } --help ».
cli-needs-value = L’option « { $option } » attend une valeur : voyez « { $command } --help ».
cli-not-understood = Cette demande ne se comprend pas : voyez « { $command } --help ».
cli-not-in-range = L’option { $option } attend un nombre entier de { $low } à { $high }, et non « { $value } ».
cli-not-a-number = L’option { $option } attend un nombre entier, et non « { $value } ».
cli-bots-count = { $given } robots pour { $seats ->
    [one] une place
   *[other] { $seats } places
} : donnez-en un seul, ou un par place.
cli-option-form = « { $option } » n’est pas de la forme nom=valeur : les options de ce jeu sont { $known }.
cli-bad-option = L’option { $option } ne peut pas valoir « { $value } » : il faut { $expects }.
cli-bad-name = « { $name } » ne convient pas comme nom : il faut de 1 à { $longest } signes.
cli-no-entry = L’entrée { $at } n’existe pas : elles vont de 0 à { $last }.
cli-no-seat = La place { $seat } n’existe pas : elles vont de 0 à { $last }.
cli-no-records = Le dossier « { $folder } » ne contient aucun enregistrement (*.jsonl).
cli-records-there = Le dossier « { $folder } » contient déjà { $count ->
    [one] un enregistrement
   *[other] { $count } enregistrements
} : choisissez-en un autre, ou ajoutez --force.
cli-file-exists = Le fichier « { $file } » existe déjà : choisissez-en un autre.
cli-cannot-read = « { $file } » ne peut pas être lu : { $why ->
    [missing] ce fichier n’existe pas
    [denied] vous n’en avez pas le droit
    [directory] c’est un dossier
    [not-a-directory] ce chemin passe par un fichier
    [name] ce nom est trop long
    [large] il est trop grand pour être un enregistrement
   *[other] le système le refuse
}.
cli-cannot-write = « { $file } » ne peut pas être écrit : { $why ->
    [missing] ce dossier n’existe pas
    [denied] vous n’en avez pas le droit
    [directory] c’est un dossier
    [not-a-directory] un fichier est à la place d’un dossier
    [full] il n’y a plus de place
    [name] ce nom est trop long
   *[other] le système le refuse
}.
cli-output = la sortie
cli-record-failed = { $file }, ligne { $line } : { $reason }
cli-interrupted = Interrompu.
cli-worker-lost = Un des processus s’est arrêté : essayez avec moins, par exemple --jobs 1.

## games

cli-game = Joueurs : { $players } · { $minutes } minutes · dès { $age } ans · règles, version { $rules }
cli-bots = Robots :

## simulate et replay

cli-simulating = Parties
cli-verifying = Vérification
cli-report-what = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} à { $players } · robots : { $bots } · graine { $seed }
cli-mean-points = Points en moyenne
cli-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-whole = { $value }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-everybody = tous
cli-category = Catégorie
cli-total = Total
cli-place = Rang
cli-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
cli-wins = Victoires
cli-matches = parties
cli-won = gagnées
cli-share = part
cli-shared = partagées
cli-seat = place { $seat }
cli-report-speed = { NUMBER($matches, maximumFractionDigits: 1) } parties et { NUMBER($decisions, maximumFractionDigits: 0) } décisions par seconde ({ NUMBER($seconds, maximumFractionDigits: 1) } s, { $jobs } processus).
cli-report-records = { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
} dans { $folder }.
cli-replay-verified = { $file } : vérifié, { $entries } entrées.
cli-replay-seed = La graine révélée est celle qui était promise : { $commitment }
cli-replay-nonces = { $count ->
    [0] Aucun nombre n’a été ajouté à la graine.
    [one] Le nombre de la seule place a été mêlé à la graine :
   *[other] Les { $count } nombres des places ont été mêlés à la graine :
}
cli-replay-draws = { $count ->
    [0] La partie n’a fait aucun tirage.
    [one] Le seul tirage de la partie a été recalculé : il est tel qu’il a été enregistré.
   *[other] Les { $count } tirages ont été recalculés : tous sont tels qu’ils ont été enregistrés.
}
cli-replay-judgements = { $count ->
    [one] Une réponse du juge de mots est notée à part
   *[other] { $count } réponses du juge de mots sont notées à part
} : aucun tirage ne les donne.
cli-replay-seat = { $name } { $total } ({ $rank ->
    [1] 1er
   *[other] { $rank }e
})
cli-replay-summary = { $verified ->
    [one] { $verified } enregistrement vérifié
   *[other] { $verified } enregistrements vérifiés
} sur { $total }.

## show

cli-show-where = Entrée { $seq } sur { $last }, vue par { $who }.
cli-spectator = le public

## play

cli-player = Joueur
cli-you = Vous
cli-companions = Ibis, Faucon, Scarabée, Chat, Cobra
cli-and = { $list } et { $last }
cli-against = Vous jouez contre { $names }.
cli-play-keys =
    ? aide et coups possibles · conseil · annuler · t table · q quitter
cli-play-help =
    Écrivez un coup, ou son numéro dans la liste (#1, #2…).
    « conseil » propose un coup, « conseil! » le joue, « annuler » reprend votre
    dernier geste, « t » montre toute la table, « q » quitte. Coups possibles :
cli-prompt = Votre coup >
cli-prompt-confirm = Entrée pour confirmer, « annuler » pour reprendre >
cli-nothing-typed = Écrivez un coup, ou « ? » pour voir les coups possibles.
cli-hint = Conseil : { $step }
cli-ambiguous = « { $text } » peut vouloir dire { $steps } : précisez.
cli-win = { $whose ->
    [mine] Vous gagnez avec { $total } !
   *[other] { $name } gagne avec { $total }.
}
cli-shared-win = { $names } se partagent la victoire avec { $total }.
cli-tie-break = À égalité, { $reason }. ({ $rule })
cli-left = Vous quittez la partie avant la fin.
cli-left-unsaved = Vous quittez la partie avant la fin : rien n’a été enregistré.
cli-play-saved = La partie est enregistrée dans { $file }.

## solve

cli-verb-solve = Recouvre une région avec des clés, de toutes les façons. « - » lit au terminal.
cli-solve-count = Ne donne que le nombre de solutions.
cli-solve-first = Ne donne que la première solution.
cli-solve-found = { $count ->
    [0] Il n’y a pas de solution.
    [one] Une solution.
   *[other] { $count } solutions.
}
cli-solve-count-or-first = Choisissez --count ou --first, pas les deux.
cli-solve-not-text = « { $file } » n’est pas un texte en UTF-8.
cli-solve-long = Le texte est trop long : il peut avoir { $most } signes.
cli-solve-line = La ligne { $line } ne se comprend pas, « { $text } » : dessinez avec # et ., ou nommez des clés.
cli-solve-empty = Il n’y a pas de région : dessinez-la d’abord, avec # pour ses cases.
cli-solve-large = La région a { $cells } cases : elle peut en avoir { $most }.
cli-solve-wide = Un dessin fait { $across } cases de long ou de large : il peut en faire { $most }.
cli-solve-no-keys = Il n’y a pas de clés : nommez-en sous la région ({ $known }) ou dessinez-les.
cli-solve-large-piece = Une pièce a { $cells } cases : elle peut en avoir { $most }.
cli-solve-piece = Cette pièce n’est pas d’un seul tenant : { $drawing }
cli-solve-areas = La région a { $cells } cases et les clés en ont { $area } : il en faut autant.
cli-solve-many = Il y a { $count } clés : il peut y en avoir { $most }.
cli-unknown-key = { GIVEN($close) ->
    [yes] La clé « { $name } » n’existe pas : vouliez-vous dire « { $close } » ?
   *[no] La clé « { $name } » n’existe pas : les clés sont { $known }.
}

## Le serveur

cli-verb-serve = Sert des tables en ligne, où l’on joue dans un navigateur.
cli-verb-backup = Copie les données du serveur, même pendant qu’il tourne.
cli-metavar-value = VALEUR
cli-serving = Ouvrez { $address } dans un navigateur. Ctrl-C arrête le serveur.
cli-port-taken = Le port { $port } est pris : choisissez-en un autre avec --port, ou ajoutez --next-port.
cli-cannot-listen = Le serveur ne peut pas écouter à l’adresse { $address } : changez --host ou --port.
cli-backed-up = Copie faite dans { $file }.
cli-bad-setting = Le réglage { $option } n’accepte pas « { $value } ».
cli-data-broken = Les données de { $file } ne sont pas utilisables : { $why }.
cli-serve-host = L’adresse où écouter.
cli-serve-port = Le port où écouter.
cli-serve-next-port = Si le port est pris, le suivant qui est libre.
cli-serve-data = Le fichier des données.
cli-serve-origins = D’autres origines permises, séparées par des virgules.
cli-serve-proxied = Le serveur se trouve derrière un mandataire inverse.
cli-serve-away-seconds = Après combien de secondes d’absence un robot joue pour une personne.
cli-serve-abandon-hours = Après combien d’heures sans personne une table se ferme.
cli-serve-keep-days = Combien de jours une table fermée est gardée.
cli-serve-bot-pace = Les secondes qu’un robot prend avant de jouer.
cli-serve-frame-bytes = La taille permise d’un message, en octets.
cli-serve-record-bytes = La taille permise d’un enregistrement à relire, en octets.
cli-serve-frames-a-second = Combien de messages par seconde un client peut envoyer.
cli-serve-chats-a-minute = Combien de lignes de discussion par minute.
cli-serve-most-tables = Combien de tables au plus.
cli-serve-most-sockets = Combien de connexions au plus.
cli-serve-log-level = Ce qui est noté : debug, info, warning ou error.
