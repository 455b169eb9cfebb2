/** Units, components, backend and contract tests; journeys are Playwright's. */
import { defineConfig } from 'vitest/config';

const everywhere = '{src,widgets,server,backend,demo,tools,bench,tests}';
/** What looks at a DOM: components. */
const inDom = [`${everywhere}/**/*.test.tsx`];
/** Need a document or a process of their own: listeners on all of it, two renderers of React, a look at what is left behind. */
const inDomAlone = [
  'src/entry/hydration.test.tsx',
  'src/client/{held-widgets,hear-tabs}.test.tsx',
  'src/entry/boot.test.ts',
  'src/client/watch-failures.test.ts',
  'src/app/layouts/header/watch-navigation.test.ts',
  'src/analytics/{tag-manager/tag-manager,events/watch-screen,events/log-page}.test.ts',
  'src/app/navigation/prefetch.test.ts',
  'src/{ui/server,i18n/texts-provider}.test.tsx',
  'tests/contract/{widget-examples,containment}.test.tsx',
];
/** With a whole shop behind HTTP, processes that are killed, thousands of pictures: part of npm test, not of verify. */
const whole = [
  'tests/faults/**/*.test.ts',
  'tests/contract/*-client.test.ts',
  'tests/search/**/*.test.ts',
  'server/{auth,payment}/*.test.ts',
  'tests/contract/{hazards,widget-imports,cross-site-scripting,browser-graph}.test.ts',
  'tests/contract/pages-hydrate.test.tsx',
  'tools/pages/cli.test.ts',
  'backend/{mail/mail-worker,promotion/promo-code,operations/backup,import/import-catalogue,customer/customer}.test.ts',
  'demo/{seed,drawings/drawings}.test.ts',
  'backend/database/{embedded-postgres,postgres-binaries}.test.ts',
  // Whole conversations with a real database; what they are made of has units of its own in verify.
  'backend/order/{order.service,shopping}.test.ts',
  'backend/cart/{cart.service,promoted-cart,campaign-cart,account-cart,statements}.test.ts',
  'backend/content/*.test.ts',
  'backend/catalogue/{product,list,freshness,pages,circles,price-list,follows,package}.test.ts',
  'backend/{review/review.service,notice/notice.service,mail/mail-writer,search/shop-search}.test.ts',
  'backend/operations/{check,clean-up}.test.ts',
];
const setup = './tests/support/strict-console.ts';

export default defineConfig({
  test: {
    globalSetup: ['./tests/support/global-database.ts'],
    // The default leaves one core idle.
    maxWorkers: '100%',
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // One module graph per worker: a case has its own world by what it makes, not by a fresh process.
          isolate: false,
          environment: 'node',
          include: [`${everywhere}/**/*.test.ts`],
          exclude: ['node_modules', ...whole, ...inDom, ...inDomAlone],
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          environment: 'node',
          include: whole,
          // Whole shops are started, killed and started again; a busy machine is no finding.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          setupFiles: [setup],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // A fresh document for every file costs three times what the tests do; each case clears up after itself.
          isolate: false,
          environment: 'jsdom',
          include: inDom,
          exclude: ['node_modules', ...inDomAlone, ...whole],
          setupFiles: [setup, './tests/support/dom-matchers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-alone',
          environment: 'jsdom',
          include: inDomAlone,
          setupFiles: [setup, './tests/support/dom-matchers.ts'],
        },
      },
    ],
  },
});
