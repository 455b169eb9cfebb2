/** `npm test`: everything, on a bare machine too: install, verify, build, journeys. Closes with one line that counts. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
// What is installed may only be imported from here on.
const { findChromium } = await import('./chromium.mjs');
const { run, step } = await import('./steps.mjs');

const reports = { unit: 'node_modules/.cache/vitest.json', journeys: 'node_modules/.cache/journeys.json' };
for (const path of Object.values(reports)) rmSync(path, { force: true });
const read = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const verified = await run(process.execPath, ['tools/run/verify.mjs'], { show: true });
const built = verified.code === 0 && (await step('build', process.execPath, ['tools/run/build.mjs'])).ok;
let journeys = false;
if (built) {
  const executable = await findChromium();
  console.log('… journeys in Chromium');
  const { code } = await run('node_modules/.bin/playwright', ['test'], {
    show: true,
    env: { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys },
  });
  journeys = code === 0;
}

const unit = read(reports.unit);
const journey = read(reports.journeys)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (journey?.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (journey?.unexpected ?? 0) + (journey?.flaky ?? 0);
const ok = verified.code === 0 && built && journeys && failed === 0 && passed > 0;
if (!ok && failed === 0) console.log('npm test: a step before the tests failed, see above');
console.log(`${passed} passed, ${failed || (ok ? 0 : 1)} failed`);
process.exitCode = ok ? 0 : 1;
