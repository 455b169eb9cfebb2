/** Accents get the product's colour, everything else stays as rendered. */
import { expect, it } from 'vitest';
import { colours } from './colours.ts';
import { tinted } from './tint.ts';

const grey = (level: number, side = 2): Buffer => Buffer.alloc(side * side * 3, level);
/** The first pixel is accent, the others are not. */
const firstOnly = Buffer.from([255, 0, 0, 0]);

it('colours what the mask shows and leaves the rest', () => {
  const [r = 0, g = 0, b = 0, ...rest] = tinted({ side: 2, pixels: grey(220), mask: firstOnly }, colours.red);
  expect(r).toBeGreaterThan(180);
  expect(Math.max(g, b)).toBeLessThan(45);
  expect(new Set(rest)).toEqual(new Set([220]));
});

it('keeps light and shade', () => {
  const lit = tinted({ side: 2, pixels: grey(220), mask: firstOnly }, colours.blue);
  const shaded = tinted({ side: 2, pixels: grey(80), mask: firstOnly }, colours.blue);
  expect(lit[2]).toBeGreaterThan(2 * (shaded[2] ?? 0));
});

it('shows every tone of a pattern', () => {
  const side = 200;
  const mask = Buffer.alloc(side * side, 255);
  const pixels = tinted({ side, pixels: grey(220, side), mask }, colours.autumn);
  const tones = new Set(
    Array.from({ length: side * side }, (_, at) => pixels.subarray(at * 3, at * 3 + 3).toString('hex')),
  );
  expect(tones.size).toBe(colours.autumn.length);
});
