# La page d’accueil, l’invitation, la vie privée et la page qui n’existe pas.

home-page-title = Pyramidion : quatre jeux de pyramides
home-heading-first = Quatre pyramides,
home-heading-second = une seule table
home-pitch = Entre amis, en famille ou contre nos robots. Rien à installer, pas de compte à créer.
home-play-now = Jouer maintenant
home-invite = Inviter

home-default-name = Chat
home-playing-as = Vous jouez sous le nom de { $name }.
home-change-name = Changer
home-change-name-label = Changer de nom
home-name = Votre nom
home-save-name = Garder ce nom

home-games = Les jeux
home-play = Jouer
home-play-game = Jouer à { $title } contre des robots
home-alone = Seul contre { $game ->
    [pyramido] la Légende
   *[other] le jeu
}
home-alone-label = { $way }, { $title }
home-legend-beat = Battre la Légende
home-legend-become = La devenir
home-invite-game = Inviter à { $title }
home-coming = Bientôt à cette table
home-players = { $least } à { $most }
home-players-label = { $least } à { $most } joueurs
home-minutes = { $minutes } min
home-minutes-label = environ { $minutes } minutes
home-age = dès { $age } ans
home-title-silver-gold = Silver & Gold : Pyramides
home-title-expedition = Expédition Pyramide
home-title-maitre-mot = Maître-Mot
home-title-pyramido = Pyramido : Trésors oubliés
home-about-silver-gold = Creusez vos galeries jusqu’au tombeau, une forme à la fois.
home-about-expedition = Ouvrez la porte avec vos clefs avant le dernier grain de sable.
home-about-maitre-mot = Un mot pour un mot : faites deviner, puis percez l’énigme.
home-about-pyramido = Quatre étages de dominos, et des gemmes à garder au bon moment.
home-picture-word = désert
home-picture-answer = sable

home-mine = Mes parties
home-mine-text = { $phase }{ GIVEN($others) ->
    [yes] , avec { $others }
   *[no] {""}
}
home-mine-alone = { $phase }, seul contre { $name }
home-phase = { $phase ->
    [waiting] On attend des joueurs
    [unbegun] Partie à commencer
    [playing] Partie en cours
    [over] Partie terminée
    [frozen] Table arrêtée
   *[other] Table fermée
}
home-return = { $phase ->
    [waiting] Reprendre
    [playing] Reprendre
    [over] Revoir
   *[other] Regarder
}
home-return-label = { $phase ->
    [waiting] Reprendre { $title }, table { $code }
    [playing] Reprendre { $title }, table { $code }
    [over] Revoir { $title }, table { $code }
   *[other] Regarder { $title }, table { $code }
}

home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs pour le moment. Et si vous ouvriez la vôtre ?
home-open-looking = On regarde quelles tables sont ouvertes…
home-table-of = Chez { $name }
home-table-code = Table { $code }
home-table-text = { $title }, { $free ->
    [0] toutes les places sont prises
    [one] il reste { $free } place
   *[other] il reste { $free } places
}
home-join = Rejoindre
home-join-label = Rejoindre « { $table } », { $title }

home-have-code = J’ai un code
home-code = Code de la table
home-code-go = Y aller
home-code-hint = Cinq lettres et chiffres, ou le lien reçu.
home-code-bad = Un code est fait de lettres et de chiffres.

home-free-software = Pyramidion, un logiciel libre
home-footer = Au pied de la page
home-rules = Règles
home-licences = Licences
home-privacy = Vie privée
home-contrast = Contraste élevé

invite-intro = Envoyez ce lien, dictez le code ou montrez l’image : chacun arrive à cette table.
invite-link = Lien de la table
invite-copy = Copier le lien
invite-copied = Lien copié
invite-copy-by-hand = Le navigateur ne permet pas de copier : le lien est choisi, copiez-le vous-même.
invite-share = Partager
invite-share-text = Viens jouer avec moi sur Pyramidion.
invite-code = Code
invite-code-hint = À taper sur la page d’accueil, sous « J’ai un code ».
invite-qr = Code QR qui mène à cette table
invite-qr-hint = À viser avec un téléphone

privacy-page-title = Vie privée – Pyramidion
privacy-heading = Vie privée
privacy-short = En bref : pas de compte, pas de suivi, pas de publicité, aucun cookie. Rien n’est demandé ni envoyé à un autre site.
privacy-server = Ce que garde le serveur
privacy-server-text = Pour chaque table, et rien que pour elle :
privacy-server-names = les noms que l’on y a tapés ;
privacy-server-moves = les coups joués, pour pouvoir reprendre et revoir la partie ;
privacy-server-chat = les messages de la discussion de la table.
privacy-who = Qui connaît le code ou le lien d’une table peut voir ces noms, regarder la partie et la revoir une fois finie ; à une table fermée aux spectateurs, il faut attendre la fin. Tant qu’une table ouverte attend des joueurs, ses noms se lisent aussi sur la page d’accueil.
privacy-time = Combien de temps
privacy-time-text = Une table où plus personne ne joue se ferme après trois jours ; une partie sans pendule entre plusieurs personnes peut attendre 90 jours. Tout ce qui la concerne est effacé 90 jours après la dernière action. Ce sont les durées habituelles ; qui héberge ce serveur peut en choisir d’autres.
privacy-browser = Ce que garde votre navigateur
privacy-browser-text = Sur votre appareil seulement :
privacy-browser-token = une clé par laquelle le serveur reconnaît vos places ; elle ne dit pas qui vous êtes ;
privacy-browser-name = votre nom et vos réglages ;
privacy-browser-tables = la liste des tables où vous avez joué ;
privacy-browser-matches = les résultats de vos parties terminées, que vous pouvez faire oublier sur la page « Mes parties » ;
privacy-browser-legend = les modes où vous avez battu la Légende de Pyramido ;
privacy-browser-doors = vos meilleurs temps aux portes d’Expédition Pyramide, vos portes du jour, et celle que vous êtes en train d’ouvrir ;
privacy-browser-seals = l’empreinte des tirages de vos dernières parties, et votre part de hasard, pour les vérifier ;
privacy-browser-muted = les noms dont vous ne voulez plus lire les messages.
privacy-errors = Quand la page se casse
privacy-errors-text = L’erreur est notée dans le journal du serveur : ce qui s’est passé et à quel endroit du programme, sans nom, sans code de table et sans adresse.
privacy-erase = Tout effacer
privacy-erase-text = Effacez les données de ce site dans les réglages de votre navigateur : tout cela disparaît, et vos places avec. Quittez une table avant qu’elle commence, et votre nom n’y est plus affiché ; le reste s’efface avec la table.
privacy-back = Retour à l’accueil

missing-page-title = Page introuvable – Pyramidion
missing-heading = Rien n’est enterré ici
missing-text = On a creusé : cette adresse ne mène à aucune page. Le chat, lui, connaît le chemin du retour.
missing-home = Rentrer à l’accueil
