/** Facts, products, refunds and addresses of an order. */
import { useIntl } from 'react-intl';
import type { CustomerOrder } from '#api/order/types.ts';
import { AddressBlock } from '#components/account/address-block.tsx';
import { CartLines } from '#components/cart/cart-lines.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { Button } from '#ui/button.tsx';
import styles from './account-orders.module.css';
import { BuyAgain } from './buy-again.tsx';
import { OrderFacts } from './order-facts.tsx';
import { useWithVat } from './use-with-vat.ts';

/** Refunds, in the order's currency. */
function OrderRefunds({ order: { refunds, lines, currency } }: { order: CustomerOrder }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoneyText();
  const withVat = useWithVat();
  if (refunds.length === 0) return null;
  const nameOf = (skuId: number) => lines.find(line => line.skuId === skuId)?.product.name;
  return (
    <section>
      <h4 className={styles.heading}>{formatMessage({ id: 'ORDER_REFUNDS' })}</h4>
      <ul className={styles.refunds}>
        {refunds.map(({ id, date, skuId, reason, amount }) => (
          <li key={id} className={styles.refund}>
            <span>{formatDate(date)}</span>
            <span>{[nameOf(skuId), reason].filter(Boolean).join(', ')}</span>
            <span className={styles.total}>{withVat(money(amount, currency || 'EUR'))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  order: CustomerOrder;
  /** Page of the order. */
  href: string | undefined;
}

export function OrderDetails({ order, href }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  const withVat = useWithVat();
  const { billing, shipping, lines, totals, refunds } = order;
  const amounts = new Map<number, number>();
  for (const { skuId, amount } of refunds) amounts.set(skuId, (amounts.get(skuId) ?? 0) + amount);
  const refunded = new Map(
    [...amounts].map(([skuId, sum]) => [skuId, withVat(money(sum, order.currency || 'EUR'))]),
  );
  return (
    <div className={styles.details}>
      <OrderFacts order={order} />
      <CartLines lines={lines} readOnly refunded={refunded} orderedFor={order.vehicle} />
      <OrderRefunds order={order} />
      <div className={styles.columns}>
        <div className={styles.addresses}>
          {billing ? (
            <AddressBlock
              title={formatMessage({ id: 'ORDER_BILLING_ADDRESS' })}
              address={billing}
              heading="h4"
            />
          ) : null}
          {shipping ? (
            <AddressBlock
              title={formatMessage({ id: 'ORDER_SHIPPING_ADDRESS' })}
              address={shipping}
              heading="h4"
            />
          ) : null}
        </div>
        {totals ? <CartSummary totals={totals} freeShipping={false} /> : null}
      </div>
      <div className={styles.actions}>
        {href ? (
          <Button href={href} variant="secondary">
            {formatMessage({
              id: order.status === 'CANCELLED' ? 'ACCOUNT_ORDER_SHOW' : 'ACCOUNT_ORDER_OPEN',
            })}
            <span className="visually-hidden"> #{order.id}</span>
          </Button>
        ) : null}
        <BuyAgain lines={lines} />
      </div>
    </div>
  );
}
