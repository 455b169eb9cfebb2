/** Shipping, payment, products, refunds and address of an order. */
import { useIntl } from 'react-intl';
import type { CustomerOrder } from '#api/order/types.ts';
import { AddressBlock } from '#components/account/address-block.tsx';
import { CartLines } from '#components/cart/cart-lines.tsx';
import { CartSummary } from '#components/cart/cart-summary.tsx';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { Button } from '#ui/button.tsx';
import styles from './account-orders.module.css';
import { BuyAgain } from './buy-again.tsx';
import { OrderRefunds } from './order-refunds.tsx';

interface Props {
  order: CustomerOrder;
  /** Page of the order. */
  href: string | undefined;
}

export function OrderDetails({ order, href }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoneyText();
  const { billing, shipping, lines, totals, deliveries, payments, message, reference, costCenter, refunds } =
    order;
  const amounts = new Map<number, number>();
  for (const { skuId, amount } of refunds) amounts.set(skuId, (amounts.get(skuId) ?? 0) + amount);
  const refunded = new Map([...amounts].map(([skuId, sum]) => [skuId, money(sum, order.currency || 'EUR')]));
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {deliveries.map(({ name, parcelNumber, trackingHref }, index) => (
          <div key={`${name} ${index}`}>
            <dt>{formatMessage({ id: 'ORDER_DELIVERY' })}</dt>
            <dd>
              {name}
              {parcelNumber ? (
                <p className={styles.parcel}>
                  {formatMessage({ id: 'ORDER_PAGE_PARCEL_NUMBER' }, { number: parcelNumber })}
                </p>
              ) : null}
              {trackingHref ? (
                <Button href={trackingHref} variant="secondary" size="s">
                  {formatMessage({ id: 'ORDER_TRACK' })}
                </Button>
              ) : null}
            </dd>
          </div>
        ))}
        {payments.map(({ name }, index) => (
          <div key={`${name} ${index}`}>
            <dt>{formatMessage({ id: 'ORDER_PAYMENT' })}</dt>
            <dd>{name}</dd>
          </div>
        ))}
        {reference ? (
          <div>
            <dt>{formatMessage({ id: 'LABEL_ORDER_REFERENCE' })}</dt>
            <dd>{reference}</dd>
          </div>
        ) : null}
        {costCenter ? (
          <div>
            <dt>{formatMessage({ id: 'LABEL_COST_CENTER' })}</dt>
            <dd>{costCenter}</dd>
          </div>
        ) : null}
        {message ? (
          <div>
            <dt>{formatMessage({ id: 'ORDER_MESSAGE' })}</dt>
            <dd>{message}</dd>
          </div>
        ) : null}
      </dl>
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
