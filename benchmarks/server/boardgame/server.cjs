'use strict';

// boardgame.io's own server with its in-memory storage: node server.cjs PORT TURNS
const { Server } = require('boardgame.io/server');
const { markingGame } = require('./game.cjs');

const [port, turns] = process.argv.slice(2).map(Number);
const server = Server({ games: [markingGame(turns)], origins: [] });

server.run({ port: { port, host: '127.0.0.1' } });
process.on('SIGTERM', () => process.exit(0));
