/** Lines that a signed-in customer has saved for later. */
import type { Result } from '#kernel/result.ts';

export interface SavedLine {
  skuId: number;
  productId: number;
  quantity: number;
  /** For a product that is not sold any more. */
  name: string;
}

/** What a line is saved as; the backend knows its product. */
export type SavedQuantity = Pick<SavedLine, 'skuId' | 'quantity'>;

/** The account has as many lines as it may. */
export interface SavedLinesFull {
  code: 'full';
}

/** Null from a backend that stores no lines. Others throw ApiError with the code UNAUTHORIZED when the session has ended. */
export interface SavedLineApi {
  /** The line saved last first. */
  all(): Promise<readonly SavedLine[] | null>;
  /** Sets quantities, 0 removes a line; resolves to all lines afterwards. */
  set(lines: readonly SavedQuantity[]): Promise<Result<readonly SavedLine[], SavedLinesFull>>;
  /** Adds the lines of a guest: the larger of two quantities counts; resolves to all lines afterwards. */
  merge(lines: readonly SavedQuantity[]): Promise<readonly SavedLine[] | null>;
}
