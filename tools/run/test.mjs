/** `npm test`: everything, on a bare machine too: install, verify, build, the whole shop's tests, journeys. Closes with one line that counts. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
// What is installed may only be imported from here on.
const { findChromium } = await import('./chromium.mjs');
const { run, step } = await import('./steps.mjs');

const reports = {
  unit: 'node_modules/.cache/vitest.json',
  whole: 'node_modules/.cache/whole.json',
  journeys: 'node_modules/.cache/journeys.json',
};
for (const path of Object.values(reports)) rmSync(path, { force: true });
const read = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const whole = () =>
  step('whole shop', 'node_modules/.bin/vitest', [
    'run',
    '--project=integration',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.whole}`,
  ]);

async function journeys() {
  const executable = await findChromium();
  console.log('… journeys in Chromium');
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys };
  const { code } = await run('node_modules/.bin/playwright', ['test'], { show: true, env });
  return { ok: code === 0 };
}

const verified = (await run(process.execPath, ['tools/run/verify.mjs'], { show: true })).code === 0;
const built = verified && (await step('build', process.execPath, ['tools/run/build.mjs'])).ok;
// One does not hide the other.
const last = built ? [await whole(), await journeys()] : [{ ok: false }];

const counts = [reports.unit, reports.whole].map(read);
const stats = read(reports.journeys)?.stats;
const passed = counts.reduce((sum, report) => sum + (report?.numPassedTests ?? 0), stats?.expected ?? 0);
const failed = counts.reduce(
  (sum, report) => sum + (report?.numFailedTests ?? 0),
  (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
);
const ok = built && last.every(part => part.ok) && failed === 0 && passed > 0;
if (!ok && failed === 0) console.log('npm test: a step before or beside the tests failed, see above');
console.log(`${passed} passed, ${failed || (ok ? 0 : 1)} failed`);
process.exitCode = ok ? 0 : 1;
