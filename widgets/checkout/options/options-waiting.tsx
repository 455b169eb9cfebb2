/** Placeholder of the options while they load, or a retry button. */
import { useIntl } from 'react-intl';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../checkout.module.css';
import { OptionsFailed } from './options-failed.tsx';

export function OptionsWaiting({ isFailed }: { isFailed: boolean }) {
  const { formatMessage } = useIntl();
  if (!isFailed)
    return (
      <div className={styles.waiting} aria-busy="true">
        <span className="visually-hidden">{formatMessage({ id: 'LOADING' })}</span>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    );
  return <OptionsFailed text="CHECKOUT_OPTIONS_FAILED" />;
}
