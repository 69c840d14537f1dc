// A turn of digging: the piece in hand, where it would lie, and what is asked of the server for it.

import { tick } from "svelte";
import { announce } from "../../lib/announcer.svelte";
import { Refusal } from "../../lib/api";
import { refusalText, t } from "../../lib/i18n.svelte";
import type {
  SilverGoldAction,
  SilverGoldPlayerView,
  SilverGoldView,
  TakeBack,
  ViewMessage,
} from "../../lib/protocol";
import type { BoardRoom } from "../../lib/game";
import { play } from "../../lib/sounds";
import { cellName, cellsOf, SIDE, sizeOf } from "./cards";
import { flipped, type Hold, SHAPES, type Shape, SINGLE, turned, UPRIGHT } from "./patterns";
import { holdOf, type Legal, legalPlaces, nextPlace, type Place, placeAt, placeHeld } from "./placing";

const NOTHING: Legal = new Set();
const MIDDLE = 12;

export class Digging {
  hold = $state.raw<Hold>(UPRIGHT);
  isSingleWanted = $state(false);
  /** The card that is dug in; the other one is small on a phone. */
  active = $state(0);
  /** Where the piece would lie, before it is laid. */
  ghost = $state.raw<{ card: number; place: Place } | null>(null);
  /** The cell that was last pointed at, by the keyboard or otherwise. */
  cursor = $state(MIDDLE);
  refusal = $state.raw<{ text: string; rule: string | null } | null>(null);
  isBusy = $state(false);

  constructor(
    readonly room: BoardRoom,
    readonly message: () => ViewMessage,
  ) {}

  get view(): SilverGoldView {
    return this.message().view as SilverGoldView;
  }

  get seat(): number {
    return this.message().seat ?? -1;
  }

  get me(): SilverGoldPlayerView | undefined {
    return this.view.players[this.seat];
  }

  get isMyTurn(): boolean {
    return !this.room.isReplay && this.view.deciders.includes(this.seat);
  }

  /** Whether cells are marked now, and by me. */
  get isDigging(): boolean {
    return this.isMyTurn && this.view.phase === "mark";
  }

  get canConfirm(): boolean {
    return this.view.legal.some((action) => action.type === "confirm");
  }

  get isLaid(): boolean {
    return this.me?.cards.some((card) => card !== null && card.fresh !== 0) ?? false;
  }

  get owed(): number {
    return this.me?.owed ?? 0;
  }

  /** The pattern may fit nowhere: then only single cells are legal. */
  get isNowhere(): boolean {
    return this.isDigging && !this.isLaid && !this.#marks().some(({ cells }) => sizeOf(cells) > 1);
  }

  get isSingle(): boolean {
    return this.isSingleWanted || this.owed > 0 || this.isNowhere;
  }

  get shape(): Shape {
    const pattern = this.view.used.at(-1);
    return this.isSingle || pattern === undefined ? SINGLE : SHAPES[pattern];
  }

  /** What the server allows on a card, with the piece in hand. */
  legal(card: number): Legal {
    const size = this.shape.length;
    const masks = this.#marks().filter((mark) => mark.card === card && sizeOf(mark.cells) === size);
    return masks.length === 0 ? NOTHING : new Set(masks.map((mark) => mark.cells));
  }

  /** The single cells that are open on a card, as a mask, when one of them is asked for. */
  open(card: number): number {
    const isAsked = this.isSingle && this.isDigging && (!this.isLaid || this.owed > 0);
    return isAsked ? [...this.legal(card)].reduce((mask, cells) => mask | cells, 0) : 0;
  }

