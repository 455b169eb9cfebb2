/** How much of the list is shown, as text and as a bar (R-LIST-20). */
import { useIntl } from 'react-intl';
import type { ListPage } from '#api/catalogue/list-page.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './product-listing.module.css';

interface Props {
  list: ListPage;
  /** Range of visible pages. */
  first: number;
  last: number;
}

export function Progress({ list: { count, pageSize }, first, last }: Props) {
  const { formatMessage } = useIntl();
  const from = (first - 1) * pageSize + 1;
  const to = Math.min(last * pageSize, count);
  const words =
    from === 1
      ? formatMessage({ id: 'PAGINATION_SHOWING' }, { sum: String(to), total: count })
      : formatMessage({ id: 'PAGINATION_SHOWING_PARTIAL' }, { sum: `${from}–${to}`, total: count });
  const shown = `${words} ${formatMessage({ id: 'PRODUCT_LOWERCASE' }, { count })}`;
  return (
    <>
      <output className={styles.shown}>{shown}</output>
      <ProgressBar label={shown} value={to - from + 1} max={count} className={styles.progress ?? ''} />
    </>
  );
}
