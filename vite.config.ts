/** How the storefront is built: small modules for the browser, and the same code with its packages in one file for the server. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { configuredBreakpoints } from './tools/run/breakpoints.ts';
import { scopedNames } from './tools/run/class-names.ts';
import { editPackage } from './tools/run/edit-package.ts';
import { isAmongImportsOf, type Modules } from './tools/run/module-imports.ts';
import { isSharedStyle, kindOfStyle, seldomSheetOf, widgetStyles } from './tools/run/style-sheets.ts';

const root = import.meta.dirname;

/** Persisted fields hold plain values: what the library does for maps, sets and computed values stays out of MobX's chunk. */
const plainMobx: Plugin = {
  name: 'plain-mobx',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'mobx' && importer?.includes('/mobx-persist-store/')
      ? join(root, 'src/shop/browser/ports/plain-mobx.ts')
      : null,
};

/** What an import() of the built code calls: half of Vite's own, which also serves older browsers and other addresses. */
const fetchAndLoad = join(root, 'src/shop/browser/boot/fetch-and-load.ts');
const leanPreload: Plugin = {
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  resolveId: source => (source.includes('vite/preload-helper') ? fetchAndLoad : null),
};

/** What a page does before its application runs. */
const early = ['src/shop/browser/boot/before-application.ts', 'src/shop/browser/boot/answer-press.ts'];

/**
 * Lets the build drop what of React Router is not used: its module creates contexts and components at its top level,
 * which counts as an effect until it is marked as pure.
 */
