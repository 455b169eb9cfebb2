/** Converts an API price. */
import type { PricePartsFragment } from '../fragments.gen.ts';
import { textOf } from '../present.ts';
import type { Price } from './types.ts';

export type PriceWire = PricePartsFragment & { readonly currency?: { readonly code: string } | null };

const nothing: Price = {
  sellingIncVat: 0,
  sellingExVat: 0,
  sellingIncVatFormatted: '',
  sellingExVatFormatted: '',
  regularIncVatFormatted: '',
  regularExVatFormatted: '',
  isDiscounted: false,
  discountPercentage: 0,
  currency: '',
};

export function toPrice(wire: PriceWire | null | undefined): Price {
  if (!wire) return nothing;
  return {
    sellingIncVat: wire.sellingPriceIncVat,
    sellingExVat: wire.sellingPriceExVat,
    sellingIncVatFormatted: textOf(wire.sellingPriceIncVatFormatted),
    sellingExVatFormatted: textOf(wire.sellingPriceExVatFormatted),
    regularIncVatFormatted: textOf(wire.regularPriceIncVatFormatted),
    regularExVatFormatted: textOf(wire.regularPriceExVatFormatted),
    isDiscounted: wire.isDiscounted,
    discountPercentage: wire.discountPercentage,
    currency: wire.currency?.code ?? '',
  };
}
