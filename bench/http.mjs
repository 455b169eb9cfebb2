/**
 * `node bench/http.mjs [FOLDER]`: requests per second and CPU time per request of the built shop, for a cached and an
 * uncached page. With the folder of another build, rounds alternate so that both see the same load of the computer.
 */
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../tools/run/bootstrap.mjs';
import { freePort, shopEnvironment } from './built-shop.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const MICROSECONDS_PER_TICK = 10_000;

const pages = {
  cached: { path: '/', headers: { 'accept-encoding': 'br, gzip' } },
  'not modified': { path: '/', headers: { 'accept-encoding': 'br, gzip' }, conditional: true },
  'uncached, streamed': { path: '/kassa', headers: { 'accept-encoding': 'br, gzip' } },
  graphql: {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ channel { id } }' }),
  },
};

async function start(folder) {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      ...shopEnvironment(port),
      LOG_LEVEL: 'info',
      DATA_DIR: join('/tmp', `bench-http-${port}`),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${folder} exited before it was ready`);
    await pause(200);
  }
  return { folder, origin, child };
}

/** Microseconds of CPU time that the process has used. */
function cpuTime({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}

async function measure({ origin, child }, { path, conditional, headers, ...request }, seconds) {
  const etag = conditional ? (await fetch(origin + path, { headers })).headers.get('etag') : undefined;
  const before = cpuTime(child);
  const result = await autocannon({
    url: origin + path,
    connections: 4,
    duration: seconds,
    headers: { ...headers, ...(etag ? { 'if-none-match': etag } : {}) },
    ...request,
  });
  const { total } = result.requests;
  return {
    perSecond: total / result.duration,
    cpu: (cpuTime(child) - before) / total,
    status: result.statusCodeStats,
  };
}

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const folders = [root, ...process.argv.slice(2).map(folder => resolve(folder))];
const shops = [];
try {
  for (const folder of folders) shops.push(await start(folder));
  for (const [name, page] of Object.entries(pages)) {
    const figures = shops.map(() => ({ perSecond: [], cpu: [], status: {} }));
    for (const shop of shops) await measure(shop, page, 2);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, shop] of shops.entries()) {
        const { perSecond, cpu, status } = await measure(shop, page, SECONDS);
        figures[at].perSecond.push(perSecond);
        figures[at].cpu.push(cpu);
        figures[at].status = status;
      }
    for (const [at, { perSecond, cpu, status }] of figures.entries())
      console.log(
        `${name.padEnd(20)} ${folders[at].padEnd(16)} ${median(perSecond).toFixed(0).padStart(6)} requests/s ${median(cpu).toFixed(0).padStart(7)} µs CPU, at best ${Math.min(
          ...cpu,
        )
          .toFixed(0)
          .padStart(6)}  ${Object.keys(status).join(' ')}`,
      );
  }
} finally {
  for (const { child } of shops) child.kill();
}
