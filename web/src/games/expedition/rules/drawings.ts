// The drawings that the rule book names.

import type { Component } from "svelte";
import BoardDrawing from "./drawings/BoardDrawing.svelte";
import CardDrawing from "./drawings/CardDrawing.svelte";
import CountsDrawing from "./drawings/CountsDrawing.svelte";
import CoversDrawing from "./drawings/CoversDrawing.svelte";
import KeysDrawing from "./drawings/KeysDrawing.svelte";
import RanksDrawing from "./drawings/RanksDrawing.svelte";

export const drawings: Record<string, Component> = {
  board: BoardDrawing,
  card: CardDrawing,
  counts: CountsDrawing,
  covers: CoversDrawing,
  keys: KeysDrawing,
  ranks: RanksDrawing,
};
