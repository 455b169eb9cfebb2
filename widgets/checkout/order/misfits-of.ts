/** What does not fit the shopper's vehicle, which is ordered only after it was said and accepted (R-VEHICLE-17). */
import type { CartLine } from '#api/cart/types.ts';
import type { LineFits } from '#components/cart/use-line-fits.ts';
import { compatibilityOf } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';

export interface NamedMisfits {
  vehicle: string;
  /** Of the products, each once; empty: everything fits, or nothing is known. */
  names: readonly string[];
  /** What is accepted: another vehicle and further products are accepted anew. */
  subject: string;
}

export function misfitsOf(fits: LineFits | null, lines: readonly CartLine[]): NamedMisfits {
  const names = new Set<string>();
  for (const { product, isGift } of lines) {
    const fit = isGift ? null : fits?.of(product.productId);
    if (fits && fit && compatibilityOf(fit, fits.chosen) === 'other') names.add(product.name);
  }
  const vehicle = fits ? vehicleName(fits.vehicle) : '';
  return { vehicle, names: [...names], subject: [vehicle, ...names].join('\n') };
}
