/** Rows and sums of an order in its own currency, always with VAT. */
import { useIntl } from 'react-intl';
import type { ConfirmationRow } from '#api/checkout/types.ts';
import { cartRows, type PackedRow, sumOf } from '#components/cart/cart-rows.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ConfirmedOrder } from './confirmed-order.ts';
import styles from './order-confirmation.module.css';

export function OrderRows({ order }: { order: ConfirmedOrder }) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  const { rows, currency } = order;
  const say = (amount: number) => money(amount, currency);
  const free = (amount: number) => (amount === 0 ? formatMessage({ id: 'FREE_SHIPPING' }) : say(amount));
  return (
    <>
      <ul className={styles.rows}>
        {cartRows(rows).map(row => (
          <li key={row.key} className={styles.row}>
            <Thumbnail image={imageOf(order, row.kind === 'line' ? [row.line] : row.lines)} />
            {row.kind === 'line' ? (
              <span className={styles.name}>
                <RowText row={row.line} />
              </span>
            ) : (
              <PackageText row={row} say={say} />
            )}
            <span className={styles.amount}>
              {say(
                row.kind === 'line'
                  ? row.line.totalIncVat
                  : sumOf(row.lines.map(({ totalIncVat }) => totalIncVat)),
              )}
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum name={formatMessage({ id: 'CART_SUMMARY_SUBTOTAL' })} value={say(order.itemsIncVat)} />
        <Sum
          name={formatMessage({ id: 'CART_SUMMARY_SHIPPING_FEE' })}
          value={free(order.shippingFeeIncVat)}
        />
        {order.paymentFeeIncVat > 0 ? (
          <Sum name={formatMessage({ id: 'CART_SUMMARY_PAYMENT_FEE' })} value={say(order.paymentFeeIncVat)} />
        ) : null}
        <div className={styles.total}>
          <dt>{formatMessage({ id: 'CART_TOTAL' })}</dt>
          <dd className={styles.amount}>{say(order.sumIncVat)}</dd>
        </div>
        <Sum name={formatMessage({ id: 'CART_SUMMARY_VAT' })} value={say(order.sumIncVat - order.sumExVat)} />
      </dl>
    </>
  );
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

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.sum}>
    <dt>{name}</dt>
    <dd className={styles.amount}>{value}</dd>
  </div>
);

/** False for placeholder names of a single size. */
const hasName = (variant: string) => variant !== '-' && variant !== 'One size';

function RowText({ row: { name, articleNumber, variant, quantity } }: { row: ConfirmationRow }) {
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
    </>
  );
}

interface PackageTextProps {
  row: Extract<PackedRow<ConfirmationRow>, { kind: 'package' }>;
  say: (amount: number) => string;
}

function PackageText({ row: { name, lines }, say }: PackageTextProps) {
  const { formatMessage } = useIntl();
  const saved = sumOf(lines.map(({ savedIncVat }) => savedIncVat));
  return (
    <div className={styles.name}>
      <BoundText>{name}</BoundText>
      <ul className={styles.parts} aria-label={formatMessage({ id: 'PACKAGE_INCLUDES' })}>
        {lines.map(line => (
          <li key={line.id}>
            <RowText row={line} />
          </li>
        ))}
      </ul>
      {saved > 0 ? (
        <p className={styles.saving}>{formatMessage({ id: 'PRICE_SAVE' }, { amount: say(saved) })}</p>
      ) : null}
    </div>
  );
}
