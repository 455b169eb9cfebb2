/** Converts an API address; the backend returns a missing one as empty strings. */
import type { AddressPartsFragment } from './checkout.gen.ts';
import type { Address } from './types.ts';

/** Null: missing or empty. */
export const toAddress = (wire: AddressPartsFragment | null | undefined): Address | null =>
  wire && Object.values(wire).some(value => value !== '') ? { ...wire } : null;
