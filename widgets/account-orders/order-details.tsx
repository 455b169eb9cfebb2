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
import { OrderRefunds } from './order-refunds.tsx';
import { useWithVat } from './use-with-vat.ts';

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
      <CartLines lines={lines} readOnly refunded={refunded} />
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
