/** The whole demo shop in one process: database, backend, storefront over the page files, and the addresses of all its pages. */

import { resolve } from 'node:path';
import { pino } from 'pino';
import { createBackend } from '#backend/index.ts';
import { routePath } from '#engine/route/route-path.ts';
import { createRouteTable } from '#engine/route/route-table.ts';
import { createStorefront } from '#entry/entry-server.tsx';
import { plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { withLocale, withoutLocale } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import type { LocaleCode, Segment } from '#kernel/segment.ts';
import type { Commerce, CommerceCaller } from '#server/commerce/commerce.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { persistedDocument } from '#server/commerce/joined-documents.ts';
import { transportOf } from '#server/commerce/transport.ts';
import { readPages } from '#server/pages/read-pages.ts';
import { routeEntryOf } from '#ssr/route-entry.ts';
import type { PageOutcome } from '#ssr/storefront.ts';
import { createDemoDatabase } from './demo-database.ts';
import { demoProfile } from './demo-profile.ts';

const anonymous: CommerceCaller = {
  requestId: 'whole',
  token: null,
  ip: '127.0.0.1',
  userAgent: null,
  idempotencyKey: null,
};

/** Pages that no other page links to. */
const known = (locale: LocaleCode): Readonly<Record<string, string>> => ({
  search: '/s/rengas',
  list: '/l/atv-huset',
  campaign: '/dc/lampimat-kadet',
  content: `/${serverIntl(locale).formatMessage({ id: 'path.terms' })}`,
});

const root = resolve(import.meta.dirname, '../..');

export async function openWholeStorefront(origin: string) {
  const { url, db, drop } = await createDemoDatabase();
  const backend = await createBackend({
    databaseUrl: url,
    logger: pino({ level: 'silent' }),
    origin,
    api: { documentOf: id => persistedDocument(id)?.text },
    connections: 15,
  });
  const commerce = createInProcessCommerce(backend);
  const files = readPages(root);
  const documents = files.pages.map(({ document }) => document);
  const routes = createRouteTable(documents.flatMap(routeEntryOf));
  const reports: string[] = [];
  const addresses = createAddresses(plainPlan(origin));
  const storefront = createStorefront({
    pages: documents,
    layouts: files.layouts.map(({ document }) => document),
    fragments: Object.fromEntries(files.fragments.map(({ document }) => [document.id, document])),
    overrides: files.overrides.map(({ document }) => document),
    assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
    channelId: '1|fi',
    addresses: () => addresses,
    // Documents of all pages are available.
    features: documents.flatMap(({ route }) => (route?.feature ? [route.feature] : [])),
    config: noPublicConfig,
    shop: demoProfile,
    delivery: () => null,
    report: (code, message, { error } = {}) => reports.push(`${code} ${message} ${String(error)}`),
  });
  const show = (
    path: string,
    segment: Segment,
    { through = commerce, now = new Date() }: { through?: Commerce; now?: Date } = {},
  ): Promise<PageOutcome> =>
    storefront.render({
      path,
      query: {},
      segment,
      transport: transportOf(through, anonymous),
      now,
    });

  const pageAt = (path: string, locale: LocaleCode) =>
    routes.match(locale, withoutLocale(path))?.route.pageId;

  /** One address per page, with existing values for its parameters. */
  async function addressesOfPages(locale: LocaleCode): Promise<string[]> {
    const segment = { market: 'fi', locale, customerType: 'PERSON', vatIncluded: true } as const;
    const linked = new Set<string>();
    for (const page of ['index', 'all-products', 'brands']) {
      const path = routes.pathOf(page, locale);
      const shown = await show(withLocale(path, locale), segment);
      const html = shown.kind === 'page' ? shown.html : '';
      for (const [, href = ''] of html.matchAll(/href="([^"#?]+)"/g)) linked.add(decodeURI(href));
    }
    return documents.flatMap(({ id, route }) => {
      if (!route) return [];
      const path = routePath(route.paths, locale) ?? '';
      if (!path.includes(':')) return [withLocale(path, locale)];
      const fixed = known(locale)[id];
      if (fixed) return [withLocale(fixed, locale)];
      return [...linked].find(href => pageAt(href, locale) === id) ?? [];
    });
  }

  return {
    /** Runs an operation as a browser sends it. */
    ask: ({ id, operationName, variables }: { id: string; operationName: string; variables: object }) =>
      commerce.execute({
        documentId: id,
        operationName,
        variables: { ...variables },
        caller: anonymous,
        readOnly: false,
      }),
    db,
    commerce,
    backend,
    /** Ids of the pages that have an address. */
    pages: documents.filter(({ route }) => route).map(({ id }) => id),
    /** Errors on the server. */
    reports,
    show,
    pageAt,
    addressesOfPages,
    async close() {
      await backend.close();
      await drop();
    },
  };
}

export type WholeStorefront = Awaited<ReturnType<typeof openWholeStorefront>>;
