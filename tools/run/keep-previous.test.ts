/** Which files of a build the next build keeps. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPrevious } from './keep-previous.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, ...assets: string[]): string {
  for (const asset of assets) {
    const path = join(folder, name, 'client/assets', asset);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, asset);
  }
  return join(folder, name);
}
const previousFiles = (name: string) => readdirSync(join(folder, name, 'previous/assets')).toSorted();

it('keeps the files of the previous build, including compressed ones, without source maps', () => {
  keepPrevious(
    build('old', 'a-1.js', 'a-1.js.br', 'a-1.js.map', 'same.js'),
    build('new', 'a-2.js', 'same.js'),
  );
  expect(previousFiles('new')).toEqual(['a-1.js', 'a-1.js.br']);
});

it('drops files that are two builds old', () => {
  keepPrevious(build('one', 'a-1.js'), build('two', 'a-2.js'));
  keepPrevious(join(folder, 'two'), build('three', 'a-3.js'));
  expect(previousFiles('three')).toEqual(['a-2.js']);
});

it('keeps the previous files when the same sources are built again', () => {
  keepPrevious(build('one', 'a-1.js'), build('two', 'a-2.js'));
  keepPrevious(join(folder, 'two'), build('again', 'a-2.js'));
  expect(previousFiles('again')).toEqual(['a-1.js']);
});

it('keeps nothing at the first build', () => {
  keepPrevious(join(folder, 'none'), build('first', 'a-1.js'));
  expect(readdirSync(join(folder, 'first'))).toEqual(['client']);
});
