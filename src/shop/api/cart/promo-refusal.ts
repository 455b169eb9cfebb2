/** Maps the backend's error for a promotional code. */
import { ApiError } from '../transport.ts';
import type { PromoRefusal } from './types.ts';

const words: Readonly<Record<string, PromoRefusal>> = {
  RequirementsNotMet: 'requirements',
  RATE_LIMITED: 'too-many',
  CART_COMPLETED: 'cart-completed',
  CART_NOT_FOUND: 'cart-completed',
  UNAUTHORIZED: 'signed-out',
};

/** @throws the error itself when it is not about the code */
export function promoRefusalOf(error: unknown): PromoRefusal {
  if (!(error instanceof ApiError) || !error.code || error.code.startsWith('INTERNAL')) throw error;
  return words[error.code] ?? 'invalid';
}
