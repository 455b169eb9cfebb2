/** Rows and sums of an order in its own currency, with or without VAT as its checkout showed them. */
import { useIntl } from 'react-intl';
import type { ConfirmationRow } from '#api/checkout/types.ts';
import { cartRows, type PackedRow, sumOf } from '#components/cart/cart-rows.ts';
import { useCostTexts } from '#components/cart/use-cost-texts.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { usePriceText } from '#components/product/use-price-text.ts';
import { SaidFit } from '#components/vehicle/said-fit.tsx';
import { BoundText } from '#ui/bound-text.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ConfirmedOrder } from './confirmed-order.ts';
import styles from './order-confirmation.module.css';

export function OrderRows({ order }: { order: ConfirmedOrder }) {
  const say = useAmounts(order.currency);
  const costs = useCostTexts()(order.costs, { currency: order.currency });
  return (
    <>
      <ul className={styles.rows}>
        {cartRows(order.rows).map(row => (
          <li key={row.key} className={styles.row}>
            <Thumbnail image={imageOf(order, row.kind === 'line' ? [row.line] : row.lines)} />
            {row.kind === 'line' ? (
              <span className={styles.name}>
                <RowText row={row.line} vehicle={order.vehicle} />
              </span>
            ) : (
              <PackageText row={row} vehicle={order.vehicle} say={say} />
            )}
            <span className={styles.amount}>
              {say(row.kind === 'line' ? [row.line.total] : row.lines.map(({ total }) => total))}
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {costs.map(({ name, label, vat, value }) => (
          <div key={name} className={name === 'total' ? styles.total : styles.sum}>
            <dt>
              {label}
              {vat ? <span className={styles.vat}> {vat}</span> : null}
            </dt>
            <dd className={styles.amount}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface Sides {
  incVat: number;
  exVat: number;
}

/** @returns a function that formats a sum of amounts for this visitor. */
function useAmounts(currency: string): (amounts: readonly Sides[]) => string {
  const money = useMoneyText();
  const { vatIncluded } = usePriceText();
  return amounts =>
    money(sumOf(amounts.map(({ incVat, exVat }) => (vatIncluded ? incVat : exVat))), currency);
}

/** The first picture of the rows; undefined where no pictures are known. */
function imageOf({ facts, rows }: ConfirmedOrder, shown: readonly ConfirmationRow[]) {
  if (!facts) return undefined;
  const files = rows.flatMap((row, at) => (shown.includes(row) ? (facts.images[at] ?? []) : []));
  return files[0] ?? null;
}

const Thumbnail = ({ image }: { image: string | null | undefined }) =>
  image === undefined ? null : (
    // The margin within a picture is a share of the width of what contains it.
    <span className={styles.picture}>
      <Picture
        image={image === null ? null : { type: 'product', file: image }}
        alt=""
        sizes="64px"
        widest={200}
        ground
      />
    </span>
  );

/** False for placeholder names of a single size. */
const hasName = (variant: string) => variant !== '-' && variant !== 'One size';

function RowText({ row, vehicle }: { row: ConfirmationRow; vehicle: string | null }) {
  const { name, articleNumber, variant, quantity, fit, uses } = row;
  const { formatMessage } = useIntl();
  return (
    <>
      {quantity} × <BoundText>{name}</BoundText>
      <span className={styles.detail}>
        {hasName(variant) ? `${variant}, ` : ''}
        <span className={styles.code}>
          {formatMessage({ id: 'PRODUCT_ARTICLE_NUMBER_VALUE' }, { number: articleNumber })}
        </span>
      </span>
      <SaidFit vehicle={vehicle} fit={fit} uses={uses} />
    </>
  );
}

interface PackageTextProps {
  row: Extract<PackedRow<ConfirmationRow>, { kind: 'package' }>;
  vehicle: string | null;
  say: (amounts: readonly Sides[]) => string;
}

function PackageText({ row: { name, lines }, vehicle, say }: PackageTextProps) {
  const { formatMessage } = useIntl();
  const saved = lines.map(line => line.saved);
  return (
    <div className={styles.name}>
      <BoundText>{name}</BoundText>
      <ul className={styles.parts} aria-label={formatMessage({ id: 'PACKAGE_INCLUDES' })}>
        {lines.map(line => (
          <li key={line.id}>
            <RowText row={line} vehicle={vehicle} />
          </li>
        ))}
      </ul>
      {sumOf(saved.map(({ incVat }) => incVat)) > 0 ? (
        <p className={styles.saving}>{formatMessage({ id: 'PRICE_SAVE' }, { amount: say(saved) })}</p>
      ) : null}
    </div>
  );
}
