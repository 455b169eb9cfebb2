/** Page files at a git revision. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPropsSchema, textsAt } from './past-texts.ts';

const root = mkdtempSync(join(tmpdir(), 'past-texts-'));
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@shop.test', ...words], { cwd: root });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeAll(() => {
  git('init', '-q');
  mkdirSync(join(root, 'pages'));
  mkdirSync(join(root, 'widgets/text'), { recursive: true });
  write('pages/a.page.json', '{"label":"Pyörät – 日本"}\n\n');
  write('pages/tyhjä.page.json', '');
  write('pages/z.page.json', '{}');
  write('pages/notes.md', 'no page');
  write('widgets/text/props.schema.json', '{"x-version":1}');
  mkdirSync(join(root, 'widgets/text/examples'));
  write('widgets/text/examples/minimal.json', '{"type":"text"}');
  write('widgets/text/index.ts', '');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
  write('pages/a.page.json', '{}');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('returns the files of a revision unchanged', () => {
  expect([...textsAt(root, 'HEAD')]).toEqual([
    ['pages/a.page.json', '{"label":"Pyörät – 日本"}\n\n'],
    ['pages/tyhjä.page.json', ''],
    ['pages/z.page.json', '{}'],
    ['widgets/text/examples/minimal.json', '{"type":"text"}'],
  ]);
});

it('returns widget schemas on request', () => {
  expect([...textsAt(root, 'HEAD', isPropsSchema)]).toEqual([
    ['widgets/text/props.schema.json', '{"x-version":1}'],
  ]);
});

it.each(['nothing', '--help', 'HEAD~1'])('rejects the revision %s', revision => {
  expect(() => textsAt(root, revision)).toThrow(`git has no revision "${revision}"`);
});
