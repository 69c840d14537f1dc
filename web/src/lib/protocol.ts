// Generated from the structs of src/pyramidion by `python tools/typescript_types.py --write`.
// Do not edit: a test fails when this file is stale. docs/protocol.md explains the messages.

/** The version that `hello` names. */
export const VERSION = 2;

// Every game

/** Undo the seat's last step; the kernel's own, never among the legal steps. */
export interface TakeBack {
  readonly type: "take_back";
}

/** Close the decision whose steps have been taken. */
export interface Confirm {
  readonly type: "confirm";
}

/**
 * The input that is expected where the legal steps are not finitely many.
 *
 * `expects` names the kind of input (a word, a placement of keys), `rule` the rule that asks.
 */
export interface Prompt {
  readonly expects: string;
  readonly rule: string;
  readonly limits: Readonly<Record<string, number>>;
}

/** A seat's points: the total is what is compared, the categories say where it comes from. */
export interface Score {
  readonly total: number;
  readonly categories: Readonly<Record<string, number>>;
}

/**
 * `ranks[seat]` is that seat's place, 1 is best, equal places are shared.
 *
 * `ended` names what ended the match; `tie_break` the rule that parted equal totals, if one did.
 */
export interface Outcome {
  readonly scores: readonly Score[];
  readonly ranks: readonly number[];
  readonly ended: string;
  readonly tie_break: string | null;
}

// Silver & Gold: Pyramids

/** When the others see what a seat marks. Rule SG-29. */
export type SilverGoldReveal = "together" | "at_once";

/** The shapes an expedition card may show: a polyomino of 2 to 4 cells. Rule SG-04. */
export type SilverGoldPattern = "I2" | "I3" | "V3" | "O4" | "T4" | "L4" | "I4" | "S4";

/**
 * What a table may want otherwise.
 *
 * reveal        when the others see my marks (SG-29)
 * closed_tombs  a card is closed to crosses once its tomb is marked (SG-31)
 * expeditions   the patterns of the 8 expedition cards (SG-04)
 * skulls        the maluses of the 10 skulls, rising (SG-05)
 */
export interface SilverGoldOptions {
  readonly reveal: SilverGoldReveal;
  readonly closed_tombs: boolean;
  readonly expeditions: readonly SilverGoldPattern[]; // 8 of them
  readonly skulls: readonly number[]; // 10 of them
}

/** Keep one of the four dealt cards. Rule SG-10. */
export interface SilverGoldKeep {
  readonly type: "keep";
  readonly card: number;
}

/**
 * Mark cells of one of the two cards: the pattern, a single cell, or the cell of a cross.
 *
 * `cells` is a mask. Rules SG-22, SG-26 and SG-30.
 */
export interface SilverGoldMark {
  readonly type: "mark";
  readonly card: number;
  readonly cells: number;
}

/** Replace a completed card by one of the reserve. Rule SG-41. */
export interface SilverGoldTakeReserve {
  readonly type: "take_reserve";
  readonly card: number;
}

/** Replace a completed card by the top of the draw pile, unseen. Rule SG-41. */
export interface SilverGoldDrawPile {
  readonly type: "draw_pile";
}

/** What the match waits for. */
export type SilverGoldPhase = "keep" | "mark" | "replace" | "over";

/** A card before a player: all its marks, and which of them are of this turn. */
export interface SilverGoldCardView {
  readonly card: number;
  readonly marked: number;
  readonly fresh: number;
}

/** What lies before one player. An empty place is null. */
export interface SilverGoldPlayerView {
  readonly cards: readonly (SilverGoldCardView | null)[];
  readonly done: readonly number[];
  readonly red: number;
  readonly green: number;
  readonly torches: number;
  readonly skulls: number;
  readonly owed: number;
  readonly confirmed: boolean;
  readonly score: Score;
}

/**
 * What a seat, or a spectator, may know.
 *
 * `pile` and `unseen` are numbers of cards; `dealt` and `kept` are the seat's own; `earned` is
 * what the seat would have after confirming.
 */
export interface SilverGoldView {
  readonly seat: number | null;
  readonly deciders: readonly number[];
  readonly legal: readonly SilverGoldAction[];
  readonly prompt: Prompt | null;
  readonly options: SilverGoldOptions;
  readonly phase: SilverGoldPhase;
  readonly round: number;
  readonly turn: number;
  readonly used: readonly SilverGoldPattern[];
  readonly unseen: number;
  readonly pile: number;
  readonly reserve: readonly number[];
  readonly boxes: readonly (readonly number[])[];
  readonly completing: readonly (readonly [number, number])[];
  readonly queue: readonly (readonly [number, readonly number[]])[];
  readonly players: readonly SilverGoldPlayerView[];
  readonly dealt: readonly number[];
  readonly kept: readonly number[];
  readonly earned: Score | null;
  readonly outcome: Outcome | null;
}

/** A seat has put one of its dealt cards aside to keep; it alone hears it. */
export interface SilverGoldCardChosen {
  readonly type: "card_chosen";
  readonly seat: number;
  readonly card: number;
}

