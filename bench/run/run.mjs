/**
 * `npm run bench`: runs every bench in a process of its own, prints each figure with its goal, and writes
 * docs/performance.md. Options: `--short`, `--only=bytes,render [--renew]`, `--sizes=10k,100k,1m`,
 * `--other=http://localhost:5000 --other-pages=/,/collections/all,/products/part [--other-pid=123]`, `--other=hydrogen`.
 * Exits with 1 when a bench cannot run or a size, count or ratio exceeds its budget; times never fail.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/run/bootstrap.mjs';
import { buildWhenNeeded } from '../../tools/run/build.mjs';
import { benches } from './benches.mjs';
import { missedBudgets, printTable, verdictOf } from './budgets.mjs';
import { describeMachine } from './machine.mjs';
import { readOptions } from './options.mjs';
import { performancePage, renewedPage } from './performance-page.mjs';

const args = process.argv.slice(2);
const { short, only, renew } = readOptions(args);
const unknown = only?.filter(name => !benches.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')} is not one of ${benches.join(', ')}`);

/** Resolves to `{ name, title, tables, seconds }`, or to `{ name, error }` when the bench fails. */
function runBench(name, lane) {
  const started = performance.now();
  const child = fork(join(root, 'bench/run/run-one.mjs'), [name], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BENCH_ARGS: JSON.stringify(args), BENCH_LANE: lane },
    execArgv: ['--import', 'tsx'],
  });
  let result;
  child.on('message', message => (result = message));
  return new Promise(resolve =>
    child.on('exit', code =>
      resolve({
        name,
        seconds: Math.round((performance.now() - started) / 1000),
        ...(result ?? { error: `ended with code ${code}` }),
      }),
    ),
  );
}

function print({ name, title, note, tables, error, seconds }) {
  console.log(`\n${error ? '✗' : '✓'} ${title ?? name}, ${seconds} s`);
  if (error) return console.log(error);
  if (note) console.log(note);
  for (const { columns, rows } of tables) {
    console.log();
    printTable(columns, rows);
  }
}

await buildWhenNeeded();
const since = performance.now();
const machine = describeMachine();
const results = [];
const waiting = [...(only ?? benches)];
async function runWaiting(lane) {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const result = await runBench(name, lane);
    print(result);
    results.push(result);
  }
}
// Times that count are not measured beside other work.
await Promise.all((short ? ['0', '1'] : ['0']).map(runWaiting));

const rows = results.flatMap(({ tables = [] }) => tables.flatMap(table => table.rows));
const failed = results.filter(({ error }) => error);
const missed = missedBudgets(rows);
const verdicts = rows.map(verdictOf).filter(Boolean);
const reached = verdicts.filter(verdict => verdict === 'pass').length;
console.log(`\n${reached} of ${verdicts.length} goals reached`);
for (const { name } of failed) console.log(`✗ ${name} could not run`);
for (const line of missed) console.log(`✗ over budget, ${line}`);
console.log(`${results.length} benches in ${Math.round((performance.now() - since) / 1000)} s`);

if (!short && (renew || !only) && failed.length === 0) {
  const page = join(root, 'docs/performance.md');
  const run = { machine, args, results };
  writeFileSync(page, only ? renewedPage(readFileSync(page, 'utf8'), run) : performancePage(run));
  console.log('wrote docs/performance.md');
}
process.exitCode = failed.length + missed.length === 0 ? 0 : 1;
