/** Products and costs in short form, in the order in which they add up to the sum above the order button. */

import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useIntl } from 'react-intl';
import type { Cart, CartLine } from '#api/cart/types.ts';
import { cartRows, sumOf } from '#components/cart/cart-rows.ts';
import { LineFit } from '#components/cart/line-fit.tsx';
import { isEstimated, useCostTexts } from '#components/cart/use-cost-texts.ts';
import { useLineChanges } from '#components/cart/use-line-changes.ts';
import { ReadFitsContext, useLineFits } from '#components/cart/use-line-fits.ts';
import { useDaysText } from '#components/product/use-days-text.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { usePriceText } from '#components/product/use-price-text.ts';
import { bindPlaces } from '#kernel/bind-units.ts';
import type { CostName } from '#kernel/money/cost-rows.ts';
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { BoundText } from '#ui/bound-text.tsx';
import styles from '../checkout.module.css';
import { chosenMethod, deliveryState } from '../options-state.ts';

/** The lines name their own prices, and the sum to pay stands above the button. */
const omitted: ReadonlySet<CostName> = new Set(['regular', 'reduction', 'total', 'included-vat']);

interface Props {
  cart: Cart;
  /** The cart, where a vehicle can be changed. */
  cartHref?: string | undefined;
}

export const ReviewRows = observer(function ReviewRows({ cart, cartHref }: Props) {
  const { formatMessage } = useIntl();
  const { vatIncluded } = usePriceText();
  const textsOf = useCostTexts();
  const { cart: cartStore } = useStores();
  const delivery = useDelivery();
  const { lines, totals } = cart;
  const { costs } = totals;
  const { currency } = totals.total;
  const isUndelivered = deliveryState(useCheckout()) === 'none';
  // Alone, the lines are their own subtotal; it is there where it names what they are without.
  const isSummed = !vatIncluded || costs.incVat.discount > 0;
  const rows = textsOf(costs, { currency, isEstimate: isEstimated(totals), isUndelivered }).filter(
    ({ name }) => !omitted.has(name) && (name !== 'items' || isSummed),
  );
  return (
    <ul
      className={styles.rows}
      aria-label={formatMessage({ id: 'ORDER_SUMMARY_TITLE' })}
      aria-busy={cartStore.isChanging || undefined}
    >
      <ProductRows lines={lines} currency={currency} cartHref={cartHref} />
      {rows.map(({ name, label, vat, value }) => (
        <li key={name} className={styles.row}>
          <span>
            {name === 'shipping' && delivery ? bindPlaces(delivery.name) : label}
            {vat ? <span className={styles.vat}> {vat}</span> : null}
            {name === 'shipping' && delivery?.days ? (
              <span className={styles.arrival}>{delivery.days}</span>
            ) : null}
          </span>
          <span className={styles.amount}>{value}</span>
        </li>
      ))}
    </ul>
  );
});

/** Without a zip code the fee is an estimate, and no option is chosen. */
function useDelivery(): { name: string; days: string | null } | null {
  const store = useCheckout();
  const daysText = useDaysText();
  const options = deliveryState(store) === 'ready' ? (store.checkout?.shippingOptions ?? []) : [];
  const chosen = chosenMethod(options, store.form.shippingId);
  return (
    chosen && {
      name: [chosen.method.name, chosen.finer?.name].filter(Boolean).join(': '),
      days: daysText(chosen.method.days),
    }
  );
}

interface ProductRowsProps {
  lines: readonly CartLine[];
  currency: string;
  cartHref?: string | undefined;
}

/** A package is one row with its parts, as everywhere else (R-CART-7). Each says once more whether it fits (R-VEHICLE-17). */
const ProductRows = observer(function ProductRows({ lines, currency, cartHref }: ProductRowsProps) {
  const { formatMessage } = useIntl();
  const { vatIncluded } = usePriceText();
  const money = useMoneyText();
  const changes = useLineChanges();
  const fits = useLineFits(lines.map(({ product }) => product.productId));
  // Without scripts the cart's form removes lines.
  const hasScripts = use(ReadFitsContext) === null;
  const fitOf = (line: CartLine, isAlone: boolean) => (
    <LineFit
      product={line.product}
      fits={fits}
      inForm
      cartHref={cartHref}
      onRemove={
        hasScripts && isAlone && !line.isGift
          ? () => void changes.change(line.id, line.product.name, line, 0)
          : undefined
      }
    />
  );
  const sum = (of: readonly CartLine[]) =>
    money(
      sumOf(
        of.map(({ totalPrice: { sellingIncVat, sellingExVat } }) =>
          vatIncluded ? sellingIncVat : sellingExVat,
        ),
      ),
      currency,
    );
  return cartRows(lines).map(row => (
    <li key={row.key} className={styles.row}>
      {row.kind === 'line' ? (
        <div>
          <LineText line={row.line} />
          {fitOf(row.line, true)}
          {changes.error?.key === row.key ? <p role="alert">{changes.error.text}</p> : null}
        </div>
      ) : (
        <div>
          <BoundText>{row.name}</BoundText>
          <ul className={styles.parts} aria-label={formatMessage({ id: 'PACKAGE_INCLUDES' })}>
            {row.lines.map(line => (
              <li key={line.id}>
                <LineText line={line} />
                {fitOf(line, false)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <span className={styles.amount}>{sum(row.kind === 'line' ? [row.line] : row.lines)}</span>
    </li>
  ));
});

const LineText = ({ line: { quantity, product, skuName } }: { line: CartLine }) => (
  <>
    {quantity} × <BoundText>{product.name}</BoundText> {skuName}
  </>
);
