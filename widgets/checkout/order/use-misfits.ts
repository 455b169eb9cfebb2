/** What does not fit the shopper's vehicle is ordered only after it was said and accepted (R-VEHICLE-17). */

import { useState } from 'react';
import type { CartLine } from '#api/cart/types.ts';
import { useLineFits } from '#components/cart/use-line-fits.ts';
import { compatibilityOf } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';

export interface Misfits {
  vehicle: string;
  /** Of the products, each once; empty: everything fits, or nothing is known. */
  names: readonly string[];
  isAccepted: boolean;
  accept(isAccepted: boolean): void;
}

/** Call only in observer components. Another vehicle and further products are accepted anew. */
export function useMisfits(lines: readonly CartLine[]): Misfits {
  const fits = useLineFits(lines.map(({ product }) => product.productId));
  const [accepted, setAccepted] = useState<string | null>(null);
  const names = new Set<string>();
  for (const { product, isGift } of lines) {
    const fit = isGift ? null : fits?.of(product.productId);
    if (fits && fit && compatibilityOf(fit, fits.chosen) === 'other') names.add(product.name);
  }
  const vehicle = fits ? vehicleName(fits.vehicle) : '';
  const subject = [vehicle, ...names].join('\n');
  return {
    vehicle,
    names: [...names],
    isAccepted: accepted === subject,
    accept: isAccepted => setAccepted(isAccepted ? subject : null),
  };
}
