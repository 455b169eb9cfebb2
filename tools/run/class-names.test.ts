import { expect, it } from 'vitest';
import { classPrefixes, shortName } from './class-names.ts';

const files = Array.from({ length: 140 }, (_, at) => `src/ui/piece-${at}.module.css`);

it('gives every file two letters of its own, whatever the order of the files', () => {
  const prefixes = classPrefixes(files);
  expect(new Set(prefixes.values()).size).toBe(files.length);
  for (const prefix of prefixes.values()) expect(prefix).toMatch(/^[a-z][A-Z]$/);
  expect(classPrefixes(files.toReversed())).toEqual(prefixes);
});

it('keeps nearly all names when a file is added', () => {
  const before = classPrefixes(files);
  const after = classPrefixes([...files, 'src/ui/new.module.css']);
  expect(files.filter(file => before.get(file) !== after.get(file)).length).toBeLessThan(8);
});

it('numbers the classes of a file', () => {
  const css = '.card{} .card .name{} .note:hover{}';
  expect(['card', 'name', 'note'].map(name => shortName('qX', name, css))).toEqual(['qX0', 'qX1', 'qX2']);
});