/** A seat has marked cells; the others hear it only if marks are open at once. */
export interface SilverGoldCellsMarked {
  readonly type: "cells_marked";
  readonly seat: number;
  readonly card: number;
  readonly cells: number;
  readonly open: boolean;
}

/** A seat has closed its decision; what it decided is not told yet. */
export interface SilverGoldSeatConfirmed {
  readonly type: "seat_confirmed";
  readonly seat: number;
}

/** A seat's two cards lie open. Rule SG-10. */
export interface SilverGoldCardsKept {
  readonly type: "cards_kept";
  readonly seat: number;
  readonly cards: readonly number[];
}

/** The expedition cards are shuffled for a new round. Rules SG-13 and SG-60. */
export interface SilverGoldRoundStarted {
  readonly type: "round_started";
  readonly round: number;
}

/** A pattern holds for all. Rule SG-21. */
export interface SilverGoldExpeditionRevealed {
  readonly type: "expedition_revealed";
  readonly turn: number;
  readonly pattern: SilverGoldPattern;
}

/** All see what a seat marked this turn, card by card. Rule SG-29. */
export interface SilverGoldMarksShown {
  readonly type: "marks_shown";
  readonly seat: number;
  readonly marks: readonly (readonly [number, number])[];
}

/** What a seat's marks changed on its score card. Rules SG-32 to SG-36. */
export interface SilverGoldSymbolsCollected {
  readonly type: "symbols_collected";
  readonly seat: number;
  readonly red: number;
  readonly green: number;
  readonly torch: boolean;
  readonly skulls: number;
}

/** "Pyramide achevée !" Rule SG-40. */
export interface SilverGoldPyramidCompleted {
  readonly type: "pyramid_completed";
  readonly seat: number;
  readonly card: number;
}

/** A seat has chosen a card of the reserve, in place `slot`. Rule SG-41. */
export interface SilverGoldCardTaken {
  readonly type: "card_taken";
  readonly seat: number;
  readonly card: number;
  readonly slot: number;
}

/** A seat has drawn the top card of the pile, in place `slot`. Rule SG-41. */
export interface SilverGoldCardDrawn {
  readonly type: "card_drawn";
  readonly seat: number;
  readonly card: number;
  readonly slot: number;
}

/** Cards of the pile join the reserve. Rule SG-43. */
export interface SilverGoldReserveRefilled {
  readonly type: "reserve_refilled";
  readonly cards: readonly number[];
}

/** A card's colour. Rule SG-01. */
export type SilverGoldColour = "green" | "orange" | "violet";

/** "Points de pyramide !" Rule SG-50. */
export interface SilverGoldPyramidPointsScored {
  readonly type: "pyramid_points_scored";
  readonly seat: number;
  readonly card: number;
  readonly colour: SilverGoldColour;
  readonly points: number;
}

/** The fourth round is over. Rule SG-61. */
export interface SilverGoldMatchEnded {
  readonly type: "match_ended";
}

/** All that a seat may want. */
export type SilverGoldAction =
  | SilverGoldKeep
  | SilverGoldMark
  | SilverGoldTakeReserve
  | SilverGoldDrawPile
  | Confirm;

/** All that can happen. */
export type SilverGoldEvent =
  | SilverGoldCardChosen
  | SilverGoldCellsMarked
  | SilverGoldSeatConfirmed
  | SilverGoldCardsKept
  | SilverGoldRoundStarted
  | SilverGoldExpeditionRevealed
  | SilverGoldMarksShown
  | SilverGoldSymbolsCollected
  | SilverGoldPyramidCompleted
  | SilverGoldCardTaken
  | SilverGoldCardDrawn
  | SilverGoldReserveRefilled
  | SilverGoldPyramidPointsScored
  | SilverGoldMatchEnded;

// Pyramido: Forgotten Treasures

/** Against whom one plays alone: the Legend, or to become the Legend. Rules PD-80 and PD-91. */
export type PyramidoLegendMode = "beat" | "become";

/** Who plays first: drawn by lot, or the seat that the host chose. Rule PD-13. */
export type PyramidoFirst = "lot" | "0" | "1" | "2" | "3";

/**
 * What a table may want otherwise.
 *
 * legend  the mode of a match alone (PD-80, PD-91)
 * first   who plays first (PD-13); a seat that nobody sits on counts as by lot
 * hints   whether the best lighting is shown while scoring
 */
export interface PyramidoOptions {
  readonly legend: PyramidoLegendMode;
  readonly first: PyramidoFirst;
  readonly hints: boolean;
}

/** A gem: of a colour, or mythical. Rule PD-05. */
export type PyramidoGem = "orange" | "blue" | "purple" | "green" | "red" | "mythical";

/** Take the domino of a space and one of its gems; null where it has none. Rule PD-20. */
export interface PyramidoTake {
  readonly type: "take";
  readonly space: number;
  readonly gem: PyramidoGem | null;
}

/** Turn a face-down domino face up. Rule PD-24. */
export interface PyramidoTurnUp {
  readonly type: "turn_up";
  readonly space: number;
}

