// @vitest-environment jsdom
/** The cart on a page, as a shopper meets it. */
import type { CartApi } from '#api/cart/types.ts';
import { pageContext } from '#tests/support/widget-scene.tsx';
import { aCart, aLine, shopperScene, type ShopperSceneOptions } from '#tests/support/shopper-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CartView } from './cart-view.tsx';

function show(options: ShopperSceneOptions) {
  const scene = shopperScene(options);
  render(
    scene.within(
      <CartView
        id="cart"
        props={{ checkoutHref: '/kassa', shopHref: '/', promoCodes: true }}
        data={undefined}
        place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
        page={pageContext({})}
      />,
    ),
  );
  return scene;
}

it('waits without a word about emptiness, then shows the lines and the way to the checkout', async () => {
  show({ cart: aCart([aLine()]) });
  expect(screen.getByText('Ladataan ostoskoria…')).toBeInTheDocument();
  expect(screen.queryByText('Ostoskorisi on tyhjä.')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Siirry kassalle' })).toHaveAttribute('href', '/kassa');
  expect(screen.getByText(/Vinssi 2500 lb/)).toBeVisible();
});

it('is empty for who has no cart, and leads back to the goods', async () => {
  show({});
  expect(await screen.findByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toHaveAttribute('href', '/');
});

it('can be asked again when it could not be fetched', async () => {
  const cart = aCart([aLine()]);
  const get = vi.fn<CartApi['get']>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(cart);
  show({ cart, cartApi: { get } });
  await userEvent.click(await screen.findByRole('button', { name: 'Yritä uudelleen' }));
  expect(await screen.findByRole('link', { name: 'Siirry kassalle' })).toBeVisible();
});
