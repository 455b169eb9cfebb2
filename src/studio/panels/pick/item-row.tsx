/** A thing of the shop as people know it: picture, name and where it belongs. */

import { useIntl } from 'react-intl';
import type { PickItem } from '#studio-api/pick.ts';
import styles from './pick.module.css';

interface Props {
  item: PickItem | undefined;
  /** Shown for something that the shop does not have: what the document says. */
  fallback?: string;
  /** Keeps the place of a picture, so that names stand below each other. */
  hasPictures?: boolean;
}

export function ItemRow({ item, fallback = '', hasPictures = false }: Props) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.item}>
      {item?.image ? (
        <img className={styles.picture} src={item.image} alt="" loading="lazy" />
      ) : hasPictures ? (
        <span className={styles.picture} aria-hidden="true" />
      ) : null}
      <span className={styles.words}>
        <span className={styles.name}>{item?.name ?? fallback}</span>
        {item?.detail ? <span className={styles.detail}>{item.detail}</span> : null}
      </span>
      {item?.isShown === true ? null : (
        <span className={styles.badge}>
          {formatMessage({ id: item ? 'PICK_NOT_SHOWN' : 'PICK_UNKNOWN' })}
        </span>
      )}
    </span>
  );
}
