/** HTML that the server caches of static parts: made once for all that it is made of, and shown to no one else. */
import { useId } from 'react';
import { expect, it } from 'vitest';
import { testEnvironment } from '#app/layouts/common/testing-frame.tsx';
import { ProductGrid } from '#components/product/product-grid.tsx';
import { usePlainVehicle } from '#components/vehicle/plain-vehicle.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';
import { testWidget } from '#engine/testing-engine.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { Segment } from '#kernel/segment.ts';
import { createShopperStores } from '#stores/shopper/shopper-stores.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { createHtmlCache } from './html-cache.tsx';
import { renderRoot } from './render-root.tsx';
import { createServerEngine } from './server-engine.ts';
import { noPorts } from './server-ports.ts';
import { createServerRegion } from './server-region.tsx';
import { renderSharedRoot } from './shared-root.ts';

const renders: string[] = [];

const Choosing = () => <a href={usePlainVehicle().formHref}>vehicle</a>;

function Labelled() {
  renders.push('labelled');
  return <p id={useId()}>labelled</p>;
}

const widgets = {
  cards: testWidget({
    type: 'cards',
    hydrate: 'never',
    view: ({ data }) => {
      renders.push('cards');
      return <ProductGrid products={data as ReturnType<typeof aProduct>[]} />;
    },
  }),
  clock: testWidget({
    type: 'clock',
    hydrate: 'never',
    view: ({ page }) => <p>{page.now.toISOString()}</p>,
  }),
  broken: testWidget({
    type: 'broken',
    hydrate: 'never',
    view: () => {
      throw new Error('broken');
    },
  }),
  live: testWidget({
    type: 'live',
    hydrate: 'visible',
    view: () => {
      renders.push('live');
      return <p className="a">live</p>;
    },
  }),
  choosing: testWidget({ type: 'choosing', hydrate: 'never', view: Choosing }),
  labelled: testWidget({
    type: 'labelled',
    hydrate: 'visible',
    view: Labelled,
  }),
};

const widgetOf = (type: keyof typeof widgets, data: unknown = [aProduct()]): ResolvedWidget => ({
  ...{ id: type, type, props: {}, loaded: { state: 'ok', data }, hydrate: widgets[type].hydrate as never },
  place: { priority: 'lazy', layout: 'full', design: 'default', sizes: '100vw' },
  origin: { kind: 'file', file: 'test' },
});

interface Shown {
  widgets?: readonly ResolvedWidget[];
  segment?: Partial<Segment>;
  context?: Partial<PageContext>;
}

function aServer() {
  const partsOf = createHtmlCache();
  const { addresses } = testEnvironment();
  return async ({ widgets: shown = [widgetOf('cards')], segment = {}, context = {} }: Shown = {}) => {
    const environment = { ...testEnvironment(), addresses };
    const own = { ...environment.page.context.segment, ...segment };
    const container = { id: 'c', layout: 'full', design: 'default', mobile: 'stack' } as const;
    const page = {
      ...environment.page,
      context: { ...environment.page.context, ...context, segment: own },
      regions: { main: [{ ...container, widgets: [...shown] }] },
    };
    const props = {
      ...{ page, environment, intl: serverIntl(own.locale) },
      engine: createServerEngine(widgets, () => undefined),
      stores: createShopperStores(own, noPorts),
    };
    renders.length = 0;
    const html = await renderSharedRoot(props, partsOf(props), () => undefined);
    const parts = partsOf(props);
    const withReact = async () => {
      const engine = { ...props.engine, region: createServerRegion(parts) };
      return parts.assemble(await renderRoot({ ...props, engine }, () => undefined));
    };
    return { html, withReact, renders: renders.length };
  };
}

it('makes a static widget once for the pages that show the same', async () => {
  const show = aServer();
  const [first, second] = [await show(), await show()];
  expect([first.renders, second.renders]).toEqual([1, 0]);
  expect(second.html).toBe(first.html);
  expect(first.html).toContain('299,00 €');
});

it('makes it again when a price has changed, and never shows the old one', async () => {
  const show = aServer();
  await show();
  const cheaper = aProduct();
  const changed = {
    ...cheaper,
    price: { ...cheaper.price, sellingIncVat: 1, sellingIncVatFormatted: '1,00 €' },
  };
  const { html } = await show({ widgets: [widgetOf('cards', [changed])] });
  expect(html).toContain('1,00 €');
  expect(html).not.toContain('299,00');
});

it.each([
  ['VAT display', { segment: { vatIncluded: false } }],
  ['customer type', { segment: { customerType: 'ORGANIZATION' } }],
  ['market', { segment: { market: 'se' } }],
  ['language', { segment: { locale: 'sv' } }],
  ['query', { context: { query: { sort: 'PRICE' } } }],
  ['path', { context: { path: '/elsewhere' } }],
] as const)('makes it for each %s', async (_, other) => {
  const show = aServer();
  await show();
  expect((await show(other)).renders).toBe(1);
  expect((await show()).renders).toBe(0);
  // As without anything kept.
  expect((await show(other)).html).toBe((await aServer()(other)).html);
});

it('keeps nothing that depends on the time', async () => {
  const show = aServer();
  const at = async (now: string) =>
    (await show({ widgets: [widgetOf('clock')], context: { now: new Date(now) } })).html;
  expect(await at('2026-01-01T00:00:00Z')).toContain('2026-01-01');
  expect(await at('2026-02-02T00:00:00Z')).toContain('2026-02-02');
});

it('leaves out a widget that fails, and shows the others', async () => {
  const show = aServer();
  const { html } = await show({ widgets: [widgetOf('broken'), widgetOf('cards')] });
  expect(html).toContain('299,00 €');
});

it('makes what hydrates once as well, in the boundary that React looks for, and leaves no mark in the page', async () => {
  const show = aServer();
  const shown = { widgets: [widgetOf('live'), widgetOf('cards')] };
  const [first, second] = [await show(shown), await show(shown)];
  expect([first.renders, second.renders]).toEqual([2, 0]);
  expect(second.html).toBe(first.html);
  expect(first.html).toContain('<!--$--><p class=a>live</p><!--/$-->');
  expect(first.html).not.toMatch(/<!--[0-9a-f]{8}-/);
});

it('leads to the page where a vehicle is chosen without scripts (R-VEHICLE-30)', async () => {
  const { html } = await aServer()({ widgets: [widgetOf('choosing')] });
  expect(html).toContain(`<a href="${testEnvironment().pathTo('vehicle-form')}">vehicle`);
});

it('puts a page together as React would render it', async () => {
  const show = aServer();
  const only = (widget: ResolvedWidget): ResolvedWidget => ({ ...widget, id: 'a"b', only: 'phone' });
  const shown = { widgets: [only(widgetOf('live')), widgetOf('cards')] };
  for (const { html, withReact } of [await show(shown), await show(shown)])
    expect(html).toBe(await withReact());
});

it('leaves to React what hydrates with ids that it makes by the place in the page', async () => {
  const show = aServer();
  const shown = { widgets: [widgetOf('labelled')] };
  await show(shown);
  const { html, renders: times } = await show(shown);
  expect(times).toBe(1);
  const id = /<p id=([^>]+)>labelled/.exec(html)?.[1];
  // Without the prefix of a part that is kept.
  expect(id).toMatch(/^_R_/);
});
