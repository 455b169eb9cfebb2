/** Who may switch the customer type (R-MARKET-10). */

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { SessionActions } from '#stores/sign-in/session-actions.ts';
import { TestShop, testCart, testStores, testTotals } from '../testing/testing-shop.tsx';
import { CustomerTypeToggle } from './customer-type-toggle.tsx';
import { VatToggle } from './vat-toggle.tsx';

afterEach(cleanup);

function shop(changes: Partial<ShopperStores['config']> = {}) {
  const stores = testStores(testCart([], testTotals()));
  stores.config = { ...stores.config, ...changes };
  const actions = {
    chooseType: vi.fn<SessionActions['chooseType']>(),
    chooseVat: vi.fn<SessionActions['chooseVat']>(),
  };
  stores.sessionActions = () => Promise.resolve(actions as unknown as SessionActions);
  return { stores, actions };
}

const signIn = ({ session }: ShopperStores, user: string) =>
  act(() => {
    runInAction(() => (session.user = user));
  });

const scene = (stores: ShopperStores) => (
  <TestShop stores={stores}>
    <CustomerTypeToggle />
    <VatToggle />
  </TestShop>
);

it('lets a visitor choose, and marks the current choice', async () => {
  const { stores, actions } = shop();
  render(scene(stores));
  const group = screen.getByRole('group', { name: 'Valitse asiakastyyppi' });
  expect(group).toBeInTheDocument();
  const person = screen.getByRole('button', { name: 'Yksityinen' });
  expect(person).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(person);
  fireEvent.click(screen.getByRole('button', { name: 'Yritys' }));
  await waitFor(() => expect(actions.chooseType).toHaveBeenCalledTimes(1));
  expect(actions.chooseType).toHaveBeenCalledWith(
    'ORGANIZATION',
    'Kauppa näkyy nyt asiakastyypille: Yritys.',
  );
});

it('shows a signed-in customer the type of the account', () => {
  const { stores } = shop();
  render(scene(stores));
  signIn(stores, 'ann@example.com');
  expect(screen.getByText('Kirjautuneena: Yksityinen, hinnat sis. alv')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Yritys' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ilman alv' })).toBeInTheDocument();
});

it('shows a short text where space is limited, and the full text to screen readers', () => {
  const { stores } = shop();
  render(
    <TestShop stores={stores}>
      <CustomerTypeToggle isShort />
    </TestShop>,
  );
  signIn(stores, 'ann@example.com');
  expect(screen.getByText('Yksityinen · sis. alv')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Kirjautuneena: Yksityinen, hinnat sis. alv')).toBeInTheDocument();
});

it('lets the configured preview user switch while signed in (R-MARKET-10)', () => {
  const { stores } = shop({ previewUser: 'preview@shop.example' });
  render(scene(stores));
  signIn(stores, 'preview@shop.example');
  expect(screen.getByRole('button', { name: 'Yritys' })).toBeInTheDocument();
});

it('renders nothing when there is only one type', () => {
  const { stores } = shop({ customerTypes: [{ type: 'PERSON', vat: true }] });
  render(scene(stores));
  expect(screen.queryByRole('group', { name: 'Valitse asiakastyyppi' })).toBeNull();
});

it('renders the visitor version on the server, even for signed-in customers', () => {
  const { stores } = shop();
  runInAction(() => (stores.session.user = 'ann@example.com'));
  const html = renderToString(scene(stores));
  expect(html).toContain('Yritys');
  expect(html).not.toContain('Kirjautuneena');
});

it('shows prices without VAT, and confirms it on the new page (R-MARKET-12)', async () => {
  const { stores, actions } = shop();
  render(scene(stores));
  fireEvent.click(screen.getByRole('button', { name: 'Ilman alv' }));
  await waitFor(() =>
    expect(actions.chooseVat).toHaveBeenCalledWith(false, 'Hinnat näytetään nyt ilman arvonlisäveroa.'),
  );
});

it('reports a network error', async () => {
  const { stores } = shop();
  stores.sessionActions = () => Promise.reject(new Error('chunk'));
  render(scene(stores));
  fireEvent.click(screen.getByRole('button', { name: 'Yritys' }));
  await waitFor(() => expect(stores.notices.notice?.mode).toBe('error'));
});
