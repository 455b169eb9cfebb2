/** Which visits need the application before a visitor touches the page. */

import { expect, it } from 'vitest';
import { testContext } from '#engine/testing-engine.ts';
import type { PageState } from '#engine/view/serialise-page.ts';
import { plainPlan } from '#i18n/address-plan.ts';
import { needsApplication, type Visit } from './needs-application.ts';

type Widget = PageState['regions'][string][number]['widgets'][number];

function pageOf(widgets: Widget[] = [], personal = false): PageState {
  const { now, ...context } = testContext();
  return {
    ...{ id: 'p', pageType: 'Page', layout: 'default', access: 'public', personal, partial: false },
    title: '',
    context: { ...context, now: now.toISOString() },
    regions: {
      main: [{ id: 'c', layout: 'full', design: 'default', mobile: 'stack', widgets }],
    },
  };
}

const living = (
  hydrate: 'load' | 'idle' | 'visible' | 'interaction',
  state: 'ok' | 'deferred' = 'ok',
): Widget => ({
  ...{ id: 'w', type: 'w', props: {}, hydrate },
  loaded: state === 'ok' ? { state, data: null } : { state, when: { vehicle: 'any' } },
  place: { priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' },
});

interface Given {
  page?: PageState;
  cookies?: Record<string, string>;
  storage?: Record<string, string>;
  tabStorage?: Record<string, string>;
  visit?: Partial<Visit>;
}

const needs = ({ page = pageOf(), cookies = {}, storage = {}, tabStorage = {}, visit = {} }: Given) =>
  needsApplication({
    state: { page, addresses: plainPlan() },
    cookies: { get: name => cookies[name] ?? null },
    storage: { get: key => storage[key] ?? null },
    tabStorage: { get: key => tabStorage[key] ?? null },
    isReturn: false,
    isCartShown: false,
    search: '',
    ...visit,
  });

it.each<[string, Given]>([
  ['a first visit', {}],
  ['a visitor who declined measuring', { cookies: { 'ralph-cookie-consent': 'none.v2.20260101' } }],
  [
    'a visitor who allowed to remember products',
    { cookies: { 'ralph-cookie-consent': 'preferences.v2.20260101' } },
  ],
  ['what another script has stored', { storage: { recentSearches: '["x"]' } }],
  ['a cart that the header shows', { cookies: { 'ralph-cart': 'c' }, visit: { isCartShown: true } }],
  ['a page with a static widget', { page: pageOf([{ id: 'w', type: 'text' }]) }],
  ['a widget that waits until it is seen', { page: pageOf([living('visible')]) }],
  ['a widget that waits for an interaction', { page: pageOf([living('interaction')]) }],
  ['a list with filters', { visit: { search: '?brands=x~1' } }],
])('rests for %s', (_, given) => {
  expect(needs(given)).toBe(false);
});

it.each<[string, Given]>([
  ['a visitor with a cart that this browser does not know', { cookies: { 'ralph-cart': 'c' } }],
  ['a customer who is signed in', { cookies: { 'ralph-user': 'ann@example.com' } }],
  ['an employee who acts as a customer', { cookies: { 'ralph-user-spoofed': '1' } }],
  ['consent to measuring (R-ANALYTICS-2)', { cookies: { 'ralph-cookie-consent': 'statistics.v2.20260101' } }],
  ['favourites', { storage: { ralph: '{"favorites":[1]}' } }],
  ['a chosen vehicle', { storage: { 'ralph-sbb': '{}' } }],
  ['a message of the previous page', { tabStorage: { 'atv-notice': 'SAVED' } }],
  ['an action in the address (R-ROUTE-14)', { visit: { search: '?action=login' } }],
  ['a page in a frame of the preview', { visit: { search: '?frame=1' } }],
  ['a return by the back button', { visit: { isReturn: true } }],
  ['a personal page', { page: pageOf([], true) }],
  ['a widget that starts at once', { page: pageOf([living('load')]) }],
  ['a widget that starts when idle', { page: pageOf([living('idle')]) }],
  ['a widget whose rule depends on the visitor', { page: pageOf([living('interaction', 'deferred')]) }],
])('starts for %s', (_, given) => {
  expect(needs(given)).toBe(true);
});

it('starts in a market that is not the chosen one, where the address names the market (R-ROUTE-5)', () => {
  const inPath = { page: pageOf(), addresses: { ...plainPlan(), marketInPath: true } };
  const other = { 'ralph-selected-market': 'se' };
  const same = { 'ralph-selected-market': inPath.page.context.segment.market };
  expect([
    needs({ cookies: other, visit: { state: inPath } }),
    needs({ cookies: same, visit: { state: inPath } }),
  ]).toEqual([true, false]);
});
