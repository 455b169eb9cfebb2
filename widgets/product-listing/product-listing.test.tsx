/** The main list of a page; every control is a link or a form that works without scripts. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someProducts } from '#tests/support/samples/sample-products.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
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
/** jsdom has no screen width, so the panel counts as closed. */
const inPanel = (name: RegExp, options: { current?: boolean } = {}) =>
  screen.getByRole('link', { name, hidden: true, ...options });

it('shows the count, each product with its heading, and the progress (R-LIST-20)', async () => {
  render(await widgetScene(listing, pageTwo(), where));
  expect(screen.getByText('60 tuotetta')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(24);
  expect(screen.getByRole('progressbar', { name: 'Näytetään 25–48 / 60 tuotetta' })).toBeDefined();
});

it('links to the previous and next page with all choices preserved (R-LIST-6)', async () => {
  render(await widgetScene(listing, pageTwo(), where));
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Näytä lisää tuotteita')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE&page=3');
  expect(hrefOf('Näytä edelliset tuotteet')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE');
  expect(hrefOf('Takaisin alkuun')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE');
});

it('loads the next page below on click, writes it into the URL, and focuses its first product', async () => {
  const products = vi.fn(() => Promise.resolve({ count: 60, products: someProducts(36).slice(24) }));
  history.replaceState(null, '', '/c/öljyt?page=2');
  render(await widgetScene(listing, pageTwo(), { ...where, api: { catalogue: { products } } }));
  // Activated by keyboard: a click without pointer details.
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

it('sorts with a form that restarts at page one and preserves the other choices (R-LIST-6)', async () => {
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

it('offers the sort orders of the page file', async () => {
  render(await widgetScene(listing, longText));
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Uusimmat ensin',
    'Nimi A–Ö',
  ]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says what to do when the list is empty', async () => {
  render(await widgetScene(listing, minimal));
  expect(screen.getByRole('heading', { level: 2, name: /Emme löytäneet tuotteita/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Selaa kaikkia tuotteita' })).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText('Ei tuotteita')).toBeNull();
});

it('offers no filters of a search that finds nothing, but goes on counting what filters exclude', async () => {
  const list = { ...full.props.list, count: 0, products: [] };
  const { unmount } = render(
    await widgetScene(listing, { ...full, props: { ...full.props, list: { ...list, total: 0 } } }),
  );
  expect(screen.queryByText('Valitse ajoneuvosi')).toBeNull();
  expect(screen.queryByText('Ei tuotteita')).toBeNull();
  unmount();
  const query = { brands: 'x~b_1' };
  render(await widgetScene(listing, { ...full, props: { ...full.props, list } }, { query }));
  expect(screen.getAllByText('Ei tuotteita')).not.toHaveLength(0);
});

it('prioritises images of the first row only', async () => {
  const { container } = render(await widgetScene(listing, pageTwo(), { place: { priority: 'high' } }));
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map(picture => picture.getAttribute('fetchpriority')).filter(Boolean)).toEqual([
    'high',
    'low',
    'low',
    'low',
  ]);
  expect(pictures.slice(0, 4).every(picture => !picture.hasAttribute('loading'))).toBe(true);
  expect(pictures.slice(4).every(picture => picture.getAttribute('loading') === 'lazy')).toBe(true);
});

it('renders every value as a nofollow link that preserves the other choices and restarts at page one (R-LIST-22)', async () => {
  render(
    await widgetScene(listing, full, {
      path: '/c/öljyt',
      query: { sort: 'PRICE', page: '2', brands: 'x~b_1' },
    }),
  );
  const brand = inPanel(/^Norrfilter/);
  expect(pathOf(brand)).toBe('?brands=x~b_1,Norrfilter%2C+Öst+&+Väst~b_2&sort=PRICE');
  expect(brand.getAttribute('rel')).toBe('nofollow');
  const chosen = inPanel(/^Karhuveto/, { current: true });
  expect(pathOf(chosen)).toBe('?sort=PRICE');
});

it('toggles a parent with its descendants, and disables values without products (R-LIST-15)', async () => {
  render(await widgetScene(listing, full, { path: '/c/a' }));
  expect(pathOf(inPanel(/^Renkaat/))).toBe('?categories=Renkaat~c_1,Mutarenkaat~c_2,Talvirenkaat~c_3');
  expect(screen.queryByRole('link', { name: /^Vanteet/, hidden: true })).toBeNull();
  expect(screen.getByText('Vanteet')).toBeDefined();
});

it('shows chosen filters as chips, including price and discount, labelled by the facets and not by the URL (R-LIST-16)', async () => {
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

it('names the vehicle of the list in the first chip, which removes it', async () => {
  render(await widgetScene(listing, full, { path: '/c/a', query: { ...ofVehicle(), brands: 'x~b_1' } }));
  const chip = screen.getByRole('link', { name: 'Vain Honda TRX520 Foreman 2021 (48)', current: true });
  expect(pathOf(chip)).toBe('/c/a?brands=x~b_1&vehicle=any');
  // The vehicle is only in this chip; the row of chosen filters has the others.
  const others = within(screen.getByRole('list', { name: 'Valitut suodattimet' })).getAllByRole('link');
  expect(others.map(each => each.textContent.replace(/\s+/g, ' '))).toEqual([
    'Poista suodatin: Karhuveto',
    'Poista kaikki suodattimet',
  ]);
  expect(pathOf(others[0] as HTMLElement)).toContain(facet);
  expect(screen.getByRole('button', { name: /^Suodata \(2\)/, hidden: true })).toBeDefined();
});

/** @proves FAULT-79 */
it('ignores a vehicle name in the URL that does not match its id', async () => {
  render(await widgetScene(listing, full, { path: '/c/a', query: ofVehicle('Buy at evil.example') }));
  expect(screen.getByRole('link', { name: 'Vain honda 2021 trx520 foreman (48)' })).toBeDefined();
  expect(document.body.textContent).not.toContain('evil');
});

it('links a list without a vehicle to the selector, with a hidden chip for the browser to fill', async () => {
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

it('says that nothing is here for the vehicle, with one link to the whole list', async () => {
  const none = { ...full.props.list, count: 0, total: 31, products: [], page: 1 };
  const empty = { ...full, props: { ...full.props, list: none } };
  render(await widgetScene(listing, empty, { path: '/c/a', query: { ...ofVehicle(), sort: 'PRICE' } }));
  expect(screen.getByText('Tässä ei ole tuotteita ajoneuvoon Honda TRX520 Foreman 2021.')).toBeDefined();
  const whole = screen.getByRole('link', { name: 'Näytä 31 tuotetta' });
  // Without the last word the list would be filtered by the vehicle again.
  expect(pathOf(whole)).toBe('/c/a?sort=PRICE&vehicle=any');
});

it('names the filters when the vehicle is not alone to blame', async () => {
  const none = { ...full.props.list, count: 0, total: 31, products: [], page: 1 };
  const empty = { ...full, props: { ...full.props, list: none } };
  render(await widgetScene(listing, empty, { path: '/c/a', query: { ...ofVehicle(), brands: 'x~b_1' } }));
  const help = within(screen.getByRole('list', { name: 'Näiden poistaminen auttaa' }));
  expect(help.getByRole('link', { name: /Honda TRX520 Foreman 2021/ })).toBeDefined();
});

it('starts the list of a vehicle with its categories and their counts', async () => {
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
  const navigation = within(screen.getByRole('navigation', { name: 'Sopivat osat tuoteryhmittäin' }));
  expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ryhmä c_2 9',
    'Ryhmä c_4 5',
    'Ryhmä c_3 4',
    'Ryhmä c_1 2',
  ]);
  const first = pathOf(navigation.getByRole('link', { name: 'Ryhmä c_2 9' }));
  expect(first).toContain(facet);
  expect(first).toContain('categories=Ryhmä+c_2~c_2');
  unmount();
  // A category is chosen, so the products themselves are shown.
  const query = { ...ofVehicle(), categories: 'x~c_2' };
  render(await widgetScene(listing, { ...full, props }, { path: '/l/a', query }));
  expect(screen.queryByRole('navigation', { name: 'Sopivat osat tuoteryhmittäin' })).toBeNull();
});

it('says which choices empty a list', async () => {
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
    'Poista suodatin: Tuntematon suodatin',
  ]);
});

it('sends the browser the query for more, not the cards and filters of the HTML', () => {
  const props = listing.browserProps?.(full.props) as unknown as typeof full.props;
  expect(props.list.products).toEqual([]);
  expect(props.list.facets.groups).toEqual([]);
  expect(props.list.count).toBe(full.props.list.count);
});

it('offers buying and comparing on cards, which also work as a form and as links of the page file', async () => {
  const { unmount } = render(await widgetScene(listing, pageTwo(), where));
  const [buy] = screen.getAllByRole('button', { name: /^Osta: / });
  const form = buy?.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cart-form']);
  expect(buy).toHaveAttribute('value', 'tuote-1');
  expect(screen.getAllByRole('button', { name: /^Vertaa: / })).toHaveLength(24);
  unmount();
  render(await widgetScene(listing, pageTwo({ buy: false, compare: false }), where));
  expect(screen.queryByRole('button', { name: /^(?:Osta|Vertaa): / })).toBeNull();
});

it('says which vehicle a search was understood to name, and leads to the search without it (R-SEARCH-10)', async () => {
  const interpretation = { searchText: 'vinssi', vehicle: 'Honda TRX520 Foreman' };
  const search = { ...list, page: 1, interpretation, query: { searchText: 'vinssi trx520' } };
  const address = { path: '/s/vinssi trx520', query: {} };
  render(await widgetScene(listing, pageTwo({ list: search }), { ...address, locale: 'sv' }));
  expect(screen.getByText(/passar Honda TRX520 Foreman/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sök utan fordon' }).getAttribute('href')).toBe('/sv/s/vinssi');
});

it('says that nothing fits the vehicle of a search, once, and leads to the search without it (R-SEARCH-10)', async () => {
  const interpretation = { searchText: 'jarrupalat', vehicle: 'Can-Am Outlander 650' };
  const query = { searchText: 'jarrupalat outlander 650' };
  const search = { ...list, count: 0, total: 0, products: [], page: 1, interpretation, query };
  const empty = { title: 'Tarkista kirjoitusasu', action: { text: 'Kaikki tuotteet', href: '/l' } };
  const address = { path: '/s/jarrupalat outlander 650', query: {} };
  render(await widgetScene(listing, pageTwo({ list: search, empty }), address));
  expect(
    screen.getByText(/”jarrupalat” ei löydy mitään, mikä sopii ajoneuvoon Can-Am Outlander 650/),
  ).toBeDefined();
  expect(screen.queryByText('Tarkista kirjoitusasu')).toBeNull();
  expect(screen.getByRole('link', { name: 'Hae ilman ajoneuvoa' }).getAttribute('href')).toBe(
    '/s/jarrupalat',
  );
});

it('offers searches of similar words when a search has no results (R-SEARCH-12)', async () => {
  const similar = [
    { searchText: 'hjälm', count: 12 },
    { searchText: 'hjälmväska', count: 3 },
  ];
  const search = { ...list, ...{ count: 0, total: 0, products: [], page: 1 }, similar };
  const address = { path: '/s/hjälmkamera', query: {} };
  render(await widgetScene(listing, pageTwo({ list: search }), { ...address, locale: 'sv' }));
  const words = within(screen.getByRole('navigation', { name: 'Menade du' })).getAllByRole('link');
  expect(words.map(word => [word.textContent?.trim(), word.getAttribute('href')])).toEqual([
    ['hjälm 12', '/sv/s/hj%C3%A4lm'],
    ['hjälmväska 3', '/sv/s/hj%C3%A4lmv%C3%A4ska'],
  ]);
});

it.each([
  ['fi', 'Emme tunne ajoneuvoa ”Outlander 651”', 'Ota yhteyttä'],
  ['sv', 'Vi känner inte till fordonet ”Outlander 651”', 'Kontakta oss'],
  ['en', 'We do not know the vehicle “Outlander 651”', 'Contact us'],
] as const)(
  'says in %s that the shop does not know a machine, and where to ask (R-SEARCH-12)',
  async (locale, text, link) => {
    const similar = [{ searchText: 'Outlander 650', count: 12 }];
    const search = {
      ...list,
      count: 0,
      total: 0,
      products: [],
      page: 1,
      similar,
      unknownModel: 'Outlander 651',
    };
    const empty = { title: 'Check the spelling', action: { text: 'All products', href: '/l' } };
    const props = { list: search, contactHref: '/asiakaspalvelu', empty };
    for (const query of [{}, { vehicle: 'Honda TRX520 Foreman~3' }, { brands: 'Norrfilter~7' }]) {
      cleanup();
      render(await widgetScene(listing, pageTwo(props), { path: '/s/outlander 651', query, locale }));
      expect(screen.getByText(new RegExp(text))).toBeDefined();
      // Said once: neither the text of an empty list nor a count beside it.
      const said = screen.getByRole('region').textContent?.replace(/Outlander 650 12/, '') ?? '';
      expect(said).not.toMatch(
        /Check the spelling|All products|Ei tuotteita|Inga produkter|No products|\d+ (?:tuote|produkt|product)/,
      );
    }
    expect(screen.queryByText('No such title')).toBeNull();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/asiakaspalvelu');
    expect(screen.getByRole('link', { name: 'Outlander 650 12' })).toBeDefined();
  },
);

it('searches within the values of a long filter, keeps the chosen one in sight, and says how many are found', async () => {
  const { facets, ...rest } = full.props.list;
  const names = ['Yuasa', 'Öhlins', 'Motul', ...Array.from({ length: 17 }, (_, at) => `Merkki ${at}`)];
  const values = names.map((label, at) => ({
    id: String(at),
    label,
    count: 2,
    whole: 2,
    parentId: null,
    hidden: false,
  }));
  const groups = [{ key: 'brands', kind: 'brands', label: '', values }];
  const props = { list: { ...rest, page: 1, query: { url: '/l/a' }, facets: { ...facets, groups } } };
  render(await widgetScene(listing, { ...pageTwo(), props }, { path: '/l/a', query: { brands: 'Motul~2' } }));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Etsi: Merkki', hidden: true });
  const group = field.closest('details') as HTMLElement;
  const shown = () =>
    [...group.querySelectorAll<HTMLElement>('li:not([hidden]) > *')].map(
      each => each.firstChild?.textContent,
    );
  fireEvent.input(field, { target: { value: 'öHL' } });
  expect(shown()).toEqual(['Öhlins', 'Motul']);
  expect(within(group).getByRole('status', { hidden: true })).toHaveTextContent('1 osuma');
  fireEvent.input(field, { target: { value: 'kki 16' } });
  expect(shown()).toEqual(['Motul', 'Merkki 16']);
  fireEvent.input(field, { target: { value: 'zzz' } });
  expect(within(group).getByRole('status', { hidden: true })).toHaveTextContent('Ei osumia');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveValue('');
  expect(shown()).toHaveLength(20);
});

it('offers no search in a filter that can be read at once', async () => {
  render(await widgetScene(listing, { ...pageTwo(), props: full.props }, { path: '/l/a' }));
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
});