  #marks() {
    return this.view.legal.filter((action) => action.type === "mark");
  }

  /** Point at a cell of a card: the piece is shown there. */
  point(card: number, cell: number): void {
    this.cursor = cell;
    if (!this.isDigging || (this.isLaid && this.owed === 0)) return;
    const place = placeAt(this.shape, this.hold, cell, this.legal(card));
    this.ghost = place === null ? null : { card, place };
  }

  away(): void {
    this.ghost = null;
  }

  /** Lay the piece on a cell; on the laid piece itself, lay it otherwise. */
  async tap(card: number, cell: number): Promise<void> {
    this.active = card;
    this.cursor = cell;
    if (!this.isDigging || this.isBusy) return;
    const laid = this.me?.cards.find((mine) => mine?.card === card)?.fresh ?? 0;
    const isOnIt = ((laid >> cell) & 1) === 1;
    if (isOnIt && this.owed > 0) return;
    await this.#busily(async () => {
      if (this.isLaid && this.owed === 0) await this.#takeAllBack();
      const places = legalPlaces(this.shape, this.hold, cell, this.legal(card));
      const at = isOnIt ? places.findIndex((place) => place.mask === laid) : -1;
      const place = places[(at + 1) % Math.max(1, places.length)];
      await this.#lay(card, place ?? placeAt(this.shape, this.hold, cell, this.legal(card)));
    });
  }

  /** Lay the piece where it is shown. */
  async drop(card: number): Promise<void> {
    const shown = this.ghost;
    if (shown === null || shown.card !== card) return this.tap(card, this.cursor);
    await this.#busily(() => this.#lay(card, shown.place));
  }

  async #lay(card: number, place: Place | null): Promise<void> {
    if (place === null) return;
    this.ghost = place.isLegal ? null : { card, place };
    this.hold = place.hold;
    await this.#ask({ type: "mark", card, cells: place.mask });
    this.ghost = null;
    cellsOf(place.mask).forEach((_, step) => {
      play("dig", step);
    });
    announce(t("sg-laid", { cells: names(place.mask) }));
  }

  turn(): Promise<void> {
    return this.#rehold(turned);
  }

  flip(): Promise<void> {
    return this.#rehold(flipped);
  }

  /** Hold the piece otherwise. A laid piece stays laid: it goes to the next way it may lie there. */
  async #rehold(otherwise: (hold: Hold) => Hold): Promise<void> {
    if (!this.isDigging || this.isSingle || this.isBusy) return;
    if (this.isLaid && this.owed === 0) return this.#relay(otherwise(this.hold));
    this.hold = otherwise(this.hold);
    if (this.ghost === null) return;
    const { card } = this.ghost;
    const place = placeHeld(this.shape, this.hold, this.cursor, this.legal(card));
    if (place !== null) this.#show(card, place);
  }

  async #relay(hold: Hold): Promise<void> {
    const laid = this.me?.cards.find((card) => card !== null && card.fresh !== 0);
    if (!laid) return;
    const before = { mask: laid.fresh, hold: this.hold, isLegal: true };
    await this.#busily(async () => {
      await this.#takeAllBack();
      const places = legalPlaces(this.shape, hold, this.cursor, this.legal(laid.card));
      await this.#lay(laid.card, places.find(({ mask }) => mask !== laid.fresh) ?? before);
    });
  }

  #show(card: number, place: Place): void {
    this.ghost = { card, place };
    announce(t("sg-ghost", { cells: names(place.mask), legal: place.isLegal ? "yes" : "no" }));
  }

  /** Move what the keyboard points at. */
  move(card: number, rows: number, columns: number): void {
    const row = Math.min(SIDE - 1, Math.max(0, Math.floor(this.cursor / SIDE) + rows));
    const column = Math.min(SIDE - 1, Math.max(0, (this.cursor % SIDE) + columns));
    this.active = card;
    this.cursor = row * SIDE + column;
    if (!this.isDigging || (this.isLaid && this.owed === 0)) return;
    const place = placeHeld(this.shape, this.hold, this.cursor, this.legal(card));
    if (place !== null) this.#show(card, place);
  }

  /** Leap to the next legal place of a card. */
  leap(card: number, step: 1 | -1): void {
    this.active = card;
    const current = this.ghost?.card === card ? this.ghost.place.mask : null;
    const mask = nextPlace(current, this.legal(card), step);
    if (mask === null) return;
    const hold = holdOf(this.shape, mask, this.hold) ?? this.hold;
    this.cursor = cellsOf(mask)[0] ?? this.cursor;
    this.hold = hold;
    this.#show(card, { mask, hold, isLegal: true });
  }

  toggleSingle(): void {
    this.isSingleWanted = !this.isSingleWanted;
    this.ghost = null;
    if (this.isLaid && this.owed === 0) void this.#busily(() => this.#takeAllBack());
  }

  /** Undo the last step, or put the piece back in the hand. */
  async takeBack(): Promise<void> {
    this.ghost = null;
    if (this.owed === 0) this.isSingleWanted = false;
    if (!this.message().can_take_back) return;
    await this.#busily(() => this.#ask({ type: "take_back" }));
  }

  async act(action: SilverGoldAction): Promise<void> {
    await this.#busily(() => this.#ask(action));
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm) return;
    await this.act({ type: "confirm" });
    this.isSingleWanted = false;
  }

  /** Keep a dealt card, or put it down again: later choices are taken back with it and made anew. */
  async toggleKeep(card: number): Promise<void> {
    const kept = this.view.kept;
    await this.#busily(async () => {
      if (!kept.includes(card)) return this.#ask({ type: "keep", card });
      const again = kept.slice(kept.indexOf(card) + 1);
      for (let i = 0; i <= again.length; i += 1) await this.#ask({ type: "take_back" });
      for (const other of again) await this.#ask({ type: "keep", card: other });
    });
  }

  async #takeAllBack(): Promise<void> {
    while (this.isLaid && this.message().can_take_back) await this.#ask({ type: "take_back" });
  }

  async #ask(action: SilverGoldAction | TakeBack): Promise<void> {
    await this.room.act(this.seat, action);
    await tick();
  }

  /** One thing after the other; what is refused is told where it happened. */
  async #busily(work: () => Promise<void>): Promise<void> {
    this.refusal = null;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = { text: refusalText(error), rule: error.rule };
    } finally {
      this.isBusy = false;
    }
  }
}

function names(mask: number): string {
  return cellsOf(mask).map(cellName).join(" ");
}
