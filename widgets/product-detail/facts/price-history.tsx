/** The product's prices of the last 30 days, and of those before a reduction, as a chart and a table; loaded on demand (R-PRODUCT-24). */

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { PriceMoment } from '#api/product/types.ts';
import { FailedLoad } from '#components/loading/failed-load.tsx';
import { useAsync } from '#components/loading/use-async.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './price-history.module.css';
import { priceRows, stepPath } from './price-moments.ts';

interface Known {
  moments: readonly PriceMoment[];
  /** End of the last price's validity. */
  now: Date;
}

interface Props {
  alias: string;
  name: string;
  /** The price of today is announced as reduced. */
  isReduced: boolean;
  open: boolean;
  onClose: () => void;
}

export default function PriceHistory({ alias, name, isReduced, open, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const load = useCallback(async () => {
    const { product } = await api();
    return { moments: await product.priceHistory(alias), now: new Date() };
  }, [api, alias]);
  const history = useAsync<Known>(load, open);

  return (
    <Panel
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'PRICE_HISTORY_TITLE' })}
      closeLabel={formatMessage(
        { id: 'A11Y_CLOSE_PANEL' },
        { name: formatMessage({ id: 'PRICE_HISTORY_TITLE' }) },
      )}
      sheetOnPhone
    >
      <p className={styles.name}>{name}</p>
      {history.state === 'ready' ? (
        <History {...history.value} isReduced={isReduced} />
      ) : history.state === 'failed' ? (
        <FailedLoad onRetry={history.reload} />
      ) : (
        <Spinner size={32} />
      )}
    </Panel>
  );
}

function History({ moments, now, isReduced }: Known & Pick<Props, 'isReduced'>) {
  const { formatMessage, formatDate } = useIntl();
  const { vatIncluded } = useStores().segment;
  const rows = priceRows(moments);
  const lowest = rows.find(({ isLowest }) => isLowest);
  const shown = (moment: PriceMoment) => (vatIncluded ? moment.incVatFormatted : moment.exVatFormatted);
  if (rows.length === 0) return <p>{formatMessage({ id: 'PRICE_HISTORY_EMPTY' })}</p>;
  return (
    <>
      {lowest ? (
        <p className={styles.lowest}>
          {formatMessage(
            { id: isReduced ? 'PRICE_LOWEST_BEFORE' : 'PRICE_HISTORY_LOWEST_PRICE' },
            { lowestPrice: shown(lowest) },
          )}
        </p>
      ) : null}
      {moments.length > 1 ? (
        <svg viewBox="0 0 320 96" className={styles.chart} aria-hidden="true" preserveAspectRatio="none">
          <path d={stepPath(moments, now)} vectorEffect="non-scaling-stroke" />
        </svg>
      ) : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'PRICE_HISTORY_DATE' })}</th>
            <th scope="col">{formatMessage({ id: 'PRICE_HISTORY_NEW_PRICE' })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(moment => (
            <tr key={moment.date}>
              <td>{formatDate(moment.date)}</td>
              <td>
                {shown(moment)}
                {moment === lowest ? (
                  <span className={styles.mark}>
                    {formatMessage({
                      id: isReduced ? 'PRICE_HISTORY_LOWEST_BEFORE' : 'PRICE_HISTORY_LOWEST',
                    })}
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
