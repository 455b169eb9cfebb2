/** How the storefront is built: small modules for the browser, and the same code for the server with its packages outside. */
import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const root = import.meta.dirname;

/** The same name in both builds and on every machine: made from the file's place, not from its content. */
function scopedName(local: string, file: string, _css: string): string {
  const place = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
  const hash = createHash('sha256')
    .update(`${place}#${local}`)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .slice(0, 5);
  return process.env['NODE_ENV'] === 'production'
    ? `a${hash}`
    : `${basename(place, '.module.css')}-${local}-${hash}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: 'custom',
  publicDir: 'public',
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
  // Messages are compiled: the browser needs no parser of them.
  resolve: isSsrBuild
    ? {}
    : { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
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
          input: { main: 'server/main.ts', 'entry-server': 'src/entry/entry-server.tsx' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
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
          input: ['src/entry/shop.css', 'src/entry/boot.ts', 'src/entry/entry-client.tsx'],
          output: {
            codeSplitting: {
              groups: [
                // What every page runs, in one request that changes with the lockfile only.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|mobx|mobx-react-lite|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//,
                },
                // The styles of the shell and of shared pieces: one sheet instead of one per piece.
                { name: 'shell-style', test: /src\/(ui|parts|app|engine)\/.*\.module\.css$/ },
                // What the shell starts with; one request instead of a dozen.
                {
                  name: 'core',
                  test: /vite\/preload-helper|src\/(kernel|stores|engine\/(view|route-table|serialise-page)|i18n\/(?!messages\.)|api\/(operation|present|transport|standard-variables|browser\/(post|browser)|cart|checkout|catalogue\/to-)|ui\/(class-names|icon|icons|icon-button|clickable|button|spinner|panel|panel-shape)\.|parts\/use-price-text)/,
                },
                // Pieces that several widgets and panels share.
                { name: 'pieces', test: /src\/(ui|parts)\/(?!panel-dialog)/, minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
