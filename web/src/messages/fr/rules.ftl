# La page des règles et la visite de la première partie.

rules-tab = Règles de { $title } · Pyramidion
rules-contents = Sommaire
rules-print = Imprimer
rules-mark = Règle { $rule }
rules-loading = Les règles arrivent…
rules-allowed = Permis.
rules-forbidden = Interdit.
rules-none = Nous ne connaissons pas encore ce jeu.
rules-none-explained = Le lien est peut-être ancien, ou le jeu pas encore là.
rules-none-home = Voir les jeux

tour-step = Étape { $step } sur { $steps }
tour-next = Suivant
tour-back = Retour
tour-skip = Passer
tour-done = C’est parti !
