/** What the document around a rendered page needs: head, assets, and the state that the browser starts from. */
import type { LayoutMenus } from '#app/context/layout-menus.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import { toPageState } from '#engine/view/serialise-page.ts';
import { namelessProfile } from '#kernel/shop-profile.ts';
import { widgets } from '#registry/widgets-server.gen.ts';
import type { Vehicle } from '#stores/visitor/vehicle.ts';
import { announcementsOf } from './announcements.tsx';
import type { DocumentParts } from './document.ts';
import { ownStylesOf } from './own-styles.ts';
import type { PageSurroundings } from './page-surroundings.ts';
import type { StorefrontOptions } from './storefront.ts';

export function createDocumentParts(options: StorefrontOptions, routes: RouteTable) {
  const { assets, channelId, addresses, features, managed } = options;

  return function documentPartsOf(
    page: ResolvedPage,
    menus: LayoutMenus,
    { frame, languages, canvas, pathTo, vehicle }: PageSurroundings & { vehicle: Vehicle | undefined },
  ): DocumentParts {
    const { locale } = page.context.segment;
    const shown = widgetsOf(page);
    return {
      head: page.head,
      shopName: page.context.config.shop.name,
      look: (options.shop ?? namelessProfile).look,
      locale,
      assets: canvas ? { ...assets, boot: assets.canvas ?? assets.boot } : assets,
      widgetTypes: [
        ...new Set([...shown.map(widget => widget.type), ...(frame.newsletter ? ['newsletter'] : [])]),
      ],
      hydratingTypes: hydratingTypes(shown),
      extent: page.personal ? 'all' : 'first',
      ...(hasPanels(frame) && !canvas ? { panels: panelsAddress(pathTo('index')) } : {}),
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
        ...(vehicle ? { vehicle } : {}),
        ...(canvas ? { canvas, menus: { 'main-mobile': menus.phone ?? [], 'top-bar': menus.topBar } } : {}),
        ...managedState(managed, routes),
      },
      ...ownStylesOf(shown, widgets),
    };
  };
}

const hasPanels = ({ menuPanel, cartPanel }: PageSurroundings['frame']) => menuPanel || cartPanel;

/** @param index path of the front page in the market and language of the page */
const panelsAddress = (index: string) => `/panels?to=${encodeURIComponent(index)}`;

const widgetsOf = ({ regions }: ResolvedPage) =>
  Object.values(regions).flatMap(containers => containers.flatMap(({ widgets: own }) => own));

/** Of widgets that hydrate without being seen. */
const hydratingTypes = (all: ReturnType<typeof widgetsOf>): string[] => [
  ...new Set(all.flatMap(({ type, hydrate }) => (hydrate === 'load' || hydrate === 'idle' ? [type] : []))),
];

/** Routes of pages that the browser's build does not have. */
const managedState = (managed: StorefrontOptions['managed'], { entries }: RouteTable) =>
  managed ? { managed: { routes: entries.filter(({ pageId }) => managed.newPages.includes(pageId)) } } : {};
