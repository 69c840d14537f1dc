# La discussion à la table, et qui regarde.

## Ce que l’hôte en décide

room-chat = Discussion
room-chat-mode = { $mode ->
    [on] Ouverte
    [phrases] Phrases
   *[off] Fermée
}
room-chat-explained = { $mode ->
    [on] Tout le monde écrit ce qu’il veut.
    [phrases] Seulement des phrases toutes faites, pour jouer avec des enfants.
   *[off] Personne n’écrit à cette table.
}
room-watching = Spectateurs
room-watching-on = Bienvenus
room-watching-on-explained = Qui a le lien peut regarder la partie.
room-watching-off = Personne
room-watching-off-explained = Seuls ceux qui jouent voient la partie.

## Les lignes

chat-title = Discussion
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-empty = Personne n’a encore rien dit.
chat-log = Messages
chat-line = Votre message
chat-speaker = De la part de
chat-send = Envoyer
chat-seated-only = Seuls ceux qui jouent écrivent ici.
chat-mute = Ne plus lire
chat-mute-who = Ne plus lire { $name }
chat-muted = Vous ne lisez plus { $name }.
chat-unmute = Lire de nouveau
chat-unmute-who = Lire de nouveau { $name }

## Les phrases toutes faites

chat-phrases = Phrases toutes faites
chat-phrase-hello = Bonjour !
chat-phrase-good-luck = Bonne chance !
chat-phrase-one-moment = Un instant, je réfléchis…
chat-phrase-your-turn = À vous de jouer !
chat-phrase-well-played = Bien joué !
chat-phrase-oops = Oups !
chat-phrase-thanks = Merci !
chat-phrase-again = On en refait une ?
chat-phrase-goodbye = Au revoir, à bientôt !

## Qui regarde

watch-who = À la table : { $names }. Vous voyez ce que tout le monde y voit, rien de plus.
watch-off = Personne ne regarde cette table : les spectateurs n’y sont pas admis.
watch-off-host = Les spectateurs ne sont pas admis : accueillez-les ci-dessus, et vous aurez un lien à partager.
