/** The confirmation as the customer sees it, and the side effects of its first view. */
import type { CheckoutApi } from '#api/checkout/types.ts';
import { NotFound } from '#kernel/absence.ts';
import type { ShopperConfig } from '#kernel/public-config.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { aCart, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { pageContext } from '#tests/support/worlds/widget-scene.tsx';
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConfirmedOrder } from './confirmed-order.ts';
import widget from './index.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { anOrder, aRow, withVat } from './sample-order.ts';

beforeEach(() => sessionStorage.clear());

const hrefs = { shopHref: '/', checkoutHref: '/kassa', orderHref: '/tilaus', ordersHref: '/tilini' };

function show(
  cartid: string,
  order: Omit<ConfirmedOrder, 'cartId'> = anOrder(),
  config: Partial<ShopperConfig> = {},
  withdrawalHref = '/peru-kauppa',
) {
  const scene = shopperScene({ cart: aCart(), config });
  render(
    scene.within(
      <OrderConfirmation
        id="confirmation"
        props={{ ...hrefs, withdrawalHref }}
        data={{ ...order, cartId: cartid }}
        place={{ priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' }}
        page={pageContext({ query: { order: order.orderId } })}
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
  expect(screen.getByText('Tuotenumero FJ-1').parentElement).toHaveTextContent('XL, Tuotenumero FJ-1');
  expect(screen.getByText('Tuotenumero KV-2')).toBeVisible();
  expect(screen.getByText(/^653,89/)).toBeVisible();
  expect(screen.getAllByText('Suomi')).toHaveLength(2);
  expect(screen.getByText(/^Paketti noutopisteeseen.*: Noutopiste Kamppi/)).toBeVisible();
  expect(screen.getByText('Lasku, 30 päivää')).toBeVisible();
});

const facts = {
  placedAt: '2026-11-23T07:34:00Z',
  timeZone: 'Europe/Helsinki',
  images: ['kypara.webp', null],
  arrival: 'ti 24. – to 26.11.',
  isInvoice: true,
  transfer: null,
  isConsumer: true,
  isGuest: true,
};

it('says where, by when and with which message an order in advance is paid', () => {
  const transfer = { amount: 653.89, payBy: '2026-11-30T07:34:00Z', isReserved: true };
  show('cart-1', { ...anOrder(), facts: { ...facts, transfer } });
  const section = screen.getByRole('heading', { name: 'Maksa tilisiirrolla' }).parentElement;
  for (const text of ['FI21 1234 5600 0007 85', 'Tilaus 100001', '653,89\u00a0€', '30. marraskuuta 2026'])
    expect(section).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  expect(screen.queryByText(/^Arvioitu toimitus/)).toBeNull();
  expect(section).toHaveTextContent(/^Maksa tilisiirrollaTuotteet on varattu sinulle/);
  cleanup();
  // The limits of unpaid orders kept nothing for it (R-ORDER-21).
  show('cart-1', { ...anOrder(), facts: { ...facts, transfer: { ...transfer, isReserved: false } } });
  expect(screen.getByText(/^Varaamme tuotteet sinulle, kun maksu on saapunut/)).toBeVisible();
  expect(screen.queryByText(/on varattu sinulle/)).toBeNull();
  cleanup();
  show('cart-1', { ...anOrder(), facts });
  expect(screen.queryByRole('heading', { name: 'Maksa tilisiirrolla' })).toBeNull();
});

it('shows date, pictures, terms of the invoice, and leads to the page of the order', () => {
  show('cart-1', { ...anOrder(), facts });
  expect(screen.getByText('Tilattu 23. marraskuuta 2026 klo 9.34')).toBeVisible();
  expect(screen.getByText('Arvioitu toimitus ti 24. – to 26.11.')).toBeVisible();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('/kypara.webp');
  expect(screen.getByText(/^Lasku tulee sähköpostiin\. Maksuaikaa on 30 päivää/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Seuraa tilausta' })).toHaveAttribute('href', '/tilaus');
  expect(screen.getByRole('link', { name: 'Peruuta sopimus tai osa siitä' })).toHaveAttribute(
    'href',
    '/tilaus#peruutus',
  );
});

it('offers a guest an account by a password on the page itself, and keeps a short one here', () => {
  show('cart-1', { ...anOrder(), facts, account: 'password' });
  const form = screen.getByRole('button', { name: 'Luo tili' }).closest('form');
  if (!form) throw new Error('no form');
  // The fragment keeps the query of the page, which names the order.
  expect(form).toHaveAttribute('action', '#account');
  const field = screen.getByLabelText('Salasana');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  fireEvent.change(field, { target: { value: 'lyhyt' } });
  expect(fireEvent.submit(form)).toBe(false);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/vähintään 8 merkkiä/);
  fireEvent.change(field, { target: { value: 'vihreä mönkijä 7' } });
  form.addEventListener('submit', event => expect(event.defaultPrevented).toBe(false));
  expect(Object.fromEntries(new FormData(form))).toEqual({
    username: 'aino@esimerkki.fi',
    'new-password': 'vihreä mönkijä 7',
  });
});

it.each([
  ['common', 'Salasana on liian helppo arvata. Valitse toinen.'],
  ['sent', /^Vielä yksi vaihe: lähetimme osoitteeseen aino@esimerkki.fi linkin/],
  ['made', 'Tilisi on valmis ja olet kirjautunut sisään. Tämä tilaus näkyy tililläsi.'],
] as const)('says what came of the form: %s', (account, text) => {
  show('cart-1', { ...anOrder(), facts, account });
  expect(screen.getByText(text)).toBeVisible();
});

it('offers a guest an account by a form of the order’s page, and an account or a company nothing that it does not need', () => {
  show('cart-1', { ...anOrder(), facts, account: 'mail' });
  const form = screen.getByRole('button', { name: 'Luo tili' }).closest('form');
  expect(form).toHaveAttribute('action', '/tilaus');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({});
  cleanup();
  show('cart-1', { ...anOrder(), facts: { ...facts, isGuest: false, isConsumer: false } });
  expect(screen.queryByRole('button', { name: 'Luo tili' })).toBeNull();
  expect(screen.queryByText('14 päivän peruutusoikeus')).toBeNull();
});

it('leads to the withdrawal function where the order has no page of its own', () => {
  show('cart-1');
  expect(screen.queryByRole('link', { name: 'Seuraa tilausta' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Peruuta sopimus tai osa siitä' })).toHaveAttribute(
    'href',
    '/peru-kauppa',
  );
  // Without the order's own facts the page does not know whether a consumer has bought.
  expect(screen.queryByText('14 päivän peruutusoikeus')).toBeNull();
  cleanup();
  show('cart-1', anOrder(), {}, '/');
  expect(screen.queryByRole('link', { name: 'Peruuta sopimus tai osa siitä' })).toBeNull();
});

it('shows what was bought, and no empty address, of an order whose person is hidden', () => {
  show('cart-1', { ...anOrder(), email: '' });
  expect(screen.getByText('100001')).toBeVisible();
  expect(screen.getByText('Tuotenumero KV-2')).toBeVisible();
  expect(screen.queryByText(/^Lähetimme vahvistuksen/)).toBeNull();
  expect(screen.queryByText('Laskutusosoite')).toBeNull();
});

it('says in a demo shop that no email is sent, and links to the demo mailbox', () => {
  show('cart-1', anOrder(), { unsentMails: { href: '/mailbox' } });
  expect(screen.queryByText(/^Lähetimme|^Lähetämme seurantanumeron/)).toBeNull();
  expect(screen.getByText('Vahvistus on tallessa (aino@esimerkki.fi).')).toBeVisible();
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
  expect(confirmation).toHaveBeenCalledExactlyOnceWith('7', 'c', kind, undefined);
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
        aRow('1', { ...packed, name: 'Vinssi', total: withVat(149.1), saved: withVat(40.2) }),
        aRow('2', { total: withVat(20) }),
        aRow('3', { ...packed, name: 'Vinssilevy', quantity: 2, total: withVat(99.2), saved: withVat(0.1) }),
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

it('says of each product whether it fits the vehicle of the order', () => {
  show('cart-1', anOrder({ vehicle: 'Honda TRX520 2021', rows: [aRow('1', { fit: 'fits' }), aRow('2')] }));
  expect(screen.getAllByText('Sopii: Honda TRX520 2021')).toHaveLength(1);
});
