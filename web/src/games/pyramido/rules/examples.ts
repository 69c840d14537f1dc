// The pyramids that the rule book shows, with their zones; a test counts the icons again.

import type {
  PyramidoGem,
  PyramidoLitView,
  PyramidoPlacedView,
  PyramidoPlayerView,
  PyramidoZoneView,
} from "../../../lib/protocol";

type Laid = readonly [domino: number, floor: number, cell: number, turn: number];

const BOX = [2, 2, 4, 5] as const;

/** Somebody whose pyramid is shown, and nothing else. */
function playerWith(
  laid: readonly Laid[],
  zones: readonly PyramidoZoneView[],
  box: readonly number[] | null = BOX,
): PyramidoPlayerView {
  const placed: PyramidoPlacedView[] = laid.map(([domino, floor, cell, turn]) => {
    return { domino, floor, cell, turn };
  });
  return {
    gems: [0, 0, 0, 0, 0, 0],
    hand: null,
    placed,
    box,
    done: false,
    zones,
    lit: [],
    confirmed: false,
    floors: [],
    score: { total: 0, categories: {} },
  };
}

/** A whole pyramid. Rule PD-40. */
const WHOLE: readonly Laid[] = [
  [6, 1, 20, 1],
  [7, 1, 22, 2],
  [9, 1, 23, 0],
  [77, 1, 39, 3],
  [19, 1, 31, 1],
  [79, 1, 32, 1],
  [48, 1, 33, 1],
  [15, 1, 38, 1],
  [55, 1, 49, 2],
  [78, 1, 51, 2],
  [5, 2, 29, 3],
  [56, 2, 22, 2],
  [84, 2, 32, 3],
  [16, 2, 31, 2],
  [3, 2, 39, 2],
  [63, 2, 40, 0],
  [59, 3, 21, 2],
  [46, 3, 22, 1],
  [85, 3, 29, 0],
  [81, 4, 21, 2],
];

/** The same pyramid when a floor is done. */
export function builtTo(floor: number): PyramidoPlayerView {
  return playerWith(
    WHOLE.filter(([, level]) => level <= floor),
    [],
  );
}

/** Floor 1 in the making: five blocks wide, so four high at most. Rules PD-30 and PD-31. */
export const begun = playerWith(
  [
    [16, 1, 38, 0],
    [45, 1, 40, 0],
    [30, 1, 42, 1],
    [61, 1, 60, 2],
  ],
  [],
  null,
);

export const twoFloors = playerWith(
  [
    [5, 1, 29, 3],
    [39, 1, 21, 0],
    [61, 1, 23, 1],
    [84, 1, 33, 3],
    [3, 1, 30, 0],
    [75, 1, 39, 2],
    [76, 1, 40, 0],
    [78, 1, 51, 3],
    [19, 1, 48, 2],
    [26, 1, 49, 0],
    [87, 2, 23, 2],
    [90, 2, 32, 1],
    [30, 2, 20, 1],
    [74, 2, 39, 2],
  ],
  [
    {
      zone: 84,
      colour: "red",
      icons: 5,
      quadrants: [
        84, 85, 99, 100, 101, 102, 103, 117, 118, 119, 120, 137, 138, 155, 156, 173, 174, 190, 191,
        192, 208, 209,
      ],
    },
    {
      zone: 136,
      colour: "green",
      icons: 5,
      quadrants: [
        136, 148, 151, 152, 153, 154, 166, 167, 168, 169, 170, 171, 172, 184, 185, 186, 187, 188,
        202, 203,
      ],
    },
    {
      zone: 76,
      colour: "orange",
      icons: 4,
      quadrants: [76, 77, 94, 95, 96, 112, 113, 114, 115, 116, 130, 133, 134, 135],
    },
    {
      zone: 189,
      colour: "orange",
      icons: 2,
      quadrants: [189, 204, 205, 206, 207],
    },
    {
      zone: 80,
      colour: "purple",
      icons: 1,
      quadrants: [80, 81, 82, 83, 98],
    },
    {
      zone: 121,
      colour: "green",
      icons: 1,
      quadrants: [121, 139, 157, 175, 193, 210, 211],
    },
    {
      zone: 131,
      colour: "red",
      icons: 1,
      quadrants: [131, 132, 149, 150],
    },
    {
      zone: 78,
      colour: "blue",
      icons: 0,
      quadrants: [78, 79, 97],
    },
  ],
);

/** The orange block shows two opposite quarters. Rule PD-X5. */
export const CORNERS = 117;
export const corners = playerWith(
  [
    [73, 1, 21, 2],
    [20, 1, 31, 3],
    [74, 1, 32, 3],
    [86, 1, 33, 3],
    [36, 1, 29, 0],
    [32, 1, 38, 0],
    [90, 1, 41, 2],
    [89, 1, 42, 1],
    [55, 1, 48, 2],
    [44, 1, 49, 0],
    [51, 2, 20, 0],
    [84, 2, 31, 0],
  ],
  [
    {
      zone: 117,
      colour: "orange",
      icons: 2,
      quadrants: [117, 134],
    },
  ],
);

/** The end of floor 1. Rule PD-X1. */
export const scored = playerWith(
  [
    [42, 1, 29, 3],
    [40, 1, 30, 3],
    [21, 1, 22, 1],
    [1, 1, 24, 2],
    [39, 1, 32, 0],
    [89, 1, 39, 2],
    [34, 1, 40, 0],
    [41, 1, 51, 3],
    [90, 1, 48, 2],
    [33, 1, 50, 2],
  ],
  [
    {
      zone: 118,
      colour: "blue",
      icons: 5,
      quadrants: [
        118, 119, 136, 137, 152, 153, 154, 155, 170, 171, 172, 173, 188, 189, 190, 191, 192, 193,
        206, 207, 208, 209, 210, 211,
      ],
    },
    {
      zone: 148,
      colour: "red",
      icons: 4,
      quadrants: [148, 149, 150, 151, 166, 167, 168, 169, 184, 185, 186, 187, 202, 203, 204, 205],
    },
    {
      zone: 76,
      colour: "purple",
      icons: 3,
      quadrants: [76, 77, 78, 79, 94, 95, 96, 97],
    },
    {
      zone: 120,
      colour: "purple",
      icons: 3,
      quadrants: [120, 121, 138, 139, 156, 157, 174, 175],
    },
    {
      zone: 80,
      colour: "orange",
      icons: 2,
      quadrants: [80, 81, 82, 83, 84, 85, 98, 99, 100, 101, 102, 103],
    },
    {
      zone: 116,
      colour: "green",
      icons: 2,
      quadrants: [116, 117, 134, 135],
    },
    {
      zone: 112,
      colour: "blue",
      icons: 1,
      quadrants: [112, 113, 114, 115, 130, 131, 132, 133],
    },
  ],
);

function lamp(zone: number, points: number, ...gems: PyramidoGem[]): PyramidoLitView {
  return { zone, gems, points };
}

/** What lies on its zones, and the mythical gem that is left. */
export const lit: readonly PyramidoLitView[] = [
  lamp(80, 2, "orange"),
  lamp(76, 3, "purple"),
  lamp(120, 3, "mythical", "mythical"),
  lamp(148, 4, "red"),
  lamp(118, 10, "blue", "blue", "mythical", "mythical"),
];
export const LEFT = 1;
