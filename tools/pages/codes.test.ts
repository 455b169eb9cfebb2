/** The table of codes matches the sources, and the documents match the table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codes } from './codes.ts';
import { references } from './commands.ts';
import { errorReference } from './error-reference.ts';
import { toSarif } from './sarif.ts';

const root = join(import.meta.dirname, '..', '..');

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.gen\./.test(name))
    .map(name => readFileSync(join(root, folder, name), 'utf8'));
}

const family =
  /'((?:PAGE|L10N|HTML|BIND|RULE|ROUTE|REF|MEDIA|EXP|MIG|OVR|A11Y|SEO|SIZE|PERF|ROLE|CMS|WIDGET)\d{3})'/g;
const used = new Set(
  ['src/shared/engine', 'src/shared/page-lint']
    .flatMap(sourcesBelow)
    .flatMap(source => [...source.matchAll(family)].map(([, code]) => code ?? '')),
);

it('has exactly the codes of the engine', () => {
  expect([...used].toSorted()).toEqual(Object.keys(codes).toSorted());
});

it('has a test for every code of files', () => {
  const suites = readdirSync(join(root, 'tools', 'pages'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts') && name !== 'codes.test.ts')
    .map(name => readFileSync(join(root, 'tools', 'pages', name), 'utf8'))
    .join('');
  const inFiles = Object.entries(codes).filter(([, { where }]) => where === 'files');
  expect(inFiles.map(([name]) => name).filter(name => !suites.includes(`'${name}'`))).toEqual([]);
});

it('has up-to-date documents', () => {
  const stale = references(root).filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text);
  expect(stale.map(({ file }) => file)).toEqual([]);
});

it('has every code in the reference', () => {
  const text = errorReference();
  expect(Object.keys(codes).filter(code => !text.includes(`### ${code}\n`))).toEqual([]);
});

it('prints one SARIF result per finding, with its rule and location', () => {
  const log: unknown = JSON.parse(
    toSarif([
      {
        code: 'PAGE002',
        severity: 'error',
        file: 'pages/home.page.json',
        line: 3,
        column: 5,
        endColumn: 12,
        message: 'Unknown property "tonne"',
        fix: 'Write "tone"',
        path: 'regions.main[#hero]',
      },
    ]),
  );
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { rules: expect.arrayContaining([expect.objectContaining({ id: 'PAGE002' })]) } },
        results: [
          {
            ruleId: 'PAGE002',
            level: 'error',
            message: { text: 'Unknown property "tonne". Write "tone"' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'pages/home.page.json' },
                  region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 12 },
                },
              },
            ],
          },
        ],
      },
    ],
  });
});
