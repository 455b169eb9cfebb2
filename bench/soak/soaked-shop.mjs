/** The built shop with a data folder of its own, whose process and database can be killed and started again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { DATABASE_USER } from '#backend/testing.ts';
import { root } from '../../tools/run/bootstrap.mjs';

const reporter = join(root, 'bench/soak/report-memory.mjs');

async function isReady(origin) {
  const answer = await fetch(`${origin}/readyz`).catch(() => null);
  return answer?.status === 200;
}

/** @throws when the shop does not become ready within a minute. */
async function waitUntilReady(origin) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (await isReady(origin)) return;
    await pause(50);
  }
  throw new Error('The shop did not become ready within a minute');
}

/** Whether a cart can be opened, which needs the database. */
async function sells(origin) {
  const body = JSON.stringify({ query: 'query { getCart(id: "") { id } }' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body }).catch(() => null);
  return answer?.status === 200 && Boolean((await answer.json()).data?.getCart);
}

/** `{ origin, kill, killDatabase, memory, pool, stop }`; `kill` and `killDatabase` resolve when the shop is ready again. */
export async function openSoakedShop(dataFolder, port) {
  const origin = `http://localhost:${port}`;
  const unexpected = [];
  let child;
  let home;
  async function start() {
    child = spawn(process.execPath, ['--expose-gc', '--import', reporter, 'dist/server/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        PAYMENT_SANDBOX_PORT: String(port + 1),
        PUBLIC_ORIGIN: origin,
        DATA_DIR: dataFolder,
        SEED_PRODUCTS: '300',
        // Each shopper has an address of its own.
        TRUST_PROXY: 'true',
        GRAPHQL_COST_PER_MINUTE: '1000000000000',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    createInterface({ input: child.stdout }).on('line', line => {
      if (line.includes('"msg":"database ready"')) home = JSON.parse(line).home;
      if (/"level":"(?:error|fatal)"/.test(line)) unexpected.push({ at: performance.now(), line });
    });
    await waitUntilReady(origin);
  }
  await start();
  // An interrupted soak leaves no shop behind.
  process.once('exit', () => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const read = file => readFileSync(join(home, 'cluster', file), 'utf8').split('\n');
  const readPid = () => {
    try {
      return read('postmaster.pid')[0];
    } catch {
      return '';
    }
  };
  const [, , , databasePort] = read('postmaster.pid');
  const [password] = read('shop-password');
  const pool = new Pool({
    connectionString: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${databasePort}/postgres`,
  });
  // Its connections end with the database.
  pool.on('error', () => undefined);
  return {
    origin,
    pool,
    /** Log lines of errors, with their time. */
    unexpected,
    get pid() {
      return child.pid;
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await start();
    },
    async killDatabase() {
      const [killed] = read('postmaster.pid');
      process.kill(Number(killed), 'SIGKILL');
      // Its children go on for a moment, so the shop may look ready.
      while (['', killed].includes(readPid())) await pause(50);
      while (!(await sells(origin))) await pause(50);
    },
    /** Bytes after a collection. */
    async memory() {
      child.send('memory');
      const [usage] = await once(child, 'message');
      return usage;
    },
    async stop() {
      await pool.end();
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}
