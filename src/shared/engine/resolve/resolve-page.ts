/** The last step of a page: resolves it and a context to a loaded tree: first sources and areas, then all widgets in parallel, without rendering. */
import type { LoadContext, PageContext } from '../definition/contract.ts';
import { assignPriorities } from '../definition/places.ts';
import type { ResolvedPage } from '../definition/resolved-page.ts';
import { makeHead } from '../head/make-head.ts';
import { loadSources } from '../load/load-sources.ts';
import { loadWidgets } from '../load/load-widgets.ts';
import type { PageServices } from '../load/page-services.ts';
import type { LocalisedPage } from './page-steps.ts';
import { resolveTree } from './resolve-tree.ts';

/**
 * @throws NotFound when a required source, area or critical widget does not exist; rethrows their other errors
 */
export async function resolvePage(
  localised: LocalisedPage,
  pageContext: PageContext,
  services: PageServices,
): Promise<ResolvedPage> {
  const context: LoadContext = { ...pageContext, api: services.api, safeHtml: services.safeHtml };
  const { page } = localised;
  const sources = await loadSources(page, context, services);
  const { regions, area, expiresAt } = await resolveTree(localised, context, services, sources.tools);
  const widgets = Object.values(regions).flatMap(containers =>
    containers.flatMap(container => container.widgets),
  );
  const loaded = await loadWidgets(widgets, context, services);
  const shown = loaded.prune(regions);
  assignPriorities(shown.main ?? [], services.hasPicture);

  return {
    id: page.id,
    pageType: page.pageType,
    layout: page.layout,
    access: page.route?.access ?? 'public',
    personal: page.route?.personal === true || (page.route?.access ?? 'public') !== 'public',
    head: makeHead(page, pageContext, services, sources, area.meta),
    regions: shown,
    context: pageContext,
    ...(sources.canonicalPath ? { canonicalPath: sources.canonicalPath } : {}),
    tags: [`page:${page.id}`],
    ...(expiresAt ? { expiresAt } : {}),
    thirdParties: loaded.thirdParties,
    partial: loaded.failed || area.failed,
  };
}
