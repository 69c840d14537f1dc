# The draws of a match, sealed before it and verified after it.

## The promise

commitment-short = Sealed draws:
commitment-explained = Before the match, the server chose a secret seed and showed nothing of it but this fingerprint. At the end it reveals the seed: everybody can verify that nothing was changed.

## The verification

verification-title = Draws that can be verified
verification-explained = Before the match, the server showed the fingerprint of a secret seed, then each seat added a number to it. Your device can now compute everything again, without trusting anybody.
verification-check = Verify the draws
verification-working = Verifying…
verification-right = Everything is right.
verification-wrong = The verification fails.
verification-is-right = Right:
verification-is-wrong = Wrong:

verification-step-record = The record is whole: { $lines } lines, each bound to the one before by its fingerprint.
verification-step-seed = The seed that was revealed is the one that was promised.
verification-step-nonces = { $nonces ->
    [0] No number was added to the seed.
    [one] The number of the only seat was mixed into the seed.
   *[other] The { $nonces } numbers of the seats were mixed into the seed.
}
verification-step-draws = { $draws ->
    [0] The match made no draw.
    [one] The only draw of the match was computed again: it is as it was recorded.
   *[other] The { $draws } draws were computed again: all are as they were recorded.
}

verification-promise-kept = It is the very promise that this device was given before the match.
verification-promise-unknown = This device was not given the promise before the match. If you noted it, compare it with the figures below.
verification-nonces-yours = { $count ->
    [one] The one that this device added is among them.
   *[other] Those that this device added are among them.
}
verification-judgements = { $count ->
    [one] One answer of the word judge is noted apart
   *[other] { $count } answers of the word judge are noted apart
}: no draw gives them.

verification-failed-record = The record is not intact.
verification-failed-seed = The promise was not kept.
verification-failed-nonces = A number is missing.
verification-failed-draws = A draw does not come from the seed.
verification-other-promise = Before the match, this device was given another promise: { $promised }.
verification-other-nonce = The number that this device added for seat { $seat } is not there.

verification-figures = The figures
verification-commitment = The promise: the SHA-256 fingerprint of the seed
verification-seed = The seed
verification-nonce = The number of { $name }
verification-nonce-yours = The number of { $name }, added by this device
