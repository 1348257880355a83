// The same load on a server of boardgame.io, which keeps matches in memory: two clients at each match move in turn, as
// fast as they can. A move counts when it is made; its latency ends when both clients have the new state.
//
//   node boardgame-io.cjs serve PORT              the server, in a process of its own as ours is
//   node boardgame-io.cjs play PORT MATCHES SECONDS

const game = {
  name: 'squares',
  setup: () => ({ squares: Array(9).fill(null), moved: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      move: ({ G, playerID }, square) => {
        G.squares[square] = playerID;
        G.moved += 1;
      },
      client: false, // or the client would not wait for the server
    },
  },
};

function serve(port) {
  const { Server, Origins } = require('boardgame.io/server');
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log('ready') });
}

async function play(port, matches, seconds) {
  const waits = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: matches }, (_, number) => playMatch(port, `${process.pid}-${number}`, end, waits)));
  waits.sort((one, other) => one - other);
  const at = (share) => waits[Math.floor(share * (waits.length - 1))];
  console.log(JSON.stringify({ answers_per_second: waits.length / seconds, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

async function playMatch(port, matchID, end, waits) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const clients = ['0', '1'].map((playerID) => {
    const client = Client({
      game,
      matchID,
      playerID,
      numPlayers: 2,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } }),
      debug: false,
    });
    client.start();
    return client;
  });
  const reach = (client, moved) =>
    new Promise((resolve) => {
      const isThere = (state) => state !== null && state.G.moved >= moved;
      if (isThere(client.getState())) return resolve();
      const leave = client.subscribe((state) => {
        if (!isThere(state)) return;
        resolve();
        queueMicrotask(() => leave());
      });
    });
  await Promise.all(clients.map((client) => reach(client, 0)));
  for (let moved = 1; performance.now() < end; moved += 1) {
    const start = performance.now();
    const current = Number(clients[0].getState().ctx.currentPlayer);
    clients[current].moves.mark(moved % 9);
    await Promise.all(clients.map((client) => reach(client, moved)));
    waits.push(performance.now() - start);
  }
}

const [, , what, port, matches, seconds] = process.argv;
if (what === 'serve') serve(Number(port));
else play(Number(port), Number(matches), Number(seconds));
