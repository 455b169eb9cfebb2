/** In the outline: the part, or a field of it, is the market's own. */
import { Icon } from '#ui/icon.tsx';
import { ownIcon } from '../../parts/controls/studio-icons.ts';
import styles from './own.module.css';

/** @param words empty: it is as in all markets */
export const OwnMark = ({ words }: { words: string }) =>
  words === '' ? null : (
    <span className={styles.mark} title={words}>
      <Icon of={ownIcon} size={16} />
    </span>
  );
