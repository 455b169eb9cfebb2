/** What stands around a page: the frame and the content of its layout, its languages, and the documents of a canvas. */
import { type Frame, frameOf, type LayoutContent, layoutContentOf } from '#app/context/frame.ts';
import { type PageLanguage, pageLanguages } from '#app/context/page-languages.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { makeLink } from '#engine/load/make-link.ts';
import type { CanvasState } from '#engine/resolve/canvas-state.ts';
import type { RouteTable } from '#engine/route/route-table.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { localiseReferences } from '#kernel/localise-references.ts';
import { createAliasesFor } from './aliases-for.ts';
import { createCanvasStates } from './canvas-states.ts';
import type { PageRequest, StorefrontOptions } from './storefront.ts';

export interface PageSurroundings {
  frame: Frame;
  layoutContent: LayoutContent;
  languages: PageLanguage[];
  /** Undefined outside of Studio's canvas. */
  canvas: CanvasState | undefined;
  /** The address of a page in the market and language of the request. */
  pathTo(name: string, params?: Readonly<Record<string, string>>): string;
}

export function createPageSurroundings(options: StorefrontOptions, routes: RouteTable) {
  const { layouts, addresses, features } = options;
  const aliasesFor = createAliasesFor(options);
  const canvasStates = createCanvasStates(options, aliasesFor);

  return async function surroundingsOf(page: ResolvedPage, request: PageRequest): Promise<PageSurroundings> {
    const { segment, now } = request;
    const { locale } = segment;
    const { shop } = page.context.config;
    const aliases = (await aliasesFor(layouts, segment)) ?? {};
    return {
      frame: frameOf(layouts, page.layout, features),
      layoutContent: layoutContentOf(layouts, page.layout, {
        ...{ locale, now },
        demoText: shop.isDemo ? serverIntl(locale, shop).formatMessage({ id: 'DEMO_NOTICE' }) : null,
        announcement: shop.announcement,
        link: address =>
          makeLink(localiseReferences(address, locale, aliases), segment, {
            routes,
            addresses: addresses(),
          }),
      }),
      languages: pageLanguages(page, addresses()),
      canvas: await canvasStates(page, request),
      pathTo: (name, params) => addresses().path(segment, routes.pathOf(name, locale, params)),
    };
  };
}
