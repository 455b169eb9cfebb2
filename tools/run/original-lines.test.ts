import { describe, expect, it } from 'vitest';
import { originalLines, originalOf } from './server/original-lines.mjs';

const lines = {
  sources: ['backend/cart/cart.service.ts', 'server/main.ts'],
  runs: [
    [10, 0, 3],
    [20, -1, 1],
    [30, 1, 12],
  ] as const,
};

describe('lines of the built server', () => {
  it('finds the line of a source by the distance from the start of its run', () => {
    expect(originalOf(10, lines)).toBe('backend/cart/cart.service.ts:3');
    expect(originalOf(14, lines)).toBe('backend/cart/cart.service.ts:7');
    expect(originalOf(400, lines)).toBe('server/main.ts:382');
  });

  it('leaves code of packages and lines before the first source as they are', () => {
    expect(originalOf(25, lines)).toBeNull();
    expect(originalOf(2, lines)).toBeNull();
  });

  it('keeps the message and the places of the bundle when it has no lines', () => {
    const stack = originalLines('/nowhere', 'shop.cjs');
    expect(stack(new TypeError('broken'), ['start (shop.cjs:7:9)'])).toBe(
      'TypeError: broken\n    at start (shop.cjs:7:9)',
    );
  });
});
