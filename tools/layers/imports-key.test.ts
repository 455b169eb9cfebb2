import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importsKey } from './imports-key.mjs';

const start = {
  'rules.json': '{}',
  'src/a.ts': "import { b } from './b.ts';\n\nexport const a = () => {\n  return b;\n};\n",
  'src/b.ts': 'export const b = 1;\n',
};

/** The key of a project of these files. */
function keyOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'imports-key-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return importsKey({ root, folders: ['src'], settings: ['rules.json'] });
}

it('stays when the body of a function changes', () => {
  const other = { ...start, 'src/a.ts': start['src/a.ts'].replace('return b', 'return b + 1') };
  expect(keyOf(other)).toBe(keyOf(start));
});

it.each([
  ['a static import', "import './c.ts';\n"],
  ['a type import over several lines', "import type {\n  C,\n} from './c.ts';\n"],
  ['an export from another module', "export { c } from './c.ts';\n"],
  ['a dynamic import', "const load = () => import('./c.ts');\n"],
  ['a dynamic import over several lines', "const load = () => import(\n  './c.ts'\n);\n"],
  ['a reference', '/// <reference path="./c.ts" />\n'],
])('changes with %s', (_, text) => {
  expect(keyOf({ ...start, 'src/b.ts': start['src/b.ts'] + text })).not.toBe(keyOf(start));
});

it('changes when only the path of a dynamic import over several lines does', () => {
  const loading = (path: string) => ({
    ...start,
    'src/b.ts': `const load = () => import(\n  '${path}'\n);\n`,
  });
  expect(keyOf(loading('./c.ts'))).not.toBe(keyOf(loading('./d.ts')));
});

it('changes with a new file of any kind, a moved file and a setting', () => {
  const { 'src/b.ts': b, ...rest } = start;
  const keys = [
    start,
    { ...start, 'src/data.json': '{}' },
    { ...rest, 'src/moved.ts': b },
    { ...start, 'rules.json': '{ }' },
  ].map(keyOf);
  expect(new Set(keys).size).toBe(4);
});
