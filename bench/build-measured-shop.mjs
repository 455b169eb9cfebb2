/** Builds the shop for the measuring process from the sources of dist/, with access to the React render. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/run/bootstrap.mjs';
import { buildWhenNeeded, builtHash } from '../tools/run/build.mjs';

const folder = join(root, 'node_modules/.cache/bench/measured');
const stamp = join(folder, '.stamp');
const entry = join(folder, 'measured-shop.js');

const reachReact = {
  name: 'reach-react',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '#ssr/render-root.tsx' && importer?.endsWith('/src/entry/entry-server.tsx')
      ? join(root, 'bench/cached-root.mjs')
      : null,
};

/** Resolves to the exports of `measured-shop.mjs`, built for production. */
export async function loadMeasuredShop() {
  process.env.NODE_ENV = 'production';
  await buildWhenNeeded();
  const hash = `${builtHash()} ${['cached-root', 'measured-shop', 'plain-cards'].map(name => readFileSync(join(root, `bench/${name}.mjs`), 'utf8')).join('')}`;
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
        rolldownOptions: { input: { 'measured-shop': join(root, 'bench/measured-shop.mjs') } },
      },
    });
    writeFileSync(stamp, hash);
  }
  return import(pathToFileURL(entry).href);
}
