/** Placeholder of the options while they load, or a retry button. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout.module.css';
import { OptionsFailed } from './options-failed.tsx';

export function OptionsWaiting({ isFailed }: { isFailed: boolean }) {
  const { t } = useTexts();
  if (!isFailed)
    return (
      <div className={styles.waiting} aria-busy="true">
        <span className="visually-hidden">{t('LOADING')}</span>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    );
  return <OptionsFailed text="CHECKOUT_OPTIONS_FAILED" />;
}
