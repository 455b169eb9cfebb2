/** What the server says of the cards of a page that is made for one visitor without scripts (R-VEHICLE-30). In the browser, scripts say it. */
import { createContext, use } from 'react';
import type { ShownVerdict } from '#kernel/vehicle/shown-verdict.ts';

export interface PlainCards {
  /** @returns null for a product that has nothing to do with vehicles, and while it is not known */
  said(productId: number): { verdict: ShownVerdict; text: string } | null;
}

export const PlainCardsContext = createContext<PlainCards | null>(null);

export const usePlainCards = (): PlainCards | null => use(PlainCardsContext);
