/** The probe of a database that is far away or does not answer. */
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { CircuitOpenError } from '#kernel/work/circuit.ts';
import { silentLogger } from '../logger.ts';
import { watchServer } from './watch-server.ts';

/** `AuthenticationSASL` with the mechanism of PostgreSQL: the first of three answers of a login. */
const saslRequest = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 23, 0, 0, 0, 10]),
  Buffer.from('SCRAM-SHA-256\0\0'),
]);

/** A server that answers the start of a login, or nothing, and never completes one. */
async function world(answersFirst: boolean) {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answersFirst && socket.write(saslRequest));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const circuit = watchServer({
    url: `postgres://user:secret@127.0.0.1:${port}/shop`,
    logger: silentLogger,
    times: { suspectMs: 100, probeMs: 300, retryMs: 10 },
  });
  onTestFinished(() => {
    circuit.close();
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return circuit;
}

/** @proves FAULT-110 */
it('takes the first answer to a login as a sign of life, however long the rest takes', async () => {
  const circuit = await world(true);
  expect(await circuit.run(() => sleep(700, 'slow'))).toBe('slow');
  expect(circuit.generation).toBe(0);
});

/** @proves FAULT-110 */
it('opens for a server that accepts connections and says nothing', async () => {
  const circuit = await world(false);
  await expect(circuit.run(() => sleep(5_000, 'slow', { ref: false }))).rejects.toThrow(CircuitOpenError);
});
