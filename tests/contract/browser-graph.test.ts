/** The browser bundle must not contain the page linter, and the engine stays within its budget. */
import { beforeAll, expect, it } from 'vitest';
import { browserFiles, engineBytes, filesRunBy } from '../../bench/browser-graph.mjs';

let files: readonly string[];
beforeAll(async () => {
  files = await browserFiles();
}, 60_000);

it('reaches the widgets and the engine', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'src/shared/engine/resolve/resolve-page.ts',
      'widgets/checkout/checkout-form.tsx',
    ]),
  );
});

it.each([
  ['ajv', /node_modules\/(?:ajv|fast-uri|json-schema)/],
  ['the validators made with it', /validators\.gen/],
  ['the checks of page files', /src\/shared\/engine\/document\//],
  ['the sanitiser of the server', /sanitize-html|htmlparser2/],
  ['the server, the backend, the tools', /^(?:server|backend|tools|bench|tests)\//],
  ['Studio (R-STUDIO-45)', /^src\/studio\/(?!page-form\/)/],
  ['the canvas of Studio (R-STUDIO-68)', /^src\/studio\/canvas\/|entry-canvas/],
  ['page files that only the server reads', /pages-server\.gen|widgets-server\.gen/],
])('does not contain %s', (_name, pattern) => {
  expect(files.filter(file => pattern.test(file))).toEqual([]);
});

// 1.2 KB of it keep a page that something else has changed (decision 0111). References are localised by a step of the engine:
// 0.3 KB that browsers loaded before as a part of the shop.
it('has an engine of at most 9.75 KB', async () => {
  expect(await engineBytes(files)).toBeLessThanOrEqual(9.75 * 1024);
});

it('answers early presses with little more than the boot module', async () => {
  const boot = await filesRunBy('src/shop/entry/boot.ts');
  expect(boot.filter(file => !file.endsWith('.gen.ts'))).toEqual([
    'src/shop/browser/boot/dismissed-messages.ts',
    'src/shop/browser/boot/lost-chunk.ts',
    'src/shop/entry/boot.ts',
  ]);
});

it.each([
  ['browser/boot/before-application.ts', 'src/shop/browser/boot/watch-for-need.ts'],
  ['browser/boot/answer-press.ts', 'src/shop/stores/lists/marked-products.ts'],
  ['analytics/figures/start-figures.ts', 'src/shop/analytics/figures/start-figures.ts'],
])(
  'needs neither React nor MobX before the application starts: %s (decisions 0066, 0115)',
  async (file, known) => {
    const early = await filesRunBy(`src/shop/${file}`);
    expect(early).toContain(known);
    expect(early.filter(file => /node_modules|\.tsx$/.test(file))).toEqual([]);
  },
);
