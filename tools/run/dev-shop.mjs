/** One life of the development server; `dev.mjs` starts the next when the server's own code changes. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { generate } from '../generate/index.mjs';
import { root } from './bootstrap.mjs';

process.env.NODE_ENV ??= 'development';
const { createServer: createVite } = await import('vite');

/** Page files without an error; the browser gets them while those of now have one. */
const revision = join(root, '.cache/valid-pages');

const validPages = {
  name: 'valid-pages',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0].replaceAll('\\', '/');
    const pages = join(root, 'pages').replaceAll('\\', '/');
    const valid = join(revision, 'pages', file.slice(pages.length));
    return file.startsWith(`${pages}/`) && existsSync(valid) ? readFileSync(valid, 'utf8') : undefined;
  },
};

/** Never listens: the shop hands it the sockets of browsers that wait for changes, so one port does for all. */
const messages = createServer();
const vite = await createVite({
  root,
  configFile: join(root, 'vite.config.ts'),
  mode: 'development',
  plugins: [validPages],
  logLevel: 'warn',
  server: {
    middlewareMode: true,
    hmr: { server: messages },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/build/**', '**/.cache/**', '**/*.test.*'] },
  },
});
vite.watcher.add(['pages', 'locales', 'schemas', 'backend', 'widgets'].map(folder => join(root, folder)));

/** What a file feeds; pages and messages need a new page in the browser, code is replaced in place. */
const feeds = [
  { pattern: /^locales\//, generators: ['messages'], whole: true },
  { pattern: /\.graphql$/, generators: ['GraphQL'], whole: false },
  {
    // The watcher may report a folder that is added or removed without its files.
    pattern: /^schemas\/|\.schema\.json$|^widgets\/[^/]+$/,
    generators: ['page grammar', 'preview catalogue', 'registry'],
    whole: true,
  },
  { pattern: /^widgets\/[^/]+\/index\.ts$/, generators: ['registry'], whole: false },
  { pattern: /^widgets\/[^/]+\/examples\//, generators: ['preview catalogue'], whole: true },
  { pattern: /^pages\//, generators: ['registry'], whole: true },
];

async function generateFor(files) {
  const fed = feeds.filter(({ pattern }) => files.some(file => pattern.test(file)));
  if (fed.length > 0) await generate([...new Set(fed.flatMap(({ generators }) => generators))]);
  return fed.some(({ whole }) => whole);
}

const { startDevelopment } = await vite.ssrLoadModule('/server/development/start.ts');
await startDevelopment({ root, vite, messages, revision, generate: generateFor });
