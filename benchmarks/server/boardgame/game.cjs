'use strict';

// A marking game for two, as long as a match of Silver & Gold with two seats: each player keeps
// one of the dealt cards, then marks cells of two 5x5 cards and confirms, turn after turn, both at
// once. What a player has marked is shown to the other when both have confirmed.
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const NAME = 'marking';
const FULL = (1 << 25) - 1;
const PILE = 48;
const DEALT = 4;

function newPlayer(seat) {
  const first = seat * DEALT;
  return {
    cards: [
      { card: first, marked: 0, fresh: 0 },
      { card: first + 1, marked: 0, fresh: 0 },
    ],
    dealt: [first, first + 1, first + 2, first + 3],
    done: [],
    kept: false,
    placed: false,
    confirmed: false,
    score: { total: 0, categories: { pyramids: 0, marks: 0 } },
  };
}

function setup(length) {
  const players = [newPlayer(0), newPlayer(1)];
  return { length, turn: 1, next: DEALT * 2, pile: PILE - DEALT * 2, players };
}

function keep({ G, playerID }, card) {
  const player = G.players[playerID];
  if (player.kept || !player.dealt.includes(card)) return INVALID_MOVE;
  player.cards[0].card = card;
  player.dealt = [];
  player.kept = true;
}

function mark({ G, playerID }, place, cells) {
  const player = G.players[playerID];
  const card = player.cards[place];
  if (!player.kept || player.placed || card === undefined) return INVALID_MOVE;
  if (!Number.isInteger(cells) || cells < 1 || cells > FULL || cells & card.marked) {
    return INVALID_MOVE;
  }
  card.marked |= cells;
  card.fresh = cells;
  player.placed = true;
}

function confirm({ G, playerID }) {
  const player = G.players[playerID];
  if (!player.placed || player.confirmed) return INVALID_MOVE;
  player.confirmed = true;
  if (G.players.every((other) => other.confirmed)) endTurn(G);
}

function endTurn(G) {
  for (const player of G.players) {
    for (const card of player.cards) settle(G, player, card);
    player.placed = false;
    player.confirmed = false;
  }
  G.turn += 1;
}

function settle(G, player, card) {
  if (card.fresh) {
    player.score.categories.marks += 1;
    player.score.total += 1;
    card.fresh = 0;
  }
  if (card.marked === FULL) {
    player.done.push(card.card);
    player.score.categories.pyramids += 10;
    player.score.total += 10;
    card.card = G.next++;
    card.marked = 0;
    G.pile -= 1;
  }
}

// The other player's dealt cards, and their marks of this turn, are not for this player to see.
function playerView({ G, playerID }) {
  const other = playerID === '0' ? 1 : 0;
  const player = G.players[other];
  if (player.kept && !player.placed) return G;
  const players = [...G.players];
  players[other] = { ...player, dealt: [], cards: player.cards.map(hideFresh) };
  return { ...G, players };
}

function hideFresh(card) {
  return card.fresh ? { ...card, marked: card.marked & ~card.fresh, fresh: 0 } : card;
}

// Both players may act at any moment, and no move is refused because the other moved first.
// Taking back is switched off, for its memory of past states would cost much at each move.
function markingGame(length) {
  const always = (move) => ({ move, ignoreStaleStateID: true, redact: true });
  return {
    name: NAME,
    setup: () => setup(length),
    moves: { keep: always(keep), mark: always(mark), confirm: always(confirm) },
    turn: { activePlayers: ActivePlayers.ALL },
    playerView,
    endIf: ({ G }) => (G.turn > G.length ? { scores: G.players.map((p) => p.score) } : undefined),
    disableUndo: true,
  };
}

module.exports = { markingGame };
