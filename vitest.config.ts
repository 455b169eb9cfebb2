/** The file name decides where a test runs (CONTRIBUTING.md, "Tests"); journeys are Playwright's. */
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tests/support/vitest/by-environment.ts';

const everywhere = '{src,widgets,server,backend,demo,tools,bench,tests}/**';
const integration = [`${everywhere}/*.integration.test.{ts,tsx}`];
const isolated = [`${everywhere}/*.isolated.test.{ts,tsx}`];
const exclude = ['node_modules', ...integration, ...isolated];
const setup = './tests/support/vitest/strict-console.ts';
const elements = './tests/support/vitest/quick-elements.ts';
const domSetup = [
  elements,
  ...['dom-matchers', 'dom-errors', 'quick-styles'].map(name => `./tests/support/vitest/${name}.ts`),
];

/**
 * Elements as the production build of React reads them. The cache of modules knows plugins by name, but no settings:
 * without a name of its own it would mix both forms.
 */
const productionJsx = {
  name: 'production-jsx',
  config: () => ({ oxc: { jsx: { development: false } } }),
};

export default defineConfig({
  test: {
    // The default leaves one core idle.
    maxWorkers: '100%',
    restoreMocks: true,
    sequence: { sequencer: ByEnvironment },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What did not change since the last run is not transformed again.
    experimental: { fsModuleCache: true },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // One module graph per worker: importing everything again for each file costs more than the tests.
          isolate: false,
          environment: 'node',
          include: [`${everywhere}/*.test.ts`],
          exclude,
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // A new document for each file costs three times what the tests do; each test cleans up after itself.
          isolate: false,
          environment: 'jsdom',
          include: [`${everywhere}/*.test.tsx`],
          exclude,
          setupFiles: [setup, ...domSetup],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          // A context of its own costs half of what a process does.
          pool: 'vmThreads',
          environment: 'jsdom',
          include: isolated,
          setupFiles: [setup, ...domSetup],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          globalSetup: ['global-database', 'run-folder'].map(name => `./tests/support/vitest/${name}.ts`),
          isolate: false,
          // They wait for processes and timers: a third worker uses the time.
          maxWorkers: 3,
          // The build of React is chosen before anything imports it.
          sequence: { groupOrder: 1, setupFiles: 'list' },
          environment: 'node',
          include: integration,
          // Whole shops start, are killed and start again, on machines that do other work too.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          setupFiles: ['./tests/support/vitest/production-react.ts', setup, elements],
        },
        plugins: [productionJsx],
      },
    ],
  },
});
