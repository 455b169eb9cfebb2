/** What does not fit the shopper's vehicle, and whether the shopper orders it knowingly (R-VEHICLE-17). */

import { useState } from 'react';
import type { CartLine } from '#api/cart/types.ts';
import { useLineFits } from '#components/cart/use-line-fits.ts';
import { misfitsOf, type NamedMisfits } from './misfits-of.ts';

export interface Misfits extends Omit<NamedMisfits, 'subject'> {
  isAccepted: boolean;
  accept(isAccepted: boolean): void;
}

/** Call only in observer components. */
export function useMisfits(lines: readonly CartLine[]): Misfits {
  const fits = useLineFits(lines.map(({ product }) => product.productId));
  const [accepted, setAccepted] = useState<string | null>(null);
  const { vehicle, names, subject } = misfitsOf(fits, lines);
  return {
    vehicle,
    names,
    isAccepted: accepted === subject,
    accept: isAccepted => setAccepted(isAccepted ? subject : null),
  };
}
