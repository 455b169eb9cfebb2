/** What a card says of its product and the chosen vehicle. */

import type { MessageId } from '#i18n/message-ids.gen.ts';
import { usesOn } from '#kernel/vehicle/application.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { ShownVerdict } from '#kernel/vehicle/shown-verdict.ts';
import { usesText } from './application-words.ts';
import { otherYears, type SentenceIntl } from './fit-words.ts';
import type { VehicleToFit } from './use-chosen-vehicle.ts';

const ofVerdict = {
  fits: 'PRODUCT_FITS_VEHICLE',
  front: 'PRODUCT_FITS_FRONT',
  rear: 'PRODUCT_FITS_REAR',
  universal: 'PRODUCT_UNIVERSAL',
  choice: 'PRODUCT_DEPENDS_ON_CHOICE',
  check: 'PRODUCT_CHECK_MEASURES',
  other: 'PRODUCT_DOES_NOT_FIT_VEHICLE',
} as const satisfies Record<ShownVerdict, MessageId>;

export function cardFitText(
  { formatMessage }: SentenceIntl,
  known: VehicleToFit,
  fit: ProductCompatibility,
  verdict: ShownVerdict,
): string {
  const years = otherYears(fit, known);
  // The whole sentence has no room on a card.
  if (years !== null) return formatMessage({ id: 'PRODUCT_ONLY_YEARS' }, { years });
  const uses = usesOn(fit.uses ?? [], known.chosen.facetId);
  return formatMessage({ id: ofVerdict[verdict] }) + usesText(formatMessage, uses);
}
