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
  expect(folderCycles(modules, 'src/')).toEqual([
    ['src/a', 'src/b'],
    ['src/a', 'src/c'],
    ['src/b', 'src/c'],
  ]);
});

it('takes no account of tests', () => {
  const modules = [
    module('src/a/one.ts', 'src/b/one.ts'),
    module('src/b/one.test.ts', 'src/a/one.ts'),
    module('src/b/testing-b.ts', 'src/a/one.ts'),
  ];
  expect(folderCycles(modules, 'src/')).toEqual([]);
});
