/** Message pages from the shopper's point of view. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import byReason from './examples/by-reason.json' with { type: 'json' };
import full from './examples/full.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import message from './index.ts';

it('says what happened and links onwards', async () => {
  render(await widgetScene(message, full));
  expect(screen.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Siirry etusivulle' }).getAttribute('href')).toBe('/');
});

it('offers a search that needs no script', async () => {
  render(await widgetScene(message, full, { locale: 'sv' }));
  const form = screen.getByRole('search', { name: 'Sök produkter' });
  expect(form.getAttribute('action')).toBe('/sv/s');
  expect(screen.getByRole('searchbox', { name: 'Sök produkter' }).getAttribute('name')).toBe('q');
});

it('can be a title alone', async () => {
  const { container } = render(await widgetScene(message, minimal));
  expect(container.textContent).toBe('Sivua ei löytynyt');
});

it.each([
  ['404', false],
  ['503', true],
])('explains the error %s, and offers a reload where it may help', async (status, again) => {
  const instance = { ...full, props: { ...full.props, status } };
  const query = { page: '2', 'p-väri': 'sininen,musta' };
  render(await widgetScene(message, instance, { path: '/c/mönkijän renkaat', query }));
  expect(screen.getByText(`Virhe ${status}`)).toBeDefined();
  const reload = screen.queryByRole('link', { name: 'Lataa sivu uudelleen' });
  expect(reload?.getAttribute('href')).toBe(
    again ? '/c/m%C3%B6nkij%C3%A4n%20renkaat?page=2&p-v%C3%A4ri=sininen%2Cmusta' : undefined,
  );
});

it.each([
  ['OutOfStock', /^Jokin tuote on loppunut/],
  ['Error', /syy ole vielä tiedossa/],
  ['BlockedCustomer', /^Tilausta ei voi tehdä näillä tiedoilla/],
  ['Whatever', /^Tilausta ei tehty/],
  ['__proto__', /^Tilausta ei tehty/],
  [null, /^Tilausta ei tehty/],
])('says why a payment failed: ?error=%s (R-CHECKOUT-18)', async (error, text) => {
  render(await widgetScene(message, byReason, { query: error === null ? {} : { error } }));
  expect(screen.getByText(text)).toBeDefined();
});
