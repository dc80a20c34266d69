// boardgame.io's own server with tic-tac-toe: `node tictactoe.cjs PORT`, run in the folder where it is installed.
// A full board is cleared by the next move, so that a round of the measurement consists of moves alone.
const { createRequire } = require('node:module');
const { Server } = createRequire(process.cwd() + '/')('boardgame.io/server');

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells.every((each) => each !== null)) G.cells = Array(9).fill(null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
};

const server = Server({ games: [game], origins: ['*'] });
server.run({ port: Number(process.argv[2]), callback: () => {} }).then(() => console.log(process.argv[2]));
