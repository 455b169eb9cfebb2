/** The days of a delivery as text, such as `ti 24. – to 26.11.`, as pages from the server write them. */

import { useIntl } from 'react-intl';
import type { DeliveryDays } from '#api/cart/types.ts';

/** Returns the sentence; null where no date is promised. */
export function useDaysText(): (days: DeliveryDays | null | undefined) => string | null {
  const { formatDateTimeRange, formatMessage } = useIntl();
  return days => {
    if (!days) return null;
    const format = { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const;
    const text = formatDateTimeRange(new Date(days.from), new Date(days.to), format);
    // Lines break only beside the dash.
    const unbroken = text
      .split('–')
      .map(part => part.trim().replaceAll(/\s/g, '\u{a0}'))
      .join('\u{a0}– ');
    return formatMessage({ id: 'PRODUCT_ARRIVES' }, { days: unbroken });
  };
}
