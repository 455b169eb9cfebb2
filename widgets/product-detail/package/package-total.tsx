/** The running sum of a package, and what the chosen parts cost less than in the 30 days before. */

import { useIntl } from 'react-intl';
import { usePriceText } from '#components/product/use-price-text.ts';
import { Price } from '#ui/price.tsx';
import { useAmountText } from '../buy/use-amount-text.ts';
import type { PackageAmount } from '../package-choice.ts';
import styles from './package.module.css';

interface Props {
  total: PackageAmount | null;
  saving: PackageAmount | null;
}

/** The live region exists before its text changes. */
export function PackageTotal({ total, saving }: Props) {
  const { formatMessage } = useIntl();
  const write = useAmountText();
  const { suffix } = usePriceText();
  return (
    <output className={styles.total} data-own-sum="">
      {total ? (
        <span className={styles.sum}>
          <span>{formatMessage({ id: 'PACKAGE_TOTAL' })}</span>{' '}
          <Price selling={write(total)} suffix={suffix} />
        </span>
      ) : null}{' '}
      {saving ? (
        <span className={styles.saving}>
          {formatMessage({ id: 'PACKAGE_SAVING' }, { amount: write(saving) })}
        </span>
      ) : null}
    </output>
  );
}
