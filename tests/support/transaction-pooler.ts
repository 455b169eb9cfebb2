/** A pooler between the shop and PostgreSQL that, as PgBouncer's transaction mode, lends a server connection per transaction. */
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { frames } from './postgres-frames.ts';

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
/** PgBouncer refuses others unless they are listed in `ignore_startup_parameters`. */
const KNOWN_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding', 'replication']);

interface Server {
  readonly socket: Socket;
  /** What the server sent after the login, for clients that log in at the pooler. */
  greeting: Buffer;
  client: Socket | null;
}

/** Returns the address of the same database behind the pooler. Server connections log in without a password. */
export async function openTransactionPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const idle: Server[] = [];

  /** The connection that was idle longest: what one transaction left in its session, the next one does not find. */
  async function borrow(startup: Buffer): Promise<Server> {
    for (let server = idle.shift(); server; server = idle.shift())
      if (!server.socket.destroyed) return server;
    return logIn(startup);
  }

  function logIn(startup: Buffer): Promise<Server> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      const server: Server = { socket, greeting: Buffer.alloc(0), client: null };
      let isReady = false;
      const read = frames((type, frame) => {
        if (!isReady) {
          server.greeting = Buffer.concat([server.greeting, frame]);
          isReady = type === 'Z';
          if (isReady) resolve(server);
          return;
        }
        // As a notification does, it reaches the client that borrows the connection now, if any.
        server.client?.write(frame);
        if (type === 'Z' && frame[5] === 'I'.charCodeAt(0)) {
          server.client = null;
          idle.push(server);
        }
      });
      socket.on('data', read);
      socket.on('error', reject);
      socket.on('close', () => server.client?.destroy());
      socket.once('connect', () => socket.write(startup));
    });
  }

  const pooler = createServer(client => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    let startup: Buffer | null = null;
    let server: Promise<Server> | null = null;
    // A transaction whose client is gone ends with its connection, as in PgBouncer; its locks would stay otherwise.
    client.on('close', () => {
      void server?.then(
        lent => lent.client === client && lent.socket.destroy(),
        () => undefined,
      );
    });
    const forward = async (frame: Buffer, from: Buffer) => {
      const current = server === null ? null : await server;
      if (current === null || current.client !== client) server = borrow(from);
      const lent = await (server ?? borrow(from));
      lent.client = client;
      lent.socket.write(frame);
    };
    let queue = Promise.resolve();
    const read = frames((type, frame) => {
      if (type === 'X') return void client.end();
      const from = startup;
      if (from) queue = queue.then(() => forward(frame, from)).catch(() => void client.destroy());
    });
    client.on('data', chunk => {
      if (startup) return read(chunk);
      const code = chunk.readInt32BE(4);
      if (code === SSL_REQUEST) return void client.write('N');
      if (code === CANCEL_REQUEST) return void client.destroy();
      const refused = parametersOf(chunk).find(name => !KNOWN_PARAMETERS.has(name));
      if (refused !== undefined)
        return void client.end(errorFrame(`unsupported startup parameter: ${refused}`));
      startup = chunk;
      borrow(chunk).then(
        lent => {
          client.write(lent.greeting);
          idle.push(lent);
        },
        () => void client.destroy(),
      );
    });
  });
  await new Promise<void>(resolve => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    pooler.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = pooler.address();
  const pooled = new URL(url);
  pooled.hostname = '127.0.0.1';
  // The socket of the server itself.
  pooled.searchParams.delete('host');
  pooled.port = String(typeof address === 'object' && address ? address.port : 0);
  return pooled.href;
}

/** Names of the parameters in a startup message. */
function parametersOf(startup: Buffer): string[] {
  const texts = startup.toString('utf8', 8).split('\0');
  return texts.filter((text, at) => at % 2 === 0 && text !== '');
}

function errorFrame(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
