/** Generates, builds browser and server, compresses; into a folder of its own that takes the place of dist/ when it is whole. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root, say } from './bootstrap.mjs';
import { keepPrevious } from './keep-previous.mjs';
import { withLock } from './lock.mjs';
import { sourceHash } from './source-hash.mjs';
import { BrokenPages, storeValidPages } from './valid-pages.mjs';

const dist = join(root, 'dist');

export function builtHash() {
  try {
    return readFileSync(join(dist, '.stamp'), 'utf8').trim();
  } catch {
    return '';
  }
}

export const needsBuild = () => builtHash() !== sourceHash(root);

/** Builds unless dist/ is of these very sources. */
export async function buildWhenNeeded(force = false) {
  if (!force && !needsBuild()) return;
  await withLock(join(root, '.cache/build.lock'), 'another start builds', async () => {
    if (force || needsBuild()) await build();
  });
}

async function build() {
  process.env.NODE_ENV = 'production';
  // As deep as dist/, so that source maps find the sources from either; the lock keeps it ours.
  const next = join(root, 'build');
  rmSync(next, { recursive: true, force: true });
  try {
    await step('Generating', async () => {
      const { generate } = await import('../generate/index.mjs');
      const changed = await generate();
      return changed.length > 0 ? `${changed.length} files changed` : 'nothing changed';
    });
    await step('Checking the pages', () => storeValidPages(root, next));
    const hash = sourceHash(root);
    const vite = await import('vite');
    const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' };
    await step('Building for the browser', () =>
      vite.build({ ...common, build: { outDir: join(next, 'client'), emptyOutDir: true } }),
    );
    await step('Building Studio', () =>
      vite.build({
        configFile: join(root, 'vite.studio.config.ts'),
        logLevel: 'warn',
        mode: 'production',
        build: { outDir: join(next, 'studio'), emptyOutDir: true },
      }),
    );
    await step('Building the server', () =>
      vite.build({ ...common, build: { ssr: true, outDir: join(next, 'server'), emptyOutDir: true } }),
    );
    await step('Compiling the server', async () => {
      // In a process of its own: it loads the whole shop.
      await promisify(execFile)(process.execPath, [
        join(import.meta.dirname, 'compile-server.mjs'),
        join(next, 'server'),
      ]);
    });
    await step('Compressing', async () => {
      const { precompress } = await import('./precompress.mjs');
      await precompress(join(next, 'studio'));
      const sizes = await precompress(join(next, 'client'));
      return Object.entries(sizes)
        .map(([kind, { files, gzip }]) => `${files} ${kind}, ${(gzip / 1000).toFixed(1)} kB gzip`)
        .join('; ');
    });
    writeFileSync(join(next, '.stamp'), `${hash}\n`);
    keepPrevious(dist, next);
    takePlace(next);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Whether there is a build whose page files are valid. */
export const hasValidBuild = () =>
  builtHash() !== '' && existsSync(join(dist, 'pages')) && existsSync(join(dist, 'server/main.js'));

/** Two renames: a start in between finds no stamp and waits for the lock. */
function takePlace(next) {
  const old = join(root, '.cache', `old-${process.pid}`);
  mkdirSync(dirname(old), { recursive: true });
  try {
    renameSync(dist, old);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

async function step(name, work) {
  const started = performance.now();
  process.stderr.write(`${name} …`);
  const said = await work().catch(error => {
    process.stderr.write(' failed\n');
    throw error;
  });
  say(
    ` ${((performance.now() - started) / 1000).toFixed(1)} s${typeof said === 'string' ? ` (${said})` : ''}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await buildWhenNeeded(true);
  } catch (error) {
    say(error instanceof BrokenPages ? error.message : (error.stack ?? String(error)));
    process.exit(1);
  }
}
