import { describe, expect, it } from "vitest";
import { ServerClock } from "./clock";

describe("the server's clock", () => {
  let steady = 0;
  const make = () => {
    steady = 1000;
    return new ServerClock(
      () => steady,
      () => 77,
    );
  };
  /** A question that takes `there` and `back`; the server's clock is ours plus a million. */
  function ask(clock: ServerClock, there: number, back: number): void {
    const sent = steady;
    steady += there + back;
    clock.measure(sent, sent + there + 1_000_000);
  }

  it("is ours until it has been heard of", () => {
    expect(make().now()).toBe(77);
  });

  it("is right where both ways take the same time", () => {
    const clock = make();
    ask(clock, 40, 40);
    expect(clock.now() - steady).toBe(1_000_000);
    steady += 500;
    expect(clock.now() - steady).toBe(1_000_000);
  });

  it("is wrong by half of the trip at most, and takes the shortest trip", () => {
    const clock = make();
    ask(clock, 10, 390);
    expect(clock.now() - steady - 1_000_000).toBe(-190);
    ask(clock, 10, 30);
    expect(clock.now() - steady - 1_000_000).toBe(-10);
    ask(clock, 300, 20);
    expect(clock.now() - steady - 1_000_000).toBe(-10);
  });

  it("prefers a fresh sample to one that is very old", () => {
    const clock = make();
    ask(clock, 10, 30);
    steady += 600_000;
    ask(clock, 45, 45);
    expect(clock.now() - steady).toBe(1_000_000);
  });

  it("goes on over a break, and then believes what it hears first", () => {
    const clock = make();
    ask(clock, 10, 30);
    clock.doubt();
    expect(clock.now() - steady - 1_000_000).toBe(-10);
    ask(clock, 100, 100);
    expect(clock.now() - steady).toBe(1_000_000);
    ask(clock, 10, 290);
    expect(clock.now() - steady).toBe(1_000_000);
  });
});
