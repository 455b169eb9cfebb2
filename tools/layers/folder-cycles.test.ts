/** Cycles of folders, which can exist without a cycle of files. */
import { expect, it } from 'vitest';
import { folderCycles } from './folder-cycles.mjs';

const module = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map(resolved => ({ resolved })),
});

it('finds folders that reach each other through a third, though no file does', () => {
  const modules = [
    module('src/a/one.ts', 'src/b/one.ts', 'lib/x.ts'),
    module('src/b/two.ts', 'src/c/one.ts'),
    module('src/c/two.ts', 'src/a/two.ts'),
    module('src/d/one.ts', 'src/a/one.ts'),
  ];
  expect(folderCycles(modules)).toEqual([
    ['src/a', 'src/b'],
    ['src/a', 'src/c'],
    ['src/b', 'src/c'],
  ]);
});

it('looks at the folders beside each other, whatever lies below them, and not at the loose files that compose them', () => {
  const modules = [
    module('server/index.ts', 'server/a/one.ts'),
    module('server/a/one.ts', 'server/types.ts', 'server/b/deep/one.ts'),
    module('server/b/two.ts', 'server/a/deep/two.ts'),
  ];
  expect(folderCycles(modules)).toEqual([['server/a', 'server/b']]);
});

it('takes no account of tests and generated files', () => {
  const modules = [
    module('src/a/one.ts', 'src/b/one.ts'),
    module('src/b/one.test.ts', 'src/a/one.ts'),
    module('src/b/testing-b.ts', 'src/a/one.ts'),
    module('src/b/types.gen.ts', 'src/a/one.ts'),
  ];
  expect(folderCycles(modules)).toEqual([]);
});
