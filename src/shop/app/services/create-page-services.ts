/** Collects the services of the page engine, the same on the server and in the browser. */
import type { IntlShape } from 'react-intl';
import { hasMessage } from '#i18n/create-intl.ts';
import type { Api } from '#api/api.ts';
import type { AnyWidget } from '#engine/definition/contract.ts';
import type { FragmentDocument } from '#engine/definition/page-document.ts';
import type { PageServices } from '#engine/load/page-services.ts';
import type { Report } from '#engine/definition/report.ts';
import type { RoutePaths } from '#engine/route/route-paths.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { sources } from '../sources/sources.ts';

export interface PageServiceParts {
  api: Api;
  intl: IntlShape;
  routes: RoutePaths;
  addresses: Addresses;
  fragments: Readonly<Record<string, FragmentDocument>>;
  features: readonly string[];
  widget: (type: string) => Promise<AnyWidget | undefined>;
  cmsTypes: Readonly<Record<string, string>>;
  fields: PageServices['fields'];
  safeHtml: PageServices['safeHtml'];
  acceptCms: PageServices['acceptCms'];
  content?: NonNullable<PageServices['content']>;
  documentHead?: NonNullable<PageServices['documentHead']>;
  acceptProps?: NonNullable<PageServices['acceptProps']>;
  hasPicture: (type: string) => boolean;
  report: Report;
}

export function createPageServices({ api, intl, cmsTypes, ...parts }: PageServiceParts): PageServices {
  return {
    ...parts,
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
