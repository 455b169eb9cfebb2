/** The name of the demo shop stands in its data alone: code, pages and messages take the name of the shop that runs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, it } from 'vitest';

const mayNameIt = /^(?:shops|demo|docs|tests|bench)\/|\.test\.tsx?$|^(?:README|CHANGELOG|LICENSE|package)/;
const binary = new Set([
  '.png',
  '.webp',
  '.woff2',
  '.ico',
  '.jpg',
  '.avif',
  '.gz',
  '.backup',
  '.glb',
  '.zip',
]);

/** Also in the forms that Finnish gives it. */
const name = /ATV[\s\u00a0]Huset|\bHuset(?:in|ista|issa|iin|ille|illa)\b|atvhuset\.example/;

/** Whose account signs in to Studio by itself: that of the demo, where its folder has no say. */
const exempt: ReadonlySet<string> = new Set(['server/start/studio/studio-link.ts']);

it('names the demo shop nowhere but in its data', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const found = files
    .filter(file => !mayNameIt.test(file) && !exempt.has(file) && !binary.has(extname(file)))
    .filter(file => name.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
