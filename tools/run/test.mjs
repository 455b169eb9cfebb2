/** `npm test`: everything, on a new machine too: install, verify, build, integration tests, journeys. Ends with the slowest tests, what failed and one line of counts. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bootstrap, root } from './bootstrap.mjs';
import { failures } from './failures.mjs';
import { slowest } from './slowest.mjs';

await bootstrap();
// What is installed may only be imported from here on.
const { findChromium } = await import('./chromium.mjs');
const { run, step } = await import('./steps.mjs');

const reports = {
  unit: 'node_modules/.cache/vitest.json',
  integration: 'node_modules/.cache/integration.json',
  journeys: 'node_modules/.cache/journeys.json',
};
for (const path of Object.values(reports)) rmSync(path, { force: true });
const read = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const integration = () =>
  step('integration', 'node_modules/.bin/vitest', [
    'run',
    '--project=integration',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.integration}`,
  ]);

async function journeys() {
  const executable = await findChromium();
  console.log('… journeys in Chromium');
  const env = {
    ...(executable ? { CHROMIUM_PATH: executable } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys,
  };
  const { code } = await run('node_modules/.bin/playwright', ['test'], { show: true, env });
  return { ok: code === 0 };
}

const verified = (await run(process.execPath, ['tools/run/verify.mjs'], { show: true })).code === 0;
const built = verified && (await step('build', process.execPath, ['tools/run/build.mjs'])).ok;
// One does not hide the other.
const last = built ? [await integration(), await journeys()] : [{ ok: false }];

const counts = [reports.unit, reports.integration].map(read);
const played = read(reports.journeys);
const stats = played?.stats;
const passed = counts.reduce((sum, report) => sum + (report?.numPassedTests ?? 0), stats?.expected ?? 0);
const failed = counts.reduce(
  (sum, report) => sum + (report?.numFailedTests ?? 0),
  (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
);
const ok = built && last.every(part => part.ok) && failed === 0 && passed > 0;
if (!ok && failed === 0) console.log('npm test: a step before or beside the tests failed, see above');
const all = { vitest: counts, playwright: played, root };
console.log(['The slowest:', ...slowest(all), ...failures(all)].join('\n'));
console.log(`${passed} passed, ${failed || (ok ? 0 : 1)} failed`);
process.exitCode = ok ? 0 : 1;
