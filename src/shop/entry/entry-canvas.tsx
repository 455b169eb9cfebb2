/**
 * Starts a page of Studio's canvas: hydrates the server's HTML as the shop does, then renders every widget from the
 * documents of the page, which Studio changes by messages. Only pages of the canvas load this module.
 */
import type { MenuItem } from '#api/content/types.ts';
import { createApi } from '#api/create-api.ts';
import { openSubmenu } from '#app/layouts/navigation/open-submenu.ts';
import { brokenWidget } from '#canvas/broken-widget.tsx';
import { createCanvasRegion } from '#canvas/canvas-region.tsx';
import { startCanvas } from '#canvas/start-canvas.ts';
import { requireTrustedTypes } from '#client/boot/trusted-types.ts';
import { createAppEngines } from '#client/hydrate/app-engines.ts';
import { hydrateApp } from '#client/hydrate/hydrate-app.tsx';
import { restoreStores } from '#client/hydrate/when-ready.ts';
import { createBrowserServices } from '#client/navigate/browser-services.ts';
import { createClientStores } from '#client/ports/client-stores.ts';
import { type PageStateOfServer, parseState } from '#client/ports/page-state.ts';
import { createScreen } from '#client/ports/screen.ts';
import { connectShop } from '#client/ports/shop-connection.ts';
import type { Report } from '#engine/definition/report.ts';
import { contentOfArea } from '#engine/load/content-of-area.ts';
import { loadDeferred } from '#engine/load/load-deferred.ts';
import type { CanvasState } from '#engine/resolve/canvas-state.ts';
import { overridePage } from '#engine/resolve/override-page.ts';
import { localisePage } from '#engine/resolve/page-steps.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import { createRoutePaths } from '#engine/route/route-paths.ts';
import { fromPageState } from '#engine/view/serialise-page.ts';
import { loadIntl, nameShop } from '#i18n/load-messages.ts';
import { localiseReferences } from '#kernel/localise-references.ts';
import { routes as routeEntries } from '#registry/routes.gen.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import type { TabChannel } from '#stores/common/ports.ts';
import { vehicleId } from '#stores/visitor/vehicle.ts';

type StateOfCanvas = PageStateOfServer & {
  canvas?: CanvasState;
  /** Those that other pages fetch when they are opened; here with what is not published. */
  menus?: Readonly<Record<string, MenuItem[]>>;
};

/** Other tabs of the shop must not follow what happens in the canvas. */
const noTabs: TabChannel = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  withLock: work => work(),
};

async function start(): Promise<void> {
  requireTrustedTypes();
  const state: StateOfCanvas = parseState().state;
  const { canvas } = state;
  if (!canvas) return;
  const page = fromPageState(state.page);
  const { segment, origin, config } = page.context;
  nameShop(config.shop);
  const intl = await loadIntl(segment.locale, 'all');
  const { log } = createEventRecord();
  const screen = createScreen(page);
  const connection = await connectShop(state, segment, log);
  const { addresses, transport } = connection;
  // As in the frame of the widget gallery: cart, settings and storage last as long as the page.
  const query = { ...page.context.query, frame: '1', ...(canvas.isSignedIn ? { auth: 'customer' } : {}) };
  const stores = await createClientStores({
    ...{ connection, screen, log, tabs: noTabs },
    context: { ...page.context, query },
  });
  const report: Report = (code, message, details = {}) => {
    // A widget that a deploy has removed: the structure of the page names it.
    if (code === 'PAGE003') return;
    const { error = new Error(`${code} ${message}`), id } = details;
    started.failed(code, typeof id === 'string' ? id : null);
    reportError(error);
  };
  const follow = (href: string) => location.assign(canvasAddress(href, canvas));
  const routes = createRoutePaths(routeEntries);
  const engines = createAppEngines({
    ...{ stores, report, features: state.features, cartKnown: Promise.resolve() },
    navigation: {
      load: () =>
        Promise.resolve({
          load: (widget, context) => loadDeferred(widget, context, services),
          resolve(page, context) {
            const authored = { page, fragments: {}, content: [], overrides: [] };
            return resolvePage(
              localisePage(overridePage(authored, segment), part => part),
              context,
              services,
            );
          },
        }),
    },
    texts: () => intl,
  });
  const api = createApi({ transport, segment, channelId: state.channelId, origin });
  const shop = { api, intl, routes, addresses, features: state.features, report };
  const services = { ...createBrowserServices(shop, engines), contentOfArea };
  const started = startCanvas({
    ...{ state: canvas, context: page.context, services, follow },
    showMenu(at) {
      if (at === null) stores.panels.close();
      else stores.panels.open('menu', at.join('/'));
    },
    showSubmenu: openSubmenu,
    localise: (authored, aliases) => localiseReferences(authored, segment.locale, aliases),
  });
  const live = { ...engines.live, region: createCanvasRegion(started.page), failed: brokenWidget };
  const root = document.getElementById('root') as HTMLElement;
  const regions = started.page.start();
  await new Promise<void>(resolve =>
    hydrateApp(root, report, {
      ...{ first: page, frame: state.frame, languages: state.languages, intl, stores, addresses, screen },
      engines: { ...engines, live },
      pathTo: (name, params) => addresses.path(segment, routes.pathOf(name, segment.locale, params)),
      hasPage: name => routeEntries.some(entry => entry.name === name),
      navigate: follow,
      menuAt: place => Promise.resolve({ title: '', items: state.menus?.[place] ?? [] }),
      onReady: resolve,
    }),
  );
  restoreStores(stores, addresses, config);
  if (canvas.vehicle) stores.vehicles.add({ ...canvas.vehicle, id: vehicleId(canvas.vehicle) });
  await regions;
  // A widget that waits for its trigger would keep the whole page waiting.
  engines.release();
  await screen.show({ ...page, context: { ...page.context, config } }, intl, state.languages);
  started.ready();
}

/** The address of a page of the shop in this canvas; other sites stay as they are. */
function canvasAddress(href: string, { folder, search }: CanvasState): string {
  const url = new URL(href, location.origin);
  const isInside = url.pathname === folder || url.pathname.startsWith(`${folder}/`);
  if (url.origin !== location.origin || isInside) return url.href;
  const query = [url.search.slice(1), search].filter(Boolean).join('&');
  return `${folder}${url.pathname === '/' ? '' : url.pathname}${query ? `?${query}` : ''}${url.hash}`;
}

await start();
