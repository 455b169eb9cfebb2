/** Saves a line of the cart for later. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { maxSavedLines } from '#stores/cart/saved-lines.ts';
import type { SavedLinesStore, SaveOutcome } from '#stores/cart/saved-lines-store.ts';
import styles from './saved.module.css';

interface Props {
  line: CartLine;
  saved: SavedLinesStore;
  onSaved: (name: string) => void;
}

export function SaveButton({ line, saved, onSaved }: Props) {
  const { formatMessage } = useIntl();
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>('saved');
  const { name } = line.product;
  const press = async () => {
    setSaving(true);
    setOutcome('saved');
    const now = await saved.save(line);
    if (now === 'saved') onSaved(name);
    setSaving(false);
    setOutcome(now);
  };
  return (
    <>
      <button
        type="button"
        className={styles.textButton}
        aria-disabled={isSaving}
        aria-label={formatMessage({ id: 'A11Y_CART_SAVE_LINE' }, { name })}
        onClick={() => {
          if (!isSaving) void press();
        }}
      >
        {formatMessage({ id: 'CART_SAVE_LINE' })}
      </button>
      <p role="alert" className={styles.notSaved}>
        {outcome === 'failed' ? formatMessage({ id: 'CART_SAVE_FAILED' }) : null}
        {outcome === 'full' ? formatMessage({ id: 'CART_SAVE_FULL' }, { max: maxSavedLines }) : null}
      </p>
    </>
  );
}
