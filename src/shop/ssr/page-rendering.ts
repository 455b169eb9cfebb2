/** Renders a resolved page with its menus and document, as a string or as a stream. */
import type { Report } from '#engine/definition/report.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { documentEnd, documentStart } from './document.ts';
import { createFailureReporter } from './failing-widgets.tsx';
import type { LayoutMenusLoader } from './layout-menus.ts';
import { styleHashOf } from './own-styles.ts';
import { renderRoot, streamRoot } from './render-root.tsx';
import type { createServerPreparing } from './server-preparing.ts';
import type { PageOutcome, PageRequest } from './storefront.ts';

const thirdPartiesIn = ({ thirdParties }: ResolvedPage) => (thirdParties ? { thirdParties } : {});

/** Both ways to render a page; they throw when the page as a whole fails. */
export function createPageRendering(
  prepare: ReturnType<typeof createServerPreparing>,
  layoutMenus: LayoutMenusLoader,
  report: Report,
) {
  const prepared = async (page: ResolvedPage, request: PageRequest) =>
    prepare(page, request, await layoutMenus.menusFor(page, request));

  return {
    async toOutcome(page: ResolvedPage, request: PageRequest): Promise<PageOutcome> {
      const { parts, props } = await prepared(page, request);
      const root = await renderRoot(props, createFailureReporter(props, report));
      return {
        kind: 'page',
        status: 200,
        html: documentStart(parts, root) + root + documentEnd(parts),
        ...styleHashOf(parts),
        ...thirdPartiesIn(page),
        tags: page.tags,
        ...(page.expiresAt ? { expiresAt: page.expiresAt } : {}),
        storable: !page.personal && !page.partial,
      };
    },

    async toStream(page: ResolvedPage, request: PageRequest, nonce: string) {
      const { parts, props } = await prepared(page, request);
      const halves = { start: documentStart(parts), end: documentEnd(parts) };
      const body = await streamRoot(props, halves, nonce, createFailureReporter(props, report));
      return { status: 200, body, ...styleHashOf(parts), ...thirdPartiesIn(page) };
    },
  };
}
