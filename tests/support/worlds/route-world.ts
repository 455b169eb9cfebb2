/** The shop's routes with empty pages, answered by the server over real HTTP and by the browser's router. */

import { createMemoryRouter } from 'react-router-dom';
import type { Transport } from '#api/transport.ts';
import { createPageRouter } from '#app/navigation/page-router.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { createRouteTable } from '#engine/route/route-table.ts';
import { resolveTestPage, testLocalised, testPage, testShop } from '#engine/testing-engine.ts';
import type { PageState } from '#engine/view/serialise-page.ts';
import { createStorefront } from '#entry/entry-server.tsx';
import { type AddressPlan, type MarketLocale, plainPlan } from '#i18n/address-plan.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { pages as pageFiles } from '#registry/pages-server.gen.ts';
import { routes as browserRoutes } from '#registry/routes.gen.ts';
import { withSearchForm } from '#server/files/search-redirect.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { createPages } from '#server/render/pages-handler.ts';
import { fakeEdge } from '#server/testing/fake-edge.ts';
import { fakePreview } from '#server/testing/fake-preview.ts';
import { fakeVisitors } from '#server/testing/fake-visitors.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { demoProfile } from '../demo-profile.ts';

export const origin = 'https://kauppa.example';
const markets: AddressPlan['markets'] = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv', 'en'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['fi', 'sv'] },
  { alias: 'dk', country: 'DK', defaultLocale: 'sv', locales: ['sv'] },
];
export const modes = {
  'language in the path': {},
  'market in the path': { marketInPath: true },
  'a host per language': { origins: { fi: origin, sv: 'https://butik.example' } },
} satisfies Record<string, Partial<AddressPlan>>;

export const planOf = (mode: keyof typeof modes): AddressPlan => ({
  ...plainPlan(origin),
  markets,
  ...modes[mode],
});

/** A page without content; its title is its id. */
const documents = Object.values(pageFiles).map(file => {
  const { data: _data, seo: _seo, ...rest } = file as PageDocument;
  const regions = Object.fromEntries(Object.keys(rest.regions).map(name => [name, []]));
  return { ...rest, regions, seo: { title: `page ${rest.id}` } };
});
const ids = new Map(documents.map(document => [document.id, document]));

const nothing = () => Promise.resolve({ getMenuAtLocation: null, urlHistory: null } as never);
const transport: Transport = { query: nothing, mutate: nothing };

/** Route parameters in the state of the page. */
function paramsOf(html: string): Record<string, string> | null {
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1];
  if (state === undefined) return null;
  const read = JSON.parse(state) as { state: { page: PageState } };
  return read.state.page.context.route.params;
}

