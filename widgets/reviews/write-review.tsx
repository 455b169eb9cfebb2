/** A button that expands the form; opens the login for visitors. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import styles from './reviews.module.css';

const loadForm = () => import('./review-form.tsx');

export const WriteReview = observer(function WriteReview({
  alias,
  mostPictures,
}: {
  alias: string;
  mostPictures: number;
}) {
  const { formatMessage } = useIntl();
  const { session, panels } = useStores();
  const [open, setOpen] = useState(false);
  const isKnown = useRestored() && session.isAuthenticated;

  if (!isKnown)
    return (
      <div className={styles.write}>
        <p>{formatMessage({ id: 'REVIEW_NEED_LOG_IN' })}</p>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => panels.open('account', 'login')}>
          {formatMessage({ id: 'LOG_IN_SHORT' })}
        </Button>
      </div>
    );
  return (
    <div className={styles.write}>
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {formatMessage({ id: 'REVIEW_WRITE' })}
      </Button>
      <LazyMount load={loadForm} wanted={open} onFail={() => setOpen(false)}>
        {ReviewForm => (open ? <ReviewForm alias={alias} mostPictures={mostPictures} /> : null)}
      </LazyMount>
    </div>
  );
});
