/** What bringing this product costs: from the cheapest way, or by the way that carries what the usual one cannot. */
import type { DeliveryTerms } from '#kernel/public-config.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { truckIcon } from '#ui/icons.ts';
import styles from './selling-points.module.css';

interface Props {
  /** Absent: only the checkout knows. */
  terms: DeliveryTerms | undefined;
  /** Weight of one piece. */
  grams: number;
}

type Way = DeliveryTerms['ways'][number];

const carries = ({ maxGrams }: Way, grams: number): boolean => maxGrams === null || grams <= maxGrams;

export function DeliveryPoint({ terms, grams }: Props) {
  const { t } = useTexts();
  const [usual] = terms?.ways ?? [];
  if (!terms || !usual) return null;
  const other = carries(usual, grams) ? undefined : terms.ways.find(way => carries(way, grams));
  return (
    <li className={styles.point}>
      <Icon of={truckIcon} size={20} />
      {other
        ? t('PRODUCT_HEAVY_DELIVERY', { name: other.name, fee: other.fee })
        : t('USP_1', { fee: terms.from })}
    </li>
  );
}