/** A server of the shop that returns status, page and redirect target. */
export async function serverWorld(mode: keyof typeof modes, features: readonly string[] = []) {
  const visitors = fakeVisitors(planOf(mode));
  const reports: string[] = [];
  const storefront = createStorefront({
    pages: documents,
    // Pages have no layout: routing does not depend on it.
    layouts: [],
    fragments: {},
    overrides: [],
    assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
    channelId: '1|fi',
    addresses: visitors.addresses,
    features,
    config: noPublicConfig,
    shop: demoProfile,
    delivery: () => null,
    report: (code, _message, details) => reports.push(`${code} ${String(details?.error ?? '')}`),
  });
  const pages = createPages({
    storefront: () => storefront,
    declaredQueries: () => new Map(),
    cache: null,
    inTurn: (_request, render) => render(),
    edge: fakeEdge(),
    headers: createSecurityHeaders({ publicOrigin: origin }),
    rules: {
      defaultMarket: 'fi',
      timeZone: 'Europe/Helsinki',
      isMarket: name => markets.some(({ alias }) => alias === name),
      customerTypes: noPublicConfig.shopper.customerTypes,
    },
    origin,
    publicTransport: () => transport,
    sharedMenus: () => load => load(transport),
    ownOrigins: new Set([origin]),
    personalTransport: () => transport,
    preview: fakePreview(false),
    ...visitors,
  });
  const shown = withSearchForm(pages.handle, visitors.addresses);
  const http = await httpWorld(
    [],
    (request, reply) => {
      // Fetch connects to the socket's host; the header names the host that the test means.
      request.raw.headers.host = String(request.headers['x-test-host']);
      return shown(request, reply);
    },
    { addressRules: pages },
  );

  /** @param locale selects the host where each language has its own. */
  async function ask(path: string, options: { cookie?: string; locale?: LocaleCode; method?: string } = {}) {
    const { cookie = '', locale = 'fi', method = 'GET' } = options;
    const { host } = new URL(visitors.addresses().origin(locale));
    const answer = await http.get(path, { cookie, 'x-test-host': host }, { method });
    const body = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      headers: answer.headers,
      page: /<title>page (\S+) – ATV Huset<\/title>/.exec(body)?.[1] ?? null,
      params: paramsOf(body),
      body,
    };
  }

  /** Follows redirects as a browser does, on our hosts only. */
  async function visit(path: string, options: { cookie?: string; locale?: LocaleCode } = {}) {
    const steps: string[] = [];
    let at = path;
    let locale = options.locale ?? 'fi';
    for (;;) {
      const answer = await ask(at, { ...options, locale });
      if (answer.location === null || steps.length > 5) return { ...answer, at, steps };
      steps.push(`${answer.status} ${answer.location}`);
      const next = new URL(answer.location, visitors.addresses().origin(locale));
      locale = next.origin === visitors.addresses().origin('sv') && next.origin !== origin ? 'sv' : locale;
      at = next.pathname + next.search;
    }
  }
  return { ...http, ask, visit, reports, addresses: visitors.addresses(), signedIn: visitors.signedIn };
}

type BrowserAnswer =
  | { page: string; at: string; params: Readonly<Record<string, string>> }
  | { left: string };

/** Result of a navigation in the browser, from the front page of a market and language. */
export async function browserGoes(
  mode: keyof typeof modes,
  at: MarketLocale,
  href: string,
  { isSignedIn = false, features = [] as readonly string[] } = {},
): Promise<BrowserAnswer> {
  const { addresses } = (await import('#server/testing/fake-visitors.ts')).fakeVisitors(planOf(mode));
  const routes = createRouteTable(browserRoutes);
  const shop = testShop({}, { addresses: addresses(), routes, features });
  const home = addresses().path(at, '/');
  const segment = { ...at, customerType: 'PERSON' as const, vatIncluded: true };
  const context = { segment, origin: addresses().origin(at.locale), config: noPublicConfig };
  const page = await resolveTestPage(
    testPage([]),
    {
      ...context,
      ...{ path: '/', prefix: '', query: {}, route: { name: 'index', params: {} }, now: new Date() },
    },
    shop.services,
  );
  return new Promise(resolve => {
    const { router, go } = createPageRouter({
      createRouter: (objects, options) => createMemoryRouter(objects, { ...options, initialEntries: [home] }),
      entries: browserRoutes,
      services: shop.services,
      ...context,
      inArms: whole => Promise.resolve({ ...whole, tried: undefined }),
      document(id) {
        const page = ids.get(id);
        return Promise.resolve(page && testLocalised(page));
      },
      fetchAhead: () => undefined,
      thirdParties: [],
      layout: () => 'default',
      page: () => page,
      shown: () => home,
      isCurrent: () => true,
      isSignedIn: () => isSignedIn,
      rememberCard: () => undefined,
      returnToCard: () => false,
      preferred: () => null,
      isWorthShowing: () => true,
      commit(next) {
        const { pathname, search } = router.state.location;
        resolve({ page: next.id, at: pathname + search, params: next.context.route.params });
        return Promise.resolve();
      },
      hydratePending: () => undefined,
      loadDocument: left => resolve({ left }),
      setPending: () => undefined,
    });
    go(href);
  });
}

export const layoutOf = (pageId: string): string | undefined => ids.get(pageId)?.layout;
export { browserRoutes };
