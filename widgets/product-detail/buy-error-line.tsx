/** Why adding to the cart failed; the live region exists before its text. */
import { Icon } from '#ui/icon.tsx';
import { warningIcon } from '#ui/icons.ts';
import styles from './pickers.module.css';

export function BuyErrorLine({ text, id }: { text: string | null; id?: string }) {
  return (
    <div role="alert" id={id}>
      {text ? (
        <p className={styles.error}>
          <Icon of={warningIcon} size={20} />
          {text}
        </p>
      ) : null}
    </div>
  );
}
