/** Placeholder of a loading product card with the same rows. */
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './product-card.module.css';

export const ProductCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div />
    <div className={styles.decision}>
      <Skeleton width="40%" height="26px" />
      <Skeleton width="90%" height="20px" />
      <Skeleton width="60%" height="20px" />
    </div>
    <div className={styles.decision}>
      <Skeleton width="35%" height="26px" />
      <Skeleton width="55%" height="20px" />
    </div>
  </div>
);
