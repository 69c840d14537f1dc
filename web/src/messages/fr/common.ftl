# Ce que disent toutes les pages.

home-link = Pyramidion, accueil
settings = Réglages
rules = Règles
rules-link = Règles (nouvel onglet)
language = Langue
language-name = { $language ->
    [fr] Français
   *[en] English
}
sound-on = Son activé
sound-off = Son coupé
theme = Thème : { $theme ->
    [dark] nuit
    [light] jour
    [contrast] contraste élevé
   *[auto] celui de l’appareil
}
close = Fermer
cancel = Annuler
reload = Recharger la page
try-again = Réessayer
page-error = Quelque chose s’est mal passé sur cette page. Votre table est intacte.
page-broke = Cette page s’est cassée
page-broke-explained = L’erreur est notée. Votre table, elle, est intacte sur le serveur.
no-connection = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
refused-otherwise = Le serveur a refusé cette demande.
seat-number = Place { $seat }
bot-name = { $seat ->
    [0] Bastet
    [1] Horus
    [2] Thouéris
   *[3] Khépri
}
automa-name = { $game ->
    [pyramido] La Légende
   *[other] L’automate
}
automa-named = { $game ->
    [pyramido] la Légende
   *[other] l’automate
}
bot-level = { $level ->
    [greedy] malin
    [random] rêveur
    [strong] redoutable
   *[other] { $level }
}
bot = robot
