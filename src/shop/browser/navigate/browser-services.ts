/** The services of the page engine as the browser provides them. */
import { createPageServices, type ShopOfPages } from '#app/services/create-page-services.ts';
import type { PageServices } from '#engine/load/page-services.ts';
import { widgetFields } from '#engine/widget-fields.gen.ts';
import { browserSafeHtml } from '#kernel/html/browser-safe-html.ts';
import { cmsTypes } from '#registry/cms-types.gen.ts';
import type { ClientEngines } from './client-engine.ts';

/** Fetches the code of a widget when a page needs it; the server has validated what the pages contain. */
export const createBrowserServices = (
  shop: ShopOfPages,
  engines: Pick<ClientEngines, 'live' | 'widget'>,
): PageServices =>
  createPageServices(shop, {
    cmsTypes,
    widget: engines.widget,
    fields: type => widgetFields[type],
    safeHtml: browserSafeHtml,
    // The server has validated these props; a component ignores unknown keys.
    acceptCms: (_type, props) => props,
    hasPicture: type => engines.live.widget(type)?.hasPicture === true,
  });
