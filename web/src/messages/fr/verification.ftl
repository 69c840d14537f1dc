# Les tirages d’une partie, scellés avant elle et vérifiés après.

## La promesse

commitment-short = Tirages scellés :
commitment-explained = Avant la partie, le serveur a choisi une graine secrète et n’en a montré que cette empreinte. À la fin, il la révèle : chacun peut vérifier que rien n’a été changé.

## La vérification

verification-title = Des tirages vérifiables
verification-explained = Avant la partie, le serveur a montré l’empreinte d’une graine secrète, puis chaque place y a ajouté un nombre. Votre appareil peut maintenant tout recalculer, sans croire personne.
verification-check = Vérifier les tirages
verification-working = Vérification…
verification-right = Tout est juste.
verification-wrong = La vérification échoue.
verification-is-right = Juste :
verification-is-wrong = Faux :

verification-step-record = L’enregistrement est entier : { $lines } lignes, chacune liée à la précédente par son empreinte.
verification-step-seed = La graine révélée est celle qui était promise.
verification-step-nonces = { $nonces ->
    [0] Aucun nombre n’a été ajouté à la graine.
    [one] Le nombre de la seule place a été mêlé à la graine.
   *[other] Les { $nonces } nombres des places ont été mêlés à la graine.
}
verification-step-draws = { $draws ->
    [0] La partie n’a fait aucun tirage.
    [one] Le seul tirage de la partie a été recalculé : il est tel qu’il a été enregistré.
   *[other] Les { $draws } tirages ont été recalculés : tous sont tels qu’ils ont été enregistrés.
}

verification-promise-kept = C’est bien la promesse que cet appareil a reçue avant la partie.
verification-promise-unknown = Cet appareil n’a pas reçu la promesse avant la partie. Si vous l’avez notée, comparez-la aux chiffres ci-dessous.
verification-nonces-yours = { $count ->
    [one] Celui que cet appareil a ajouté y est.
   *[other] Ceux que cet appareil a ajoutés y sont.
}
verification-judgements = { $count ->
    [one] Une réponse du juge de mots est notée à part
   *[other] { $count } réponses du juge de mots sont notées à part
} : aucun tirage ne les donne.

verification-failed-record = L’enregistrement n’est pas intact.
verification-failed-seed = La promesse n’est pas tenue.
verification-failed-nonces = Il manque un nombre.
verification-failed-draws = Un tirage ne vient pas de la graine.
verification-other-promise = Avant la partie, cet appareil a reçu une autre promesse : { $promised }.
verification-other-nonce = Le nombre que cet appareil a ajouté pour la place { $seat } n’y est pas.

verification-figures = Les chiffres
verification-commitment = La promesse : l’empreinte SHA-256 de la graine
verification-seed = La graine
verification-nonce = Le nombre de { $name }
verification-nonce-yours = Le nombre de { $name }, ajouté par cet appareil
