/** A minimal load balancer: forwards each connection to the next instance that accepts it. */
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Returns the proxy's origin. Instances that are down are skipped; open connections to a killed instance break. */
export async function openProxy(origins: readonly string[]): Promise<string> {
  const ports = origins.map(origin => Number(new URL(origin).port));
  const sockets = new Set<Socket>();
  let next = 0;

  function forward(client: Socket, attempts: number): void {
    const port = ports[next % ports.length] ?? 0;
    next += 1;
    const instance = connect(port, '127.0.0.1');
    sockets.add(instance);
    instance.once('connect', () => {
      client.pipe(instance).pipe(client);
      instance.once('close', () => client.destroy());
      client.once('close', () => instance.destroy());
    });
    instance.on('error', () => {
      if (instance.bytesRead === 0 && instance.connecting && attempts > 1) forward(client, attempts - 1);
      else client.destroy();
    });
  }

  const server = createServer({ pauseOnConnect: false }, client => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    forward(client, ports.length);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
