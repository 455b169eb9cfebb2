/** An address of the wire; the backend writes one that was never given with empty texts. */
import type { AddressPartsFragment } from './checkout.gen.ts';
import type { Address } from './types.ts';

/** Null: there is none, or nothing stands in it. */
export const toAddress = (wire: AddressPartsFragment | null | undefined): Address | null =>
  wire && Object.values(wire).some(value => value !== '') ? { ...wire } : null;
