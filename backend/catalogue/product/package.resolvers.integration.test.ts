/** A package loads the products of its options only when they are requested. */
import { expect, it, vi } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import * as loading from './product.repository.ts';

it('loads no product of an option that is not requested, so that none can fail unhandled', async () => {
  const { query } = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aProduct({ id: 1 });
    await world.aProduct({ id: 2, type: 'package' });
    await world.aChoice({
      productId: 2,
      groupId: 5,
      name: 'Vinssi',
      option: { id: 9, productId: 1, quantity: 2 },
    });
  });
  const load = vi.spyOn(loading, 'loadProducts');
  const loaded = () => load.mock.calls.flatMap(([, , ids]) => [...ids]);
  await query('{ product(productId: 2) { productPackage { groups { name } } } }');
  expect(loaded()).toEqual([2]);
  await query('{ product(productId: 2) { productPackage { groups { options { product { name } } } } } }');
  expect(loaded()).toEqual([2, 1]);
});
