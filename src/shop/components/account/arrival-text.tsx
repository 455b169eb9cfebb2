/** The days on which an order was to arrive, as the shopper was told. */
import { useIntl } from 'react-intl';

/** @param days as text; null where no date was promised */
export function ArrivalText({ days }: { days: string | null }) {
  const { formatMessage } = useIntl();
  return days === null ? null : <p>{formatMessage({ id: 'ORDER_PAGE_ARRIVAL' }, { days })}</p>;
}
