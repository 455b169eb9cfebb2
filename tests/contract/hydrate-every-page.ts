/** Every page, in every market and in every language: the browser hydrates the server's HTML without an error or a warning. */

import type { Root } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import type { LocaleCode, Segment } from '#kernel/segment.ts';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { openWholeStorefront, type WholeStorefront } from '../support/whole-storefront.ts';

const roots = vi.hoisted((): Root[] => []);
vi.mock('react-dom/client', async original => {
  const real: typeof import('react-dom/client') = await original();
  const hydrateRoot: typeof real.hydrateRoot = (...parameters) => {
    const made = real.hydrateRoot(...parameters);
    roots.push(made);
    return made;
  };
  return { ...real, hydrateRoot };
});

/** Reports every element as visible at once, so that every widget hydrates. */
class EverythingVisible {
  readonly #notify: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#notify = notify;
  }
  observe(target: Element) {
    queueMicrotask(() => this.#notify([{ isIntersecting: true, target }]));
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** jsdom has no layout. */
class NoSizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

let shop: WholeStorefront;
let startApp: typeof import('#entry/entry-client.tsx').startApp;

/** The commerce API answers; every other request gets 404. */
async function answer(address: string | URL | Request, options?: RequestInit): Promise<Response> {
  const path = String(address instanceof Request ? address.url : address);
  // The preview tool's own check finds nothing.
  if (path.includes('/preview/')) return Response.json({ findings: [] });
  if (!path.includes('/graphql')) return new Response('null', { status: 404 });
  const { operationName, variables, extensions } = JSON.parse(String(options?.body)) as {
    operationName: string;
    variables: object;
    extensions: { documentId: string };
  };
  return Response.json(await shop.ask({ id: extensions.documentId, operationName, variables }));
}

/** What React and the page write to the console while the page hydrates. */
async function complaintsOf(path: string, segment: Segment): Promise<string[]> {
  const outcome = await shop.show(path, segment);
  if (outcome.kind !== 'page') return [`${path} is no page`];
  const complaints: string[] = [];
  const record = (...values: unknown[]) => {
    // Server and browser share one process here.
    if (!String(values[0]).startsWith('Detected multiple renderers'))
      complaints.push(values.map(String).join(' '));
  };
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(console, 'warn').mockImplementation(record);
  vi.stubGlobal('reportError', record);
  history.replaceState(null, '', path);
  document.documentElement.innerHTML = outcome.html.replace(/^<!doctype html>/, '');
  const wake = await new Promise<(element: Element) => Promise<void> | null>((settle, fail) => {
    startApp(settle).catch(fail);
  });
  for (const widget of document.querySelectorAll('[data-widget]')) void wake(widget);
  await settled();
  for (const root of roots.splice(0)) root.unmount();
  return complaints.map(text => `${path}: ${text}`);
}

/** All dynamic imports are loaded, and React has committed. */
async function settled(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await vi.dynamicImportSettled();
    await nextTask();
  }
}

/** Opens the demo shop for the tests of this file. */
export function openDemoStorefront(): () => WholeStorefront {
  beforeAll(async () => {
    vi.stubGlobal('IntersectionObserver', EverythingVisible);
    vi.stubGlobal('ResizeObserver', NoSizes);
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, media: '' }));
    vi.stubGlobal('scrollTo', () => undefined);
    shop = await openWholeStorefront(location.origin);
    ({ startApp } = await import('#entry/entry-client.tsx'));
  });
  afterAll(() => shop.close());
  return () => shop;
}

const markets = ['fi', 'se', 'no', 'dk', 'en'];

/**
 * Tests one language; each language has its own file, so that workers share them. The three files together contain every pair
 * of two values (pairwise testing): every page in every market and in every language, every market in every language, with
 * alternating customer types and VAT views. A page is shown once in each market, in the next language each time.
 */
export function hydrateEveryPage(locale: LocaleCode): void {
  openDemoStorefront();
  const language = localeCodes.indexOf(locale);
  const contexts = markets.map(
    (market, index): Segment => ({
      market,
      locale,
      customerType: (index + language) % 2 === 0 ? 'PERSON' : 'ORGANIZATION',
      vatIncluded: (index + Math.floor(language / 2)) % 2 === 0,
    }),
  );
  it.each(contexts)(
    'is silent in $market, $locale, for $customerType, with VAT: $vatIncluded',
    async segment => {
      const shown = (await shop.addressesOfPages(locale)).filter(path => {
        const page = shop.pages.indexOf(shop.pageAt(path, locale) ?? '');
        return (page + markets.indexOf(segment.market)) % localeCodes.length === language;
      });
      expect(shown).not.toEqual([]);
      const complaints: string[] = [];
      for (const path of shown) complaints.push(...(await complaintsOf(path, segment)));
      expect(complaints).toEqual([]);
    },
    300_000,
  );
}
