/** Up to three selling points of the shop, below the button. */
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import styles from './selling-points.module.css';

interface Props {
  points: readonly string[];
}

export function SellingPoints({ points }: Props) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map(point => (
        <li key={point} className={styles.point}>
          <Icon of={checkIcon} size={20} />
          {point}
        </li>
      ))}
    </ul>
  );
}