/**
 * Place the domino in hand on the floor being built. Rules PD-25 and PD-32.
 *
 * `cell` is that of its first block, `turn` its quarter turns clockwise.
 */
export interface PyramidoPlace {
  readonly type: "place";
  readonly cell: number;
  readonly turn: number;
}

/** Put gems on a zone, the mythical ones last. Rules PD-53 to PD-55. */
export interface PyramidoActivate {
  readonly type: "activate";
  readonly zone: number;
  readonly gems: readonly PyramidoGem[];
}

/** Take the gems of a zone back, before confirming. Rule PD-52. */
export interface PyramidoDeactivate {
  readonly type: "deactivate";
  readonly zone: number;
}

/** Let a gem go that is too many. Rule PD-61. */
export interface PyramidoDiscard {
  readonly type: "discard";
  readonly gem: PyramidoGem;
}

/** The Legend's whole turn. Rules PD-82 to PD-86. */
export interface PyramidoLegendMove {
  readonly type: "legend_move";
}

/** What the match waits for. */
export type PyramidoPhase = "take" | "turn_up" | "place" | "score" | "keep" | "over";

/** The colour of a block, of its icons, and of a gem. Rule PD-01. */
export type PyramidoColour = "orange" | "blue" | "purple" | "green" | "red";

/** What the back of a domino shows: colours and numbers of icons. Rule PD-04. */
export interface PyramidoBack {
  readonly colour: PyramidoColour;
  readonly icons: number;
  readonly other_colour: PyramidoColour;
  readonly other_icons: number;
}

/** A space: how many dominoes its pile has, its top from the front or the back, its gems. */
export interface PyramidoSpaceView {
  readonly pile: number;
  readonly up: number | null;
  readonly back: PyramidoBack | null;
  readonly gems: readonly PyramidoGem[];
}

/** A domino in a pyramid. */
export interface PyramidoPlacedView {
  readonly domino: number;
  readonly floor: number;
  readonly cell: number;
  readonly turn: number;
}

/** A zone with its visible icons and quadrants. */
export interface PyramidoZoneView {
  readonly zone: number;
  readonly colour: PyramidoColour;
  readonly icons: number;
  readonly quadrants: readonly number[];
}

/** A zone with gems on it. */
export interface PyramidoLitView {
  readonly zone: number;
  readonly gems: readonly PyramidoGem[];
  readonly points: number;
}

/** What lies before one player. `lit` is the seat's own until all have confirmed. */
export interface PyramidoPlayerView {
  readonly gems: readonly number[];
  readonly hand: number | null;
  readonly placed: readonly PyramidoPlacedView[];
  readonly box: readonly number[] | null;
  readonly done: boolean;
  readonly zones: readonly PyramidoZoneView[];
  readonly lit: readonly PyramidoLitView[];
  readonly confirmed: boolean;
  readonly floors: readonly number[];
  readonly score: Score;
}

/**
 * The Legend's turn, in the order of her search. Rules PD-81 to PD-86.
 *
 * `first_pass` and `second_pass` tell from which space she took which gem; `drawn` is what she
 * drew from the bag when she found none.
 */
export interface PyramidoLegendMoved {
  readonly type: "legend_moved";
  readonly space: number;
  readonly domino: number;
  readonly preferences: readonly PyramidoColour[];
  readonly first_pass: readonly (readonly [number, PyramidoGem])[];
  readonly second_pass: readonly (readonly [number, PyramidoGem])[];
  readonly drawn: PyramidoGem | null;
  readonly turned_up: number | null;
}

/** The Legend: her stack, the top last, her gems, and what she did last. */
export interface PyramidoLegendView {
  readonly stack: readonly number[];
  readonly gems: readonly number[];
  readonly moves: number;
  readonly floors: readonly number[];
  readonly last: PyramidoLegendMoved | null;
}

/** The most points that the seat's gems can bring now, and how. */
export interface PyramidoBestView {
  readonly points: number;
  readonly lit: readonly PyramidoLitView[];
}

/** What a seat, or a spectator, may know. Gems are counted by kind. */
export interface PyramidoView {
  readonly seat: number | null;
  readonly deciders: readonly number[];
  readonly legal: readonly PyramidoAction[];
  readonly prompt: Prompt | null;
  readonly options: PyramidoOptions;
  readonly phase: PyramidoPhase;
  readonly floor: number;
  readonly turn: number | null;
  readonly first: number;
  readonly spaces: readonly PyramidoSpaceView[];
  readonly bag: readonly number[];
  readonly discards: readonly number[];
  readonly players: readonly PyramidoPlayerView[];
  readonly legend: PyramidoLegendView | null;
  readonly best: PyramidoBestView | null;
  readonly outcome: Outcome | null;
}

/** A seat has taken a domino and a gem; the next back shows. Rule PD-20. */
export interface PyramidoDominoTaken {
  readonly type: "domino_taken";
  readonly seat: number;
  readonly space: number;
  readonly domino: number;
  readonly gem: PyramidoGem | null;
}

