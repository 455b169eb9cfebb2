/** Journeys: the built shop on its real database, in a real Chromium. */
import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from './tools/run/chromium.mjs';

const executablePath = installedChromium();

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/shop-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // What a worker answers, a journey cannot hold up; the journeys about the worker allow it.
    serviceWorkers: 'block',
    // Recording costs a quarter of a run: `TRACE=on npm run journeys` records what fails.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    // Animations cost time; the journeys about what moves ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
