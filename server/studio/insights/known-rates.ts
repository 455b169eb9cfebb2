/** What the figures of a page say about the goals of an experiment that has not begun. */
import type { Figures } from '#backend/index.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { KnownRates } from '#studio-api/experiments.ts';
import { figureDays } from '#studio-api/figures.ts';

type PartSums = Awaited<ReturnType<Figures['around']>>[number];

/**
 * What follows a press is that of all parts of the page: an experiment counts it wherever it was pressed.
 * @param sums of all parts of the pages that show the document; of an area or a shared part there may be several
 * @param parts ids of the parts that are tried; of several, the one that was shown most often stands for them
 */
export function knownRates(
  sums: readonly PartSums[],
  documentId: DocumentId,
  parts: readonly string[],
): Omit<KnownRates, 'changedFor' | 'running'> {
  const isPage = documentId.startsWith('page:');
  /** Of an area or a shared part, all pages that show it. */
  const ofPage = isPage ? sums.filter(({ page }) => `page:${page}` === documentId) : sums;
  const views = ofPage
    .filter(({ nodeId, page, ...part }) => nodeId === '' && part.documentId === `page:${page}`)
    .reduce((before, part) => before + part.shown, 0);
  const tried = ofPage.filter(part => part.documentId === documentId && parts.includes(part.nodeId));
  const shownOf = (id: string) =>
    tried.reduce((before, part) => before + (part.nodeId === id ? part.shown : 0), 0);
  const shown = Math.max(0, ...parts.map(shownOf));
  const rate = (count: number, of: number) => (of > 0 ? Math.min(1, count / of) : 0);
  const all = (of: (part: PartSums) => number) => ofPage.reduce((before, part) => before + of(part), 0);
  return {
    ...{ days: figureDays, shown },
    rates: {
      pressed: rate(
        tried.reduce((before, { pressed }) => before + pressed, 0),
        shown,
      ),
      productViews: rate(
        all(({ productViews }) => productViews),
        views,
      ),
      carts: rate(
        all(({ carts }) => carts),
        views,
      ),
      orders: rate(
        all(({ orders }) => orders),
        views,
      ),
    },
  };
}
