/** The fragment of HTML with the panels that pages leave out (decision 0134). */
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { Report } from '#engine/definition/report.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { ServerResolving } from './server-resolving.ts';
import type { PageOutcome, PageRequest } from './storefront.ts';

interface PanelsParts {
  documentOf(request: PageRequest): PageDocument | undefined;
  resolve: ServerResolving['resolve'];
  toPanels(page: ResolvedPage, request: PageRequest): Promise<PageOutcome>;
  report: Report;
}

const failed: PageOutcome = { kind: 'page', status: 503, html: '', tags: [], storable: false };

/** A page without content: its panels depend on the layout, and must not be outdated by what the page shows. */
const emptied = ({ layout, pageType, route, kind }: PageDocument): PageDocument => ({
  ...{ kind, pageType, layout },
  ...(route ? { route } : {}),
  // No document can be called that.
  id: '/panels',
  regions: {},
});

/** Answers a request for the panels of a page's layout; a failure is reported and answered with 503. */
export function createPanels({ documentOf, resolve, toPanels, report }: PanelsParts) {
  const made = new WeakMap<PageDocument, PageDocument>();

  return async (request: PageRequest): Promise<PageOutcome> => {
    const document = documentOf(request);
    if (!document) return failed;
    const bare = made.get(document) ?? emptied(document);
    made.set(document, bare);
    try {
      return await toPanels(await resolve(bare, request, {}), request);
    } catch (error) {
      report('CHROME001', 'The panels could not be made', { error });
      return failed;
    }
  };
}
