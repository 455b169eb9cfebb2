/** `npm run verify`: all static checks and every unit test. Two steps run at a time; all are reported, none hides another. */
import { step } from './steps.mjs';

const since = performance.now();
const tool = (name, ...args) => [`node_modules/.bin/${name}`, args];

/** What did not change since the last run is not checked again. */
const cache = 'node_modules/.cache';
const buildInfo = `${cache}/types.tsbuildinfo`;

const steps = {
  format: tool('biome', 'check', '.'),
  types: [
    process.execPath,
    [
      ...['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'],
      // Each checker finds out the types that it shares with the others: four need half as much time again of both cores.
      ...['--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo],
    ],
  ],
  lint: [process.execPath, ['tools/lint/changed.mjs', buildInfo]],
  layers: [process.execPath, ['tools/layers/check.mjs']],
  paths: [process.execPath, ['tools/lint/literal-paths.mjs']],
  citations: [process.execPath, ['tools/lint/citations.mjs']],
  glossary: [process.execPath, ['tools/lint/glossary.mjs']],
  names: [process.execPath, ['tools/lint/repeated-names.mjs']],
  reliability: [process.execPath, ['tools/lint/reliability.mjs']],
  pages: [process.execPath, ['--import', 'tsx', 'tools/pages/cli.ts', 'lint']],
  locales: [process.execPath, ['tools/locales/check.mjs']],
  'dead code': tool('knip', '--cache', '--cache-location', `${cache}/knip`),
};

const generated = await step('generate', process.execPath, ['tools/generate/index.mjs']);
const results = [generated.ok];

/** Compiler and linter are written in Go: collecting its garbage less often is a tenth of the compiler's time. */
const rareCollections = { GOGC: '400' };

async function lane(names) {
  for (const name of names) {
    const [command, args] = steps[name];
    results.push((await step(name, command, args, { env: rareCollections })).ok);
  }
}
/** The tests take as long as everything else together. */
async function tests() {
  const args = [
    'run',
    '--project=node',
    '--project=dom',
    '--project=isolated',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${cache}/vitest.json`,
  ];
  results.push((await step('tests', 'node_modules/.bin/vitest', args, { env: { CI: 'true' } })).ok);
}

if (generated.ok)
  await Promise.all([
    lane([
      'types',
      'lint',
      'format',
      'layers',
      'paths',
      'citations',
      'glossary',
      'names',
      'reliability',
      'pages',
      'locales',
      'dead code',
    ]),
    tests(),
  ]);

const failed = results.filter(ok => !ok).length;
console.log(
  `verify: ${failed === 0 ? 'all green' : `${failed} failed`} in ${((performance.now() - since) / 1000).toFixed(0)} s`,
);
process.exitCode = failed === 0 ? 0 : 1;
