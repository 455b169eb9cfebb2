/** Converts an API price. */
import type { PricePartsFragment } from '../fragments.gen.ts';
import { presentText } from '../present.ts';
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
    sellingIncVatFormatted: presentText(wire.sellingPriceIncVatFormatted),
    sellingExVatFormatted: presentText(wire.sellingPriceExVatFormatted),
    regularIncVatFormatted: presentText(wire.regularPriceIncVatFormatted),
    regularExVatFormatted: presentText(wire.regularPriceExVatFormatted),
    isDiscounted: wire.isDiscounted,
    discountPercentage: wire.discountPercentage,
    currency: wire.currency?.code ?? '',
  };
}
