/** `npm run bench:start`: CPU time from the start of the process to its first page, compared with a small server of React and Fastify. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../tools/run/bootstrap.mjs';
import { buildWhenNeeded } from '../tools/run/build.mjs';
import { enforceBudgets, printTable } from './budgets.mjs';
import { freePort, shopEnvironment, startBuiltShop } from './built-shop.mjs';

/** 0.8 s where the reference takes 0.27 s. */
const GOAL = 3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MILLISECONDS_PER_TICK = 10;
const script = 'dist/server/main.js';
const reference = 'bench/small-server.mjs';

/** CPU times depend on the computer: only the ratio is judged, against what was reached. */
const measures = [
  { key: 'shop', name: 'CPU ms until the first page', budget: 800, shown: true },
  { key: 'reference', name: 'reference: React and Fastify, 20 plain cards' },
  { key: 'ratio', name: 'times the reference', budget: 6.1 },
  { key: 'megabytes', name: 'memory then, MB', budget: 200 },
];

/** CPU time of the process and its threads, without PostgreSQL, which is a process of its own. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
}

const residentMegabytes = pid =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000);

/** Starts the script and asks for `/` until it answers 200. */
async function firstPage(file) {
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...shopEnvironment(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = new Promise(resolve => child.on('exit', resolve));
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${file} exited before its first page`);
      // Errors before the shop is ready cost it little: one request at a time, with a pause.
      const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) return { cpu: cpuMs(child.pid), megabytes: residentMegabytes(child.pid) };
      await pause(50);
    }
  } finally {
    child.kill('SIGTERM');
    await end;
  }
}

await buildWhenNeeded();
// Creates and fills the database, which the measured starts find.
await (await startBuiltShop()).stop();

const starts = { shop: [], reference: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  starts.shop.push(await firstPage(join(root, script)));
  starts.reference.push(await firstPage(join(root, reference)));
}
// Other processes can only add to the CPU time.
const best = name => Math.min(...starts[name].map(({ cpu }) => cpu));
const figures = {
  shop: best('shop'),
  reference: best('reference'),
  ratio: Number((best('shop') / best('reference')).toFixed(2)),
  megabytes: Math.min(...starts.shop.map(({ megabytes }) => megabytes)),
};
const rows = measures.map(({ key, ...measure }) => ({ ...measure, values: { start: figures[key] } }));
printTable(['start'], rows);
console.log(`goal, ${GOAL} times the reference: ${figures.ratio <= GOAL ? 'reached' : 'missed'}`);
console.log(`\n${JSON.stringify({ bench: 'start', node: process.version, figures })}\n`);
enforceBudgets(rows);
