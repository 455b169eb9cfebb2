// @vitest-environment jsdom
/** The main list of a page as a shopper meets it; every control is a link or a form that needs no script. */
import { someProducts } from '#tests/support/sample-products.ts';
import { widgetScene } from '#tests/support/widget-scene.tsx';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import longWords from './examples/long-words.json' with { type: 'json' };
import minimal from './examples/minimal.json' with { type: 'json' };
import listing from './index.ts';

const pageTwo = (props: object = {}) => ({
  type: 'product-listing',
  v: 1,
  id: 'list',
  props: {
    list: { count: 48, products: someProducts(20), page: 2, pageSize: 20, pageCount: 3, sort: 'PRICE' },
    ...props,
  },
});
const where = { path: '/c/öljyt', query: { brands: 'Norrfilter~7', sort: 'PRICE', page: '2' } };

it('counts, shows each product under a heading of its own and says how far one has come', async () => {
  render(await widgetScene(listing, pageTwo(), where));
  expect(screen.getByText('48 tuotetta')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(20);
  expect(screen.getByRole('progressbar', { name: 'Näytetään 21–40 / 48 tuotetta' })).toBeDefined();
});

it('leads to its other pages and keeps every choice on the way', async () => {
  render(await widgetScene(listing, pageTwo(), where));
  const pages = within(screen.getByRole('navigation', { name: 'Sivut' }));
  const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Sivu 3')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE&page=3');
  expect(hrefOf('Sivu 1')).toBe('/c/%C3%B6ljyt?brands=Norrfilter%7E7&sort=PRICE');
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it('sorts by a form that starts at page one and keeps the other choices', async () => {
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
  render(await widgetScene(listing, longWords));
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Uusimmat ensin',
    'Nimi A–Ö',
  ]);
  expect(screen.queryByRole('navigation')).toBeNull();
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
