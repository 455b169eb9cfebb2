/** A network that can be broken: forwards connections to one port, and fails in the ways that networks do. */
import { connect, createServer, type Socket } from 'node:net';

/**
 * - `pass`: forwards.
 * - `hang`: accepts connections and forwards nothing, without a reset; what was connected before stays silent for ever.
 * - `reset`: resets every connection, old and new.
 * - a number: forwards everything so many milliseconds later, in both directions together.
 */
export type NetworkState = 'pass' | 'hang' | 'reset' | number;

export interface FaultyProxy {
  /** The address of the service behind the proxy. */
  readonly url: string;
  become(state: NetworkState): void;
  close(): Promise<void>;
}

export async function openFaultyProxy(service: string): Promise<FaultyProxy> {
  const target = new URL(service);
  const sockets = new Set<Socket>();
  let state: NetworkState = 'pass';

  /** Copies from one to the other as the state allows at that moment. */
  function copy(from: Socket, to: Socket, isLost: () => boolean): void {
    from.on('data', chunk => {
      if (isLost()) return;
      if (typeof state === 'number') setTimeout(() => to.writable && to.write(chunk), state / 2);
      else to.write(chunk);
    });
    from.on('close', () => isLost() || to.destroy());
    from.on('error', () => undefined);
  }

  const server = createServer(client => {
    if (state === 'reset') return void client.resetAndDestroy();
    const remote = connect(Number(target.port), target.hostname);
    let isLost = state === 'hang';
    for (const socket of [client, remote]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    const lost = () => (isLost ||= state === 'hang');
    copy(client, remote, lost);
    copy(remote, client, lost);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(service);
  url.hostname = '127.0.0.1';
  // The socket of the server itself.
  url.searchParams.delete('host');
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    become(next) {
      state = next;
      if (next === 'reset') for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
