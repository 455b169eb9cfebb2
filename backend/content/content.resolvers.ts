/** The content operations of the GraphQL contract: treats empty texts and nulls as absent, calls the services. */
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { AreaService } from './area.service.ts';
import type { MenuService } from './menu.service.ts';
import type { PageListService } from './page-list.service.ts';
import type { Device } from './to-area.ts';

interface ContentPorts {
  menus: MenuService;
  areas: AreaService;
  pages: PageListService;
}

type Text = string | null | undefined;

/** Empty and null both mean absent (R-DATA-7). */
const textOf = (value: Text): string | null => value?.trim() || null;
const textsOf = (values: readonly Text[] | null | undefined): string[] =>
  (values ?? []).flatMap(value => textOf(value) ?? []);

function deviceOf(value: Text): Device | null {
  const wanted = textOf(value)?.toLowerCase();
  return wanted === 'desktop' || wanted === 'mobile' ? wanted : null;
}

export const contentResolvers = ({ menus, areas, pages }: ContentPorts): Resolvers => ({
  Query: {
    getMenuAtLocation(_, { menuLocationId }, ctx) {
      const location = textOf(menuLocationId);
      return location === null ? null : menus.at(ctx, location);
    },
    widgetArea: (_, { alias, family, areaName, displaySetting, customerType, preview, url, filters }, ctx) =>
      areas.find(ctx, {
        alias: textOf(alias),
        family: textOf(family),
        areaName: textOf(areaName),
        device: deviceOf(displaySetting),
        customerType: customerType ?? null,
        // A caller without a preview token who requests a preview gets the published content.
        preview: preview === true && ctx.caller.mayPreview,
        url: textOf(url),
        filters: (filters ?? []).flatMap(filter => {
          const [key, value] = [textOf(filter?.key), textOf(filter?.value)];
          return key !== null && value !== null ? { key, value } : [];
        }),
      }),
    cmsPages: (_, { includeTags, excludeTags }, ctx) =>
      pages.list(ctx, { includeTags: textsOf(includeTags), excludeTags: textsOf(excludeTags) }),
  },
});