/** An empty pile got the lower half of another. Rule PD-21. */
export interface PyramidoPileRebuilt {
  readonly type: "pile_rebuilt";
  readonly space: number;
  readonly source: number;
  readonly size: number;
}

/** All discarded gems went back into the bag. Rule PD-23. */
export interface PyramidoBagRefilled {
  readonly type: "bag_refilled";
  readonly gems: readonly number[];
}

/** An empty gem area was renewed. Rule PD-22. */
export interface PyramidoGemsDrawn {
  readonly type: "gems_drawn";
  readonly space: number;
  readonly gems: readonly PyramidoGem[];
}

/** A seat has turned a domino face up. Rule PD-24. */
export interface PyramidoDominoTurnedUp {
  readonly type: "domino_turned_up";
  readonly seat: number;
  readonly space: number;
  readonly domino: number;
}

/** A seat has placed its domino; it can still be taken back. Rule PD-25. */
export interface PyramidoDominoPlaced {
  readonly type: "domino_placed";
  readonly seat: number;
  readonly domino: number;
  readonly floor: number;
  readonly cell: number;
  readonly turn: number;
}

/** A seat has closed its decision. */
export interface PyramidoSeatConfirmed {
  readonly type: "seat_confirmed";
  readonly seat: number;
}

/** A seat has no room left on the floor, which counts as complete. Rule PD-26. */
export interface PyramidoTurnLost {
  readonly type: "turn_lost";
  readonly seat: number;
  readonly floor: number;
}

/** A seat has put gems on a zone; it alone hears it. Rule PD-52. */
export interface PyramidoZoneActivated {
  readonly type: "zone_activated";
  readonly seat: number;
  readonly zone: number;
  readonly gems: readonly PyramidoGem[];
}

/** A seat has taken its gems back from a zone; it alone hears it. Rule PD-52. */
export interface PyramidoZoneCleared {
  readonly type: "zone_cleared";
  readonly seat: number;
  readonly zone: number;
}

/**
 * What a seat scored at the end of a floor: zones with gems and points. Rules PD-53 to PD-57.
 *
 * `mythical` are the gems left that count a point each.
 */
export interface PyramidoFloorScored {
  readonly type: "floor_scored";
  readonly seat: number;
  readonly floor: number;
  readonly zones: readonly (readonly [number, readonly PyramidoGem[], number])[];
  readonly mythical: number;
  readonly points: number;
}

/** A seat has let a gem go that was too many. Rule PD-61. */
export interface PyramidoGemDiscarded {
  readonly type: "gem_discarded";
  readonly seat: number;
  readonly gem: PyramidoGem;
}

/** The next floor begins. Rule PD-62. */
export interface PyramidoFloorStarted {
  readonly type: "floor_started";
  readonly floor: number;
  readonly first: number;
}

/** The Legend drew a gem at the start of a floor. Rule PD-91. */
export interface PyramidoLegendDrew {
  readonly type: "legend_drew";
  readonly floor: number;
  readonly gem: PyramidoGem;
}

/** What the Legend scored at the end of a floor. Rules PD-88 and PD-89. */
export interface PyramidoLegendScored {
  readonly type: "legend_scored";
  readonly floor: number;
  readonly points: number;
  readonly gems: readonly number[];
}

/** The four floors are added up. Rule PD-70. */
export interface PyramidoMatchEnded {
  readonly type: "match_ended";
}

/** All that a seat may want. */
export type PyramidoAction =
  | PyramidoTake
  | PyramidoTurnUp
  | PyramidoPlace
  | PyramidoActivate
  | PyramidoDeactivate
  | PyramidoDiscard
  | PyramidoLegendMove
  | Confirm;

/** All that can happen. */
export type PyramidoEvent =
  | PyramidoDominoTaken
  | PyramidoPileRebuilt
  | PyramidoBagRefilled
  | PyramidoGemsDrawn
  | PyramidoDominoTurnedUp
  | PyramidoDominoPlaced
  | PyramidoSeatConfirmed
  | PyramidoTurnLost
  | PyramidoZoneActivated
  | PyramidoZoneCleared
  | PyramidoFloorScored
  | PyramidoGemDiscarded
  | PyramidoFloorStarted
  | PyramidoLegendMoved
  | PyramidoLegendDrew
  | PyramidoLegendScored
  | PyramidoMatchEnded;

// Pyramid Expedition

/** Which side of the cards is played: one for all, or a level for each seat. Rule EX-13. */
export type ExpeditionLevels = "easy" | "hard" | "each";

/** A side of the cards: three keys or four. Rule EX-03. */
export type ExpeditionLevel = "easy" | "hard";

/** How many seconds after a round the next one starts by itself. Rule EX-27. */
export type ExpeditionCountdown = "15" | "30" | "60" | "none";

