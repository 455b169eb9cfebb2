/** How often the parts of pages are shown and pressed, and what followed (R-STUDIO-200). */
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { DocumentUse } from './documents.ts';

/** Days that Studio shows. */
export const figureDays = 28;
/** Rates and medians say nothing where a part was shown less often. */
export const fewestShown = 100;
/** Parts with that many showings that a page needs for a median. */
export const fewestParts = 3;

export interface FigureCounts {
  /** Views of the page in which the part was seen. */
  shown: number;
  /** Those of them in which it was pressed. */
  pressed: number;
  /** What followed a press in the same visit. */
  productViews: number;
  carts: number;
  orders: number;
}

export interface PartFigures extends FigureCounts {
  /** Empty: the page itself, `shown` are its views. */
  nodeId: NodeAddress;
  /** Of the orders, in minor units by currency. */
  values: Readonly<Record<string, number>>;
}

/** Of the parts that were shown often enough; each number is a median of its own. */
export interface PageMedian extends FigureCounts {
  /** Pressed of shown, 0 to 1. */
  rate: number;
}

export interface PageFigures {
  page: DocumentUse;
  /** Views of the page; null where they are those of many contents together. */
  views: number | null;
  /** The document's own parts that were shown. */
  parts: readonly PartFigures[];
  /** Of all parts of the page, whatever document they are in; null: too few to say. */
  median: PageMedian | null;
  /** The document's parts that are in an experiment without a result yet: they are in neither parts nor median. */
  inExperiment: readonly NodeAddress[];
}

/** GET /api/insights/:id */
export interface DocumentFigures {
  /** The first day, on the shop's clocks: `2026-11-03`. */
  since: string;
  days: number;
  /** The pages that show the document, the one with most views first. */
  pages: readonly PageFigures[];
}

/** GET /api/page-views */
export interface ViewsByPage {
  /** How many, up to today. */
  days: number;
  /** By the id of the document; pages that were not viewed are left out. */
  views: Readonly<Record<string, number>>;
}
