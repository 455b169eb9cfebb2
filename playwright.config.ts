/** Journeys: the built shop on its real database, in a real Chromium. */
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, installedChromium } from './tools/run/chromium.mjs';

const executablePath = installedChromium();

/** Chromium's own options of a project. */
const launchOptions = (...args: readonly string[]) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments, ...args],
  },
});

/** Playwright's own pointer settings, which this argument would replace, and no pictures. */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** The journeys about what is painted, and about files that a page asks for. */
const withPictures =
  /(contrast|find|header-footer|hostile-content|hydration|layout-shift|lost-pictures|preview|product|screens|service-worker|studio-banner|studio-canvas)\.e2e\.ts$/;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/shop-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // They wait for servers and timers: a third worker uses the time of two cores.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // On a busy machine the first navigation in the browser may take ten seconds: its code, texts and data are fetched then.
  expect: { timeout: 25_000 },
  // `npm test` reads the report of a file; without one it would fill the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // What a worker answers, a journey cannot hold up; the journeys about the worker allow it.
    serviceWorkers: 'block',
    // Recording costs a quarter of a run: `TRACE=on npm run journeys` records what fails.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    // Animations cost time; the journeys about what moves ask for them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Making and decoding pictures is a third of a journey's CPU time; what a person does rarely needs one.
  projects: [
    { name: 'pictures', testMatch: withPictures, use: launchOptions() },
    {
      name: 'journeys',
      testIgnore: withPictures,
      use: launchOptions(withoutPictures),
    },
  ],
});
