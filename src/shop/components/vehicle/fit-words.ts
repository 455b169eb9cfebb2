/** Whether a product fits a vehicle, and by which measure it does not, in words (R-VEHICLE-12, R-VEHICLE-16). */

import type { IntlShape } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { Compatibility, MeasureDifference } from '#kernel/vehicle/product-compatibility.ts';

/** Of a fitting product and the vehicle's name. */
export const fitsNamed = {
  fits: 'PRODUCT_FITS_NAMED_VEHICLE',
  front: 'PRODUCT_FITS_FRONT_NAMED',
  rear: 'PRODUCT_FITS_REAR_NAMED',
} as const satisfies Partial<Record<Compatibility, MessageId>>;

/** The end of the vehicle that a product does not fit. */
export const notAtOtherEnd = {
  front: 'PRODUCT_NOT_AT_REAR',
  rear: 'PRODUCT_NOT_AT_FRONT',
} as const satisfies Partial<Record<Compatibility, MessageId>>;

const differences: Readonly<Record<string, MessageId>> = {
  rim: 'PRODUCT_OTHER_RIMS',
  bolts: 'PRODUCT_OTHER_BOLTS',
  height: 'PRODUCT_OTHER_HEIGHT',
  width: 'PRODUCT_OTHER_WIDTH',
  'rim-width': 'PRODUCT_OTHER_RIM_WIDTH',
  offset: 'PRODUCT_OTHER_OFFSET',
  voltage: 'PRODUCT_OTHER_VOLTAGE',
  class: 'PRODUCT_OTHER_CLASS',
};

/** One sentence with both values: `Rim size 14″; your vehicle has 12″.` */
export function differenceText(
  formatMessage: IntlShape['formatMessage'],
  { measure, product, vehicle }: MeasureDifference,
): string {
  if (vehicle === null) return formatMessage({ id: 'PRODUCT_MEASURE_UNKNOWN' }, { product });
  return formatMessage({ id: differences[measure] ?? 'PRODUCT_OTHER_MEASURE' }, { product, vehicle });
}
