/** What a page says about the chosen vehicle: on its cards, above the buy button, over its lists. */
import type { Api } from '#api/api.ts';
import { intlOf } from '#i18n/create-intl.ts';
import type { CatalogueApi } from '#api/catalogue/types.ts';
import type { ProductCompatibility } from '#api/vehicle/product-compatibility.ts';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { CompatibilityMark } from '#components/product/compatibility-mark.tsx';
import { testCart, TestShop, testStores } from '#components/testing/testing-shop.tsx';
import { CompatibilityPanel } from '#components/vehicle/compatibility-panel.tsx';
import { aDetail } from '#tests/support/sample-detail.ts';
import { someProducts } from '#tests/support/sample-products.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startCompatibility } from './start-compatibility.ts';

const vehicle = { id: 'v', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const own = 'f_52_477_honda-2021-trx520-foreman';
const other = 'f_52_477_polaris-2022-sportsman-850';
const fit = (changes: Partial<ProductCompatibility>): ProductCompatibility => ({
  vehicles: [],
  universal: false,
  measures: [],
  ...changes,
});
const { formatMessage } = intlOf('fi', {
  PRODUCT_FITS_VEHICLE: 'fits',
  PRODUCT_UNIVERSAL: 'universal',
  PRODUCT_CHECK_MEASURES: 'check',
  PRODUCT_DOES_NOT_FIT_VEHICLE: 'other',
  MODEL_SELECTOR_UNIVERSAL: 'Yleismallit',
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
  document.body.replaceChildren();
});

interface Answers {
  fits?: VehicleApi['fits'];
  model?: VehicleApi['model'];
  products?: CatalogueApi['products'];
}

const unasked = () => Promise.reject(new Error('Not asked here'));

function start({ fits = unasked, model = unasked, products = unasked }: Answers): () => void {
  const api = { vehicle: { fits, model }, catalogue: { products } } as unknown as Api;
  const stop = startCompatibility(document.body, {
    ...{ vehicle, formatMessage, listPath: '/l/atv-huset', known: new Map() },
    api: () => Promise.resolve(api),
    storage: { get: () => null, set: () => undefined },
  });
  stops.push(stop);
  return stop;
}

const cards = (...ids: number[]) =>
  render(ids.map((id, at) => <CompatibilityMark key={at} productId={id} className="mark" />));
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fits]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset, textContent }) => `${dataset['fits']} ${textContent}`);

it('says on each card what its product is for the vehicle, with one request for the page', async () => {
  cards(1, 2, 2, 3, 4, 5, 6);
  const fits = vi.fn<VehicleApi['fits']>(() =>
    Promise.resolve(
      new Map([
        [1, fit({ vehicles: [other, own] })],
        [2, fit({ universal: true })],
        [3, fit({ universal: true, measures: ['26x11-12'] })],
        [4, fit({ vehicles: [other] })],
        [5, null],
      ]),
    ),
  );
  start({ fits });
  await vi.waitFor(() =>
    expect(marks()).toEqual(['1 fits', '2 universal', '2 universal', '3 check', '4 other']),
  );
  cards(1, 8);
  await vi.waitFor(() => expect(fits).toHaveBeenCalledTimes(2));
  expect(fits.mock.calls).toEqual([[[1, 2, 3, 4, 5, 6]], [[8]]]);
});

it('takes everything out with the vehicle, and promises nothing without an answer', async () => {
  cards(1);
  const fits = vi
    .fn<VehicleApi['fits']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(new Map([[1, fit({ vehicles: [own] })]]));
  const stop = start({ fits });
  await vi.waitFor(() => expect(fits).toHaveBeenCalledTimes(1));
  expect(marks()).toEqual([]);
  cards(1);
  await vi.waitFor(() => expect(marks()).toEqual(['1 fits', '1 fits']));
  stop();
  expect(marks()).toEqual([]);
});

function panel(of: ProductCompatibility | null) {
  const stores = testStores(testCart([]));
  const product = aDetail({ fit: of });
  render(
    <TestShop stores={stores}>
      <CompatibilityPanel product={product} />
    </TestShop>,
  );
}
const said = () => screen.getByRole('region', { name: 'Sopivuus' }).textContent.replace(/\s+/g, ' ');
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fit-state]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['fitState']);

it('asks for a vehicle above the buy button while none is chosen', async () => {
  panel(fit({ vehicles: [own] }));
  expect(visible()).toEqual(['none']);
  expect(
    within(screen.getByRole('region')).getByRole('button', { name: 'Valitse ajoneuvosi' }),
  ).toBeDefined();
});

it('has no place for a fit where nothing is known about vehicles', () => {
  panel(null);
  expect(screen.queryByRole('region', { name: 'Sopivuus' })).toBeNull();
});

it.each([
  ['fits', fit({ vehicles: [other, own], universal: true }), /Sopii: Honda TRX520 Foreman 2021/],
  ['universal', fit({ universal: true }), /Yleismalli/],
] as const)('says above the buy button: %s', async (state, of, words) => {
  panel(of);
  start({});
  expect(visible()).toEqual([state]);
  expect(said()).toMatch(words);
});

it('shows the measures of a universal tyre beside those of the vehicle', async () => {
  panel(fit({ universal: true, measures: ['26x11-12'] }));
  const data = {
    frontTire: '25x8-12',
    backTire: '25x10-12',
    frontBoltPattern: '4/110',
    backBoltPattern: '4/110',
  };
  await act(async () => void start({ model: () => Promise.resolve({ techDataId: '1', data }) }));
  expect(visible()).toEqual(['check']);
  await vi.waitFor(() => expect(said()).toContain('Tuote: 26x11-12. Ajoneuvosi: 25x8-12 / 25x10-12, 4/110.'));
});

it('says that a part of another vehicle does not fit, and leads to the one that does', async () => {
  panel(fit({ vehicles: [other] }));
  const [found] = someProducts(1);
  const products = vi.fn<CatalogueApi['products']>(() =>
    Promise.resolve({ count: 1, products: found ? [found] : [] }),
  );
  const stop = start({ products });
  expect(visible()).toEqual(['other']);
  expect(said()).toContain('Ei sovi: Honda TRX520 Foreman 2021');
  const link = await screen.findByRole('link', { name: `Sopiva: ${found?.name}` });
  expect(link.getAttribute('href')).toBe(found?.href);
  expect(products.mock.calls).toEqual([[{ skip: 0, take: 1, facets: [own], categoryAlias: 'vinssit' }]]);
  stop();
  expect(visible()).toEqual(['none']);
});

it('leads to everything that fits where nothing of the kind does', async () => {
  panel(fit({ vehicles: [other] }));
  start({ products: () => Promise.resolve({ count: 0, products: [] }) });
  const link = await screen.findByRole('link', { name: 'Näytä sopivat osat' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(own));
});
