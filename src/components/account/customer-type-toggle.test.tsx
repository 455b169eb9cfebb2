/** @vitest-environment jsdom */
/** Who may switch how the shop is seen (spec 1 §4 Customer type, §6). */
import { testCart, testStores, TestShop, testTotals } from '../testing/testing-shop.tsx';
import type { SessionActions } from '#stores/session-actions.ts';
import type { ShopperStores } from '#stores/shopper-stores.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
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

it('lets a visitor choose, and says which one holds', async () => {
  const { stores, actions } = shop();
  render(scene(stores));
  const group = screen.getByRole('group', { name: 'Valitse asiakastyyppi' });
  expect(group).toBeInTheDocument();
  const person = screen.getByRole('button', { name: 'Yksityinen' });
  expect(person).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(person);
  fireEvent.click(screen.getByRole('button', { name: 'Yritys' }));
  await waitFor(() => expect(actions.chooseType).toHaveBeenCalledTimes(1));
  expect(actions.chooseType).toHaveBeenCalledWith('ORGANIZATION', 'Kauppa näkyy nyt asiakastyypille: Yritys.');
});

it('tells whoever is signed in what the account says', () => {
  const { stores } = shop();
  render(scene(stores));
  signIn(stores, 'ann@example.com');
  expect(screen.getByText('Kirjautuneena: Yksityinen, hinnat sis. alv')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Yritys' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ilman alv' })).toBeInTheDocument();
});

it('is as short as the choice where there is little room, and says all of it to a screen reader', () => {
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

it('facts 2.10: the preview user of the configuration may switch while signed in', () => {
  const { stores } = shop({ previewUser: 'preview@shop.example' });
  render(scene(stores));
  signIn(stores, 'preview@shop.example');
  expect(screen.getByRole('button', { name: 'Yritys' })).toBeInTheDocument();
});

it('is not there where there is one type only', () => {
  const { stores } = shop({ customerTypes: [{ type: 'PERSON', vat: true }] });
  render(scene(stores));
  expect(screen.queryByRole('group', { name: 'Valitse asiakastyyppi' })).toBeNull();
});

it('is the visitor’s on the server, whoever asks', () => {
  const { stores } = shop();
  runInAction(() => (stores.session.user = 'ann@example.com'));
  const html = renderToString(scene(stores));
  expect(html).toContain('Yritys');
  expect(html).not.toContain('Kirjautuneena');
});

it('spec 2 §2: shows prices without VAT, and says so on the new page', async () => {
  const { stores, actions } = shop();
  render(scene(stores));
  fireEvent.click(screen.getByRole('button', { name: 'Ilman alv' }));
  await waitFor(() =>
    expect(actions.chooseVat).toHaveBeenCalledWith(false, 'Hinnat näytetään nyt ilman arvonlisäveroa.'),
  );
});

it('tells that the connection broke', async () => {
  const { stores } = shop();
  stores.sessionActions = () => Promise.reject(new Error('chunk'));
  render(scene(stores));
  fireEvent.click(screen.getByRole('button', { name: 'Yritys' }));
  await waitFor(() => expect(stores.notices.notice?.mode).toBe('error'));
});
