/** The sums of a document's parts on each page that shows them, beside the median of that page. */
import type { Figures } from '#backend/index.ts';
import type { DocumentUse } from '#studio-api/documents.ts';
import {
  fewestParts,
  fewestShown,
  type PageFigures,
  type PageMedian,
  type PartFigures,
} from '#studio-api/figures.ts';

type PartSums = Awaited<ReturnType<Figures['around']>>[number];

interface Pages {
  nameOf(page: string): DocumentUse;
  /** Whether the address decides which content the page shows, as of information pages. */
  isForManyContents(page: string): boolean;
  /** Ids of the document's parts whose experiment has no result yet: their figures would be one. */
  runningPartsOf(documentId: string): ReadonlySet<string>;
}

/** @param sums of all parts of these pages */
export function figuresByPage(
  documentId: string,
  sums: readonly PartSums[],
  { nameOf, isForManyContents, runningPartsOf }: Pages,
): PageFigures[] {
  const pages = [...new Set(sums.map(({ page }) => page))];
  return pages
    .map((page): PageFigures => {
      const isRunning = ({ documentId: of, nodeId }: PartSums) => runningPartsOf(of).has(nodeId);
      const parts = sums.filter(each => each.page === page && !isRunning(each));
      const inExperiment = [...runningPartsOf(documentId)];
      const own = parts.filter(part => part.documentId === documentId);
      // What is known of the page is that of all its contents together.
      if (documentId.startsWith('content:') && isForManyContents(page))
        return { page: nameOf(page), views: null, parts: own.map(toFigures), median: null, inExperiment };
      return {
        page: nameOf(page),
        views: parts.find(part => part.documentId === `page:${page}` && part.nodeId === '')?.shown ?? 0,
        parts: own.map(toFigures),
        median: medianOf(parts.filter(({ nodeId }) => nodeId !== '')),
        inExperiment,
      };
    })
    .toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0) || (a.page.id < b.page.id ? -1 : 1));
}

const toFigures = ({
  nodeId,
  shown,
  pressed,
  productViews,
  carts,
  orders,
  values,
}: PartSums): PartFigures => ({
  nodeId,
  shown,
  pressed,
  productViews,
  carts,
  orders,
  values,
});

/** Null where too few parts were shown often enough. */
function medianOf(parts: readonly PartSums[]): PageMedian | null {
  const counted = parts.filter(({ shown }) => shown >= fewestShown);
  if (counted.length < fewestParts) return null;
  const middle = (of: (part: PartSums) => number) => median(counted.map(of));
  return {
    shown: middle(({ shown }) => shown),
    pressed: middle(({ pressed }) => pressed),
    rate: middle(({ pressed, shown }) => pressed / shown),
    productViews: middle(({ productViews }) => productViews),
    carts: middle(({ carts }) => carts),
    orders: middle(({ orders }) => orders),
  };
}

/** Of an even number of values the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}
