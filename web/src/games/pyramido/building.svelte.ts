// A turn of building: the domino to take, the one in hand, where it would lie, and what is asked for it.

import { announce } from "../../lib/announcer.svelte";
import { t } from "../../lib/i18n.svelte";
import type { PyramidoGem, PyramidoPlacedView } from "../../lib/protocol";
import { play } from "../../lib/sounds";
import { Asking } from "./asking.svelte";
import { dominoOf, GEMS } from "./dominoes";
import { boxOf, cellsIn, cellsOf, floorBox, takenOn, type Turn, turned, windowOf, zonesOf } from "./geometry";
import {
  type Aim,
  type Legal,
  legalPlaces,
  nextPlace,
  nextWay,
  placeAt,
  placeMoved,
  placesIn,
  placeTurned,
  type Point,
} from "./placing";
import { placeInWords, zonesInWords } from "./telling";

export class Building extends Asking {
  /** The space that is being chosen, and one of its gems. */
  space = $state<number | null>(null);
  gem = $state<PyramidoGem | null>(null);
  /** Where the domino in hand would lie, before it lies there. */
  aim = $state.raw<Aim | null>(null);
  /** A domino that is dragged beside the pyramid, in the window's coordinates. */
  flight = $state.raw<{ x: number; y: number } | null>(null);
  /** Whether the upper floors are lifted. */
  isLifted = $state(false);
  showsZones = $state(false);
  /** The zone that was asked about. */
  zone = $state<number | null>(null);
  /** How the domino of a number is held. */
  #held = $state.raw<{ domino: number; turn: Turn }>({ domino: 0, turn: 0 });

  get isTaking(): boolean {
    return this.isMyTurn && this.view.phase === "take";
  }

  get isTurningUp(): boolean {
    return this.isMyTurn && this.view.phase === "turn_up";
  }

  get isPlacing(): boolean {
    return this.isMyTurn && this.view.phase === "place";
  }

  /** The domino that lies, but is not confirmed. */
  get laid(): PyramidoPlacedView | null {
    return this.isPlacing && this.me?.hand === null ? (this.me.placed.at(-1) ?? null) : null;
  }

  /** The domino in hand, laid or not. */
  get domino(): number | null {
    return this.me?.hand ?? this.laid?.domino ?? null;
  }

  get turn(): Turn {
    return this.#held.domino === this.domino ? this.#held.turn : 0;
  }

  set turn(turn: Turn) {
    this.#held = { domino: this.domino ?? 0, turn };
  }

  get canConfirm(): boolean {
    return this.isPlacing && this.view.legal.some((step) => step.type === "confirm");
  }

  get legal(): Legal {
    return legalPlaces(this.view.legal);
  }

  /** The domino in hand as the pyramid draws it. */
  get ghost() {
    const domino = this.me?.hand ?? null;
    if (this.aim === null || domino === null || !this.isPlacing) return null;
    return { ...this.aim, domino };
  }

  /** The free cells of the floor: all above floor 1, else those where something may lie. */
  get open(): number[] {
    const me = this.me;
    const { floor } = this.view;
    if (me === undefined || !this.isMyTurn || this.view.phase === "score") return [];
    const box = boxOf(me);
    const taken = takenOn(me.placed, floor);
    if (box !== null) return cellsIn(floorBox(box, floor)).filter((cell) => !taken.has(cell));
    return [...new Set(placesIn(this.legal).flatMap(cellsOf))];
  }

  /** The zones that the pyramid outlines: those of the laid domino, or the one asked about. */
  get marked(): number[] {
    const { me, laid } = this;
    if (me === undefined) return [];
    if (this.zone !== null) return [this.zone];
    if (laid === null) return [];
    const touched = zonesOf(me, laid).filter((zone) => zone.icons > 0);
    return touched.map((zone) => zone.zone);
  }

  // Taking

  /** The gems of a space that may be taken, each kind once; a null where it has none. */
  gemsAt(space: number): (PyramidoGem | null)[] {
    const steps = this.view.legal.filter((step) => step.type === "take");
    return steps.filter((step) => step.space === space).map((step) => step.gem);
  }

  canTurnUp(space: number): boolean {
    return this.view.legal.some((step) => step.type === "turn_up" && step.space === space);
  }

  /** Choose a space: to take from it, or to turn its domino up. */
  async choose(space: number): Promise<void> {
    if (this.view.phase === "turn_up" && this.isMyTurn) return this.act({ type: "turn_up", space });
    if (!this.isTaking) return;
    const gems = this.gemsAt(space);
    if (gems.length === 0) return this.act({ type: "take", space, gem: null }); // and be told why not
    const isSame = this.space === space;
    this.space = isSame ? null : space;
    this.gem = gems.length === 1 ? (gems[0] ?? null) : null;
    this.refusal = null;
    if (!isSame) announce(t("pd-space-chosen", { space: space + 1 }));
  }

  /** Point at a gem of a space; the second time it is taken. */
  async pick(space: number, gem: PyramidoGem): Promise<void> {
    if (!this.isTaking) return;
    if (this.space === space) return this.take(gem);
    this.space = space;
    this.gem = gem;
  }

