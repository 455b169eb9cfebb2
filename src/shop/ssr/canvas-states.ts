/** The documents that a page in Studio's canvas is made of, for its script. */

import type { PageDocument } from '#engine/definition/page-document.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { AreaContent } from '#engine/load/area-content.ts';
import type { CanvasState } from '#engine/resolve/canvas-state.ts';
import type { AliasesFor } from './aliases-for.ts';
import type { PageRequest, StorefrontOptions } from './storefront.ts';

type Documents = Pick<StorefrontOptions, 'pages' | 'fragments' | 'overrides' | 'content'>;

export function createCanvasStates(
  { pages, fragments, overrides, content = [] }: Documents,
  aliasesFor: AliasesFor,
) {
  /** An override may extend another one of the page. */
  function overridesOf(pageId: string) {
    const ids = new Set([pageId]);
    for (const id of ids) for (const each of overrides) if (each.extends === id) ids.add(each.id);
    return overrides.filter(({ id }) => ids.has(id));
  }

  /** Documents that the areas of the page may show: by their names, or by the page's address. */
  function contentOf({ regions }: PageDocument, { route, segment }: ResolvedPage['context']) {
    const areas = Object.values(regions)
      .flat()
      .filter(node => node.kind === 'area');
    const params = Object.values(route.params);
    const fits = ({ family, areaName, aliases }: AreaContent) =>
      areas.some(area =>
        area.alias === undefined
          ? area.family === family && area.areaName === areaName
          : params.includes(aliases?.[segment.locale] ?? ''),
      );
    return content.filter(fits);
  }

  /** Undefined outside of a canvas. */
  return async function canvasState(
    { id, context }: Pick<ResolvedPage, 'id' | 'context'>,
    { canvas, segment }: Pick<PageRequest, 'canvas' | 'segment'>,
  ): Promise<CanvasState | undefined> {
    const page = canvas && pages.find(each => each.id === id);
    if (!page) return undefined;
    const own = overridesOf(id);
    const areas = contentOf(page, context);
    const aliases = (await aliasesFor([page, ...own, ...areas], segment)) ?? {};
    return { ...canvas, page, overrides: own, fragments, content: areas, aliases };
  };
}
