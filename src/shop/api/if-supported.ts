/** Operations that the shop adds to the contract: other backends may not have them. */
import { ApiError } from './transport.ts';

/** Null from a backend that does not have the operation. */
export async function ifSupported<Found>(work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_SUPPORTED') return null;
    throw error;
  }
}
