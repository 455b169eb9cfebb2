/** What docs/asks.md names as answers is there: files, sentences of tests, headings, codes, commands (issue 4, ranked asks). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codes } from '#tools/pages/codes.ts';
import { commands } from '#tools/pages/commands.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const asks = [...read('docs/asks.md').matchAll(/^(\d+)\. \*\*(.+?)\*\* (.+)$/gm)].map(
  ([, rank = '', ask = '', answer = '']) => ({ rank: Number(rank), ask, answer }),
);
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

/** As code hosts make an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const filesIn = (text: string) =>
  [...text.matchAll(/`([\w./{}-]+\.(?:tsx?|json|md))`/g)].map(([, file = '']) => file);
const pagesIn = (text: string) =>
  [...text.matchAll(/\]\(([\w-]+\.md)(?:#([\w-]+))?\)/g)].map(([, file = '', anchor]) => ({
    file: `docs/${file}`,
    anchor,
  }));

it('are twenty-five, in order', () => {
  expect(asks.map(({ rank }) => rank)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
});

it.each(asks)('$rank: $ask names a test or a document, and all that it names is there', ({ answer }) => {
  const files = filesIn(answer);
  const pages = pagesIn(answer);
  const isProof = (file: string) => /\.(?:test|e2e)\.tsx?$/.test(file);
  expect(files.some(isProof) || pages.length > 0).toBe(true);
  expect([...files, ...pages.map(({ file }) => file)].filter(file => !existsSync(join(root, file)))).toEqual(
    [],
  );
  expect(pages.filter(({ file, anchor }) => anchor && !anchorsOf(file).includes(anchor))).toEqual([]);
});

it.each(asks)('$rank: $ask says no sentence, code or command that is not there', ({ answer }) => {
  const sentences = [...answer.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)` \("(.+?)"\)/g)];
  expect(sentences.filter(([, file = '', words = '']) => !read(file).includes(words))).toEqual([]);
  const named = [...answer.matchAll(/`([A-Z0-9]{2,8}\d{3})`/g)].map(([, code = '']) => code);
  expect(named.filter(code => !Object.hasOwn(codes, code))).toEqual([]);
  const ran = [...answer.matchAll(/npm run ([\w:-]+)(?: -- ([a-z]+))?/g)];
  expect(ran.filter(([, script = '']) => !scripts[script])).toEqual([]);
  expect(ran.filter(([, script, word]) => script === 'pages' && word && !commands[word])).toEqual([]);
});
