/** A shop that runs out of file handles or memory stays, and serves again when there is room. */
import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeService } from '#server/testing/fake-service.ts';
import { freePort } from '../support/free-port.ts';
import { send } from './request.ts';
import { bundled, startFromSources } from './start-from-sources.ts';

const platform = async () => {
  const { url } = await fakeService(() => ({ body: { data: { channel: { markets: [] } } } }));
  return { COMMERCE_API_URL: url, COMMERCE_API_KEY: 'key' };
};
const isUp = async (origin: string) => (await fetch(`${origin}/livez`)).status === 200;

/** @proves FAULT-114 */
it('serves again after visitors have used up its file handles', async () => {
  const { origin, child } = await startFromSources(await platform(), { handles: 400 });
  const sockets: Socket[] = Array.from({ length: 700 }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    return socket.on('error', () => undefined);
  });
  await Promise.all(
    sockets.map(socket => new Promise(done => socket.once('connect', done).once('close', done))),
  );
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await isUp(origin)).toBe(true), { timeout: 10_000 });
  expect((await send(origin, '{"query":"{ channel { markets { alias } } }"}')).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

/** @proves FAULT-114 */
it('goes on serving when nothing more can be written to its log', async () => {
  const full = await open('/dev/full', 'w');
  const port = await freePort();
  const child = spawn(process.execPath, [await bundled('tests/attack/shop-from-sources.ts')], {
    env: { ...process.env, ...(await platform()), PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', full.fd, 'ignore'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await full.close();
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect(await isUp(origin)).toBe(true), { timeout: 30_000, interval: 100 });
  // Each line of the log is long enough that all together are written in several batches.
  for (let round = 0; round < 100; round += 1)
    await fetch(`${origin}/nowhere-${round}-${'x'.repeat(200)}`).then(answer => answer.text());
  expect(await isUp(origin)).toBe(true);
  expect(child.exitCode).toBeNull();
});

/** @proves FAULT-114 */
it('bears a flood of large bodies with little memory', async () => {
  const { origin, child } = await startFromSources(await platform(), {
    nodeArgs: ['--max-old-space-size=128'],
  });
  // 150 MB together, more than it may have at once.
  const body = JSON.stringify({ query: `{ a } #${'x'.repeat(1_900_000)}` });
  for (let round = 0; round < 2; round += 1) {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await send(origin, body)).status),
    );
    for (const status of statuses) expect([200, 400, 413, 503]).toContain(status);
  }
  expect(await isUp(origin)).toBe(true);
  expect(child.exitCode).toBeNull();
});