/**
 * What a table may want otherwise.
 *
 * level         the side of the cards (EX-13); with `each`, `level_0` to `level_3` say it by seat
 * harder        finding, moving and collecting within the minute (EX-50)
 * hidden_doors  cards lie face down until the die is rolled (EX-20)
 * countdown     when the next round starts although not all are ready (EX-27)
 * credit        the line's delay is taken off the time of finding (EX-26), unless `harder`
 */
export interface ExpeditionOptions {
  readonly level: ExpeditionLevels;
  readonly level_0: ExpeditionLevel;
  readonly level_1: ExpeditionLevel;
  readonly level_2: ExpeditionLevel;
  readonly level_3: ExpeditionLevel;
  readonly harder: boolean;
  readonly hidden_doors: boolean;
  readonly countdown: ExpeditionCountdown;
  readonly credit: boolean;
}

/** Be ready for the round. Rule EX-27. */
export interface ExpeditionReady {
  readonly type: "ready";
}

/** A key: a letter that looks like it, and its number of cells. */
export type ExpeditionKey = "I2" | "I3" | "V3" | "I4" | "O4" | "T4" | "S4" | "L4" | "P5" | "L5" | "Y5" | "Z5";

/** A key that lies on a door, with the cells it covers. */
export interface ExpeditionLaid {
  readonly key: ExpeditionKey;
  readonly cells: readonly number[];
}

/** Open the door with keys. Rule EX-22. */
export interface ExpeditionSolve {
  readonly type: "solve";
  readonly laid: readonly ExpeditionLaid[];
}

/** Move the pawn to a floor, or stay; then confirm to collect. Rule EX-31. */
export interface ExpeditionMoveTo {
  readonly type: "move_to";
  readonly floor: number;
}

/** The clock's: the round starts although not all are ready. Rule EX-27. */
export interface ExpeditionCountDownOver {
  readonly type: "count_down_over";
}

/** The clock's: the minute is over. Rules EX-23 and EX-24. */
export interface ExpeditionGlassRanOut {
  readonly type: "glass_ran_out";
}

/** The clock's: the delay of a seat's line, as the server has measured it. Rule EX-26. */
export interface ExpeditionCreditLine {
  readonly type: "credit_line";
  readonly seat: number;
  readonly ms: number;
}

/** What the match waits for. */
export type ExpeditionPhase = "ready" | "search" | "move" | "over";

/** A hieroglyph of the die and of the cards. Rule EX-01. */
export type ExpeditionSign = "eye" | "hand" | "bird" | "water" | "sun" | "reed";

/** A card that lies open: the door, and for each sign the keys and the modelled time. */
export interface ExpeditionCardView {
  readonly number: number;
  readonly door: readonly string[];
  readonly keys: readonly (readonly ExpeditionKey[])[];
  readonly seconds: readonly number[];
}

/** How a seat has opened its door; between rounds, the last one. */
export interface ExpeditionFoundView {
  readonly rank: number;
  readonly ms: number;
  readonly credit: number;
  readonly laid: readonly ExpeditionLaid[];
}

/** A gem by its colour. Rule EX-07. */
export type ExpeditionGem = "green" | "red" | "blue" | "white" | "orange" | "yellow";

/**
 * All that lies before a seat, and where its pawn stands.
 *
 * `most` is how far it may move in this round, null while it has not found. `found` and `took`
 * tell of the last round until the die is rolled again.
 */
export interface ExpeditionPlayerView {
  readonly level: ExpeditionLevel;
  readonly card: ExpeditionCardView | null;
  readonly ready: boolean;
  readonly found: ExpeditionFoundView | null;
  readonly floor: number;
  readonly pending: number | null;
  readonly collected: boolean;
  readonly most: number | null;
  readonly gems: readonly number[];
  readonly took: readonly ExpeditionGem[];
  readonly credit: number;
}

/**
 * The whole table as one seat, or a spectator, may know it.
 *
 * `glass_ms` is how much of the present glass had run off at the last entry, `countdown_ms` how
 * much of the count-down; null where none runs. `prizes` are the gems that each floor gives.
 */
export interface ExpeditionView {
  readonly seat: number | null;
  readonly deciders: readonly number[];
  readonly legal: readonly ExpeditionAction[];
  readonly prompt: Prompt | null;
  readonly options: ExpeditionOptions;
  readonly phase: ExpeditionPhase;
  readonly round: number;
  readonly roller: number;
  readonly sign: ExpeditionSign | null;
  readonly glass: number;
  readonly glass_ms: number | null;
  readonly countdown_ms: number | null;
  readonly players: readonly ExpeditionPlayerView[];
  readonly floors: readonly (readonly (ExpeditionGem | null)[])[];
  readonly prizes: readonly (readonly ExpeditionGem[])[];
  readonly played: readonly (readonly number[])[];
  readonly outcome: Outcome | null;
}

/** Everybody has a new card; `seat` will roll the die. Rule EX-20. */
export interface ExpeditionCardsDrawn {
  readonly type: "cards_drawn";
  readonly round: number;
  readonly seat: number;
}

/** A seat is ready for the round. Rule EX-27. */
export interface ExpeditionSeatReady {
  readonly type: "seat_ready";
  readonly seat: number;
}

