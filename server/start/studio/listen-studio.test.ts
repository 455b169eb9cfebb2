/** Studio's port: the one above the shop's, a free one instead, or a clear message. */

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import type { Readiness } from '#server/http/health.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { StartError } from '../listen.ts';
import { listenStudio } from './listen-studio.ts';

const readiness: Readiness = { state: 'starting', reason: 'starting', findings: [], isPaused: () => false };
const shopOrigin = 'http://localhost:3000';

async function takenPort(): Promise<number> {
  const taken = createServer();
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  return (taken.address() as AddressInfo).port;
}

async function open(env: Record<string, string>) {
  const { logger, lines } = memoryLogger();
  const studio = await listenStudio({ config: loadConfig(env, '/none'), shopOrigin, readiness, logger });
  if (studio) onTestFinished(() => studio.close(0));
  return { studio, lines };
}

it('answers health checks while the shop starts, with its headers', async () => {
  const { studio } = await open({ PORT: '0' });
  const answer = await fetch(`${studio?.origin}/readyz`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-security-policy')).toContain(`frame-src ${shopOrigin};`);
  expect((await fetch(`${studio?.origin}/api/session`)).status).toBe(503);
});

it('takes a free port when the usual one is taken', async () => {
  const port = await takenPort();
  const { studio } = await open({ PORT: String(port - 2) });
  expect(studio?.origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(studio?.origin).not.toContain(String(port));
});

it('ends the start when the port that was chosen is taken', async () => {
  const port = await takenPort();
  const starting = open({ PORT: '0', STUDIO_PORT: String(port) });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(`STUDIO_PORT=${port + 1}`);
});

it('says why it is off', async () => {
  const { studio, lines } = await open({ PUBLIC_ORIGIN: 'https://shop.example' });
  expect(studio).toBeNull();
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'Studio is off: STUDIO_ORIGIN is not set' }));
});
