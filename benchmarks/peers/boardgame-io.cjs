// A server of boardgame.io, which keeps matches in memory: node boardgame-io.cjs PORT

const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'squares',
  setup: () => ({ squares: Array(9).fill(null), moved: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      G.squares[square] = playerID;
      G.moved += 1;
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log('ready') });
