/** Delivery cost of this product: from the cheapest option, or by the option that takes its weight. */
import { useIntl } from 'react-intl';
import type { DeliveryTerms } from '#kernel/public-config.ts';
import { Icon } from '#ui/icon.tsx';
import { truckIcon } from '#ui/icons.ts';
import styles from './selling-points.module.css';

interface Props {
  /** Undefined: the cost is known at the checkout only. */
  terms: DeliveryTerms | undefined;
  /** Weight of one item. */
  grams: number;
}

type DeliveryMethod = DeliveryTerms['ways'][number];

const carries = ({ maxGrams }: DeliveryMethod, grams: number): boolean =>
  maxGrams === null || grams <= maxGrams;

export function DeliveryPoint({ terms, grams }: Props) {
  const { formatMessage } = useIntl();
  const [usual] = terms?.ways ?? [];
  if (!terms || !usual) return null;
  const other = carries(usual, grams) ? undefined : terms.ways.find(method => carries(method, grams));
  return (
    <li className={styles.point}>
      <Icon of={truckIcon} size={20} />
      {other
        ? formatMessage({ id: 'PRODUCT_HEAVY_DELIVERY' }, { name: other.name, fee: other.fee })
        : formatMessage({ id: 'USP_1' }, { fee: terms.from })}
    </li>
  );
}
