/** What every product says about itself, in every language. */
import { expect, it } from 'vitest';
import { languages } from '../words.ts';
import { families } from './families.ts';
import { packages } from './package-lines.ts';

const lines = [...families, packages].flatMap(family => family.lines.map(line => ({ family, line })));

it('has sentences of its own in every language for every kind of product', () => {
  for (const { family, line } of lines)
    for (const texts of [line.says, line.points, family.uses, family.care])
      for (const { index, code } of languages) {
        const own = texts.map(text => text[index].trim());
        expect([line.key, code, own.filter(text => text === '')]).toEqual([line.key, code, []]);
        expect([line.key, code, new Set(own).size]).toEqual([line.key, code, texts.length]);
      }
});

it('leaves no sentence untranslated', () => {
  const same = lines.flatMap(({ line }) =>
    line.says.filter(([fi, sv, en]) => fi === sv || fi === en || sv === en),
  );
  expect(same).toEqual([]);
});

it('keeps the figures of a sentence in every language', () => {
  const figures = (text: string) =>
    (text.match(/\d+(?:[.,\s]\d+)*/g) ?? []).map(one => one.replace(/[.,\s]/g, ''));
  const differing = lines.flatMap(({ family, line }) =>
    [...line.says, ...line.points, ...family.uses, ...family.care].filter(
      ([fi, sv, en]) => new Set([fi, sv, en].map(text => figures(text).toSorted().join())).size > 1,
    ),
  );
  expect(differing).toEqual([]);
});
