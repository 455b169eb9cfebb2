/** A storefront of three pages: public, personal, and for customers only; counts its renders. */

import { Readable } from 'node:stream';
import { createRouteTable, type RouteEntry } from '#engine/route/route-table.ts';
import { byLocale } from '#i18n/locales.ts';
import type { Experiments } from '#kernel/experiment/choose-arm.ts';
import type { PageOutcome, PageRequest, Storefront } from '#ssr/storefront.ts';

export interface FakeStorefront extends Storefront {
  requests: PageRequest[];
  /** Of pages, by their id. */
  experiments: Record<string, Experiments>;
  /** Replaces the next answers. */
  answers: (() => Promise<PageOutcome>)[];
  /** Replaces the next answer of queries. */
  data: (() => ReturnType<Storefront['pageAnswers']>)[];
}

const entry = (
  name: string,
  path: string,
  access: RouteEntry['access'] = 'public',
  personal = false,
): RouteEntry => ({ name, pageId: name, paths: byLocale(() => path), access, personal });
const table: readonly RouteEntry[] = [
  entry('index', '/'),
  entry('list', '/list'),
  entry('checkout', '/checkout', 'public', true),
  entry('settings', '/account', 'customer'),
  entry('login', '/login', 'anonymous'),
  entry('preview-widgets', '/preview-widgets', 'preview', true),
  entry('content-preview', '/content/preview', 'preview', true),
];

export function fakeStorefront(): FakeStorefront {
  const requests: PageRequest[] = [];
  const answers: (() => Promise<PageOutcome>)[] = [];
  const data: FakeStorefront['data'] = [];
  const routes = createRouteTable(table);
  const page = (status: number, html: string, storable: boolean): PageOutcome => ({
    kind: 'page',
    status,
    html,
    // As of a real page, which has menus.
    tags: ['page:test', 'menu'],
    storable,
  });
  return {
    requests,
    experiments: {},
    answers,
    data,
    routes,
    migrate: widget => widget,
    experimentsOf(pageId) {
      return this.experiments[pageId];
    },
    async render(request) {
      requests.push(request);
      const next = answers.shift();
      if (next) return next();
      if (!request.match) return page(404, `<h1>404 ${requests.length}</h1>`, false);
      const { market, locale, customerType, vatIncluded } = request.segment;
      const filling = 'Renkaat ja vanteet mönkijään. '.repeat(60);
      return page(
        200,
        `<h1>${request.path} ${market} ${locale} ${customerType} ${vatIncluded} ${JSON.stringify(request.query)} #${requests.length}</h1>${JSON.stringify(request.arms ?? {})}${filling}`,
        true,
      );
    },
    async stream(request, nonce) {
      requests.push(request);
      return {
        status: 200,
        body: Readable.from([`<h1>${request.path}</h1>`, `<script nonce="${nonce}">1</script>`]),
      };
    },
    takesForms: pageId => pageId === 'checkout',
    async pageAnswers(request) {
      requests.push(request);
      const next = data.shift();
      if (next) return next();
      const answer = { id: 'query', variables: { path: request.path, ...request.query }, data: {} };
      return {
        kind: 'page',
        status: 200,
        html: JSON.stringify([answer]),
        isData: true,
        tags: ['page:test'],
        storable: true,
      };
    },
    async submenus(request) {
      requests.push(request);
      const next = answers.shift();
      return next ? next() : page(200, `<ul data-groups-of="1">${request.segment.locale}</ul>`, true);
    },
    async panels(request) {
      requests.push(request);
      const next = answers.shift();
      return next ? next() : page(200, `<dialog lang="${request.segment.locale}"></dialog>`, true);
    },
    errorPage: (_request, status) => Promise.resolve(page(status, `<h1>Error ${status}</h1>`, false)),
  };
}
