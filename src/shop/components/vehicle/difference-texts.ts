/** Which measure of a product differs from the vehicle's, in words. */
import type { MeasureDifference } from '#kernel/vehicle/product-compatibility.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';

export const differenceTexts: Readonly<Record<MeasureDifference['kind'], MessageId>> = {
  rims: 'PRODUCT_OTHER_RIMS',
  bolts: 'PRODUCT_OTHER_BOLTS',
};
