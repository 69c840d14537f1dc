// The end of a floor: zones to light, and what is asked of the server for it, one step after the other.

import { announce } from "../../lib/announcer.svelte";
import { t } from "../../lib/i18n.svelte";
import type { PyramidoGem, PyramidoLitView, PyramidoZoneView } from "../../lib/protocol";
import { Asking } from "./asking.svelte";
import {
  floorPoints,
  gemsLeft,
  type Level,
  levelOf,
  nextPayment,
  otherPayment,
  type Paid,
  type Payment,
  paymentWith,
  repaid,
  stepsTo,
  waysToPay,
} from "./payments";
import { zoneInWords } from "./wording";

/** A zone as the list of them shows it. */
export interface Row {
  readonly zone: PyramidoZoneView;
  readonly level: Level;
  readonly gems: Payment;
  readonly points: number;
  /** What would light it now; nothing if no gem is left for it. */
  readonly wouldPay: Payment;
}

export class Lighting extends Asking {
  /** The zone whose ways to pay are shown. */
  choosing = $state<number | null>(null);
  /** The zone whose row is pointed at, which the pyramid shows. */
  pointed = $state<number | null>(null);
  #last: Promise<void> = Promise.resolve();

  /** Whether gems can be laid and taken back now. */
  get isOpen(): boolean {
    return this.isMyTurn && this.view.phase === "score";
  }

  get lit(): readonly PyramidoLitView[] {
    return this.me?.lit ?? [];
  }

  get gems(): readonly number[] {
    return this.me?.gems ?? [];
  }

  get left(): number[] {
    return gemsLeft(this.gems, this.lit);
  }

  get points(): number {
    return floorPoints(this.gems, this.lit);
  }

  /** Whether the best that the gems can bring lies there already. */
  get isBest(): boolean {
    return this.view.best !== null && this.points >= this.view.best.points;
  }

  /** The zones, most icons first; they keep their places while gems move. */
  get rows(): Row[] {
    return (this.me?.zones ?? []).map((zone) => this.#row(zone));
  }

  #row(zone: PyramidoZoneView): Row {
    const lit = this.lit.find((one) => one.zone === zone.zone);
    return {
      zone,
      level: levelOf(lit?.gems),
      gems: lit?.gems ?? [],
      points: lit?.points ?? 0,
      wouldPay: waysToPay(zone.colour, "lit", this.left)[0] ?? [],
    };
  }

  /** All ways to pay for a zone, to light it and then to double it. */
  ways(zone: PyramidoZoneView): Payment[] {
    const left = gemsLeft(this.gems, this.lit, zone.zone);
    return (["lit", "doubled"] as const).flatMap((level) => waysToPay(zone.colour, level, left));
  }

  /** Nothing, lit, doubled, nothing. */
  cycle(number: number): Promise<void> {
    return this.#change(number, (zone) => nextPayment(zone, this.gems, this.lit));
  }

  /** Pay with mythical gems, or otherwise again. */
  payOtherwise(number: number): Promise<void> {
    return this.#change(number, (zone) => otherPayment(zone, this.gems, this.lit));
  }

  /** Pay exactly so; with nothing the zone goes out. */
  pay(number: number, gems: Payment): Promise<void> {
    return this.#change(number, () => gems);
  }

  /** Lay a gem on a zone, with what else it needs there. What cannot be is asked too: the server says why. */
  drop(gem: PyramidoGem, number: number): Promise<void> {
    const zone = this.me?.zones.find((one) => one.zone === number);
    const gems = zone && paymentWith(gem, zone, this.gems, this.lit);
    if (gems) return this.pay(number, gems);
    return this.#queue(() => this.ask({ type: "activate", zone: number, gems: [gem] }));
  }

  /** Lay out the best that there is now. */
  showBest(): Promise<void> {
    return this.#queue(() => this.#reach(this.view.best?.lit ?? this.lit));
  }

  /** Take all gems back. */
  clear(): Promise<void> {
    return this.#queue(() => this.#reach([]));
  }

  /** Undo the last step. */
  takeBack(): Promise<void> {
    return this.#queue(async () => {
      if (this.message().can_take_back) await this.ask({ type: "take_back" });
    });
  }

  confirm(): Promise<void> {
    this.choosing = null;
    return this.#queue(() => this.ask({ type: "confirm" }));
  }

  #change(number: number, payment: (zone: PyramidoZoneView) => Payment): Promise<void> {
    return this.#queue(async () => {
      const zone = this.me?.zones.find((one) => one.zone === number);
      if (zone === undefined) return;
      const before = this.lit;
      const wanted = repaid(before, number, payment(zone));
      if (stepsTo(before, wanted).length === 0) return this.#say(zone);
      try {
        await this.#reach(wanted);
      } catch (error) {
        await this.#reach(before);
        throw error;
      }
      this.#say(zone);
    });
  }

  #say(zone: PyramidoZoneView): void {
    const { level, gems, points, wouldPay } = this.#row(zone);
    const isOut = level === "none" && wouldPay.length === 0;
    announce(isOut ? t("pd-scoring-no-gem-for", { colour: zone.colour }) : zoneInWords(zone, gems, points));
  }

  async #reach(wanted: readonly Paid[]): Promise<void> {
    for (const step of stepsTo(this.lit, wanted)) await this.ask(step);
  }

  /** What is asked before an answer has come waits for it. */
  #queue(work: () => Promise<void>): Promise<void> {
    const asked = this.#last.then(() => (this.isOpen ? this.busily(work) : undefined));
    this.#last = asked.catch(() => {});
    return asked;
  }
}
