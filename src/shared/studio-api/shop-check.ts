/** The check of the whole shop as Studio's API answers it. */
import type { DocumentNode } from '#engine/operation/operation.ts';
import type { DocumentSummary, StudioFinding } from './documents.ts';

/** Who can correct a finding, by their role. */
export const fixers = ['editor', 'publisher', 'developer'] as const;
export type Fixer = (typeof fixers)[number];

export interface ShopFinding extends StudioFinding {
  by: Fixer;
  /** Shoppers still see what the draft has corrected: it waits for its publication. */
  isCorrected?: true;
  /** The part that it is about, which its name and its fixes are made from; absent for the document itself. */
  node?: DocumentNode;
}

/** GET /api/shop-check: of every draft, and of what is live where there is none. Errors first, by document. */
export interface ShopCheck {
  findings: ShopFinding[];
  /** Those that have a finding. */
  documents: Pick<DocumentSummary, 'id' | 'kind' | 'label' | 'names' | 'area'>[];
}
