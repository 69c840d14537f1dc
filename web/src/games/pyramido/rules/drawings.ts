// The drawings that the rule book names.

import type { Component } from "svelte";
import CornersDrawing from "./drawings/CornersDrawing.svelte";
import DominoDrawing from "./drawings/DominoDrawing.svelte";
import ExplorationDrawing from "./drawings/ExplorationDrawing.svelte";
import FloorsDrawing from "./drawings/FloorsDrawing.svelte";
import LegendDrawing from "./drawings/LegendDrawing.svelte";
import PadDrawing from "./drawings/PadDrawing.svelte";
import PaymentsDrawing from "./drawings/PaymentsDrawing.svelte";
import PlacementsDrawing from "./drawings/PlacementsDrawing.svelte";
import ScoringDrawing from "./drawings/ScoringDrawing.svelte";
import ZonesDrawing from "./drawings/ZonesDrawing.svelte";

export const drawings: Record<string, Component> = {
  corners: CornersDrawing,
  domino: DominoDrawing,
  exploration: ExplorationDrawing,
  floors: FloorsDrawing,
  legend: LegendDrawing,
  pad: PadDrawing,
  payments: PaymentsDrawing,
  placements: PlacementsDrawing,
  scoring: ScoringDrawing,
  zones: ZonesDrawing,
};
