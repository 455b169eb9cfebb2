/** The shapes that bindings are checked against are those of the types of src/api. */
import { expect, it } from 'vitest';
import { staleSources } from './source-shapes.mjs';

it('keeps every source in step with its type: else run `node tools/generate/source-shapes.mjs`', () => {
  expect(staleSources().map(({ file }) => file)).toEqual([]);
});
