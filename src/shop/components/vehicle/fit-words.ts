/** Whether a product fits a vehicle, and by which measure it does not, in words (R-VEHICLE-12, R-VEHICLE-16). */

import type { IntlShape } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { listedYears } from '#kernel/vehicle/model-years.ts';
import { packageReason } from '#kernel/vehicle/package-parts.ts';
import {
  type ChosenVehicle,
  type Compatibility,
  compatibilityOf,
  differenceOf,
  type MeasureDifference,
  type ProductCompatibility,
} from '#kernel/vehicle/product-compatibility.ts';
import type { VehicleToFit } from './use-chosen-vehicle.ts';

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

/** Of a package: the parts that decide. */
function packageText(
  { formatMessage, formatList }: SentenceIntl,
  fit: ProductCompatibility,
  chosen: ChosenVehicle,
) {
  const reason = packageReason(fit, chosen);
  if (!reason) return null;
  const { unfit, unsure, undecided } = reason;
  const listed = (id: MessageId, names: readonly string[]) =>
    names.length === 0
      ? []
      : [formatMessage({ id }, { parts: formatList(names, { type: 'conjunction' }), count: names.length })];
  if (unfit.length > 0) return listed('PACKAGE_PARTS_UNFIT', unfit).join('');
  const open = [...listed('PACKAGE_PARTS_UNDECIDED', undecided), ...listed('PACKAGE_PARTS_TO_CHECK', unsure)];
  return open.length > 0 ? open.join(' ') : null;
}

/** What sentences are made with. */
export type SentenceIntl = Pick<IntlShape, 'formatMessage' | 'formatList'>;

/** The model years of the machine that a part is made for, of one that does not fit this one; null where there are none. */
export const otherYears = (fit: ProductCompatibility, { chosen, vehicle }: VehicleToFit): string | null =>
  compatibilityOf(fit, chosen) === 'other' ? listedYears(fit.vehicles, vehicle) : null;

/** Why a product does not fit, fits one end only or has to be checked; null where nothing stands out. */
export function reasonText(
  words: SentenceIntl,
  fit: ProductCompatibility,
  { chosen, vehicle }: VehicleToFit,
): string | null {
  const { formatMessage } = words;
  const years = otherYears(fit, { chosen, vehicle });
  if (years !== null) return formatMessage({ id: 'PRODUCT_FITS_OTHER_YEARS' }, { years, year: vehicle.year });
  const ofPackage = packageText(words, fit, chosen);
  if (ofPackage !== null) return ofPackage;
  const difference = differenceOf(fit, chosen);
  return difference && differenceText(formatMessage, difference);
}
