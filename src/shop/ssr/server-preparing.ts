/** Prepares a resolved page for React and the document. */
import { serverIntl } from '#i18n/server-intl.ts';
import type { LayoutMenus } from '#app/context/layout-menus.ts';
import { localiseReferences } from '#engine/values/localise-references.ts';
import { layoutContentOf, frameOf } from '#app/context/frame.ts';
import { pageLanguages } from '#app/context/page-languages.ts';
import { makeLink } from '#engine/load/make-link.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import { toPageState } from '#engine/view/serialise-page.ts';
import { createShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { Engine } from '#engine/view/engine-context.ts';
import { createElement } from 'react';
import { createAliasesFor } from './aliases-for.ts';
import { createCanvasStates } from './canvas-states.ts';
import { BrokenWidget } from './broken-widget.tsx';
import type { DocumentParts } from './document.ts';
import { createLayoutHtml } from './layout-html.tsx';
import { ownStylesOf } from './own-styles.ts';
import { announcementsOf } from './announcements.tsx';
import { createServerEngine } from './server-engine.ts';
import { namelessProfile } from '#kernel/shop-profile.ts';
import { noPorts } from './server-ports.ts';
import type { PageRequest, StorefrontOptions } from './storefront.ts';
import { widgets } from '#registry/widgets-server.gen.ts';

export function createServerPreparing(options: StorefrontOptions, routes: RouteTable) {
  const { layouts, assets, channelId, addresses, features, config, managed, report } = options;
  const aliasesFor = createAliasesFor(options);
  const canvasStates = createCanvasStates(options, aliasesFor);
  const engine = createServerEngine(widgets, report, features);
  const layoutHtml = createLayoutHtml();
  const draft: Engine = { ...engine, failed: widget => createElement(BrokenWidget, widget) };

  /** Everything that React and the document need from a resolved page. */
  return async function prepare(page: ResolvedPage, request: PageRequest, menus: LayoutMenus) {
    const { locale } = request.segment;
    const { shop } = page.context.config;
    const intl = serverIntl(locale, shop);
    const types = widgetsOf(page);
    const languages = pageLanguages(page, addresses());
    const pathTo = (name: string, params?: Readonly<Record<string, string>>) =>
      addresses().path(request.segment, routes.pathOf(name, locale, params));
    const aliases = (await aliasesFor(layouts, request.segment)) ?? {};
    const frame = frameOf(layouts, page.layout, features);
    const layoutContent = layoutContentOf(layouts, page.layout, {
      ...{ locale, now: request.now },
      demoText: shop.isDemo ? intl.formatMessage({ id: 'DEMO_NOTICE' }) : null,
      link: address =>
        makeLink(localiseReferences(address, locale, aliases), request.segment, {
          routes,
          addresses: addresses(),
        }),
    });
    const canvas = await canvasStates(page, request);
    const { messageChangesAt: turnsAt } = layoutContent;
    if (turnsAt && !(page.expiresAt && page.expiresAt < turnsAt)) page.expiresAt = turnsAt;
    const parts: DocumentParts = {
      head: page.head,
      shopName: shop.name,
      look: (options.shop ?? namelessProfile).look,
      locale,
      assets: canvas ? { ...assets, boot: assets.canvas ?? assets.boot } : assets,
      widgetTypes: [
        ...new Set([...types.map(widget => widget.type), ...(frame.newsletter ? ['newsletter'] : [])]),
      ],
      hydratingTypes: hydratingTypes(types),
      extent: page.personal ? 'all' : 'first',
      // The preview tool measures nothing, so it needs no consent banner.
      announcements:
        page.access === 'preview' || canvas
          ? ''
          : announcementsOf(locale, pathTo('content', { alias: 'cookies' })),
      state: {
        page: toPageState(page, type => widgets[type]),
        frame,
        languages,
        addresses: addresses().plan,
        channelId,
        features,
        ...(canvas ? { canvas, menus: { 'main-mobile': menus.phone ?? [], 'top-bar': menus.topBar } } : {}),
        ...managedState(managed, routes),
      },
      ...ownStylesOf(types, widgets),
    };
    const props = {
      page,
      engine: page.access === 'preview' || canvas ? draft : engine,
      intl,
      stores: createShopperStores(request.segment, noPorts, config.shopper),
      environment: {
        ...{ isServer: true, frame, menus, layoutContent, languages },
        hasAllSubmenus: canvas !== undefined,
        parts: undefined,
        addresses: addresses(),
        pathTo,
        hasPage: (name: string) => routes.entries.some(entry => entry.name === name),
        navigate: () => undefined,
        menuAt: () => Promise.resolve(null),
      },
    };
    const html = layoutHtml(menus, props);
    return { parts, props: { ...props, environment: { ...props.environment, parts: html } } };
  };
}

const widgetsOf = ({ regions }: ResolvedPage) =>
  Object.values(regions).flatMap(containers => containers.flatMap(({ widgets: own }) => own));

/** Of widgets that hydrate without being seen. */
const hydratingTypes = (all: ReturnType<typeof widgetsOf>): string[] => [
  ...new Set(all.flatMap(({ type, hydrate }) => (hydrate === 'load' || hydrate === 'idle' ? [type] : []))),
];

/** Routes of pages that the browser's build does not have. */
const managedState = (managed: StorefrontOptions['managed'], { entries }: RouteTable) =>
  managed ? { managed: { routes: entries.filter(({ pageId }) => managed.newPages.includes(pageId)) } } : {};
