/** Prepares a resolved page for React. */

import { type ComponentProps, createElement } from 'react';
import type { LayoutMenus } from '#app/context/layout-menus.ts';
import type { ShopApp } from '#app/layouts/page/shop-app.tsx';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import type { Engine } from '#engine/view/engine-context.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { type Segment, segmentKey } from '#kernel/segment.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import { createShopperStores, type ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { BrokenWidget } from './broken-widget.tsx';
import { createHtmlCache, type PageParts } from './html-cache.tsx';
import { createLayoutHtml, panelsHtml } from './layout-html.tsx';
import type { PageSurroundings } from './page-surroundings.ts';
import { createServerEngine } from './server-engine.ts';
import { noPorts } from './server-ports.ts';
import type { StorefrontOptions } from './storefront.ts';

type AppProps = ComponentProps<typeof ShopApp>;

interface Prepared {
  /** Of the page's root. */
  props: AppProps;
  /** Keeps the static parts of a page that visitors share and that is rendered as a whole. */
  parts: PageParts | null;
}

const isShared = ({ access, personal }: ResolvedPage, canvas: PageSurroundings['canvas']): boolean =>
  access === 'public' && !personal && !canvas;

/** Stores of pages that visitors share: rendering reads them, and nothing on the server writes to them. */
function createSharedStores(shopper: StorefrontOptions['config']['shopper']) {
  const made = new Map<string, ShopperStores>();
  return (segment: Segment): ShopperStores => {
    const key = segmentKey(segment);
    const stores = made.get(key) ?? createShopperStores(segment, noPorts, shopper);
    made.set(key, stores);
    return stores;
  };
}

export function createServerPreparing(options: StorefrontOptions, routes: RouteTable) {
  const { addresses, features, config, report } = options;
  const engine = createServerEngine(widgets, report, features);
  const layoutHtml = createLayoutHtml();
  const partsOf = createHtmlCache();
  const storesOf = createSharedStores(config.shopper);
  const draft: Engine = { ...engine, failed: widget => createElement(BrokenWidget, widget) };

  function propsOf(
    page: ResolvedPage,
    menus: LayoutMenus,
    { canvas, frame, layoutContent, languages, pathTo }: PageSurroundings,
  ): AppProps {
    const { segment, config: shown } = page.context;
    return {
      page,
      engine: page.access === 'preview' || canvas ? draft : engine,
      intl: serverIntl(segment.locale, shown.shop),
      // Of what visitors share, nothing is known of any of them.
      stores: isShared(page, canvas)
        ? storesOf(segment)
        : createShopperStores(segment, noPorts, config.shopper),
      environment: {
        ...{ isServer: true, frame, menus, layoutContent, languages, pathTo },
        hasAllSubmenus: canvas !== undefined,
        parts: undefined,
        addresses: addresses(),
        hasPage: (name: string) => routes.entries.some(entry => entry.name === name),
        navigate: () => undefined,
        menuAt: () => Promise.resolve(null),
      },
    };
  }

  return {
    /** The parts that only the server renders are rendered here. */
    prepare(page: ResolvedPage, menus: LayoutMenus, around: PageSurroundings): Prepared {
      const props = propsOf(page, menus, around);
      const parts = layoutHtml(menus, props);
      return {
        props: { ...props, environment: { ...props.environment, parts } },
        parts: isShared(page, around.canvas) ? partsOf(props) : null,
      };
    },

    /** HTML of the panels, which all pages of the segment share. */
    panels: (page: ResolvedPage, menus: LayoutMenus, around: PageSurroundings): string =>
      panelsHtml(propsOf(page, menus, around)),
  };
}
