/** @vitest-environment jsdom
 * Rules for every drawing: well-formed, reproducible, plain flat shapes, small. */
import { expect, it } from 'vitest';
import {
  drawBrandLogo,
  drawCategory,
  drawEmptyState,
  drawPart,
  drawScene,
  paletteCount,
  partKinds,
  viewCount,
} from './draw-part.ts';
import { range } from './space.ts';

const parseErrorOf = (text: string): string | undefined =>
  new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ??
  undefined;

const forbidden = /<text|<filter|gradient|<image|<style|NaN|undefined|Infinity|font|href="(?!#)/i;

/** All problems of a document; empty for a valid one. */
function errorsOf(text: string): string[] {
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(match => match[1]);
  const used = [...text.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(match => match[1]);
  const missing = used.filter(id => !ids.includes(id));
  const errors = {
    'not well-formed': parseErrorOf(text) !== undefined,
    'not an image': !text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'),
    'forbidden element or value': forbidden.test(text),
    'a duplicate id': new Set(ids).size !== ids.length,
    'a reference to a missing id': missing.length > 0,
  };
  return Object.entries(errors).flatMap(([error, found]) => (found ? [error] : []));
}

it('has at least 36 kinds of part, without duplicates', () => {
  expect(partKinds.length).toBeGreaterThanOrEqual(36);
  expect(new Set(partKinds).size).toBe(partKinds.length);
});

it.each(partKinds)('draws a valid, small image of %s in every view, with different designs', kind => {
  const drawn = range(viewCount).map(view => drawPart({ kind, palette: view, view, detail: view }));
  for (const [view, image] of drawn.entries()) {
    const bytes = new TextEncoder().encode(image).length;
    expect({ kind, view, bytes, small: bytes < 12_288, errors: errorsOf(image) }).toMatchObject({
      small: true,
      errors: [],
    });
  }
  const looks = range(4).map(detail => drawPart({ kind, palette: 0, view: 0, detail }));
  expect(new Set([...looks, ...drawn]).size).toBe(looks.length + drawn.length - 1);
});

it.each(['tyre', 'winch', 'helmet', 'oil'] as const)(
  'draws %s the same every time, and differently in every palette',
  kind => {
    const looks = range(paletteCount).map(palette => drawPart({ kind, palette, view: 0, detail: 0 }));
    expect(new Set(looks).size).toBe(paletteCount);
    expect(drawPart({ kind, palette: 3, view: 0, detail: 0 })).toBe(looks[3]);
  },
);

it('wraps numbers out of range around', () => {
  expect(drawPart({ kind: 'rim', palette: -1, view: -1, detail: 1_000_003 })).toContain('<path');
});

it('draws every scene as valid SVG at any size', () => {
  for (const scene of ['winter', 'forest', 'workshop', 'trail', 'field', 'lake'] as const) {
    expect(errorsOf(drawScene({ scene, width: 1360, height: 520 }))).toEqual([]);
    expect(errorsOf(drawScene({ scene, width: 720, height: 720 }))).toEqual([]);
  }
});

it.each(['tyre', 'winch', 'jacket', 'track-kit'] as const)(
  'draws a valid header for the category of %s',
  kind => {
    expect(errorsOf(drawCategory(kind))).toEqual([]);
  },
);

it('draws every empty state as valid SVG', () => {
  for (const name of ['empty-cart', 'not-found', 'error', 'no-results'] as const)
    expect(errorsOf(drawEmptyState(name))).toEqual([]);
});

it('draws a valid logo for any name, the same for the same name', () => {
  for (const name of ['Kelva', 'Björn & Söner', 'ÅÄÖ 4x4', '', '  ', 'Ω']) {
    expect(errorsOf(drawBrandLogo(name))).toEqual([]);
    expect(drawBrandLogo(name)).toBe(drawBrandLogo(name));
  }
  expect(drawBrandLogo('Kelva')).not.toBe(drawBrandLogo('Nordlast'));
});
