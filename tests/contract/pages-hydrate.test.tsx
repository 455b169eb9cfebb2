// @vitest-environment jsdom
/** Every page, in every market, language, customer type and way to show prices: the browser takes the server's HTML over without a word. */
import { localeCodes } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Root } from 'react-dom/client';
import type { Segment } from '#kernel/segment.ts';
import { openWholeStorefront, type WholeStorefront } from '#tests/support/whole-storefront.ts';

const roots = vi.hoisted((): Root[] => []);
vi.mock('react-dom/client', async original => {
  const real: typeof import('react-dom/client') = await original();
  const hydrateRoot: typeof real.hydrateRoot = (...words) => {
    const made = real.hydrateRoot(...words);
    roots.push(made);
    return made;
  };
  return { ...real, hydrateRoot };
});

/** Everything is in view at once, so that every widget comes alive. */
class SeesAll {
  readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => this.#tell([{ isIntersecting: true, target }]));
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Nothing has a size here. */
class Measures {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

let shop: WholeStorefront;
let startApp: typeof import('#entry/entry-client.tsx').startApp;
beforeAll(async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  vi.stubGlobal('ResizeObserver', Measures);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, media: '' }));
  vi.stubGlobal('scrollTo', () => undefined);
  shop = await openWholeStorefront(location.origin);
  ({ startApp } = await import('#entry/entry-client.tsx'));
}, 120_000);
afterAll(() => shop.close());

/** The commerce API answers; whatever else the page asks for is not there. */
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

const contexts = ['fi', 'se', 'no', 'dk', 'en'].flatMap(market =>
  requiredLocales.flatMap(locale =>
    (['PERSON', 'ORGANIZATION'] as const).flatMap(customerType =>
      [true, false].map((vatIncluded): Segment => ({ market, locale, customerType, vatIncluded })),
    ),
  ),
);

/** What React and the page complain about while it comes alive. */
async function complaintsOf(path: string, segment: Segment): Promise<string[]> {
  const outcome = await shop.show(path, segment);
  if (outcome.kind !== 'page') return [`${path} leads on`];
  const heard: string[] = [];
  const hear = (...words: unknown[]) => {
    // Server and browser are one process here.
    if (!String(words[0]).startsWith('Detected multiple renderers')) heard.push(words.map(String).join(' '));
  };
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(console, 'warn').mockImplementation(hear);
  vi.stubGlobal('reportError', hear);
  history.replaceState(null, '', path);
  document.documentElement.innerHTML = outcome.html.replace(/^<!doctype html>/, '');
  const wake = await new Promise<(element: Element) => Promise<void> | null>((settle, fail) => {
    startApp(settle).catch(fail);
  });
  for (const widget of document.querySelectorAll('[data-widget]')) void wake(widget);
  await settled();
  for (const root of roots.splice(0)) root.unmount();
  return heard.map(words => `${path}: ${words}`);
}

/** All code that was asked for is here, and React has done what it does with it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise(resolve => setTimeout(resolve));
  }
}

it.each(localeCodes)('has an address of every page in %s', async locale => {
  const found = (await shop.addressesOfPages(locale)).map(path => shop.pageAt(path, locale));
  expect(shop.reports).toEqual([]);
  expect(found.toSorted()).toEqual(shop.pages.toSorted());
});

async function categoryPage(path: string): Promise<Document> {
  const outcome = await shop.show(path, {
    market: 'fi',
    locale: 'fi',
    customerType: 'PERSON',
    vatIncluded: true,
  });
  if (outcome.kind !== 'page') throw new Error(`${path} has no page`);
  return new DOMParser().parseFromString(outcome.html, 'text/html');
}

it('shows the path to a category with all categories above it', async () => {
  const page = await categoryPage('/c/vinssit/vinssitarvikkeet/vinssikoydet');
  const items = [...page.querySelectorAll('main nav[aria-label="Sijaintisi sivustolla"] li')];
  expect(items.map(item => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Etusivu', '/'],
    ['Vinssit', '/c/vinssit'],
    ['Vinssitarvikkeet', '/c/vinssit/vinssitarvikkeet'],
    ['Vinssiköydet', undefined],
  ]);
});

it('lists the most sold products of a category first', async () => {
  const page = await categoryPage('/c/vinssit');
  expect(page.querySelector('main select option[selected]')?.textContent).toBe('Ostetuimmat');
});

it.each(contexts)(
  'says nothing in $market, $locale, to $customerType, with VAT: $vatIncluded',
  async segment => {
    const complaints: string[] = [];
    for (const path of await shop.addressesOfPages(segment.locale))
      complaints.push(...(await complaintsOf(path, segment)));
    expect(complaints).toEqual([]);
  },
  300_000,
);
