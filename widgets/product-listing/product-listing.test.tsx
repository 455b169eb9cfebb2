// @vitest-environment jsdom
/** The main list of a page as a shopper meets it; every control is a link or a form that needs no script. */
import { someProducts } from '#tests/support/sample-products.ts';
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import full from './examples/full.json' with { type: 'json' };
import longText from './examples/long-text.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import listing from './index.ts';

const list = {
  count: 60,
  total: 60,
  products: someProducts(24),
  page: 2,
  pageSize: 24,
  pageCount: 3,
  sort: 'PRICE',
  defaultSort: 'LATEST',
  query: { categoryAlias: 'öljyt', sort: 'PRICE' },
};
const pageTwo = (props: object = {}) => ({
  type: 'product-listing',
  v: 1,
  id: 'list',
  props: { list, ...props },
});
const where = { path: '/c/öljyt', query: { brands: 'Norrfilter~7', sort: 'PRICE', page: '2' } };
const pathOf = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href') ?? '');
/** A closed panel to jsdom, which knows no width of a screen. */
const inPanel = (name: RegExp, options: { current?: boolean } = {}) =>
  screen.getByRole('link', { name, hidden: true, ...options });

it('counts, shows each product under a heading of its own and says how far one has come (R-LIST-20)', async () => {
  render(await widgetScene(listing, pageTwo(), where));
  expect(screen.getByText('60 tuotetta')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(24);
  expect(screen.getByRole('progressbar', { name: 'Näytetään 25–48 / 60 tuotetta' })).toBeDefined();
});

it('leads to the pages before and after it and keeps every choice on the way (R-LIST-6)', async () => {
  render(await widgetScene(listing, pageTwo(), where));
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Näytä lisää tuotteita')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE&page=3');
  expect(hrefOf('Näytä edelliset tuotteet')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE');
  expect(hrefOf('Takaisin alkuun')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE');
});

it('a press brings the next page below, says so in the address, and goes on with its first product', async () => {
  const products = vi.fn(() => Promise.resolve({ count: 60, products: someProducts(36).slice(24) }));
  history.replaceState(null, '', '/c/öljyt?page=2');
  render(await widgetScene(listing, pageTwo(), { ...where, api: { catalogue: { products } } }));
  // Pressed by the keyboard: a click without a pointer.
  fireEvent.click(screen.getByRole('link', { name: 'Näytä lisää tuotteita' }));
  expect(await screen.findByRole('progressbar', { name: 'Näytetään 25–60 / 60 tuotetta' })).toBeDefined();
  expect(products).toHaveBeenCalledExactlyOnceWith({ ...list.query, skip: 48, take: 24 });
  expect(screen.getAllByRole('article')).toHaveLength(36);
  expect(screen.queryByRole('link', { name: 'Näytä lisää tuotteita' })).toBeNull();
  expect(location.search).toContain('page=3');
  await vi.waitFor(() =>
    expect(document.activeElement?.closest('[data-page="3"] li')).toBe(
      document.querySelector('[data-page="3"] li'),
    ),
  );
  history.replaceState(null, '', '/');
});

it('sorts by a form that starts at page one and keeps the other choices (R-LIST-6)', async () => {
  render(await widgetScene(listing, pageTwo(), { ...where, locale: 'sv' }));
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortera' });
  expect(select.value).toBe('PRICE');
  const { form } = select;
  expect(form?.method).toBe('get');
  expect(form?.getAttribute('action')).toBe('/sv/c/%C3%B6ljyt');
  expect(form && [...new FormData(form).entries()]).toEqual([
    ['brands', 'Norrfilter~7'],
    ['sort', 'PRICE'],
  ]);
  expect(screen.getByRole('button', { name: 'Sortera' })).toBeDefined();
});

it('offers the orders that the page names', async () => {
  render(await widgetScene(listing, longText));
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Uusimmat ensin',
    'Nimi A–Ö',
  ]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says what to do when there is nothing', async () => {
  render(await widgetScene(listing, minimal));
  expect(screen.getByRole('heading', { level: 2, name: /Emme löytäneet tuotteita/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Selaa kaikkia tuotteita' })).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('hurries the pictures of the first row only', async () => {
  const { container } = render(await widgetScene(listing, pageTwo(), { place: { priority: 'high' } }));
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map(picture => picture.getAttribute('fetchpriority')).filter(Boolean)).toEqual(['high']);
  expect(pictures.slice(0, 4).every(picture => !picture.hasAttribute('loading'))).toBe(true);
  expect(pictures.slice(4).every(picture => picture.getAttribute('loading') === 'lazy')).toBe(true);
});

it('every value is a link that keeps the rest, starts at page one and is not for crawlers (R-LIST-22)', async () => {
  render(
    await widgetScene(listing, full, {
      path: '/c/öljyt',
      query: { sort: 'PRICE', page: '2', brands: 'x~b_1' },
    }),
  );
  const brand = inPanel(/^Norrfilter/);
  expect(pathOf(brand)).toBe('/c/öljyt?brands=x~b_1,Norrfilter%2C+Öst+&+Väst~b_2&sort=PRICE');
  expect(brand.getAttribute('rel')).toBe('nofollow');
  const chosen = inPanel(/^Karhuveto/, { current: true });
  expect(pathOf(chosen)).toBe('/c/öljyt?sort=PRICE');
});

it('a parent takes its descendants along; what has nothing behind it cannot be pressed (R-LIST-15)', async () => {
  render(await widgetScene(listing, full, { path: '/c/a' }));
  expect(pathOf(inPanel(/^Renkaat/))).toBe('/c/a?categories=Renkaat~c_1,Mutarenkaat~c_2,Talvirenkaat~c_3');
  expect(screen.queryByRole('link', { name: /^Vanteet/, hidden: true })).toBeNull();
  expect(screen.getByText('Vanteet')).toBeDefined();
});

it('what is chosen stands as chips, price and discount too, named by the facets and not by the address (R-LIST-16)', async () => {
  const query = {
    brands: 'Buy at evil.example~b_1',
    price: 'x~price_50_EUR',
    'price-from': '10',
    'price-to': '90',
  };
  render(await widgetScene(listing, full, { path: '/c/a', query }));
  const chips = within(screen.getByRole('list', { name: 'Valitut suodattimet' })).getAllByRole('link');
  expect(chips.map(chip => chip.textContent.replace(/\s+/g, ' '))).toEqual([
    'Poista suodatin: Karhuveto',
    'Poista suodatin: 50–100 €',
    'Poista suodatin: Hinta: 10–90',
    'Poista kaikki suodattimet',
  ]);
  expect(pathOf(chips[2] as HTMLElement)).toBe('/c/a?brands=Buy+at+evil.example~b_1&price=x~price_50_EUR');
  expect(pathOf(chips[3] as HTMLElement)).toBe('/c/a');
});

const facet = 'f_52_477_honda-2021-trx520-foreman';
const ofVehicle = (label = 'Honda TRX520 Foreman 2021') => ({
  'p-f_52_477': `${label}~${facet},Yleismallit~f_52_477_universal`,
});

it('the first chip names the vehicle that the list is narrowed to, and turns it off', async () => {
  render(await widgetScene(listing, full, { path: '/c/a', query: { ...ofVehicle(), brands: 'x~b_1' } }));
  const chip = screen.getByRole('link', { name: 'Vain Honda TRX520 Foreman 2021 (48)', current: true });
  expect(pathOf(chip)).toBe('/c/a?brands=x~b_1&vehicle=any');
  // It stands there alone: the row of chosen filters has the others.
  const others = within(screen.getByRole('list', { name: 'Valitut suodattimet' })).getAllByRole('link');
  expect(others.map(each => each.textContent.replace(/\s+/g, ' '))).toEqual([
    'Poista suodatin: Karhuveto',
    'Poista kaikki suodattimet',
  ]);
  expect(pathOf(others[0] as HTMLElement)).toContain(facet);
  expect(screen.getByRole('button', { name: /^Suodata \(2\)/, hidden: true })).toBeDefined();
});

it('does not let an address call the vehicle something else', async () => {
  render(await widgetScene(listing, full, { path: '/c/a', query: ofVehicle('Buy at evil.example') }));
  expect(screen.getByRole('link', { name: 'Vain honda 2021 trx520 foreman (48)' })).toBeDefined();
  expect(document.body.textContent).not.toContain('evil');
});

it('a list without a vehicle leads to the selector, and has a hidden chip for the browser to fill', async () => {
  const { container } = render(
    await widgetScene(listing, full, { path: '/c/a', query: { brands: 'x~b_1' } }),
  );
  expect(screen.getByRole('button', { name: 'Valitse ajoneuvosi' })).toBeDefined();
  const chip = container.querySelector<HTMLElement>('a[data-fit-list]');
  expect([chip?.hidden, chip?.dataset['fitAddress'], chip?.dataset['fitText']]).toEqual([
    true,
    '/c/a?brands=x%7Eb_1',
    'Vain {vehicle} ({count})',
  ]);
});

it('a list of everything for a vehicle opens with its categories and their numbers', async () => {
  const { facets, ...list } = full.props.list;
  const value = (id: string, count: number, parentId: string | null = null) => ({
    ...{ id, count, parentId, label: `Ryhmä ${id}`, whole: count, hidden: false },
  });
  const groups = [
    {
      ...{ key: 'categories', kind: 'categories', label: '' },
      values: [
        value('c_1', 2),
        value('c_2', 9),
        value('c_3', 4, 'c_2'),
        value('c_4', 5, 'c_2'),
        value('c_5', 0),
      ],
    },
  ];
  const props = { list: { ...list, page: 1, query: { url: '/l/a' }, facets: { ...facets, groups } } };
  const { unmount } = render(
    await widgetScene(listing, { ...full, props }, { path: '/l/a', query: ofVehicle() }),
  );
  const ways = within(screen.getByRole('navigation', { name: 'Sopivat osat tuoteryhmittäin' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ryhmä c_2 9',
    'Ryhmä c_4 5',
    'Ryhmä c_3 4',
    'Ryhmä c_1 2',
  ]);
  const first = pathOf(ways.getByRole('link', { name: 'Ryhmä c_2 9' }));
  expect(first).toContain(facet);
  expect(first).toContain('categories=Ryhmä+c_2~c_2');
  unmount();
  // A category has been chosen: the list itself is wanted.
  const query = { ...ofVehicle(), categories: 'x~c_2' };
  render(await widgetScene(listing, { ...full, props }, { path: '/l/a', query }));
  expect(screen.queryByRole('navigation', { name: 'Sopivat osat tuoteryhmittäin' })).toBeNull();
});

it('a list that only the vehicle has emptied says so', async () => {
  const props = { list: { ...full.props.list, count: 0, total: 48, products: [] } };
  render(await widgetScene(listing, { ...full, props }, { path: '/c/a', query: ofVehicle() }));
  const help = within(screen.getByRole('list', { name: 'Näiden poistaminen auttaa' }));
  expect(help.getByRole('link', { name: /Honda TRX520 Foreman 2021/ })).toBeDefined();
});

it('a list that choices have emptied says which of them are in the way', async () => {
  const { facets } = full.props.list;
  const props = {
    list: { ...full.props.list, count: 0, total: 48, products: [], facets: { ...facets, price: null } },
  };
  const query = { price: 'x~price_100_EUR', brands: 'x~b_1', 'p-f_9': 'Punainen~f_9_1' };
  render(await widgetScene(listing, { ...full, props }, { path: '/c/a', query }));
  const help = within(screen.getByRole('list', { name: 'Näiden poistaminen auttaa' }));
  expect(help.getAllByRole('link').map(chip => chip.textContent.replace(/\s+/g, ' '))).toEqual([
    'Poista suodatin: 100–250 €',
    'Poista suodatin: Karhuveto',
    'Poista suodatin: Punainen',
  ]);
});

it('sends the browser the question for more, not the cards and filters that stand in the HTML', () => {
  const props = listing.browserProps?.(full.props) as unknown as typeof full.props;
  expect(props.list.products).toEqual([]);
  expect(props.list.facets.groups).toEqual([]);
  expect(props.list.count).toBe(full.props.list.count);
});
