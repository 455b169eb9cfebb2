/** Units, components, backend and contract tests; journeys are Playwright's. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    globalSetup: ['./tests/support/global-database.ts'],
    setupFiles: ['./tests/support/strict-console.ts', './tests/support/dom-matchers.ts'],
    include: [
      '{src,widgets,server,backend,tools,bench}/**/*.test.{ts,tsx}',
      'tests/contract/**/*.test.{ts,tsx}',
      'tests/faults/**/*.test.ts',
    ],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
