/**
 * `npm test`: everything, on a new machine too: install, verify, build, integration tests, journeys. Up to ten failed
 * integration tests and journeys are run again, alone; one that passes then is reported as flaky (CONTRIBUTING.md, "Tests").
 * Ends with the slowest tests, what failed and one line of counts.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bootstrap, root } from './bootstrap.mjs';
import { divideFailures, failureLines, outcomes } from './failures.mjs';
import { slowest } from './slowest.mjs';

await bootstrap();
// What is installed may only be imported from here on.
const { findChromium } = await import('./chromium.mjs');
const { run, step } = await import('./steps.mjs');

/** More failures than this have a common cause: nothing is run again. */
const MAX_FLAKY = 10;

const reports = {
  unit: 'node_modules/.cache/vitest.json',
  integration: 'node_modules/.cache/integration.json',
  journeys: 'node_modules/.cache/journeys.json',
  integrationAgain: 'node_modules/.cache/integration-again.json',
  journeysAgain: 'node_modules/.cache/journeys-again.json',
};
for (const path of Object.values(reports)) rmSync(path, { force: true });
const read = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const integration = (report, files = []) =>
  step('integration', 'node_modules/.bin/vitest', [
    'run',
    '--project=integration',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]);

async function journeys(report, args = []) {
  const executable = await findChromium();
  console.log('… journeys in Chromium');
  const env = {
    ...(executable ? { CHROMIUM_PATH: executable } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const { code } = await run('node_modules/.bin/playwright', ['test', ...args], { show: true, env });
  return { ok: code === 0 };
}

/** Runs what failed again, while nothing else runs; returns whether the second attempts ended well. */
async function attemptAgain(files, journeysFailed) {
  console.log('… what failed, once more and alone');
  const again = [];
  if (files.length > 0) again.push(await integration(reports.integrationAgain, files));
  if (journeysFailed) again.push(await journeys(reports.journeysAgain, ['--last-failed', '--workers=1']));
  return again.every(({ ok }) => ok);
}

const verified = (await run(process.execPath, ['tools/run/verify.mjs'], { show: true })).code === 0;
const built = verified && (await step('build', process.execPath, ['tools/run/build.mjs'])).ok;
// One does not hide the other.
const last = built
  ? [await integration(reports.integration), await journeys(reports.journeys)]
  : [{ ok: false }];

const whole = { vitest: [reports.unit, reports.integration].map(read), playwright: read(reports.journeys) };
const first = outcomes(whole);
const failures = first.filter(({ status }) => status === 'failed').length;
const mayTryAgain = built && failures > 0 && failures <= MAX_FLAKY;
const failedFiles = (whole.vitest[1]?.testResults ?? [])
  .filter(({ status }) => status === 'failed')
  .map(({ name }) => name);
const settled = mayTryAgain
  ? await attemptAgain(failedFiles, !last.at(-1).ok)
  : built && last.every(({ ok }) => ok);

const second = outcomes({
  vitest: [read(reports.integrationAgain)],
  playwright: read(reports.journeysAgain),
});
const divided = divideFailures(first, second);
const passed = first.filter(({ status }) => status === 'passed').length + divided.flaky.length;
const failed = divided.failed.length;
const ok = settled && failed === 0 && passed > 0;
if (!ok && failed === 0) console.log('npm test: a step before or beside the tests failed, see above');
console.log(['The slowest:', ...slowest({ ...whole, root }), ...failureLines(divided, root)].join('\n'));
const flaky = divided.flaky.length > 0 ? `, ${divided.flaky.length} of them at the second attempt` : '';
console.log(`${passed} passed${flaky}, ${failed || (ok ? 0 : 1)} failed`);
process.exitCode = ok ? 0 : 1;
