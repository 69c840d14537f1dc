# Les dessins des règles de Silver & Gold, et la visite de la première partie.

sg-rules-part-colour = Couleur :
sg-rules-part-colour-means = sa silhouette suffit à la reconnaître.
sg-rules-part-number = Numéro :
sg-rules-part-number-means = le plus petit passe devant.
sg-rules-part-start = Départ :
sg-rules-part-start-means = la première case à couvrir.
sg-rules-part-wall = Mur :
sg-rules-part-wall-means = ne se coche jamais.
sg-rules-part-dug = Galerie :
sg-rules-part-dug-means = les cases déjà cochées.
sg-rules-part-tomb = Tombeau doré :
sg-rules-part-tomb-means = achève la pyramide, 10 points.
sg-rules-symbol-cross = Croix rouge :
sg-rules-symbol-cross-means = encore une case, aussitôt.
sg-rules-symbol-gem = Gemmes :
sg-rules-symbol-gem-means = une paire vaut 5, une seule 1.
sg-rules-symbol-torch = Torche :
sg-rules-symbol-torch-means = 5 points, une par manche.
sg-rules-symbol-skull = Crâne :
sg-rules-symbol-skull-means = seul le plus cher compte.
sg-rules-symbol-potion = Potion :
sg-rules-symbol-potion-means = efface deux crânes.

sg-rules-twice = deux cartes
sg-rules-turned = Tournée
sg-rules-flipped = Retournée

sg-rules-place-L4-yes = Le motif couvre le départ.
sg-rules-place-L4-no = La carte est neuve, et le départ reste vide.
sg-rules-place-I3-yes = Le motif touche la galerie par un côté.
sg-rules-place-I3-no = Le motif ne la touche que par un coin.
sg-rules-place-O4-yes = Toutes ses cases sont ouvertes.
sg-rules-place-O4-no = Une de ses cases est un mur.

sg-rules-chain-1 = Le motif est le duo. Il couvre une croix : une case de plus.
sg-rules-chain-2 = Cette case touche la galerie, et porte une croix : encore une.
sg-rules-chain-3 = La dernière est le tombeau. La pyramide est achevée !

sg-rules-completed = Pyramide achevée !
sg-rules-reserve = La réserve
sg-rules-or-pile = ou la pioche, sans la voir

sg-rules-card = Carte { $card }
sg-rules-nth-violet = sa { $nth }e pyramide violette

sg-rules-worth-pyramids = 10 chacune
sg-rules-worth-boxes = les cases gagnées
sg-rules-worth-torches = 5 chacune, une par manche
sg-rules-worth-gems = une paire : 5, une seule : 1
sg-rules-worth-skulls = seul le plus cher compte
sg-rules-done = { $done ->
    [one] { $done } achevée
   *[other] { $done } achevées
}
sg-rules-round = M{ $round }
sg-rules-total = Total

sg-tour-1-title = Le motif du tour
sg-tour-1-text = Cette carte Expédition vaut pour tout le monde. Tournez-la et retournez-la comme vous voulez.
sg-tour-2-title = Vos deux pyramides
sg-tour-2-text = Posez le motif en entier sur une de vos cartes. Partez du départ, touchez toujours la galerie, et atteignez le tombeau : 10 points.
sg-tour-3-title = Ce que le tour rapporte
sg-tour-3-text = Gemmes, torches, crânes : le compte se fait avant de confirmer. Essayez, rien n’est joué.
sg-tour-4-title = Votre carte Score
sg-tour-4-text = Tout ce que vous ramassez s’y coche. Deux pyramides d’une même couleur donnent des points en plus.
sg-tour-5-title = À vous de jouer
sg-tour-5-text = Confirmez quand cela vous plaît : tout le monde creuse en même temps. Le motif ne va pas ? Cochez une seule case.
