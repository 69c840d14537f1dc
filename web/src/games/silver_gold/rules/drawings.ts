// The drawings that the rule book names.

import type { Component } from "svelte";
import BoxesDrawing from "./drawings/BoxesDrawing.svelte";
import CardDrawing from "./drawings/CardDrawing.svelte";
import CompletedDrawing from "./drawings/CompletedDrawing.svelte";
import CrossesDrawing from "./drawings/CrossesDrawing.svelte";
import OrientationsDrawing from "./drawings/OrientationsDrawing.svelte";
import PatternsDrawing from "./drawings/PatternsDrawing.svelte";
import PlacementsDrawing from "./drawings/PlacementsDrawing.svelte";
import ScoreDrawing from "./drawings/ScoreDrawing.svelte";

export const drawings: Record<string, Component> = {
  boxes: BoxesDrawing,
  card: CardDrawing,
  completed: CompletedDrawing,
  crosses: CrossesDrawing,
  orientations: OrientationsDrawing,
  patterns: PatternsDrawing,
  placements: PlacementsDrawing,
  score: ScoreDrawing,
};
