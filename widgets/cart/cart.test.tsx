/** The cart page as a shopper sees it. */
import type { CartApi } from '#api/cart/types.ts';
import { ok, refuse } from '#kernel/result.ts';
import {
  aCart,
  aLine,
  type ShopperSceneOptions,
  shopperScene,
} from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('does not claim to be empty while loading, then shows the lines and the checkout link', async () => {
  show({ cart: aCart([aLine()]) });
  expect(screen.getByText('Ladataan ostoskoria…')).toBeInTheDocument();
  expect(screen.queryByText('Ostoskorisi on tyhjä.')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Siirry kassalle' })).toHaveAttribute('href', '/kassa');
  expect(screen.getByText(/Vinssi 2500 lb/)).toBeVisible();
});

it('is empty without a cart, and links to the shop', async () => {
  show({});
  expect(await screen.findByRole('heading', { name: 'Ostoskorisi on tyhjä.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toHaveAttribute('href', '/');
});

it('can be loaded again after a failure', async () => {
  const cart = aCart([aLine()]);
  const get = vi.fn<CartApi['get']>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(cart);
  show({ cart, cartApi: { get } });
  await userEvent.click(await screen.findByRole('button', { name: 'Yritä uudelleen' }));
  expect(await screen.findByRole('link', { name: 'Siirry kassalle' })).toBeVisible();
});

/** Follows links as the document does: a click that is not prevented navigates. */
function recordNavigations(): string[] {
  const visited: string[] = [];
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented) visited.push(link.pathname);
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
  return visited;
}

it('goes to the checkout once the cart has accepted the shown quantity', async () => {
  let answer: (value: Awaited<ReturnType<CartApi['setQuantity']>>) => void = () => undefined;
  const setQuantity = vi.fn<CartApi['setQuantity']>(() => new Promise(resolve => (answer = resolve)));
  show({ cart: aCart([aLine()]), cartApi: { setQuantity } });
  const visited = recordNavigations();
  await userEvent.click(await screen.findByRole('button', { name: /^Lisää määrää/ }));
  const link = screen.getByRole('link', { name: 'Siirry kassalle' });
  await userEvent.click(link);
  await vi.waitFor(() => expect(setQuantity.mock.calls).toEqual([['cart-1', { id: 'line-1', quantity: 2 }]]));
  expect([visited, link.getAttribute('aria-busy')]).toEqual([[], 'true']);
  await act(async () => answer(ok(aCart([aLine({ quantity: 2 })]))));
  await vi.waitFor(() => expect(visited).toEqual(['/kassa']));
});

it('stays and shows the reason when the cart rejects the quantity', async () => {
  const refused = refuse({ code: 'out-of-stock' } as const);
  show({ cart: aCart([aLine()]), cartApi: { setQuantity: () => Promise.resolve(refused) } });
  const visited = recordNavigations();
  await userEvent.click(await screen.findByRole('button', { name: /^Lisää määrää/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Siirry kassalle' }));
  expect(await screen.findByText(/ei ole varastossa/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Määrä/ })).toHaveValue('1');
  expect(visited).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Siirry kassalle' }));
  expect(visited).toEqual(['/kassa']);
});
