/** Puts a line of the cart aside. */
import { useIntl } from 'react-intl';
import type { CartLine } from '#api/cart/types.ts';
import { useState } from 'react';
import styles from './saved.module.css';
import { useSaveLine } from './use-saved-lines.ts';

export function SaveButton({ line, onSaved }: { line: CartLine; onSaved: (name: string) => void }) {
  const { formatMessage } = useIntl();
  const [isSaving, setSaving] = useState(false);
  const save = useSaveLine();
  const { name } = line.product;
  const press = async () => {
    setSaving(true);
    if (await save(line)) onSaved(name);
    setSaving(false);
  };
  return (
    <button
      type="button"
      className={styles.textButton}
      disabled={isSaving}
      aria-label={formatMessage({ id: 'A11Y_CART_SAVE_LINE' }, { name })}
      onClick={() => void press()}
    >
      {formatMessage({ id: 'CART_SAVE_LINE' })}
    </button>
  );
}
