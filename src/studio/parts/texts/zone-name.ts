/** The name of the shop's time zone, as the reader calls it; the reader may be in another. */
import type { IntlShape } from 'react-intl';

/** `Eastern European Time` */
export const zoneName = (intl: IntlShape): string =>
  intl
    .formatDateToParts(new Date(), { timeZoneName: 'longGeneric' })
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
