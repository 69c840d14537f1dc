// What a checked record and the memory of this device say together, one step after the other.

import type { Checked, Failure } from "../../lib/record";
import type { KnownSeal } from "../../lib/seals";

export const STEPS = ["record", "seed", "nonces", "draws"] as const;
export type Step = (typeof STEPS)[number];

/** What is wrong: a failure of the record, or a memory of this device that the record denies. */
export type Wrong =
  | Failure
  | { readonly code: "verification-other-promise"; readonly values: { promised: string } }
  | { readonly code: "verification-other-nonce"; readonly values: { seat: number } };

/** The steps that are right, and the one that is not. */
export interface Judged {
  readonly right: readonly Step[];
  readonly wrong: { readonly step: Step; readonly why: Wrong } | null;
}

const STEP_OF: Readonly<Record<string, Step>> = { "record-seed": "seed", "record-draw": "draws" };

/** Judge a record; the first step that is not right ends it. */
export function judge(checked: Checked, seal: KnownSeal | null): Judged {
  const { failure } = checked;
  const failed = failure && (STEP_OF[failure.code] ?? "record");
  for (const [at, step] of STEPS.entries()) {
    const why = step === failed ? failure : denied(step, checked, seal);
    if (why !== null) return { right: STEPS.slice(0, at), wrong: { step, why } };
  }
  return { right: STEPS, wrong: null };
}

/** The seats whose nonces this device remembers. */
export function mySeats(seal: KnownSeal | null): number[] {
  return Object.keys(seal?.nonces ?? {}).map(Number);
}

function denied(step: Step, checked: Checked, seal: KnownSeal | null): Wrong | null {
  const promised = seal?.commitment ?? "";
  if (step === "seed" && promised !== "" && promised !== checked.commitment) {
    return { code: "verification-other-promise", values: { promised } };
  }
  if (step !== "nonces") return null;
  const lost = mySeats(seal).find((seat) => checked.nonces[seat] !== seal?.nonces[seat]);
  return lost === undefined ? null : { code: "verification-other-nonce", values: { seat: lost } };
}