  nextGem(step: 1 | -1): void {
    const gems = this.space === null ? [] : this.gemsAt(this.space).filter((gem) => gem !== null);
    if (gems.length === 0) return;
    const at = this.gem === null ? (step === 1 ? -1 : 0) : gems.indexOf(this.gem);
    this.gem = gems[(at + step + gems.length) % gems.length] ?? null;
    if (this.gem) announce(t(`pd-gems-${this.gem}`, { count: 1 }));
  }

  get canTake(): boolean {
    if (!this.isTaking || this.space === null) return false;
    return this.gem !== null || this.gemsAt(this.space).includes(null);
  }

  async take(gem: PyramidoGem | null = this.gem): Promise<void> {
    const { space } = this;
    if (space === null) return;
    await this.act({ type: "take", space, gem });
    if (this.refusal !== null) return;
    this.space = null;
    this.gem = null;
    this.aim = null;
    this.zone = null;
    if (gem !== null) play("gem", GEMS.indexOf(gem) / 6);
  }

  // Placing

  /** Point at the floor: the domino in hand is shown there. */
  point(point: Point): void {
    if (!this.isPlacing || this.laid !== null) return;
    this.aim = placeAt(point, this.turn, this.legal);
  }

  away(): void {
    this.aim = null;
  }

  /** Lay the domino at a point; a laid one is taken up first. */
  async tap(point: Point): Promise<void> {
    if (!this.isPlacing) return;
    await this.busily(async () => {
      if (this.laid !== null) await this.#lift();
      const aim = placeAt(point, this.turn, this.legal);
      if (aim !== null) await this.#lay(aim);
    });
  }

  /** Lay the domino where it is shown. */
  async drop(): Promise<void> {
    const { aim } = this;
    if (aim !== null && this.isPlacing) await this.busily(() => this.#lay(aim));
  }

  /** Take a laid domino in hand again. */
  async lift(): Promise<void> {
    if (this.laid !== null) await this.busily(() => this.#lift());
  }

  async #lift(): Promise<void> {
    const { laid } = this;
    if (laid === null) return;
    // From here on it is in hand, and shown where it lay.
    this.aim = { cell: laid.cell, turn: laid.turn as Turn, isLegal: true };
    await this.ask({ type: "take_back" });
    this.turn = laid.turn as Turn;
  }

  async #lay(aim: Aim): Promise<void> {
    this.aim = aim;
    this.turn = aim.turn;
    this.zone = null;
    await this.ask({ type: "place", cell: aim.cell, turn: aim.turn });
    this.aim = null;
    play("dig");
    const { me, laid } = this;
    if (me && laid) announce(`${t("pd-laid")} ${zonesInWords(zonesOf(me, laid))}`);
  }

  /** A quarter turn; a laid domino goes to the next way in which it may lie there. */
  async rotate(by: 1 | -1 = 1): Promise<void> {
    if (!this.isPlacing || this.isBusy) return;
    const { laid } = this;
    if (laid === null) {
      this.turn = turned(this.turn, by);
      if (this.aim !== null) this.#show(placeTurned(this.aim, by, this.legal));
      return;
    }
    const from = { cell: laid.cell, turn: laid.turn as Turn };
    await this.busily(async () => {
      await this.#lift();
      await this.#lay({ ...nextWay(from, by, this.legal), isLegal: true });
    });
  }

  /** Move the domino by a cell, over legal and illegal cells alike. */
  async move(rows: number, columns: number): Promise<void> {
    const { me } = this;
    if (!this.isPlacing || me === undefined) return;
    await this.lift();
    if (this.aim === null) return void this.leap(1);
    const box = floorBox(windowOf(me), this.view.floor);
    this.#show(placeMoved(this.aim, rows, columns, box, this.legal));
  }

  /** Leap to the next legal place; false past the last. */
  leap(step: 1 | -1): boolean {
    if (!this.isPlacing || this.laid !== null) return false;
    const place = nextPlace(this.aim, this.turn, this.legal, step);
    if (place === null) return false;
    this.turn = place.turn;
    this.#show({ ...place, isLegal: true });
    return true;
  }

  #show(aim: Aim): void {
    this.aim = aim;
    this.refusal = null;
    const { me, domino } = this;
    if (me === undefined || domino === null) return;
    const [first, other] = dominoOf(domino).blocks;
    announce(placeInWords(first.colour, other.colour, aim, windowOf(me)));
  }

  /** Undo the last step, or put the domino back in the hand. */
  async takeBack(): Promise<void> {
    this.space = null;
    this.gem = null;
    this.zone = null;
    this.refusal = null;
    if (this.message().can_take_back) await this.lift();
    this.aim = null;
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm) return;
    await this.act({ type: "confirm" });
    if (this.refusal === null) this.aim = null;
  }

  /** What Enter does: take, lay or confirm. */
  async finish(): Promise<void> {
    if (this.canTake) return this.take();
    return this.canConfirm ? this.confirm() : this.drop();
  }

  /** Ask about a zone: it is outlined, with its icons counted. */
  light(zone: number): void {
    this.zone = this.zone === zone ? null : zone;
  }
}
