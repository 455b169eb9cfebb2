/** What the buy form answers to the script of the page. */

import { expect, it, vi } from 'vitest';
import type { Cart, CartApi, CartRefusal } from '#api/cart/types.ts';
import { ApiError } from '#api/transport.ts';
import { testCart, testLine } from '#components/testing/testing-shop.tsx';
import { FormAnswer } from '#engine/definition/visitor.ts';
import type { Result } from '#kernel/result.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import type { CartFormApi } from './add-form.ts';
import { submitPlainCart } from './plain-cart.ts';

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
const product = { name: 'Vinssi', href: '/p/vinssi', alias: 'vinssi', productId: 5, packageGroups: [] };
const two = testCart([testLine(7, { quantity: 2 })]);

function shop(add: CartApi['add'], skus = [{ skuId: 7 }]) {
  const keepCart = vi.fn<(id: string | null) => void>();
  const get = vi.fn(() => Promise.resolve(testCart([])));
  const post = async (fields: Record<string, string>) => {
    const context = {
      ...pageContext({}),
      api: {
        cart: { get, add },
        catalogue: { product: () => Promise.resolve({ ...product, skus }) },
      } as unknown as CartFormApi,
      safeHtml: () => Promise.reject(new Error('unused')),
      visitor: fakeVisitor({ wantsAnswer: true, keepCart }),
    };
    try {
      await submitPlainCart(context, new URLSearchParams({ product: 'vinssi', ...fields }));
    } catch (error) {
      if (error instanceof FormAnswer) return error;
      throw error;
    }
    throw new Error('No answer');
  };
  return { post, keepCart, get };
}

const added = () => vi.fn<CartApi['add']>(() => Promise.resolve({ ok: true, value: two }));

it('answers what the header shows now, and what was added, once per key', async () => {
  const add = added();
  const { post, keepCart } = shop(add);
  const answer = await post({ quantity: '2', key });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      ...{ cart: two.id, count: '2', sum: two.totals.subTotal.sellingIncVatFormatted },
      added: { skuId: 7, quantity: 2, name: 'Vinssi', alias: 'vinssi' },
    },
    texts: { message: { id: 'CART_ITEM_ADDED', values: { count: 2 } } },
  });
  expect(add.mock.calls).toEqual([[two.id, { skuId: 7, quantity: 2 }, key]]);
  expect(keepCart).toHaveBeenCalledWith(two.id);
});

it('ignores a key that it would not have made', async () => {
  const add = added();
  await shop(add).post({ key: 'x' });
  expect(add.mock.calls).toEqual([[two.id, { skuId: 7, quantity: 1 }, undefined]]);
});

it('adds to the present cart when the first answer was lost with the cart that it began', async () => {
  const add = added();
  add.mockRejectedValueOnce(
    new ApiError('graphql', 'CartAdd', 'used for another request', { code: 'IDEMPOTENCY_MISMATCH' }),
  );
  expect((await shop(add).post({ key })).status).toBe(200);
  expect(add.mock.calls.map(call => call[2])).toEqual([key, undefined]);
});

it.each<[string, Result<Cart, CartRefusal>, { skuId: number }[], string, string]>([
  ['is sold out', { ok: false, refusal: { code: 'out-of-stock' } }, [{ skuId: 7 }], 'out-of-stock', ''],
  [
    'has no chosen size',
    { ok: true, value: two },
    [{ skuId: 7 }, { skuId: 8 }],
    'bad-input',
    'MUST_CHOOSE_SKU',
  ],
])('refuses a product that %s, with a text', async (_what, result, skus, refusal, text) => {
  const { post, keepCart } = shop(() => Promise.resolve(result), skus);
  const answer = await post({ key });
  expect([answer.status, answer.body]).toEqual([422, { refusal }]);
  expect(answer.texts['message']?.id).toMatch(text || /^[A-Z_]+$/);
  expect(keepCart).not.toHaveBeenCalled();
});

it('leaves the sign-in of an account whose session has ended to the application', async () => {
  const { post, get } = shop(added());
  get.mockRejectedValue(new ApiError('graphql', 'CartGet', 'Sign in', { code: 'UNAUTHORIZED' }));
  expect(await post({ key })).toMatchObject({ status: 422, body: { refusal: 'signed-out' } });
});
