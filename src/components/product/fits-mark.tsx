/** Where a card says how its product fits the chosen vehicle. Empty and hidden in the page of every visitor; the browser, which knows the vehicle, writes into it. */
import { classNames } from '#ui/class-names.ts';
import styles from './fits-mark.module.css';

const nothing = { __html: '' };

interface Props {
  productId: number;
  className: string | undefined;
}

export function FitsMark({ productId, className }: Props) {
  return (
    // It may be written before React takes the page over, which then leaves it as it is.
    <span
      className={classNames(styles.mark, className)}
      data-fits={productId}
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
