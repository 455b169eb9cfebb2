/** The frame's cart has products when the gallery asks for them, and none otherwise. */

import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ok } from '#kernel/result.ts';
import { aCart, aLine, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import { useCartOf } from './use-cart.ts';

function Frame({ cart }: { cart?: string }) {
  useCartOf(pageContext({ query: cart === undefined ? {} : { cart } }), () => undefined);
  return null;
}

/** A list whose first product needs a choice, so it cannot be bought from a card. */
const listed = [null, 11, 12, 13].map((buySkuId, at) => ({ buySkuId, name: `Tuote ${at}` }));

function scene() {
  const added: unknown[] = [];
  const products = vi.fn(() => Promise.resolve({ count: listed.length, products: listed as never }));
  const filled = aCart([aLine()]);
  const shopper = shopperScene({
    api: { catalogue: { products } },
    cartApi: {
      add: (_id, line) => {
        added.push(line);
        return Promise.resolve(ok(filled));
      },
    },
  });
  return { added, products, ...shopper };
}

it('buys two products that need no choice', async () => {
  const { added, within } = scene();
  render(within(<Frame cart="filled" />));
  await waitFor(() =>
    expect(added).toEqual([
      { skuId: 11, quantity: 2 },
      { skuId: 12, quantity: 1 },
    ]),
  );
});

it('asks for nothing when the gallery shows the empty cart', () => {
  const { products, within } = scene();
  render(within(<Frame />));
  expect(products).not.toHaveBeenCalled();
});
