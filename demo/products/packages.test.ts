import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { draftProducts } from './draft.ts';
import { draftPackages } from './packages.ts';

it('makes packages from any number of products, each with every part that it needs', () => {
  for (let count = 1; count <= 70; count += 1) {
    const drafts = draftProducts(count, 1001, new Map(), createRandom(1));
    for (const { parts } of draftPackages(drafts, 5000, 10))
      for (const { required, options } of parts ?? []) expect(required && options.length === 0).toBe(false);
  }
});
