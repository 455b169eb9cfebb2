/** Builds the shop for the measuring process from the sources of dist/, with access to the React render. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/run/bootstrap.mjs';
import { buildWhenNeeded, builtHash } from '../tools/run/build.mjs';

const folder = join(root, 'node_modules/.cache/bench/measured');
const stamp = join(folder, '.stamp');
const entry = join(folder, 'measured-shop.cjs');

const reachReact = {
  name: 'reach-react',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './render-root.tsx' && importer?.endsWith('/src/ssr/page-rendering.ts')
      ? join(root, 'bench/cached-root.mjs')
      : null,
};

/** Resolves to the exports of `measured-shop.mjs`, built for production. */
export async function loadMeasuredShop() {
  process.env.NODE_ENV = 'production';
  await buildWhenNeeded();
  const hash = `${builtHash()} ${['build-measured-shop', 'cached-root', 'measured-shop', 'plain-cards'].map(name => readFileSync(join(root, `bench/${name}.mjs`), 'utf8')).join('')}`;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    const { build } = await import('vite');
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      mode: 'production',
      plugins: [reachReact],
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: {
          input: join(root, 'bench/measured-shop.mjs'),
          output: { entryFileNames: 'measured-shop.cjs' },
        },
      },
    });
    writeFileSync(stamp, hash);
  }
  return import(pathToFileURL(entry).href);
}
