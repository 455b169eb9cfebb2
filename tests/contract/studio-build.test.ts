/** Studio is an application of its own: small at the start, and without inline scripts, which its policy blocks. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
type Chunk = Rolldown.OutputChunk;
let files: readonly (Chunk | Rolldown.OutputAsset)[];

beforeAll(async () => {
  const mode = process.env['NODE_ENV'];
  // Otherwise the build is that of development.
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({
      configFile: join(root, 'vite.studio.config.ts'),
      logLevel: 'silent',
      mode: 'production',
      build: { write: false },
    });
    if (!('output' in built)) throw new Error('The build has several outputs');
    files = built.output;
  } finally {
    process.env['NODE_ENV'] = mode;
  }
}, 60_000);

const isChunk = (file: Chunk | Rolldown.OutputAsset): file is Chunk => file.type === 'chunk';

/** What is fetched before anything is shown. */
function firstChunks(): Chunk[] {
  const byName = new Map(files.filter(isChunk).map(chunk => [chunk.fileName, chunk]));
  const first = new Set([...byName.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of first)
    for (const name of imports) {
      const next = byName.get(name);
      if (next) first.add(next);
    }
  return [...first];
}

it('starts with at most 160 KB of JavaScript (R-STUDIO-45)', () => {
  const bytes = firstChunks().reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(160 * 1024);
});

it('writes no script and no style into its page', () => {
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  expect(html).toContain('<script type="module"');
  expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
});

it('contains neither the shop nor the server', () => {
  const modules = files.filter(isChunk).flatMap(({ moduleIds }) => moduleIds);
  const own = modules.filter(id => id.startsWith(root)).map(id => id.slice(root.length + 1));
  expect(own).toContain('src/studio/main.tsx');
  expect(
    own.filter(id => /^(?:server|backend|widgets|src\/shop\/(?:browser|ssr|stores|app)\/)/.test(id)),
  ).toEqual([]);
});