const leanRouter = editPackage({
  name: 'lean-router',
  files: /node_modules\/react-router\/dist\//,
  edits: [
    [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
    [/^\w+\.displayName = .*;$/gm, ''],
  ],
});

/**
 * Asking whether a locale is supported makes the browser open the data of every locale: 40 ms of the start on a desktop.
 * `required-locales.ts` names the languages of the shop, which all browsers know.
 */
const leanLocales = editPackage({
  name: 'lean-locales',
  files: /node_modules\/(@formatjs\/intl|intl-messageformat)\/index\.js$/,
  edits: [
    [/!Intl\.\w+\.supportedLocalesOf\(locale\)\.length/g, 'false'],
    ['Intl.NumberFormat.supportedLocalesOf(locales)', '[locales].flat()'],
  ],
});

/**
 * Lets the browser build leave out the components of react-intl that the shop does not use: their display names and
 * memo calls count as side effects otherwise.
 */
const leanIntl = editPackage({
  name: 'lean-intl',
  files: /node_modules\/react-intl\/index\.js$/,
  edits: [
    [/^\w+\.displayName = .*;$/gm, ''],
    [/= (React\.memo|React\.createContext|createFormatted\w*)\(/g, '= /* @__PURE__ */ $1('],
  ],
});

/** A request of their own, or the pieces that they would lie with, cost more than they do. */
const fewLines = [
  'src/shop/api/present.ts',
  'src/shared/engine/definition/contract.ts',
  'src/shared/kernel/address/address-path.ts',
  'src/shared/kernel/vehicle/shown-verdict.ts',
  'src/shop/components/cart/line-refusal-texts.ts',
];

const pieces = /src\/(ui|shop\/components)(?!\/panel\/panel-dialog)/;

const card = 'widgets/product-list/index.ts';
const list = 'widgets/product-listing/index.ts';
const cartPanel = 'src/shop/app/layouts/panels/cart-panel.tsx';
const accountPanel = 'src/shop/app/layouts/panels/account-panel.tsx';
const addedNotice = 'src/shop/app/layouts/panels/added-notice.tsx';

/** What all of these files show. Each has less to fetch than the next, and few shoppers use all of them. */
const sharedPieces: readonly (readonly [name: string, ...files: string[]])[] = [
  ['pieces-menu', 'src/shop/app/layouts/panels/menu-panel.tsx'],
  // Price, stock and name of a product.
  ['pieces-facts', card, addedNotice],
  ['pieces-card', card],
  ['pieces-progress', list, addedNotice],
  ['pieces-empty', list, cartPanel],
  // A panel of the server's that the application has taken over.
  ['pieces-taken', cartPanel, accountPanel],
  ['pieces-list', list],
  ['pieces-sign-in', accountPanel],
  // A cart that has just become empty.
  ['pieces-emptied', cartPanel],
  ['pieces-added', addedNotice],
  ['pieces-basket', 'src/shop/app/layouts/panels/filled-cart.tsx'],
  ['buying', 'widgets/product-detail/index.ts'],
];

/** Few pages need the pieces of the cart, the account, vehicles, third parties or forms. */
function piecesOf(id: string): string {
  const [, noun] = /\/src\/shop\/components\/(account|cart|third-party|vehicle)\//.exec(id) ?? [];
  if (noun !== undefined) return `pieces-${noun}`;
  return /\/src\/ui\/(select|form\/(checkbox|password|text-area|text-input|use-validated|validation))/.test(
    id,
  )
    ? 'pieces-form'
    : 'pieces';
}

/** What several of these parts need of prices, of vehicles and of fields, which the others would bring along. */
const subjects = [
  ['fit', /\/(shared\/kernel\/vehicle\/(?!shown-verdict)|components\/vehicle\/(fit|application)-words)/],
  [
    'prices',
    /\/(shared\/kernel\/money\/|api\/catalogue\/(to-card|to-price|announced-price)|components\/product\/use-money-text)/,
  ],
  ['fields', /\/ui\/form\/(field|quantity|use-silent-value)/],
] as const;

const subjectOf = (id: string) => subjects.find(([, modules]) => modules.test(id))?.[0] ?? null;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: 'custom',
  publicDir: 'public',
  plugins: [
    configuredBreakpoints(),
    react(),
    widgetStyles,
    plainMobx,
    leanPreload,
    leanRouter,
    leanIntl,
    leanLocales,
  ],
  css: { modules: { generateScopedName: scopedNames(root) } },
  // Packages are in the bundle, except those with programs of their own.
  ssr: isSsrBuild ? { noExternal: true, external: ['sharp', '@node-rs/argon2'] } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: isSsrBuild
    ? {}
    : {
        alias: {
          // Messages are compiled: the browser needs no parser of them.
          '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
          // Its ES5 build, the default, is almost twice as long.
          'mobx-persist-store': 'mobx-persist-store/lib/esm2015/index.js',
          // Radix Select always locks the scroll, by a style element that the content security policy blocks.
          'react-remove-scroll': join(root, 'src/ui/select-list/no-scroll-lock.tsx'),
        },
      },
  environments: { client: { resolve: { conditions: ['es2015', ...defaultClientConditions] } } },
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        ssr: true,
        target: 'node20',
        outDir: 'dist/server',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: 'server/main.ts',
          // CommonJS, because V8's code cache takes scripts only.
          output: {
            format: 'cjs',
            entryFileNames: 'shop.cjs',
            codeSplitting: false,
            // An import() in a script with cached code would look for packages where the build was.
            dynamicImportInCjs: false,
            comments: false,
          },
        },
      }
    : {
        // The server serves public/ itself.
        copyPublicDir: false,
        target: 'es2022',
        outDir: 'dist/client',
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: [
            'src/shop/entry/boot.ts',
            'src/shop/entry/entry-client.tsx',
            'src/shop/entry/entry-canvas.tsx',
          ],
          output: {
            codeSplitting: {
              groups: [
                // The boot module needs it, and must need nothing else before the first paint.
                { name: 'preload', test: /src\/shop\/browser\/boot\/fetch-and-load/, priority: 3 },
                // What every page runs, in one request that changes with the lockfile only.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|mobx|mobx-react-lite|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//,
                  priority: 2,
                },
                // What a page does before its application runs: nothing of React or MobX.
                {
                  debugName: 'early',
                  name: (id, modules) =>
                    early.some(file => id === join(root, file) || isAmongImportsOf(file, id, modules))
                      ? 'early'
                      : null,
                  test: /\/src\/.*\.ts$/,
                  priority: 2,
                },
                // What the application starts with, and one sheet of styles instead of one per piece.
                {
                  debugName: 'core',
                  name: (id, modules) =>
                    isSharedStyle(id, modules) ||
                    isAmongImportsOf('src/shop/entry/entry-client.tsx', id, modules) ||
                    fewLines.some(file => id === join(root, file))
                      ? 'core'
                      : null,
                  test: /\/(src|widgets)\//,
                  priority: 1,
                },
                // Above the groups whose modules use these styles.
                { debugName: 'seldom shown', name: seldomSheetOf, test: /\.module\.css$/, priority: 3 },
                { debugName: 'page kinds', name: kindOfStyle, test: /\/(src|widgets)\//, priority: 1 },
                { debugName: 'subjects', name: subjectOf, test: /\/src\//, priority: 1, minShareCount: 2 },
                // Shared pieces by the first of these that show them, and the others by what they are for.
                ...sharedPieces.map(([name, ...files], at) => ({
                  debugName: name,
                  name: (id: string, modules: Modules) =>
                    files.every(file => isAmongImportsOf(file, id, modules)) ? name : null,
                  test: pieces,
                  // What several would take along belongs to the first of them.
                  priority: 1 - (at + 1) / 10,
                  minShareCount: 2,
                })),
                { debugName: 'pieces', name: piecesOf, test: pieces, minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
