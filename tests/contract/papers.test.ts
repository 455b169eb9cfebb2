/** What the documents say about the repository is so: the picture of the layers, paths, the index of decisions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { withPicture } from '#tools/layers/picture.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('draws the current layers', () => {
  const text = read('docs/how-it-works.md');
  expect(text, 'node tools/layers/picture.mjs').toBe(withPicture(text));
  expect(text).toContain('server --> src_shop_entry');
});

it('names files and folders that exist', () => {
  const named = [...read('docs/how-it-works.md').matchAll(/`(\w[\w./-]*\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  const paths = named.filter(path => existsSync(join(root, path.split('/')[0] ?? '')));
  expect(paths.length).toBeGreaterThan(30);
  // Built, not committed.
  expect(paths.filter(path => path !== 'dist/studio' && !existsSync(join(root, path)))).toEqual([]);
});

it('lists every decision in their index by its title', () => {
  const index = read('docs/decisions/README.md');
  const files = readdirSync(join(root, 'docs/decisions')).filter(file => /^\d{4}-/.test(file));
  for (const file of files) {
    const [heading = ''] = read(`docs/decisions/${file}`).split('\n');
    const [, number, title] = /^# (\d{4})\. (.+)$/.exec(heading) ?? [];
    expect(index).toContain(`- [${number}](${file}) ${title}\n`);
  }
});
