/** The room of three options while they are fetched, or a way to fetch them again. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout.module.css';

export function OptionsWaiting({ isFailed }: { isFailed: boolean }) {
  const { t } = useTexts();
  const { checkout } = useStores();
  if (!isFailed)
    return (
      <div className={styles.waiting} aria-busy="true">
        <span className="visually-hidden">{t('LOADING')}</span>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    );
  return (
    <Feedback tone="error">
      <p>{t('CHECKOUT_OPTIONS_FAILED')}</p>
      <Button
        size="s"
        variant="secondary"
        className={styles.retry}
        onClick={() => void checkout.flush().catch(() => undefined)}
      >
        {t('RETRY')}
      </Button>
    </Feedback>
  );
}
