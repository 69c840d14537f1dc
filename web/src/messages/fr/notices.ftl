# Les avis du navigateur, quand la page est cachée.

notice-switch = Me prévenir quand c’est à moi
notice-explained = { $state ->
    [on] Un avis du navigateur, quand cette page est cachée.
    [off] Un avis du navigateur, quand cette page est cachée. Il vous demandera s’il peut.
    [denied] Votre navigateur refuse les avis de ce site. Autorisez-les dans ses réglages, puis revenez ici.
    [insecure] Les avis demandent une adresse en https. Le titre de l’onglet et le son vous préviennent quand même.
   *[missing] Ce navigateur ne sait pas montrer d’avis. Le titre de l’onglet et le son vous préviennent quand même.
}
notice-first = C’est ainsi que vous saurez que c’est à vous.
notice-turn = C’est à vous de jouer.
notice-turn-of = C’est à { $name } de jouer.
notice-over = La partie est finie : venez voir les scores.
