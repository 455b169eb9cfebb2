/** Says that an order of the author held the product (R-PRODUCT-40). */
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import styles from './opinions.module.css';

export function BuyerMark() {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.buyer}>
      <Icon of={checkIcon} size={16} />
      {formatMessage({ id: 'REVIEW_BUYER' })}
    </span>
  );
}
