/** Placeholder for a card's compatibility with the chosen vehicle. Empty and hidden in the HTML, which is the same for every visitor; filled by the browser, which has the vehicle. */
import { useShop } from '#i18n/use-shop.ts';
import styles from './compatibility-mark.module.css';

const nothing = { __html: '' };

export function CompatibilityMark({ productId }: { productId: number }) {
  if (!useShop().hasVehicles) return null;
  return (
    // It may be filled before hydration, which then leaves the content unchanged.
    <span
      className={styles.mark}
      data-fits={productId}
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
