/** Starts that cannot succeed end at once with a helpful message (R-OPS-5), and what no one catches ends the shop cleanly. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { EarlyExitError } from '../support/shop-process.ts';
import { startFromSources } from './start-from-sources.ts';

/** Returns how a failing start ended. */
async function failureOf(env: Record<string, string>): Promise<EarlyExitError> {
  const failure = await startFromSources(env).catch((error: unknown) => error);
  if (failure instanceof EarlyExitError) return failure;
  throw failure;
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'atv-start-'));
  chmodSync(path, 0o755);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** @proves FAULT-109 */
it('names the port that is in use before it creates a database', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await failureOf({ PORT: String(port), DATA_DIR: folder() });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).not.toMatch(/\n\s+at |making a new database/);
});

/** @proves FAULT-109, FAULT-114 */
it('names a data folder that cannot be created', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, 'in the way');
  const { code, output } = await failureOf({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(output).toContain(join(file, 'data'));
  expect(output).not.toMatch(/"stack"|\\n\s+at /);
});

/** Fails inside the shop's own process when it gets the signal. */
const failing = (how: string): { nodeArgs: string[] } => ({
  nodeArgs: [
    '--import',
    `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => setTimeout(() => ${how}))`)}`,
  ],
});

/** @proves FAULT-116 */
it('stops after an error that no one catches, says so once, and starts again from what was stored', async () => {
  const DATA_DIR = folder();
  for (const how of [
    `{ throw new Error('a timer failed') }`,
    `Promise.reject(new Error('a promise failed'))`,
  ]) {
    const shop = await startFromSources({ DATA_DIR, SEED_PRODUCTS: '20' }, failing(how));
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
    const ended = new Promise(resolve => shop.child.once('close', resolve));
    shop.child.kill('SIGUSR2');
    expect(await ended).toBe(1);
    const fatal = shop.lines.filter(({ level, msg }) => level === 'fatal' || /uncaught/.test(msg));
    expect(fatal).toHaveLength(1);
    expect(JSON.stringify(fatal)).toMatch(/a (?:timer|promise) failed/);
  }
});
