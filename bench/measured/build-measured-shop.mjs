/** Builds the shop for the measuring process from the sources of dist/, with access to the React render. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/run/bootstrap.mjs';
import { buildWhenNeeded, builtHash } from '../../tools/run/build.mjs';

const folder = join(root, 'node_modules/.cache/bench/measured');
const stamp = join(folder, '.stamp');
const entry = join(folder, 'measured-shop.cjs');

/** Modules of the shop whose calls the bench has to see, and what takes their place. */
const replaced = {
  '/src/shop/ssr/render-root.tsx': 'bench/measured/cached-root.mjs',
  '/server/cache/create-caches.ts': 'bench/measured/measured-caches.mjs',
};

const observe = {
  name: 'observe',
  enforce: 'pre',
  async resolveId(source, importer, settings) {
    if (importer?.startsWith(join(root, 'bench/'))) return null;
    const found = await this.resolve(source, importer, { ...settings, skipSelf: true });
    const [, replacement] = Object.entries(replaced).find(([file]) => found?.id === root + file) ?? [];
    return replacement ? join(root, replacement) : found;
  },
};

const ownFiles = ['build-measured-shop', 'cached-root', 'measured-caches', 'measured-shop', 'plain-cards'];

/** Resolves to the exports of `measured-shop.mjs`, built for production. */
export async function loadMeasuredShop() {
  process.env.NODE_ENV = 'production';
  await buildWhenNeeded();
  const own = ownFiles.map(name => readFileSync(join(root, `bench/measured/${name}.mjs`), 'utf8'));
  const hash = `${builtHash()} ${own.join('')}`;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    const { build } = await import('vite');
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      mode: 'production',
      plugins: [observe],
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: {
          input: join(root, 'bench/measured/measured-shop.mjs'),
          output: { entryFileNames: 'measured-shop.cjs' },
        },
      },
    });
    writeFileSync(stamp, hash);
  }
  return import(pathToFileURL(entry).href);
}
