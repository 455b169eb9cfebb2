/** Counters of the header and the modes of its navigation (R-SHELL-1). */

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { testCart, testStores, testTotals } from '#components/testing/testing-shop.tsx';
import { segmentKey } from '#kernel/segment.ts';
import type { LayoutContent } from '../../context/frame.ts';
import { TestFrame, testEnvironment, testLayoutContent } from '../common/testing-frame.tsx';
import { DeferredSubmenus } from '../navigation/deferred-submenus.tsx';
import { shownCartKey } from './shown-cart.ts';
import { SiteHeader } from './site-header.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  const { menus } = testEnvironment();
  const html = renderToStaticMarkup(
    <TestFrame stores={testStores(testCart([], testTotals()))}>
      <DeferredSubmenus items={menus?.navigation ?? []} />
    </TestFrame>,
  );
  fetched.mockReset().mockImplementation(async () => new Response(html));
  vi.stubGlobal('fetch', fetched);
});

function show(navigation: LayoutContent['navigation'] = testLayoutContent.navigation) {
  const stores = testStores(testCart([], testTotals()));
  const environment = testEnvironment({ layoutContent: { ...testLayoutContent, navigation } });
  render(
    <TestFrame stores={stores} environment={environment}>
      <SiteHeader />
    </TestFrame>,
  );
  return stores;
}
const nav = () => within(screen.getByRole('navigation', { name: 'Päävalikko' }));

it('shows the number of favourites in their link', () => {
  const stores = show();
  expect(screen.getByRole('link', { name: 'Suosikit' })).toHaveAttribute('href', '/favorites');
  act(() => stores.favorites.toggle(7));
  expect(screen.getByRole('link', { name: 'Suosikit, 1 tuote' })).toHaveTextContent('1');
});

it('replaces the cart that the page has remembered by the cart itself, and remembers that', async () => {
  const button = () => screen.getByRole('button', { name: /^Ostoskori/ });
  const stores = show();
  button().setAttribute('aria-label', 'Ostoskori, 3 tuotetta');
  for (const part of button().children) part.setAttribute('data-shown', '3');
  const { segment, storage } = stores;
  const set = vi.spyOn(storage, 'set');
  act(() => stores.cart.take({ ...testCart([], testTotals()), id: 'next' }));
  expect(button()).toHaveAccessibleName('Ostoskori, tyhjä');
  expect(button().querySelector('[data-shown]')).toBeNull();
  const [key, value = ''] = set.mock.lastCall ?? [];
  expect([key, JSON.parse(value)]).toEqual([
    shownCartKey,
    expect.objectContaining({ key: `next ${segmentKey(segment)}`, count: '', label: 'Ostoskori, tyhjä' }),
  ]);
});

it('has a logo whose name contains what it shows, so that it can be said (WCAG 2.2 SC 2.5.3)', () => {
  show();
  const logo = screen.getByRole('link', { name: 'Oma Kauppa, etusivulle' });
  expect(logo.textContent).toBe('Oma Kauppa');
});

it('can dismiss the global message (R-SHELL-8)', () => {
  show();
  const message = within(screen.getByRole('region', { name: 'Ilmoitus' }));
  expect(message.getByText(/Lumimyrsky/)).toBeInTheDocument();
  expect(message.getByRole('link', { name: 'Lue lisää' })).toHaveAttribute('href', '/toimitus');
  expect(message.getByRole('button', { name: 'Sulje ilmoitus' })).toBeInTheDocument();
});

it('renders a link and a submenu button per item in hover mode (R-SHELL-4)', () => {
  show();
  expect(nav().getByRole('link', { name: 'Renkaat' })).toHaveAttribute('href', '/c/renkaat');
  expect(nav().getByLabelText('Avaa alavalikko: Renkaat').tagName).toBe('SUMMARY');
  expect(screen.getByRole('navigation', { name: 'Päävalikko' })).toHaveClass('hover');
});

it('renders a button per item and a link to the whole category in its submenu in click mode (R-SHELL-4)', () => {
  show({ layout: 'boxed', opens: 'click' });
  expect(nav().queryByRole('link', { name: 'Renkaat' })).toBeNull();
  expect(nav().getByText('Renkaat').closest('summary')).not.toBeNull();
  expect(nav().getByRole('link', { name: 'Kaikki: Renkaat' })).toHaveAttribute('href', '/c/renkaat');
  expect(nav().getByRole('link', { name: 'Kypärät' })).toHaveAttribute('href', '/c/kypärät');
  expect(screen.getByRole('navigation', { name: 'Päävalikko' })).toHaveClass('boxed', 'click');
});

it('fetches the submenus with the first intent, once (R-SHELL-4)', async () => {
  show();
  expect(nav().queryByRole('link', { name: 'Mutarenkaat' })).toBeNull();
  fireEvent.pointerOver(nav().getByRole('link', { name: 'Vinssit' }));
  expect(await nav().findByRole('link', { name: '26 tuumaa' })).toHaveAttribute('href', '/c/26 tuumaa');
  fireEvent.pointerOver(nav().getByRole('link', { name: 'Renkaat' }));
  expect(nav().getAllByRole('link', { name: 'Mutarenkaat' })).toHaveLength(1);
  expect(fetched.mock.calls).toEqual([['/submenus?to=%2Findex']]);
});

it('advertises in a submenu once it is fetched (R-SHELL-17)', async () => {
  show();
  expect(nav().queryByRole('link', { name: /Ylös ojasta/ })).toBeNull();
  fireEvent.pointerOver(nav().getByRole('link', { name: 'Vinssit' }));
  const link = await nav().findByRole('link', { name: 'Ylös ojasta Vinssi ja köysi' });
  expect(link.getAttribute('href')).toBe('/c/vinssit');
  expect(link.querySelector('img')?.getAttribute('src')).toContain('/images/pagewidget/');
});

it('keeps the link to the page of a category when its submenu cannot be fetched', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }));
  show();
  fireEvent.pointerOver(nav().getByRole('link', { name: 'Renkaat' }));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(nav().getByRole('link', { name: 'Kaikki: Renkaat' })).toHaveAttribute('href', '/c/renkaat');
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('moves along the row with the arrow keys, Home and End (WAI-ARIA disclosure navigation)', () => {
  show();
  nav().getByRole('link', { name: 'Renkaat' }).focus();
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('Avaa alavalikko: Renkaat');
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('Vinssit');
  press('End');
  expect(document.activeElement).toHaveAccessibleName('Kypärät');
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('Renkaat');
  press('ArrowLeft');
  expect(document.activeElement).toHaveAccessibleName('Kypärät');
  press('Home');
  expect(document.activeElement).toHaveAccessibleName('Renkaat');
});

it('opens a submenu with ArrowDown, moves in it, and returns with Escape (WAI-ARIA disclosure navigation)', async () => {
  show();
  nav().getByRole('link', { name: 'Renkaat' }).focus();
  press('ArrowDown');
  expect(document.activeElement).toHaveAccessibleName('Kaikki: Renkaat');
  // The key waits for the submenu.
  press('ArrowDown');
  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName('Mutarenkaat'));
  press('ArrowUp');
  expect(document.activeElement).toHaveAccessibleName('Kaikki: Renkaat');
  press('Escape');
  expect(document.activeElement).toHaveAccessibleName('Avaa alavalikko: Renkaat');
  press('ArrowUp');
  expect(document.activeElement).toHaveAccessibleName('Avaa alavalikko: Renkaat');
});
