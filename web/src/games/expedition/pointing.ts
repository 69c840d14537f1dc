// Mouse, finger and pen over a desk: they take keys, carry them and let them fall.

import type { Holding } from "./holding.svelte";
import type { Key } from "./keys";
import type { Spot } from "./laying";

/** So far above the finger a key hangs, to be seen. */
const LIFT = 64;
/** A finger that moves less has only tapped. */
const STILL = 6;
/** A key in hand stays so far inside the window. */
const MARGIN = 4;
/** So much turning of a wheel is a quarter turn, and so long must pass before the next. */
const NOTCH = 40;
const NEXT_NOTCH = 110;

interface Press {
  readonly id: number;
  readonly key: Key;
  readonly grip: Spot;
  readonly x: number;
  readonly y: number;
  readonly isMouse: boolean;
}

export class Pointing {
  #press: Press | null = null;
  /** A mouse that has clicked on a key carries it until it clicks again. */
  #isCarrying = false;
  /** Whether a click belongs to what a pointer has just done. */
  #isDone = false;
  #wheel = 0;
  #turnedAt = 0;

  /** `spotOf` tells where a point of the window is on the door, in cells. */
  constructor(
    readonly holding: Holding,
    readonly spotOf: (x: number, y: number) => Spot,
  ) {}

  /** A pointer comes down on the desk; `key` and `grip` tell on what, if it is a key. */
  down(event: PointerEvent, key: Key | null, gripOf: (x: number, y: number) => Spot): void {
    if (this.#isCarrying || event.button !== 0 || key === null || this.#press !== null) return;
    if (this.holding.desk().isLocked) return;
    const { clientX: x, clientY: y } = event;
    const isMouse = event.pointerType === "mouse";
    this.#press = { id: event.pointerId, key, grip: gripOf(x, y), x, y, isMouse };
    if (isMouse) this.#seize(this.#press, x, y);
  }

  move = (event: PointerEvent): void => {
    const press = this.#press;
    const { clientX: x, clientY: y } = event;
    if (press === null || event.pointerId !== press.id) return;
    const isHeld = this.holding.held?.grip != null;
    if (!isHeld && !this.#isCarrying) {
      if (Math.hypot(x - press.x, y - press.y) < STILL) return;
      this.#seize(press, x, y);
    }
    this.#follow(press, x, y);
  };

  up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press === null || event.pointerId !== press.id || event.button !== 0) return;
    // What is carried stays in hand while a button turns it.
    const isOnButton = (event.target as Element).closest?.("button:not([data-key])") != null;
    if (this.#isCarrying && isOnButton) return;
    const { clientX: x, clientY: y } = event;
    const isStill = Math.hypot(x - press.x, y - press.y) < STILL;
    this.#justDone();
    if (press.isMouse && isStill && !this.#isCarrying) {
      this.#isCarrying = true;
      return;
    }
    this.#end();
    if (this.holding.held?.grip == null) {
      this.holding.tap(press.key);
      return;
    }
    this.#follow(press, x, y);
    this.holding.drop();
  };

  /** The browser has taken the pointer, or the window lost it: the key goes back. */
  cancel = (): void => {
    if (this.#press === null) return;
    this.#end();
    this.holding.putBack();
  };

  /** What was begun with a pointer ends, since the keyboard did something else. */
  stop(): void {
    if (this.holding.held?.grip == null) this.#end();
  }

  wheel = (event: WheelEvent): void => {
    if (this.holding.held?.grip == null) return;
    event.preventDefault();
    this.#wheel += event.deltaY || event.deltaX;
    if (Math.abs(this.#wheel) < NOTCH || event.timeStamp - this.#turnedAt < NEXT_NOTCH) return;
    this.holding.turn(this.#wheel < 0 ? -1 : 1);
    this.#wheel = 0;
    this.#turnedAt = event.timeStamp;
  };

  /** The right button turns a key over: the one in hand, or the one it is on. */
  rightDown(key: Key | null): void {
    if (this.holding.held === null && key !== null) this.holding.current = key;
    if (this.holding.held !== null || key !== null) this.holding.flip();
  }

  /** The page does not scroll while a key is held. */
  touchmove = (event: TouchEvent): void => {
    if (this.holding.held?.grip != null && event.cancelable) event.preventDefault();
  };

  /** A click on the door, where no key lies. */
  click(event: MouseEvent): void {
    if (this.#isDone || event.detail === 0) return;
    this.holding.tapDoor(this.spotOf(event.clientX, event.clientY));
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  #seize(press: Press, x: number, y: number): void {
    this.holding.seize(press.key, press.grip, this.#spot(press, x, y));
  }

  #follow(press: Press, x: number, y: number): void {
    const least = this.spotOf(MARGIN, MARGIN);
    const most = this.spotOf(innerWidth - MARGIN, innerHeight - MARGIN);
    this.holding.follow(this.#spot(press, x, y), least, most);
  }

  #spot(press: Press, x: number, y: number): Spot {
    return this.spotOf(x, press.isMouse ? y : y - LIFT);
  }

  #end(): void {
    this.#press = null;
    this.#isCarrying = false;
    this.#wheel = 0;
  }

  #justDone(): void {
    this.#isDone = true;
    setTimeout(() => {
      this.#isDone = false;
    });
  }
}
