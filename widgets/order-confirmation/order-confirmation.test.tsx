/** The confirmation as the customer sees it, and the side effects of its first view. */
import type { CheckoutApi } from '#api/checkout/types.ts';
import { NotFound } from '#kernel/absence.ts';
import type { ShopperConfig } from '#kernel/public-config.ts';
import { cookieNames } from '#stores/cookie-names.ts';
import { aCart, shopperScene } from '#tests/support/shopper-scene.tsx';
import { pageContext } from '#tests/support/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import widget from './index.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { anOrder, aRow } from './sample-order.ts';

beforeEach(() => sessionStorage.clear());

function show(cartid: string, order = anOrder(), config: Partial<ShopperConfig> = {}) {
  const scene = shopperScene({ cart: aCart(), config });
  render(
    scene.within(
      <OrderConfirmation
        id="confirmation"
        props={{ shopHref: '/', checkoutHref: '/kassa' }}
        data={order}
        place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
        page={pageContext({ query: { oid: order.orderId, cartid } })}
      />,
    ),
  );
  return scene;
}

it('thanks, shows the order number and the email address, and summarises the order', () => {
  show('cart-1');
  expect(screen.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta!' })).toBeVisible();
  expect(screen.getByText('100001')).toBeVisible();
  expect(screen.getByText('Lähetimme vahvistuksen osoitteeseen aino@esimerkki.fi.')).toBeVisible();
  expect(screen.getByText('XL · Tuotenumero FJ-1')).toBeVisible();
  expect(screen.getByText('Tuotenumero KV-2')).toBeVisible();
  expect(screen.getByText(/^653,89/)).toBeVisible();
  expect(screen.getAllByText('Suomi')).toHaveLength(2);
  expect(screen.getByText(/^Paketti noutopisteeseen.*: Noutopiste Kamppi/)).toBeVisible();
  expect(screen.getByText('Lasku, 30 päivää')).toBeVisible();
});

it('says in a demo shop that no email is sent, and links to the demo mailbox', () => {
  show('cart-1', anOrder(), { unsentMails: { href: '/mailbox' } });
  expect(screen.queryByText(/^Lähetimme|^Lähetämme seurantanumeron/)).toBeNull();
  expect(screen.getByText('Vahvistus osoitteeseen aino@esimerkki.fi on tallessa.')).toBeVisible();
  expect(screen.getByText(/^Tämä on esittelykauppa/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^esittelykaupan postilaatikossa/ })).toHaveAttribute(
    'href',
    '/mailbox',
  );
});

it('says that the email is queued in a shop without a mail server', () => {
  show('cart-1', anOrder(), { unsentMails: { href: null } });
  expect(screen.getByText(/Lähetämme viestit, kun se toimii taas/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /postilaatikossa/ })).toBeNull();
});

it('forgets the ordered cart and logs the purchase once, even after a reload', () => {
  const first = show('cart-1');
  expect(first.cookies.has(cookieNames.cart)).toBe(false);
  expect(first.events.map(({ type }) => type)).toEqual(['checkout:purchase']);
  expect(JSON.stringify(first.events)).not.toContain('aino');
  expect(show('cart-1').events).toEqual([]);
});

it('keeps a newer cart', () => {
  expect(show('cart-0').cookies.get(cookieNames.cart)).toBe('cart-1');
});

it('links back to the checkout when the order is not complete, and keeps the cart', () => {
  const scene = show('cart-1', anOrder({ completed: false }));
  expect(screen.getByRole('link', { name: 'Palaa takaisin' })).toHaveAttribute('href', '/kassa');
  expect(scene.cookies.has(cookieNames.cart)).toBe(true);
  expect(scene.events).toEqual([]);
});

it.each([{}, { oid: '1' }, { oid: '1', cartid: 'x' }])('is not found for %o', async query => {
  const confirmation = () => Promise.resolve(null);
  const context = {
    ...pageContext({ query }),
    api: { checkout: { confirmation } },
    safeHtml: () => Promise.reject(new Error()),
  };
  await expect(widget.load?.(context, {})).rejects.toBeInstanceOf(NotFound);
});

it.each([
  [{ oid: '7' }, 'STANDARD'],
  [{ kid: '7' }, 'KLARNA'],
  [{ sid: '7' }, 'SVEA'],
  [{ wid: '7' }, 'WALLEY'],
] as const)('loads the order by the number in %o', async (ids, kind) => {
  const confirmation = vi.fn<CheckoutApi['confirmation']>().mockResolvedValue(anOrder());
  const context = {
    ...pageContext({ query: { ...ids, cartid: 'c' } }),
    api: { checkout: { confirmation } as unknown as CheckoutApi },
    safeHtml: () => Promise.reject(new Error()),
  };
  await widget.load?.(context, {});
  expect(confirmation).toHaveBeenCalledExactlyOnceWith('7', 'c', kind);
});

it('keeps the checkout draft until the order is paid', () => {
  sessionStorage.setItem('checkout-draft', '{}');
  show('cart-1', anOrder({ completed: false }));
  expect(sessionStorage.getItem('checkout-draft')).toBe('{}');
  show('cart-1');
  expect(sessionStorage.getItem('checkout-draft')).toBeNull();
});

it('lists a package once, with its name, parts, sum and saving', () => {
  const packed = { groupKey: 'g', package: { name: 'Vinssipaketti' } };
  show(
    'cart-1',
    anOrder({
      rows: [
        aRow('1', { ...packed, name: 'Vinssi', totalIncVat: 149.1, savedIncVat: 40.2 }),
        aRow('2', { totalIncVat: 20 }),
        aRow('3', { ...packed, name: 'Vinssilevy', quantity: 2, totalIncVat: 99.2, savedIncVat: 0.1 }),
      ],
    }),
  );
  const parts = screen.getByRole('list', { name: 'Paketin sisältö' });
  const row = parts.closest('li:not(ul ul li)');
  expect(row).toHaveTextContent(/^Vinssipaketti.*Säästät 40,30\s€\s?248,30\s€$/);
  expect(
    within(parts)
      .getAllByRole('listitem')
      .map(part => part.textContent),
  ).toEqual(['1 × VinssiTuotenumero FJ-1', '2 × VinssilevyTuotenumero FJ-3']);
  expect(screen.getByText('Tuotenumero FJ-2').closest('ul')).toBe(row?.parentElement);
});
