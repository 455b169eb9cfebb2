/** Runs the built shop as a separate process on a free port. Its data folder is reused so that the next run starts faster. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../tools/run/bootstrap.mjs';
import { options } from './run/options.mjs';

/** Benches that run at the same time have folders of their own. */
const lane = process.env.BENCH_LANE ?? '0';
const dataFolder = join(root, `node_modules/.cache/bench/${options.short ? 'short' : 'data'}-${lane}`);

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Settings of every measured shop; the environment of the caller does not affect the figures. */
export function shopEnvironment(port) {
  mkdirSync(dataFolder, { recursive: true });
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    // The clients of a bench share one network.
    GRAPHQL_COST_PER_MINUTE: '1000000000000',
    GRAPHQL_WORK_PER_MINUTE: '10000000',
    PAGES_WORK_PER_MINUTE: '10000000',
    // Measured clients send documents of their own.
    FOREIGN_DOCUMENTS: 'true',
    ORDERS_PER_NETWORK: '1000000',
    ORDERS_PER_BUYER: '1000000',
    ...(options.short ? { SEED_PRODUCTS: '300' } : {}),
  };
}

const ownSettings = /^(PORT|HOST|PUBLIC_ORIGIN|DATA_DIR|DATABASE_URL|COMMERCE_|CONFIG_FILE|FEATURES)/;

/**
 * Resolves to `{ origin, readyMs, pid, stop }` when the shop is ready; rejects when it exits before.
 * @param onLine called with each line of the log
 */
export async function startBuiltShop(settings = {}, onLine) {
  const port = await freePort();
  const around = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownSettings.test(name)));
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...around, ...shopEnvironment(port), ...settings },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
  });
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  let ended = false;
  const end = new Promise(resolve =>
    child.on('exit', () => {
      ended = true;
      resolve();
    }),
  );
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (ended) throw new Error('The built shop exited before it was ready');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await pause(50);
  }
  return {
    origin,
    readyMs: Math.round(performance.now() - started),
    pid: child.pid,
    async stop() {
      if (!ended) child.kill('SIGTERM');
      await end;
    },
  };
}
