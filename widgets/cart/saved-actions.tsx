/** Moves a line saved for later to the cart or removes it, and says when that fails. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MoveOutcome } from '#stores/cart/saved-lines-store.ts';
import { Button } from '#ui/button.tsx';
import styles from './saved.module.css';

export interface SavedActionsProps {
  /** Of the product, for screen readers. */
  name: string;
  /** What the stock allows; with 0 the line can only be removed. */
  quantity: number;
  onMove: (quantity: number) => Promise<MoveOutcome>;
  /** Resolves to whether it was removed. */
  onRemove: () => Promise<boolean>;
}

const errorTexts = {
  refused: 'CART_UPDATE_FAILED',
  doubled: 'CART_SAVED_DOUBLED',
  kept: 'CART_SAVED_NOT_REMOVED',
} as const;

export function SavedActions({ name, quantity, onMove, onRemove }: SavedActionsProps) {
  const { formatMessage } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const [error, setError] = useState<keyof typeof errorTexts | null>(null);
  const move = async () => {
    setMoving(true);
    setError(null);
    const outcome = await onMove(quantity);
    // A moved row is gone.
    if (outcome === 'moved') return;
    setMoving(false);
    setError(outcome);
  };
  const remove = async () => {
    setError(null);
    if (!(await onRemove())) setError('kept');
  };
  return (
    <div className={styles.controls}>
      <p role="alert" className={styles.failure}>
        {error ? formatMessage({ id: errorTexts[error] }) : ''}
      </p>
      <div className={styles.actions}>
        {quantity > 0 ? (
          <Button
            size="s"
            variant="secondary"
            loading={isMoving}
            aria-label={formatMessage({ id: 'A11Y_CART_SAVED_MOVE' }, { name })}
            onClick={() => void move()}
          >
            {formatMessage({ id: 'CART_SAVED_MOVE' })}
          </Button>
        ) : null}
        <button
          type="button"
          className={styles.textButton}
          aria-label={formatMessage({ id: 'A11Y_CART_SAVED_REMOVE' }, { name })}
          onClick={() => void remove()}
        >
          {formatMessage({ id: 'CART_ITEM_REMOVE' })}
        </button>
      </div>
    </div>
  );
}