/** The sign of the round. Rule EX-20. */
export interface ExpeditionDieRolled {
  readonly type: "die_rolled";
  readonly round: number;
  readonly seat: number;
  readonly sign: ExpeditionSign;
}

/** The sand runs: the first or the second minute. Rules EX-21 and EX-24. */
export interface ExpeditionGlassTurned {
  readonly type: "glass_turned";
  readonly glass: number;
}

/** The delay of a seat's line was measured anew. Rule EX-26. */
export interface ExpeditionCreditGiven {
  readonly type: "credit_given";
  readonly seat: number;
  readonly ms: number;
}

/** A seat has found, so many milliseconds after the glass was first turned. Rule EX-23. */
export interface ExpeditionDoorOpened {
  readonly type: "door_opened";
  readonly seat: number;
  readonly rank: number;
  readonly ms: number;
}

/** The minute is over; the finders by rank. Rules EX-23 to EX-25. */
export interface ExpeditionSearchOver {
  readonly type: "search_over";
  readonly round: number;
  readonly finders: readonly number[];
}

/** A finder has chosen a floor; it can still be taken back. Rule EX-31. */
export interface ExpeditionPawnMoved {
  readonly type: "pawn_moved";
  readonly seat: number;
  readonly start: number;
  readonly floor: number;
}

/** A finder has collected from a floor. Rules EX-32 and EX-33. */
export interface ExpeditionGemsCollected {
  readonly type: "gems_collected";
  readonly seat: number;
  readonly floor: number;
  readonly gems: readonly ExpeditionGem[];
  readonly holes: readonly number[];
}

/** A finder has not collected before the minute was over. Rule EX-50. */
export interface ExpeditionGemsMissed {
  readonly type: "gems_missed";
  readonly seat: number;
}

/** Nine rounds were played. Rule EX-40. */
export interface ExpeditionMatchEnded {
  readonly type: "match_ended";
}

/** All that a seat may want. */
export type ExpeditionAction =
  | ExpeditionReady
  | ExpeditionSolve
  | ExpeditionMoveTo
  | Confirm
  | ExpeditionCountDownOver
  | ExpeditionGlassRanOut
  | ExpeditionCreditLine;

/** All that can happen. */
export type ExpeditionEvent =
  | ExpeditionCardsDrawn
  | ExpeditionSeatReady
  | ExpeditionDieRolled
  | ExpeditionGlassTurned
  | ExpeditionCreditGiven
  | ExpeditionDoorOpened
  | ExpeditionSearchOver
  | ExpeditionPawnMoved
  | ExpeditionGemsCollected
  | ExpeditionGemsMissed
  | ExpeditionMatchEnded;

// Games by their id

/** What messages carry, by the game that is played. */
export interface Games {
  readonly silver_gold: {
    readonly action: SilverGoldAction;
    readonly event: SilverGoldEvent;
    readonly options: SilverGoldOptions;
    readonly view: SilverGoldView;
  };
  readonly pyramido: {
    readonly action: PyramidoAction;
    readonly event: PyramidoEvent;
    readonly options: PyramidoOptions;
    readonly view: PyramidoView;
  };
  readonly expedition: {
    readonly action: ExpeditionAction;
    readonly event: ExpeditionEvent;
    readonly options: ExpeditionOptions;
    readonly view: ExpeditionView;
  };
}

export type GameId = keyof Games;
export type GameAction = Games[GameId]["action"];
export type GameEvent = Games[GameId]["event"];
export type GameOptions = Games[GameId]["options"];
export type GameView = Games[GameId]["view"];

// Client messages

/** First message of every connection. Without a token the device is new. */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  readonly token?: string | null; // at most 300 characters
}

/** Take a free seat under a name; the nonce is the seat's part in the shuffles. */
export interface Sit {
  readonly type: "sit";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
  readonly name: string; // at most 200 characters
  readonly nonce: string; // ^[0-9a-f]{32}$
}

/** Leave a seat: before the start it is free again, later a bot plays on. */
export interface Stand {
  readonly type: "stand";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
}

/** Put a bot on a seat: the host, on a free one, or for a person who is gone. */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
  readonly level: string; // at most 40 characters
}

/** Free a seat before the start: the host removes a bot or a person. */
export interface Clear {
  readonly type: "clear";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
}

/**
 * Change what the table plays: the host. What is left out stays.
 *
 * Once the match has begun, only `chat` and `watching` can still be changed.
 */
export interface Configure<G extends GameId = GameId> {
  readonly type: "configure";
  readonly id: string; // 1 to 40 characters
  readonly options?: Partial<Games[G]["options"]> | null;
  readonly players?: number | null; // 0 to 15
  readonly clock?: number | null; // 0 to 86400
  readonly listed?: boolean | null;
  readonly chat?: "off" | "on" | "phrases" | null;
  readonly watching?: boolean | null;
}

/** Begin the match: the host, when every seat is taken. */
export interface Start {
  readonly type: "start";
  readonly id: string; // 1 to 40 characters
}

