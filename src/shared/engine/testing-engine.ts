/** Test fixtures: a page context, and services of an empty shop that tests extend. */

import { plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { byLocale } from '#i18n/locales.ts';
import type { SafeHtml } from '#kernel/html/safe-html.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { type AnyWidget, defineWidget, type PageContext } from './definition/contract.ts';
import type { PageDocument, RegionNode } from './definition/page-document.ts';
import type { ResolvedPage } from './definition/resolved-page.ts';
import { createDocumentHead } from './head/document-head.ts';
import { contentOfArea } from './load/content-of-area.ts';
import type { PageServices } from './load/page-services.ts';
import { overridePage } from './resolve/override-page.ts';
import { type LocalisedPage, localisePage } from './resolve/page-steps.ts';
import { resolvePage } from './resolve/resolve-page.ts';
import { createRouteTable } from './route/route-table.ts';

export const testContext = (changes: Partial<PageContext> = {}): PageContext => ({
  segment: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true },
  path: '/',
  prefix: '',
  query: {},
  route: { name: 'index', params: {} },
  origin: 'https://shop.example',
  config: noPublicConfig,
  now: new Date('2026-06-01T12:00:00Z'),
  ...changes,
});

export const testWidget = (changes: Partial<AnyWidget> = {}): AnyWidget => ({
  ...defineWidget({ type: 'box', hydrate: 'never', view: () => null }),
  version: 1,
  ...changes,
});

export interface TestPageServices {
  services: PageServices;
  /** Codes of all reports. */
  reports: string[];
}

/** @param widgets by type; @param changes of the default services */
export function testShop(
  widgets: Readonly<Record<string, AnyWidget>> = {},
  changes: Partial<PageServices> = {},
): TestPageServices {
  const reports: string[] = [];
  const services: PageServices = {
    api: {},
    routes: createRouteTable([
      { name: 'index', pageId: 'home', paths: byLocale(() => '/'), access: 'public' },
      {
        name: 'checkout',
        pageId: 'checkout',
        paths: { ...byLocale(() => '/kassa'), sv: '/kassan' },
        access: 'public',
      },
    ]),
    sources: {},
    documentHead: createDocumentHead({}),
    features: [],
    widget: type => Promise.resolve(widgets[type]),
    widgetTypeOfCmsName: name => (widgets[name] ? name : undefined),
    area: () => Promise.resolve(null),
    fields: () => undefined,
    contentOfArea,
    safeHtml: html => Promise.resolve(`safe:${html}` as SafeHtml),
    acceptCms: (_type, props) => props,
    hasPicture: type => widgets[type]?.hasPicture === true,
    message: (_locale, id, values) => (values ? `${id} ${JSON.stringify(values)}` : id),
    addresses: createAddresses(plainPlan('https://shop.example')),
    report: code => reports.push(code),
    ...changes,
  };
  return { services, reports };
}

export const testPage = (main: RegionNode[], changes: Partial<PageDocument> = {}): PageDocument => ({
  kind: 'page',
  id: 'home',
  pageType: 'Front Page',
  layout: 'default',
  route: { name: 'index', paths: '/', access: 'public' },
  regions: { main },
  ...changes,
});

/** A container with one instance of each type; ids combine container, type and index. */
export const testContainer = (
  id: string,
  ...types: string[]
): Extract<RegionNode, { kind: 'container' }> => ({
  kind: 'container',
  id,
  layout: 'full',
  widgets: types.map((type, index) => ({ type, v: 1, id: `${id}-${type}-${index}`, props: {} })),
});

/** A page in the language in which it was written. */
export const testLocalised = (
  page: PageDocument,
  parts: Partial<Pick<LocalisedPage, 'fragments' | 'content'>> = {},
): LocalisedPage =>
  localisePage(
    overridePage({ page, fragments: {}, content: [], overrides: [], ...parts }, testContext().segment),
    part => part,
  );

/** Takes a page through all its steps. */
export const resolveTestPage = (
  page: PageDocument,
  context: PageContext,
  services: PageServices,
  parts?: Partial<Pick<LocalisedPage, 'fragments' | 'content'>>,
): Promise<ResolvedPage> => resolvePage(testLocalised(page, parts), context, services);
