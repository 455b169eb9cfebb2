/** Renders the front page with these widgets, from the page file or from the content system, with the storefront of the server. */

import type { Transport } from '#api/transport.ts';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { RegionNode } from '#engine/definition/page-document.ts';
import { testContext, testPage, testShop } from '#engine/testing-engine.ts';
import { createStorefront } from '#entry/entry-server.tsx';
import { noPublicConfig } from '#kernel/public-config.ts';
import { demoProfile } from './demo-profile.ts';
import { type CmsWidget, cmsArea } from './samples/cms-area.ts';

const price = {
  sellingPriceIncVat: 1,
  sellingPriceExVat: 1,
  sellingPriceIncVatFormatted: '1 €',
  sellingPriceExVatFormatted: '1 €',
  regularPriceIncVatFormatted: '1 €',
  regularPriceExVatFormatted: '1 €',
  isDiscounted: false,
  discountPercentage: 0,
};
const product = {
  productId: 1,
  alias: 'a',
  name: 'A',
  canonicalUrl: '/p/a',
  unitPrice: price,
  productImages: [],
};

export interface RenderedPage {
  html: string;
  status: number;
  /** Code and details of each report, in order. */
  reports: { code: string; details: Record<string, unknown> }[];
}

interface AreaPageOptions {
  cms?: readonly CmsWidget[];
  /** Widgets of the page file, before the area. */
  widgets?: readonly WidgetInstance[];
  /** Streams the page, as personal pages are. */
  streamed?: boolean;
  /** Renders the page for an author with preview access. */
  draft?: boolean;
}

export async function areaPage({
  cms = [],
  widgets = [],
  streamed = false,
  draft = false,
}: AreaPageOptions): Promise<RenderedPage> {
  const answers: Readonly<Record<string, unknown>> = {
    WidgetArea: { widgetArea: cmsArea(cms) },
    ProductList: {
      products: { count: 1, products: [product], filters: null, similar: [], unknownModel: null },
    },
  };
  const run = ({ name }: { name: string }) =>
    Promise.resolve((answers[name] ?? { getMenuAtLocation: null }) as never);
  const transport: Transport = { query: run, mutate: run };
  const reports: RenderedPage['reports'] = [];
  const { addresses } = testShop().services;
  const main: RegionNode[] = [
    { kind: 'container', id: 'own', layout: 'full', widgets: [...widgets] },
    {
      kind: 'area',
      id: 'front',
      family: 'Frontpage',
      areaName: 'The front page area',
      ...(draft ? { preview: true } : {}),
    },
  ];
  const storefront = createStorefront({
    pages: [
      testPage(main, {
        seo: { title: 'Etusivu' },
        ...(draft ? { route: { name: 'index', paths: '/', access: 'preview' } } : {}),
      }),
      { ...testPage([], { id: 'error', seo: { title: 'Virhe' } }), route: undefined } as never,
    ],
    fragments: {},
    layouts: [],
    overrides: [],
    assets: { boot: '/b.js', styles: () => [], preloads: [], modules: () => [] },
    channelId: '1|fi',
    addresses: () => addresses,
    features: [],
    config: { ...noPublicConfig, flowboxActive: true, nostoAccountId: 'shop-1' },
    shop: demoProfile,
    delivery: () => null,
    report: (code, _message, details = {}) => reports.push({ code, details }),
  });
  const request = { path: '/', query: {}, segment: testContext().segment, transport, now: new Date() };
  const outcome = streamed ? await storefront.stream(request, 'n') : await storefront.render(request);
  if ('body' in outcome)
    return { html: (await outcome.body.toArray()).map(String).join(''), status: outcome.status, reports };
  if (outcome.kind !== 'page') throw new Error('The front page redirects');
  return { html: outcome.html, status: outcome.status, reports };
}
