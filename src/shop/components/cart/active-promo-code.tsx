/** The active promotional code and the button that removes it. */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { inside } from '#i18n/inside.ts';
import styles from './promo-code.module.css';

interface Props {
  code: string;
  /** Absent in a form without scripts, which the button submits. */
  onRemove?: () => void;
}

/** One translated sentence, because the button's place in it depends on the language. */
export function ActivePromoCode({ code, onRemove }: Props) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.active}>
      {formatMessage(
        { id: 'PROMO_CODE_ACTIVE' },
        {
          code,
          strong: inside(<strong>.</strong>),
          remove: inside(<RemoveButton onPress={onRemove}>.</RemoveButton>),
        },
      )}
    </p>
  );
}

/** The label is the marked part of the translated text. */
function RemoveButton({ onPress, children }: { onPress: (() => void) | undefined; children?: ReactNode }) {
  return (
    <button
      className={styles.remove}
      {...(onPress
        ? { type: 'button', onClick: onPress }
        : { type: 'submit', name: 'removeCode', value: 'true' })}
    >
      {children}
    </button>
  );
}
