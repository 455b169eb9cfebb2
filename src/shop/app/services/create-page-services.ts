/** Collects the services of the page engine, the same on the server and in the browser. */
import type { IntlShape } from 'react-intl';
import type { Api } from '#api/api.ts';
import type { Report } from '#engine/definition/report.ts';
import type { PageServices } from '#engine/load/page-services.ts';
import type { RoutePaths } from '#engine/route/route-paths.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { sources } from '../sources/sources.ts';

/** The running shop. */
export interface ShopOfPages {
  api: Api;
  intl: IntlShape;
  routes: RoutePaths;
  addresses: Addresses;
  features: readonly string[];
  report: Report;
}

/** The widgets of this build, and the checks of what pages write in them. */
export interface WidgetsOfPages
  extends Pick<
    PageServices,
    | 'widget'
    | 'fields'
    | 'hasPicture'
    | 'safeHtml'
    | 'acceptCms'
    | 'acceptProps'
    | 'contentOfArea'
    | 'documentHead'
  > {
  cmsTypes: Readonly<Record<string, string>>;
}

export function createPageServices(
  { api, intl, ...shop }: ShopOfPages,
  { cmsTypes, ...widgets }: WidgetsOfPages,
): PageServices {
  return {
    ...shop,
    ...widgets,
    api,
    sources,
    widgetTypeOfCmsName: name => {
      const bare = name.replace(/PageWidget$/, '');
      return Object.hasOwn(cmsTypes, bare) ? cmsTypes[bare] : undefined;
    },
    area: (_context, request) => api.content.area(request),
    message: (_locale, id, values) =>
      hasMessage(intl, id) ? intl.formatMessage({ id }, values as Record<string, string | number>) : id,
  };
}
