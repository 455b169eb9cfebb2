/** A spinner below the header for slow operations; the store decides when (R-ROUTE-19). The live region exists before its text. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './loading-overlay.module.css';

export const LoadingOverlay = observer(function LoadingOverlay() {
  const { formatMessage } = useIntl();
  const { loading } = useStores();
  return (
    <output className={styles.overlay}>
      {loading.isShown ? (
        <span className={styles.bubble}>
          <Spinner size={32} />
          <span className="visually-hidden">{formatMessage({ id: 'LOADING' })}</span>
        </span>
      ) : null}
    </output>
  );
});
