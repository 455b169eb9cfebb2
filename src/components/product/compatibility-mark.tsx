/** Placeholder for a card's compatibility with the chosen vehicle. Empty and hidden in the HTML, which is the same for every visitor; filled by the browser, which has the vehicle. */
import { classNames } from '#ui/class-names.ts';
import styles from './compatibility-mark.module.css';

const nothing = { __html: '' };

interface Props {
  productId: number;
  className: string | undefined;
}

export function CompatibilityMark({ productId, className }: Props) {
  return (
    // It may be filled before hydration, which then leaves the content unchanged.
    <span
      className={classNames(styles.mark, className)}
      data-fits={productId}
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
