/** A proxy before PostgreSQL that counts the statements which a shop sends, by the messages of the wire protocol. */
import { connect, createServer } from 'node:net';

const control = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release)\b/i;

/** Calls `onMessage(type, body)` for every message of a client; the first one, which opens the session, has no type. */
function createReader(onMessage) {
  let waiting = Buffer.alloc(0);
  let isOpen = false;
  return chunk => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const start = isOpen ? 1 : 0;
      if (waiting.length < start + 4) return;
      const end = start + waiting.readUInt32BE(start);
      if (waiting.length < end) return;
      if (isOpen) onMessage(String.fromCharCode(waiting[0]), waiting.subarray(5, end));
      isOpen = true;
      waiting = waiting.subarray(end);
    }
  };
}

/**
 * Resolves to `{ url, counts, close }`. `counts` has the numbers of `statements` and, of them, of those that only
 * control a transaction: `begin`, `commit` and so on.
 */
export async function countStatements(databaseUrl) {
  const target = new URL(databaseUrl);
  const counts = { statements: 0, control: 0 };
  const sockets = new Set();
  // A simple query has its text; in the extended protocol every statement ends in one `Execute`.
  const onMessage = (type, body) => {
    if (type !== 'Q' && type !== 'E') return;
    counts.statements += 1;
    if (type === 'Q' && control.test(body.toString())) counts.control += 1;
  };
  const server = createServer(client => {
    const database = connect(Number(target.port || 5432), target.hostname);
    client.on('data', createReader(onMessage));
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  // The socket of the server itself.
  url.searchParams.delete('host');
  url.port = String(server.address().port);
  return {
    url: url.href,
    counts,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
