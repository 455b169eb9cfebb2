/** Compatibility with the chosen vehicle on cards, above the buy button and above lists. */

import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import type { CatalogueApi } from '#api/catalogue/catalogue-api.ts';
import type { VehicleApi } from '#api/vehicle/types.ts';
import { CompatibilityMark } from '#components/product/compatibility-mark.tsx';
import { setAnchor } from '#components/product/set-anchor.ts';
import { TestShop, testCart, testStores } from '#components/testing/testing-shop.tsx';
import { CompatibilityPanel } from '#components/vehicle/compatibility-panel.tsx';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { resolveTestPage, testContext, testPage, testShop } from '#engine/testing-engine.ts';
import { intlOf } from '#i18n/create-intl.ts';
import { serverMessages } from '#i18n/server-messages.gen.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { aDetail } from '#tests/support/samples/sample-detail.ts';
import { someProducts } from '#tests/support/samples/sample-products.ts';
import { measuresIn } from '#tests/support/samples/stated-measures.ts';
import { startCompatibility } from './start-compatibility.ts';

const vehicle = { id: 'v', manufacturer: 'Honda', year: '2021', model: 'TRX520 Foreman' };
const vehicleFacet = 'f_52_477_honda-2021-trx520-foreman';
const otherFacet = 'f_52_477_polaris-2022-sportsman-850';
const compatibility = (changes: Partial<ProductCompatibility>): ProductCompatibility => ({
  vehicles: [],
  universal: false,
  measures: [],
  ...changes,
});
const words = intlOf('fi', {
  PRODUCT_FITS_VEHICLE: 'fits',
  PRODUCT_UNIVERSAL: 'universal',
  PRODUCT_CHECK_MEASURES: 'check',
  PRODUCT_DEPENDS_ON_CHOICE: 'choice',
  PRODUCT_ONLY_YEARS: serverMessages.fi['PRODUCT_ONLY_YEARS'] ?? '',
  APPLICATION_FRONT: serverMessages.fi['APPLICATION_FRONT'] ?? '',
  APPLICATION_PIECES: serverMessages.fi['APPLICATION_PIECES'] ?? '',
  PACKAGE_PARTS_UNFIT: serverMessages.fi['PACKAGE_PARTS_UNFIT'] ?? '',
  PACKAGE_PARTS_UNDECIDED: serverMessages.fi['PACKAGE_PARTS_UNDECIDED'] ?? '',
  PRODUCT_DOES_NOT_FIT_VEHICLE: 'other',
  PRODUCT_OTHER_RIMS: serverMessages.fi['PRODUCT_OTHER_RIMS'] ?? '',
  PRODUCT_OTHER_HEIGHT: serverMessages.fi['PRODUCT_OTHER_HEIGHT'] ?? '',
  PRODUCT_OTHER_WIDTH: serverMessages.fi['PRODUCT_OTHER_WIDTH'] ?? '',
  PRODUCT_FITS_FRONT: 'front',
  PRODUCT_FITS_REAR: 'rear',
  MODEL_SELECTOR_UNIVERSAL: 'Yleismallit',
});

const { services } = testShop({});
const page = await resolveTestPage(testPage([]), testContext(), services);
let shownPage: ResolvedPage = page;
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
  /** What the browser has stored of the vehicle; by default data without measures. */
  stored?: Record<string, string> | null;
}

const unexpected = () => Promise.reject(new Error('Unexpected request'));

function start({
  fits = unexpected,
  model = unexpected,
  products = unexpected,
  stored = {},
}: Answers): () => void {
  const api = { vehicle: { fits, model }, catalogue: { products } } as unknown as Api;
  const stop = startCompatibility(document.body, {
    ...{ vehicle, words, listPath: '/l/atv-huset', cache: new Map(), page: () => shownPage },
    api: () => Promise.resolve(api),
    storage: {
      get: () =>
        stored && JSON.stringify({ [vehicle.id]: { techDataId: '1', readAt: Date.now(), ...stored } }),
      set: () => undefined,
    },
  });
  stops.push(stop);
  return stop;
}

