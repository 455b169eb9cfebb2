/** Adds a product to the comparison or removes it. Static: one listener per page toggles and updates all of them. Outside of forms, so it needs no type. */
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import styles from './compare-button.module.css';

interface Props {
  productId: number;
  /** Name of the product, for screen readers. */
  name: string;
  className?: string | undefined;
}

export function CompareButton({ productId, name, className }: Props) {
  const { formatMessage } = useIntl();
  return (
    <button
      data-compare={productId}
      aria-pressed="false"
      aria-label={formatMessage({ id: 'COMPARE_NAMED' }, { name })}
      className={classNames(styles.compare, className)}
    >
      <span>{formatMessage({ id: 'COMPARE' })}</span>
    </button>
  );
}
