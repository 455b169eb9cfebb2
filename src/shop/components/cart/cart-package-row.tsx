/** A package in the cart: one row with its members, one total, and the saving compared to the regular prices of its parts. */

import { useIntl } from 'react-intl';
import { BoundText } from '#ui/bound-text.tsx';
import { StatusLabel } from '#ui/status-label.tsx';
import { useMoneyText } from '../product/use-money-text.ts';
import { usePriceText } from '../product/use-price-text.ts';
import { SaidFit } from '../vehicle/said-fit.tsx';
import styles from './cart-lines.module.css';
import { type CartRow, sumOf } from './cart-rows.ts';
import { LineFit } from './line-fit.tsx';
import { LineFrame, type Submitter } from './line-frame.tsx';
import type { LineChanges } from './use-line-changes.ts';
import type { LineFits } from './use-line-fits.ts';

interface Props {
  row: Extract<CartRow, { kind: 'package' }>;
  changes: LineChanges;
  readOnly: boolean;
  refunded: ReadonlyMap<number, string>;
  fits?: LineFits | null;
  orderedFor?: string | null;
  /** Makes the remove button submit the form around the lines, where no script runs. */
  removeAs?: Submitter;
}

/** The cart does not contain the number of packages, so a package can be removed but its quantity not changed. */
export function CartPackageRow({
  row,
  changes,
  readOnly,
  refunded,
  fits = null,
  orderedFor = null,
  removeAs,
}: Props) {
  const { formatMessage } = useIntl();
  const { vatIncluded } = usePriceText();
  const money = useMoneyText();
  const { key, name, lines } = row;
  const first = lines[0];
  const totals = lines.map(line =>
    vatIncluded ? line.totalPrice.sellingIncVat : line.totalPrice.sellingExVat,
  );
  const saving = sumOf(lines.map(({ saved }) => (vatIncluded ? saved.incVat : saved.exVat)));
  const currency = first?.totalPrice.currency ?? 'EUR';
  const remove = first ? () => void changes.change(key, name, first, 0) : undefined;

  return (
    <LineFrame
      rowKey={key}
      image={first?.product.image ?? null}
      href={null}
      brand=""
      name={name}
      changes={changes}
      onRemove={readOnly ? undefined : remove}
      removeAs={removeAs}
      removeLabel={formatMessage({ id: 'A11Y_REMOVE_LINE' }, { name })}
      total={money(sumOf(totals), currency)}
      quantity={null}
    >
      <ul className={styles.members} aria-label={formatMessage({ id: 'PACKAGE_INCLUDES' })}>
        {lines.map(({ id, skuId, product, quantity, skuName, fit, uses = [] }) => (
          <li key={id}>
            {quantity} ×{' '}
            <a href={product.href}>
              <BoundText>{product.name}</BoundText>
            </a>
            {skuName ? `, ${skuName}` : null}
            {refunded.has(skuId) ? (
              <>
                {' '}
                <StatusLabel tone="info">
                  {formatMessage({ id: 'REFUNDED_AMOUNT' }, { amount: refunded.get(skuId) })}
                </StatusLabel>
              </>
            ) : null}
            <LineFit product={product} fits={fits} />
            <SaidFit vehicle={orderedFor} fit={fit} uses={uses} />
          </li>
        ))}
      </ul>
      {saving > 0 ? (
        <p className={styles.saving}>
          {formatMessage({ id: 'PRICE_SAVE' }, { amount: money(saving, currency) })}
        </p>
      ) : null}
    </LineFrame>
  );
}