const renderInShop = (view: ReactNode) =>
  render(<TestShop stores={testStores(testCart([]))}>{view}</TestShop>);

const cards = (...ids: number[]) =>
  renderInShop(ids.map((id, at) => <CompatibilityMark key={at} productId={id} />));
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fits]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset, textContent }) => `${dataset['fits']} ${textContent}`);

it('marks each card with one request for the whole page', async () => {
  cards(1, 2, 2, 3, 4, 5, 6);
  const fits = vi.fn<VehicleApi['fits']>(() =>
    Promise.resolve(
      new Map([
        [1, compatibility({ vehicles: [otherFacet, vehicleFacet] })],
        [2, compatibility({ universal: true })],
        [3, compatibility({ universal: true, measures: measuresIn('26x11-12') })],
        [4, compatibility({ vehicles: [otherFacet] })],
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

it('removes all marks with the vehicle and shows none after a failed request', async () => {
  cards(1);
  const fits = vi
    .fn<VehicleApi['fits']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(new Map([[1, compatibility({ vehicles: [vehicleFacet] })]]));
  const stop = start({ fits });
  await vi.waitFor(() => expect(fits).toHaveBeenCalledTimes(1));
  expect(marks()).toEqual([]);
  cards(1);
  await vi.waitFor(() => expect(marks()).toEqual(['1 fits', '1 fits']));
  stop();
  expect(marks()).toEqual([]);
});

it('says on a card where and how often a part is used on the vehicle, and which other years it fits', async () => {
  cards(1, 2, 3);
  const fits = vi.fn<VehicleApi['fits']>(() =>
    Promise.resolve(
      new Map([
        [1, compatibility({ vehicles: [vehicleFacet], uses: [use([vehicleFacet]), use([otherFacet])] })],
        [2, compatibility({ vehicles: [vehicleFacet, otherFacet], uses: [use([otherFacet])] })],
        [
          3,
          compatibility({ vehicles: [2018, 2019].map(year => vehicleFacet.replace('2021', String(year))) }),
        ],
      ]),
    ),
  );
  start({ fits });
  await vi.waitFor(() => expect(marks()).toEqual(['1 fits · edessä, 2 kpl', '2 fits', '3 Vain 2018–2019']));
});

const use = (vehicles: readonly string[]) => ({
  ...{ vehicles, position: 'front' as const, quantity: 2, qualifier: '' },
});

it('says of a package what depends on the choice, and after it which part does not fit (R-VEHICLE-27)', async () => {
  const mount = (optionId: number, vehicle: string) => ({
    ...{ optionId, name: `Mount ${optionId}`, fit: compatibility({ vehicles: [vehicle] }) },
  });
  const options = [mount(1, vehicleFacet), mount(2, otherFacet)];
  const fit = compatibility({ groups: [{ groupId: 5, name: 'Mount', required: true, options }] });
  const product = aDetail({ fit });
  const shown = (choice: Record<number, number>) => (
    <TestShop stores={testStores(testCart([]))}>
      <CompatibilityPanel product={product} choice={choice} />
    </TestShop>
  );
  const { rerender } = render(shown({}));
  start({ products: () => Promise.resolve({ count: 0, products: [] }) });
  expect(visible()).toEqual(['choice']);
  expect(panelText()).toContain('Kaikki vaihtoehdot eivät välttämättä sovi: Mount.');
  rerender(shown({ 5: 2 }));
  await vi.waitFor(() => expect(visible()).toEqual(['other']));
  expect(panelText()).toContain('Osa, joka ei sovi: Mount 2.');
  rerender(shown({ 5: 1 }));
  await vi.waitFor(() => expect(visible()).toEqual(['fits']));
});

function panel(of: ProductCompatibility | null) {
  renderInShop(<CompatibilityPanel product={aDetail({ fit: of })} />);
}
const panelText = () => screen.getByRole('region', { name: 'Sopivuus' }).textContent.replace(/\s+/g, ' ');
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fit-state]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['fitState']);

it('shows the button to choose a vehicle when none is chosen', async () => {
  panel(compatibility({ vehicles: [vehicleFacet] }));
  expect(visible()).toEqual(['none']);
  expect(
    within(screen.getByRole('region')).getByRole('button', { name: 'Valitse ajoneuvosi' }),
  ).toBeDefined();
});

it('says how the product is used on the chosen vehicle, and nothing of other vehicles (R-VEHICLE-24)', () => {
  const used = { quantity: null, qualifier: '', note: '' };
  const applications = [
    { ...used, vehicles: [otherFacet], position: 'rear' as const },
    {
      ...{ vehicles: [otherFacet, vehicleFacet], position: 'front' as const, quantity: 2 },
      ...{ qualifier: 'vain ohjaustehostimella', note: 'Kysy.' },
    },
  ];
  const fit = compatibility({ vehicles: [otherFacet, vehicleFacet] });
  renderInShop(<CompatibilityPanel product={aDetail({ fit, applications })} />);
  const shown = () =>
    [...document.querySelectorAll('[data-fit-applies]:not([hidden])')].map(each => each.textContent);
  expect(shown()).toEqual([]);
  const stop = start({});
  expect(shown()).toEqual(['Edessä, 2 kpl, vain ohjaustehostimella. Kysy.']);
  stop();
  expect(shown()).toEqual([]);
});

it('renders no compatibility panel for a product without vehicle data', () => {
  panel(null);
  expect(screen.queryByRole('region', { name: 'Sopivuus' })).toBeNull();
});

it.each([
  [
    'fits',
    compatibility({ vehicles: [otherFacet, vehicleFacet], universal: true }),
    /Sopii: Honda TRX520 Foreman 2021/,
  ],
  ['universal', compatibility({ vehicles: [otherFacet], universal: true }), /Yleismalli/],
] as const)('shows above the buy button that the product is: %s', async (state, of, words) => {
  panel(of);
  start({});
  expect(visible()).toEqual([state]);
  expect(panelText()).toMatch(words);
});

it('leads from the verdict to the set, where the shop has rules of one (R-PRODUCT-50)', () => {
  const fit = compatibility({ vehicles: [vehicleFacet] });
  renderInShop(<CompatibilityPanel product={aDetail({ fit, hasMatchingSet: true })} />);
  start({});
  const [state] = [...document.querySelectorAll<HTMLElement>('[data-fit-state="fits"]:not([hidden])')];
  expect(state?.querySelector('a')?.getAttribute('href')).toBe(`#${setAnchor}`);
  cleanup();
  panel(fit);
  expect(document.querySelector('[data-fit-state="fits"] a')).toBeNull();
});

it('says without a vehicle that a product is universal, and asks for none', () => {
  panel(compatibility({ universal: true }));
  expect(panelText()).toMatch(/Yleismalli/);
  expect(screen.queryByRole('button', { name: 'Valitse ajoneuvosi' })).toBeNull();
});

it('shows the sizes of a universal tyre beside those of the vehicle', async () => {
  panel(compatibility({ universal: true, measures: measuresIn('26x11-12') }));
  const data = {
    frontTire: '25x8-12',
    backTire: '25x10-12',
    frontBoltPattern: '4/110',
    backBoltPattern: '4/110',
  };
  const model = () => Promise.resolve({ techDataId: '1', data });
  await act(async () => void start({ stored: null, model }));
  expect(visible()).toEqual(['check']);
  await vi.waitFor(() => expect(panelText()).toContain('Renkaan halkaisija 26″, ajoneuvossasi 25″.'));
});

it('shows that a part of another vehicle does not fit and links to one that does', async () => {
  panel(compatibility({ vehicles: [otherFacet] }));
  const [found] = someProducts(1);
  const products = vi.fn<CatalogueApi['products']>(() =>
    Promise.resolve({ count: 1, products: found ? [found] : [] }),
  );
  const stop = start({ products });
  expect(visible()).toEqual(['other']);
  expect(panelText()).toContain('Ei sovi: Honda TRX520 Foreman 2021');
  const link = await screen.findByRole('link', { name: `Sopiva: ${found?.name}` });
  expect(link.getAttribute('href')).toBe(found?.href);
  expect(products.mock.calls).toEqual([
    [{ skip: 0, take: 1, facets: [vehicleFacet], categoryAlias: 'vinssit' }],
  ]);
  stop();
  expect(visible()).toEqual(['none']);
});

it('links to all parts that fit when the category has none', async () => {
  panel(compatibility({ vehicles: [otherFacet] }));
  start({ products: () => Promise.resolve({ count: 0, products: [] }) });
  const link = await screen.findByRole('link', { name: 'Näytä sopivat osat' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(vehicleFacet));
});

const wheels = {
  ...{ frontTire: '25x8-12', backTire: '25x10-12', frontBoltPattern: '4/110', backBoltPattern: '4/110' },
};

it('names the measure by which a universal part cannot be mounted', () => {
  panel(compatibility({ universal: true, measures: measuresIn('14″', '4/110') }));
  start({ stored: wheels, products: () => Promise.resolve({ count: 0, products: [] }) });
  expect(visible()).toEqual(['other']);
  expect(panelText()).toContain('Vannekoko 14″, ajoneuvossasi 12″.');
});

it('confirms a universal part whose measures are those of the vehicle', () => {
  panel(compatibility({ universal: true, measures: measuresIn('12″', '4/110') }));
  start({ stored: wheels });
  expect(visible()).toEqual(['fits']);
});

it('marks nothing before the measures of the vehicle are known, and all when they cannot be', async () => {
  cards(3);
  let fail: (reason: Error) => void = () => undefined;
  const fits = () =>
    Promise.resolve(new Map([[3, compatibility({ universal: true, measures: measuresIn('14″') })]]));
  const model = () => new Promise<never>((_, reject) => (fail = reject));
  start({ stored: null, fits, model });
  await vi.waitFor(() => expect(fail.length).toBeGreaterThan(0));
  expect(marks()).toEqual([]);
  fail(new Error('down'));
  await vi.waitFor(() => expect(marks()).toEqual(['3 check']));
});

describe('what the shop recommends (R-VEHICLE-15)', () => {
  const answers = new Map([
    [1, compatibility({ vehicles: [otherFacet] })],
    [2, compatibility({ universal: true, measures: measuresIn('30x10-14') })],
    [3, compatibility({ universal: true })],
    [4, null],
    // 12-inch rims, and more that nothing says of the vehicle.
    [5, compatibility({ universal: true, measures: measuresIn('26x11-12') })],
  ]);
  const fits = () => Promise.resolve(answers);
  const block = (name: string, ids: readonly number[], attributes: object) => (
    <section {...attributes} data-testid={name}>
      <ul>
        {ids.map(id => (
          <li key={id}>
            <a href={`/p/${id}`}>{id}</a>
            <CompatibilityMark productId={id} />
          </li>
        ))}
      </ul>
    </section>
  );
  const shown = (name: string) => {
    const section = document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
    const items = [...(section?.querySelectorAll('li') ?? [])].filter(({ hidden }) => !hidden);
    return section?.hidden ? 'hidden' : items.map(({ firstChild }) => firstChild?.textContent).join(' ');
  };

  it('hides what does not fit or has to be checked, and a block of which nothing is left; a list that was asked for keeps all', async () => {
    renderInShop(
      <>
        {block('some', [1, 2, 3, 4, 5], { 'data-recommended': '' })}
        {block('none', [1, 2, 5], { 'data-recommended': '' })}
        {block('list', [1, 2, 3, 4, 5], {})}
      </>,
    );
    const stop = start({ fits, stored: wheels });
    await vi.waitFor(() => expect(shown('some')).toBe('3 4'));
    expect([shown('none'), shown('list')]).toEqual(['hidden', '1 2 3 4 5']);
    stop();
    expect([shown('some'), shown('none')]).toEqual(['1 2 3 4 5', '1 2 5']);
  });

  it('keeps a card with the focus until the focus has left it', async () => {
    renderInShop(block('some', [1, 2, 3], { 'data-recommended': '' }));
    screen.getByRole('link', { name: '1' }).focus();
    start({ fits, stored: wheels });
    await vi.waitFor(() => expect(shown('some')).toBe('1 3'));
    screen.getByRole('link', { name: '3' }).focus();
    await vi.waitFor(() => expect(shown('some')).toBe('3'));
  });
});

describe('the chip above a list', () => {
  const chipAfter = async (count: number, others = '<a href="/c/a?discount=x">10 %</a>') => {
    document.body.innerHTML = `<div><button data-choose-vehicle></button><a class="chip" hidden href="/c/a"
      data-fit-list="{}" data-fit-total="12" data-fit-address="/c/a" data-fit-text="{vehicle} ({count})"
      ><span data-fit-words></span></a>${others}</div>`;
    start({ products: () => Promise.resolve({ count, products: [] }) });
    const [button, chip] = [...document.querySelectorAll<HTMLElement>('[data-choose-vehicle], .chip')];
    await vi.waitFor(() => expect(button?.hidden).toBe(true));
    return chip as HTMLAnchorElement;
  };

  it('leads to the products for the vehicle and counts them', async () => {
    const chip = await chipAfter(5);
    expect([chip.hidden, chip.textContent]).toEqual([false, 'Honda TRX520 Foreman 2021 (5)']);
    expect(chip.href).toContain(encodeURIComponent(vehicleFacet));
  });

  it('leads nowhere when nothing is left for the vehicle', async () => {
    const chip = await chipAfter(0);
    expect([chip.hidden, chip.textContent]).toEqual([false, 'Honda TRX520 Foreman 2021 (0)']);
    expect(chip.hasAttribute('href')).toBe(false);
  });

  it.each([
    [3, false],
    [0, true],
  ])('has one beside it for %i products that have to be checked', async (count, isHidden) => {
    document.body.innerHTML = `<div><a hidden href="/c/a" data-fit-place="check" data-fit-list="{}"
      data-fit-address="/c/a" data-fit-text="({count})"><span data-fit-words></span></a></div>`;
    const products = vi.fn<CatalogueApi['products']>(() => Promise.resolve({ count, products: [] }));
    start({ products });
    const chip = document.querySelector('a');
    await vi.waitFor(() => expect(chip?.textContent).toBe(`(${count})`));
    expect(products.mock.calls).toEqual([[{ skip: 0, take: 0, facets: [`${vehicleFacet}.check`] }]]);
    expect(chip?.hidden).toBe(isHidden);
  });

  it('is not offered while the list is narrowed by itself, and then again where nothing fits', async () => {
    const list = { count: 10, page: 1, universal: 0, query: { categoryAlias: 'a' } };
    const widgets = [{ type: 'product-listing', props: { list } }];
    const context = { path: '/c/a', prefix: '', query: {} };
    shownPage = { context, regions: { main: [{ widgets }] } } as unknown as ResolvedPage;
    onTestFinished(() => void (shownPage = page));
    const answered = vi.fn<CatalogueApi['products']>(() => Promise.resolve({ count: 5, products: [] }));
    document.body.innerHTML = `<div><button data-choose-vehicle></button><a hidden href="/c/a" data-fit-list="{}"
      data-fit-address="/c/a" data-fit-text="({count})"><span data-fit-words></span></a></div>`;
    start({ products: answered });
    const [button, chip] = [...document.querySelectorAll<HTMLElement>('button, a')];
    await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
    await answered.mock.results[0]?.value;
    expect([button?.style.visibility, chip?.hidden]).toEqual(['hidden', true]);
    expect((await chipAfter(0)).hidden).toBe(false);
    expect(document.querySelector<HTMLElement>('[data-choose-vehicle]')?.style.visibility).toBe('');
  });

  it('is left out of several when it would change nothing', async () => {
    expect((await chipAfter(12)).hidden).toBe(true);
    expect((await chipAfter(12, '')).hidden).toBe(false);
  });
});
