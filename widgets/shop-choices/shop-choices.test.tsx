/** Country, customer type and VAT without scripts. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Market } from '#api/channel/types.ts';
import { type Choices, SeeOther, type Visitor } from '#engine/definition/visitor.ts';
import { fakeVisitor } from '#tests/support/fake-visitor.ts';
import { pageContext, widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import definition from './index.ts';
import { type ChoicesContext, loadShopChoices, submitShopChoices } from './shop-choices-data.ts';

afterEach(cleanup);

const market = (alias: string, countryCode: string, onlyInCheckout = false): Market => ({
  alias,
  country: alias,
  countryCode,
  currency: alias === 'fi' ? 'EUR' : 'SEK',
  defaultLocale: 'fi',
  allowedLocales: [],
  groupKey: 'eu',
  onlyInCheckout,
  virtual: false,
});
const markets = [market('fi', 'FI'), market('se', 'SE'), market('ax', 'AX', true)];
const channel = { channel: () => Promise.resolve({ id: '1', defaultMarket: 'fi', markets }) };

const contextOf = (visitor: Partial<Visitor>): ChoicesContext => ({
  ...pageContext({}),
  path: '/valinnat',
  prefix: '/sv',
  api: { channel },
  safeHtml: () => Promise.reject(new Error('unused')),
  visitor: fakeVisitor(visitor),
});

async function press(fields: Record<string, string>, visitor: Partial<Visitor> = {}) {
  const choose = vi.fn((_choices: Choices, path: string) => path);
  const location = await submitShopChoices(
    contextOf({ choose, ...visitor }),
    new URLSearchParams(fields),
  ).catch((error: unknown) => (error instanceof SeeOther ? error.location : Promise.reject(error as Error)));
  return { location, chosen: choose.mock.calls[0]?.[0] };
}

/** @proves FAULT-121 */
it('stores the choice and continues at the page of the press', async () => {
  expect(await press({ vat: 'ex' }, { cameFrom: '/sv/c/vinschar?page=2' })).toEqual({
    location: '/sv/c/vinschar?page=2',
    chosen: { vatIncluded: false },
  });
  expect((await press({ market: 'se', to: '/sv/produkter' })).location).toBe('/sv/produkter');
  expect((await press({ customerType: 'ORGANIZATION' })).chosen).toEqual({ customerType: 'ORGANIZATION' });
});

it('continues at the front page from its own page and from elsewhere', async () => {
  for (const to of ['/sv/valinnat', 'https://evil.example/', '//evil.example'])
    expect((await press({ vat: 'inc', to })).location).toBe('/sv');
  expect((await loadShopChoices(contextOf({ cameFrom: '/sv/produkter' }))).to).toBe('/sv/produkter');
});

it('leaves the type of an account as it is', async () => {
  const { chosen } = await press({ customerType: 'ORGANIZATION' }, { isSignedIn: true });
  expect(chosen).toEqual({});
});

it('offers the markets that one can browse, and marks the current choices', async () => {
  render(await widgetScene(definition, minimal, { api: { channel } }));
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['Suomi (EUR)', 'Yksityinen', 'Sis. alv']);
  expect((await loadShopChoices(contextOf({}))).markets.map(({ alias }) => alias)).toEqual(['fi', 'se']);
});