/** One step of a seat in the match. */
export interface Act<G extends GameId = GameId> {
  readonly type: "act";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
  readonly action: Games[G]["action"] | TakeBack;
}

/** Take one's seat back from the bot that plays for it. */
export interface Resume {
  readonly type: "resume";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
}

/** Ask for a one-time secret that moves a seat to another device. */
export interface HandOver {
  readonly type: "hand_over";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
}

/** Take over the seat that a one-time secret stands for. */
export interface Claim {
  readonly type: "claim";
  readonly id: string; // 1 to 40 characters
  readonly secret: string; // at most 300 characters
}

/** Play again at the same table, with the same seats: the host, after the end. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string; // 1 to 40 characters
}

/** A line of chat. */
export interface Say {
  readonly type: "say";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
  readonly text: string; // 1 to 500 characters
}

/** One of the phrases that everybody reads in their own language. */
export interface Phrase {
  readonly type: "phrase";
  readonly id: string; // 1 to 40 characters
  readonly seat: number; // 0 to 15
  readonly phrase: string; // at most 40 characters
}

/** What a seat has in the making; passed on, never in the log, kept only as its last state. */
export interface Draft {
  readonly type: "draft";
  readonly seat: number; // 0 to 15
  readonly draft: unknown;
}

/** Ask for everything once more. */
export interface Sync {
  readonly type: "sync";
}

/** Ask whether the server is there, and what time it is. */
export interface Ping {
  readonly type: "ping";
}

/** Any of the client messages. */
export type AnyClientMessage =
  | Hello
  | Sit
  | Stand
  | SeatBot
  | Clear
  | Configure
  | Start
  | Act
  | Resume
  | HandOver
  | Claim
  | Rematch
  | Say
  | Phrase
  | Draft
  | Sync
  | Ping;

// Server messages

/** The answer to `hello`: the device's token, and the time. `table` and views follow. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly token: string;
  readonly now: number;
}

/** The client is of another version: it must be loaded anew. */
export interface Reload {
  readonly type: "reload";
  readonly version: number;
}

/**
 * Who sits on a seat, and whether they are there.
 *
 * `ready` says that the seat has added its nonce to the next shuffles, by `sit`.
 */
export interface SeatStatus {
  readonly kind: string;
  readonly name: string;
  readonly level: string;
  readonly yours: boolean;
  readonly connected: boolean;
  readonly played_by_bot: boolean;
  readonly ready: boolean;
}

/** The matches that the same people have finished here, and how many each seat has won. */
export interface Series {
  readonly played: number;
  readonly wins: readonly number[];
}

/**
 * Where a match is played on from: an entry of a finished match, as one seat knew it.
 *
 * `table` and `number` name that match, where it was one of this server.
 */
export interface Origin {
  readonly table: string;
  readonly number: number;
  readonly seq: number;
  readonly seat: number;
}

/**
 * The table around the match. `commitment` binds the shuffles of the next or current match.
 *
 * `watching` says whether spectators may come; `phrases` are those that can be said here.
 */
export interface TableStatus<G extends GameId = GameId> {
  readonly type: "table";
  readonly id: string;
  readonly code: string;
  readonly game: G;
  readonly rules: string;
  readonly options: Games[G]["options"];
  readonly players: number;
  readonly clock: number;
  readonly listed: boolean;
  readonly chat: "off" | "on" | "phrases";
  readonly phrases: readonly string[];
  readonly watching: boolean;
  readonly phase: string;
  readonly number: number;
  readonly host: boolean;
  readonly commitment: string;
  readonly seats: readonly SeatStatus[];
  readonly spectators: number;
  readonly series: Series;
  readonly origin: Origin | null;
  readonly frozen: string;
}

/**
 * All that a seat may know, whole, and what has just happened as it may hear it.
 *
 * `seq` counts what this viewer has been shown; `checksum` is the CRC-32 of the view's JSON.
 */
export interface ViewMessage<G extends GameId = GameId> {
  readonly type: "view";
  readonly seat: number | null;
  readonly number: number;
  readonly seq: number;
  readonly checksum: string;
  readonly can_take_back: boolean;
  readonly deadline: number | null;
  readonly events: readonly Games[G]["event"][];
  readonly view: Games[G]["view"];
}

