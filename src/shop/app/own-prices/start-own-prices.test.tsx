/** Prices of a customer's own list on pages that everyone shares. */

import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import { ProductCard } from '#components/product/product-card.tsx';
import { ProductPrice } from '#components/product/product-price.tsx';
import { testPrice } from '#components/testing/testing-shop.tsx';
import { serverIntl } from '#i18n/server-intl.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { someProducts } from '#tests/support/samples/sample-products.ts';
import { type ShopperSceneOptions, shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import { startOwnPrices } from './start-own-prices.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
  document.body.replaceChildren();
});

const listOf = (...prices: [number, number][]) =>
  vi.fn<CatalogueApi['ownPrices']>(() =>
    Promise.resolve(new Map(prices.map(([id, amount]) => [id, testPrice(amount)]))),
  );

function open(ownPrices: CatalogueApi['ownPrices'], options: ShopperSceneOptions = {}) {
  const scene = shopperScene(options);
  const api = { catalogue: { ownPrices } } as unknown as Api;
  const stores = { ...scene.stores, api: () => Promise.resolve(api) };
  const hydrateNow = vi.fn<(element: Element) => void>();
  stops.push(startOwnPrices(document.body, stores, serverIntl('fi').formatMessage, hydrateNow));
  const signIn = (user: string | null) => {
    if (user === null) scene.cookies.delete(cookieNames.user);
    else scene.cookies.set(cookieNames.user, user);
    act(() => stores.session.restore());
  };
  return { ...scene, signIn, hydrateNow };
}

/** What a visitor reads of a price: what the style sheet hides beside an own price is left out. */
const read = () =>
  [...document.querySelectorAll('[data-own]')].map(own => {
    const shown = own.hasAttribute('hidden')
      ? [...(own.parentElement?.children ?? [])].filter(each => each !== own)
      : [own];
    return shown.map(({ textContent }) => textContent).join(' ');
  });

const prices = (...ids: number[]) => (
  <>
    {ids.map((id, at) => (
      <ProductPrice key={at} productId={id} price={testPrice(45.34)} />
    ))}
  </>
);

const shown = (scene: ReturnType<typeof shopperScene>, view: ReactElement) => render(scene.within(view));

it('asks for nothing and shows the prices of everyone to visitors', () => {
  const ownPrices = listOf();
  const scene = open(ownPrices);
  shown(scene, prices(1, 2));
  expect(read()).toEqual(['45,34 €', '45,34 €']);
  expect(ownPrices).not.toHaveBeenCalled();
});

it('shows the prices of the own list after signing in, by one request for the page, and not after signing out', async () => {
  const ownPrices = listOf([1, 39.9]);
  const scene = open(ownPrices);
  shown(scene, prices(1, 2, 1, 3));
  scene.signIn('aino@example.fi');
  await vi.waitFor(() =>
    expect(read()).toEqual(['39,90 €Sinun hintasi', '45,34 €', '39,90 €Sinun hintasi', '45,34 €']),
  );
  expect(ownPrices.mock.calls).toEqual([[[1, 2, 3]]]);
  scene.signIn(null);
  expect(read()).toEqual(['45,34 €', '45,34 €', '45,34 €', '45,34 €']);
});

it('asks for added products alone, and shows one customer nothing of another', async () => {
  const ownPrices = listOf([1, 39.9], [4, 20]);
  const scene = open(ownPrices);
  const view = shown(scene, prices(1));
  scene.signIn('aino@example.fi');
  await vi.waitFor(() => expect(read()).toEqual(['39,90 €Sinun hintasi']));
  view.rerender(scene.within(prices(1, 4)));
  await vi.waitFor(() => expect(read()).toEqual(['39,90 €Sinun hintasi', '20,00 €Sinun hintasi']));
  expect(ownPrices.mock.calls).toEqual([[[1]], [[4]]]);
  ownPrices.mockResolvedValue(new Map());
  scene.signIn('eino@example.fi');
  await vi.waitFor(() => expect(ownPrices).toHaveBeenCalledTimes(3));
  expect(read()).toEqual(['45,34 €', '45,34 €']);
});

it('names VAT and the old price as the page does', async () => {
  const ownPrices = vi.fn(() => Promise.resolve(new Map([[1, testPrice(100, 125)]])));
  const scene = open(ownPrices, { segment: { vatIncluded: false } });
  shown(scene, prices(1));
  scene.signIn('osto@example.fi');
  await vi.waitFor(() => expect(read()).toEqual(['80,00 €100,00 €Sinun hintasi, ilman alv']));
});

it('writes before hydration, which keeps what was written', async () => {
  const scene = open(listOf([1, 39.9]), {});
  const [product] = someProducts(1);
  if (!product) throw new Error('no product');
  const card = scene.within(<ProductCard product={{ ...product, productId: 1 }} sizes="100vw" />);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(card);
  scene.signIn('aino@example.fi');
  await vi.waitFor(() => expect(read()).toEqual(['39,90 €Sinun hintasi']));
  const errors = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, card, { onRecoverableError: errors }));
  expect(errors).not.toHaveBeenCalled();
  expect(read()).toEqual(['39,90 €Sinun hintasi']);
  act(() => hydrated.unmount());
});

it('leaves the prices of everyone where the request fails, and asks again with the next page', async () => {
  const ownPrices = listOf([1, 39.9], [2, 20]).mockRejectedValueOnce(new Error('offline'));
  const scene = open(ownPrices);
  const view = shown(scene, prices(1));
  scene.signIn('aino@example.fi');
  await vi.waitFor(() => expect(ownPrices).toHaveBeenCalledTimes(1));
  expect(read()).toEqual(['45,34 €']);
  view.rerender(scene.within(prices(1, 2)));
  await vi.waitFor(() => expect(read()).toEqual(['39,90 €Sinun hintasi', '20,00 €Sinun hintasi']));
});

it('leaves a translated price as it is, and shows the next one', async () => {
  const ownPrices = listOf([1, 39.9]);
  const scene = open(ownPrices);
  shown(scene, prices(1));
  scene.signIn('aino@example.fi');
  await vi.waitFor(() => expect(read()).toEqual(['39,90 €Sinun hintasi']));
  const own = document.querySelector('[data-own]');
  if (own) own.innerHTML = '<font><font>€39.90 Your price</font></font>';
  // Any change of the page calls the marker again.
  await act(async () => document.body.append(document.createElement('hr')));
  expect(read()).toEqual(['€39.90 Your price']);
  scene.signIn(null);
  expect(read()).toEqual(['45,34 €']);
  document.querySelector('hr')?.remove();
});

it('shows the least that a package costs at the prices of the own list', async () => {
  const ownPrices = vi.fn<CatalogueApi['ownPrices']>(() =>
    Promise.resolve(new Map([[9, { ...testPrice(120), isLeast: true }]])),
  );
  const scene = open(ownPrices);
  shown(scene, <ProductPrice productId={9} price={{ ...testPrice(150), isLeast: true }} />);
  expect(read()).toEqual(['Alkaen 150,00 €']);
  scene.signIn('aino@example.fi');
  await vi.waitFor(() => expect(read()).toEqual(['Alkaen 120,00 €Sinun hintasi']));
});

it('loads the widget of a package for a customer at once, which computes its sums', () => {
  const scene = open(listOf());
  const sum = () => <output data-own-sum="">150,00 €</output>;
  const view = shown(scene, sum());
  expect(scene.hydrateNow).not.toHaveBeenCalled();
  scene.signIn('aino@example.fi');
  expect(scene.hydrateNow).toHaveBeenCalledWith(view.getByText('150,00 €'));
});
