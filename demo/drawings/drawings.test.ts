/** @vitest-environment jsdom
 * What must hold for every picture: well-formed, the same every time, plain flat shapes, small. */
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

const errorOf = (text: string): string | undefined =>
  new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ??
  undefined;

const forbidden = /<text|<filter|gradient|<image|<style|NaN|undefined|Infinity|font|href="(?!#)/i;

/** Everything wrong with a document; empty when it may be shown. */
function faultsOf(text: string): string[] {
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(match => match[1]);
  const used = [...text.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(match => match[1]);
  const missing = used.filter(id => !ids.includes(id));
  const faults = {
    'not well-formed': errorOf(text) !== undefined,
    'not a picture': !text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'),
    'forbidden element or value': forbidden.test(text),
    'an id twice': new Set(ids).size !== ids.length,
    'an id that is not there': missing.length > 0,
  };
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [fault] : []));
}

it('names at least 36 kinds of part, none twice', () => {
  expect(partKinds.length).toBeGreaterThanOrEqual(36);
  expect(new Set(partKinds).size).toBe(partKinds.length);
});

it.each(partKinds)('draws a sound, small picture of %s from every side, in designs that differ', kind => {
  const drawn = range(viewCount).map(view => drawPart({ kind, palette: view, view, detail: view }));
  for (const [view, picture] of drawn.entries()) {
    const bytes = new TextEncoder().encode(picture).length;
    expect({ kind, view, bytes, small: bytes < 12_288, faults: faultsOf(picture) }).toMatchObject({
      small: true,
      faults: [],
    });
  }
  const looks = range(4).map(detail => drawPart({ kind, palette: 0, view: 0, detail }));
  expect(new Set([...looks, ...drawn]).size).toBe(looks.length + drawn.length - 1);
});

it.each(['tyre', 'winch', 'helmet', 'oil'] as const)(
  'draws %s the same every time, and another in every palette',
  kind => {
    const looks = range(paletteCount).map(palette => drawPart({ kind, palette, view: 0, detail: 0 }));
    expect(new Set(looks).size).toBe(paletteCount);
    expect(drawPart({ kind, palette: 3, view: 0, detail: 0 })).toBe(looks[3]);
  },
);

it('wraps numbers around instead of refusing them', () => {
  expect(drawPart({ kind: 'rim', palette: -1, view: -1, detail: 1_000_003 })).toContain('<path');
});

it('draws every scene soundly at any size', () => {
  for (const scene of ['winter', 'forest', 'workshop', 'trail', 'field', 'lake'] as const) {
    expect(faultsOf(drawScene({ scene, width: 1360, height: 520 }))).toEqual([]);
    expect(faultsOf(drawScene({ scene, width: 720, height: 720 }))).toEqual([]);
  }
});

it.each(['tyre', 'winch', 'jacket', 'track-kit'] as const)(
  'draws a sound header for the category of %s',
  kind => {
    expect(faultsOf(drawCategory(kind))).toEqual([]);
  },
);

it('draws every empty state soundly', () => {
  for (const name of ['empty-cart', 'not-found', 'error', 'no-results'] as const)
    expect(faultsOf(drawEmptyState(name))).toEqual([]);
});

it('draws a sound mark for any name, the same for the same name', () => {
  for (const name of ['Kelva', 'Björn & Söner', 'ÅÄÖ 4x4', '', '  ', 'Ω']) {
    expect(faultsOf(drawBrandLogo(name))).toEqual([]);
    expect(drawBrandLogo(name)).toBe(drawBrandLogo(name));
  }
  expect(drawBrandLogo('Kelva')).not.toBe(drawBrandLogo('Nordlast'));
});