/** The match has ended: where its record and its replay are, and what was sealed. */
export interface Over {
  readonly type: "over";
  readonly number: number;
  readonly record: string;
  readonly replay: string;
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** A line of chat: a text, or a phrase by its name. */
export interface ChatLine {
  readonly type: "chat";
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly phrase: string;
}

/** What a seat of this device has in the making; null when nothing is. */
export interface DraftOf {
  readonly type: "draft";
  readonly seat: number;
  readonly draft: unknown;
}

/** The command is durable. `seq` is the seat's own after a step, `secret` for a hand-over. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
  readonly seq: number | null;
  readonly secret: string | null;
}

/** The command changed nothing: a stable code, the rule or field, values for the sentence. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly rule: string | null;
  readonly field: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The server's time in milliseconds. */
export interface Pong {
  readonly type: "pong";
  readonly now: number;
}

/** Any of the server messages. */
export type AnyServerMessage =
  | Welcome
  | Reload
  | TableStatus
  | ViewMessage
  | Over
  | ChatLine
  | DraftOf
  | Accepted
  | Refused
  | Pong;

// HTTP

/** The body of POST /api/tables. */
export interface NewTable<G extends GameId = GameId> {
  readonly game: G; // at most 40 characters
  readonly players: number; // 0 to 15
  readonly options?: Partial<Games[G]["options"]>;
  readonly clock?: number; // 0 to 86400
  readonly listed?: boolean;
  readonly chat?: "off" | "on" | "phrases";
  readonly watching?: boolean;
}

/** The answer to it: where the table is, and the device's token. */
export interface OpenedTable {
  readonly id: string;
  readonly code: string;
  readonly token: string;
}

/**
 * A table in the lobby; `names` has one a seat, of people and bots, empty where it is free.
 *
 * `your_turn` says whether the match waits for the device that asks.
 */
export interface ListedTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly players: number;
  readonly free: number;
  readonly phase: string;
  readonly number: number;
  readonly names: readonly string[];
  readonly your_turn: boolean;
}

/**
 * One moment of a replay: the match after entry `seq`, which `actor` wrote.
 *
 * `seat` is whose view it is. `actor` is null for the setup and the clock.
 */
export interface Frame<G extends GameId = GameId> {
  readonly seq: number;
  readonly at: number;
  readonly actor: number | null;
  readonly seat: number | null;
  readonly events: readonly Games[G]["event"][];
  readonly view: Games[G]["view"];
}

/** A finished match to step through: who played what, how it ended, and its moments. */
export interface Replayed<G extends GameId = GameId> {
  readonly game: G;
  readonly rules: string;
  readonly options: Games[G]["options"];
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  readonly commitment: string;
  readonly outcome: Outcome;
  readonly origin: Origin | null;
  readonly frames: readonly Frame<G>[];
}

/** The body of POST /api/play-on: a match of this server or a whole record, and where in it. */
export interface PlayOn {
  readonly seq: number; // 0 to 1000000
  readonly seat: number; // 0 to 15
  readonly table?: string; // at most 40 characters
  readonly number?: number; // 0 to 1000000
  readonly record?: string;
}

/** A finished match of the device that asks; `seats` are its own. */
export interface MatchResult {
  readonly table: string;
  readonly code: string;
  readonly number: number;
  readonly game: string;
  readonly at: number;
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  readonly seats: readonly number[];
  readonly outcome: Outcome;
  readonly is_played_on: boolean;
}

/** The keys that one sign shows; `seconds` is how long a person is thought to need. */
export interface DoorKeys {
  readonly keys: readonly ExpeditionKey[];
  readonly solutions: number;
  readonly seconds: number;
}

/** A door, its white cells drawn with `#`, and the keys for each of the six signs. */
export interface DoorSide {
  readonly door: readonly string[];
  readonly signs: readonly DoorKeys[];
}

/** A card of Expédition Pyramide, both its sides. */
export interface DoorCard {
  readonly number: number;
  readonly easy: DoorSide;
  readonly hard: DoorSide;
}

/** The answer of GET /api/doors: every door that can be opened alone. */
export interface Doors {
  readonly cards: readonly DoorCard[];
}

/** The door of a day, the same for all; `date` is a day of UTC. */
export interface DailyDoor {
  readonly date: string;
  readonly number: number;
  readonly level: ExpeditionLevel;
  readonly sign: ExpeditionSign;
  readonly solutions: number;
  readonly seconds: number;
}

/** The body of POST /api/doors/hint: a door, and the keys that lie on it. */
export interface AskHint {
  readonly number: number; // 0 to 1000000
  readonly level: string; // at most 40 characters
  readonly sign: string; // at most 40 characters
  readonly laid: readonly ExpeditionLaid[];
}

/** The answer to it: the keys to take away first, then one to place; null if none is left. */
export interface Hint {
  readonly place: ExpeditionLaid | null;
  readonly remove: readonly ExpeditionKey[];
}

/**
 * A game that can be played here; `clocks` are the usual ones, by name, in seconds.
 *
 * `is_timed` says that its rules have a clock: then every person needs a device of their own.
 */
export interface GameCard {
  readonly id: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly players: readonly number[];
  readonly minutes: number;
  readonly age: number;
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly clocks: Readonly<Record<string, number>>;
  readonly is_timed: boolean;
}

/** The body of POST /api/errors: something broke in a browser; `where` is script:line:column. */
export interface ClientError {
  readonly message: string; // at most 500 characters
  readonly where: string; // at most 300 characters
  readonly page: string; // at most 200 characters
  readonly version: number; // 0 to 1000000
}

/** The answer of /healthz. */
export interface Health {
  readonly status: string;
  readonly tables: number;
  readonly sockets: number;
  readonly frozen: number;
}

/** A refusal over HTTP. */
export interface Problem {
  readonly code: string;
  readonly field: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}
