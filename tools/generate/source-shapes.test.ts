/** The shapes that bindings are checked against match the types of src/shop/api. */
import { expect, it } from 'vitest';
import { staleSources } from './source-shapes.mjs';

it('has up-to-date shapes for every source: else run `node tools/generate/source-shapes.mjs`', () => {
  expect(staleSources().map(({ file }) => file)).toEqual([]);
});
