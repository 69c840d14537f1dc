# La relecture d’une partie.

replay-tab = { $title }, relecture · Pyramidion
replay-tab-any = Relire une partie · Pyramidion
replay-kicker = Relecture
replay-kicker-date = Relecture · partie du { $date }
replay-opening = La partie se prépare…

## Qui a joué

replay-players = Les joueurs
replay-won = a gagné
replay-shared = La victoire est partagée.
replay-tie = À égalité : { $reason }.
replay-origin = Cette partie reprend un moment d’une autre.
replay-origin-link = Voir ce moment

## Par quels yeux

replay-viewer = Vue
replay-viewer-all = Tout révélé
replay-viewer-all-explained = Chaque étape est vue par qui la joue.
replay-viewer-public = Public
replay-viewer-public-explained = Ce que voient les spectateurs.
replay-viewer-seat-explained = Ce que { $name } pouvait savoir.

## Avancer

replay-controls = Parcourir la partie
replay-moment = Moment de la partie
replay-first = Début
replay-previous = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = Fin
replay-step = Étape { $step } sur { $steps }
replay-step-short = { $step } / { $steps }

## Le récit

replay-story = Le récit
replay-story-begin = La partie commence.

## Partager et garder

replay-keep = Garder cette partie
replay-keep-explained = L’enregistrement tient en un fichier : il se relit ici, et chacun peut le vérifier.
replay-copy = Copier le lien de ce moment
replay-copied = Lien copié
replay-copy-by-hand = Copiez le lien vous-même : il est sélectionné.
replay-link = Lien de ce moment
replay-download = Télécharger l’enregistrement

## Jouer la suite

replay-on = Jouer la suite d’ici
replay-on-intro = Reprenez une place, des robots prennent les autres.
replay-on-seat = À la place de
replay-on-explained = Ce qui était caché à cette place est tiré de nouveau, et la partie est marquée comme jouée à la suite d’une autre.
replay-on-over = La partie est finie ici : revenez à un moment plus tôt pour jouer la suite.

## Un enregistrement

replay-any-title = Relire une partie
replay-any-intro = Tout enregistrement de Pyramidion se rejoue ici, coup par coup. Le serveur en vérifie d’abord chaque ligne.
replay-any-how = À la fin d’une partie, « { end-record } » vous donne ce fichier.
replay-another = Relire un autre enregistrement
replay-choose = Choisir un fichier
replay-drop = ou déposez-le ici
replay-drop-now = Lâchez le fichier pour le relire
replay-reading = L’enregistrement est vérifié…
replay-read = L’enregistrement est intact : la partie est prête.
replay-file-unreadable = Ce fichier ne se lit pas.

## Rien à relire

replay-none-title = { $code ->
    [unknown-table] Il n’y a pas de table ici
    [no-record] Rien à relire pour l’instant
    [no-connection] Le serveur ne répond pas
   *[other] Cette partie ne s’ouvre pas
}
replay-none-home = Aller à l’accueil
replay-none-game = Cette page ne connaît pas ce jeu.

## Le pied des pages

replay-footer-record = Relire un enregistrement
replay-footer-matches = Mes parties
