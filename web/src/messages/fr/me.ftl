# Mes parties : à l’accueil et sur leur page.

me-page-title = Mes parties – Pyramidion
me-heading = Mes parties
me-kept = Gardées dans ce navigateur, sans compte.
me-all = Toutes mes parties
me-your-turn = À vous de jouer

me-result = { $rank ->
    [1] Victoire
   *[other] { $rank }e place
}
me-result-alone = { $rank ->
    [1] Victoire
   *[other] Défaite
}
me-result-of = { $result } pour { $name }
me-points = { $game ->
    [expedition] { $points } { $points ->
        [one] gemme d’une même couleur
       *[other] gemmes d’une même couleur
    }
   *[other] { $points } { $points ->
        [one] point
       *[other] points
    }
}
me-with = avec { $names }
me-against = seul contre { $names }
me-alone = en solitaire
me-played-on = jouée depuis une relecture
me-replay = Revoir
me-replay-label = Revoir la partie du { $date }, { $players }
me-more = { $count ->
    [one] Afficher une partie de plus
   *[other] Afficher { $count } parties de plus
}
me-shown = { $count ->
    [one] Une partie affichée
   *[other] { $count } parties affichées
}
me-finished = Parties terminées
me-erased = Le serveur efface les vieilles tables : une relecture peut ne plus y être, le résultat reste ici.

me-game = Jeu
me-every-game = Tous les jeux

me-statistics = En chiffres
me-matches = { $count ->
    [one] partie
   *[other] parties
}
me-wins = { $count ->
    [one] victoire
   *[other] victoires
}
me-best = meilleur score
me-average = en moyenne
me-courses = { $game ->
    [expedition] Vos gemmes, couleur par couleur
   *[other] D’où viennent vos points
}
me-courses-hint = En moyenne par partie. Une pierre vaut { $game ->
    [expedition] { $worth } { $worth ->
        [one] gemme
       *[other] gemmes
    }
   *[other] { $worth } { $worth ->
        [one] point
       *[other] points
    }
}.
me-by-players = Selon le nombre de joueurs
me-table-size = { $players ->
    [1] En solitaire
   *[other] À { $players }
}
me-table-wins = { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $matches }
me-not-counted = Ne comptent pas : les parties jouées à plusieurs sur cet appareil et celles qui reprennent une relecture.
me-nothing-counted = Encore rien à compter : il faut une partie jouée du début, à une seule place sur cet appareil.

me-none = Rien n’est encore bâti
me-none-text = Vos parties terminées viendront ici, avec leur relecture et vos scores. La première pierre se pose en une vingtaine de minutes.
me-play = Jouer maintenant
me-looking = On cherche vos parties…

me-forget = Oublier mes parties sur cet appareil
me-forget-title = Oublier mes parties ?
me-forget-text = Les résultats et les chiffres disparaissent de ce navigateur. Les tables en cours restent ; chez les autres joueurs, rien ne change.
me-forget-yes = Oublier
me-forgotten = Vos parties sont oubliées sur cet appareil.
