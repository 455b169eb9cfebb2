/** Delivery cost and up to three selling points of the shop, below the button. */
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import styles from './selling-points.module.css';

interface Props {
  points: readonly string[];
  /** First entry of the list. */
  delivery: ReactNode;
}

export function SellingPoints({ points, delivery }: Props) {
  return (
    <ul className={styles.points}>
      {delivery}
      {points.map(point => (
        <li key={point} className={styles.point}>
          <Icon of={checkIcon} size={20} />
          {point}
        </li>
      ))}
    </ul>
  );
}
