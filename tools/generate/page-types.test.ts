/** Props that do not match the schema of a widget do not compile. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateSchemas } from './schemas.mjs';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, 'node_modules', '.cache');
let folder = '';

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'page-types-'));
  await generateSchemas({ widgets: join(root, 'tools', 'pages', 'fixture', 'widgets'), target: folder });
  const hand = join(root, 'src', 'shared', 'engine', 'definition');
  // The generated file has relative imports.
  for (const name of ['contract.ts', 'authored.ts']) {
    const place = join(folder, 'src', 'shared', 'engine', 'definition', name);
    mkdirSync(join(place, '..'), { recursive: true });
    writeFileSync(place, `export type * from ${JSON.stringify(join(hand, name))};\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const image = `{ file: 'a.jpg', width: 1, height: 1, alt: { fi: 'a', sv: 'b' } }`;
const cases: [name: string, code: string, compiles: boolean][] = [
  [
    'a widget as its schema says',
    `const w: Widget = { type: 'banner', v: 2, id: 'a', props: { image: ${image}, tone: 'light' } }`,
    true,
  ],
  [
    'a stale version',
    `const w: Widget = { type: 'banner', v: 1, id: 'a', props: { image: ${image} } }`,
    false,
  ],
  ['a value that is not allowed', `const w: BannerProps = { image: ${image}, tone: 'lite' }`, false],
  ['an unknown prop', `const w: BannerProps = { image: ${image}, colour: 'red' }`, false],
  ['a plain text', `const w: BannerProps = { image: ${image}, headline: 'Talvi' }`, false],
  [
    'a default that a component may rely on',
    `const w = (props: BannerResolved): 'dark' | 'light' => props.tone`,
    true,
  ],
  [
    'a value per viewport class',
    `const w = (props: ProductListResolved): number => props.columns.phone`,
    true,
  ],
  ['HTML that is not sanitised', `const w = (props: BannerResolved) => { props.code = '<b>' }`, false],
];

it('compiles valid props only', { timeout: 60_000 }, () => {
  const files = cases.map(([, code], index) => {
    const file = join(folder, `case-${index}.ts`);
    const names = 'BannerProps, BannerResolved, ProductListResolved, Widget';
    writeFileSync(
      file,
      `import type { ${names} } from './src/shared/engine/page-types.gen.ts';\nexport ${code};\n`,
    );
    return file;
  });
  const program = ts.createProgram(files, {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  });
  const outcome = files.map((file, index) => [
    cases[index]?.[0],
    program.getSemanticDiagnostics(program.getSourceFile(file)).length === 0,
  ]);
  expect(outcome).toEqual(cases.map(([name, , compiles]) => [name, compiles]));
});
