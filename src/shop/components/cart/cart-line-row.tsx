/** One product in the cart: name, delivery, quantity and price. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CartLine, DeliveryDays } from '#api/cart/types.ts';
import type { Price } from '#api/catalogue/types.ts';
import { Quantity } from '#ui/form/quantity.tsx';
import { StatusLabel } from '#ui/status-label.tsx';
import { StockView } from '../product/stock-view.tsx';
import { useDaysText } from '../product/use-days-text.ts';
import { usePriceText } from '../product/use-price-text.ts';
import { SaidFit } from '../vehicle/said-fit.tsx';
import { CampaignNames } from './campaign-names.tsx';
import styles from './cart-lines.module.css';
import { LineFit } from './line-fit.tsx';
import { LineFrame, type Submitter } from './line-frame.tsx';
import type { LineChanges } from './use-line-changes.ts';
import type { LineFits } from './use-line-fits.ts';

/** Price per item of a line, and its previous price. */
function LinePrice({ price }: { price: Price }) {
  const { formatMessage } = useIntl();
  const text = usePriceText();
  const regular = text.regular(price);
  return (
    <p className={styles.unit}>
      {regular ? <span className="visually-hidden">{formatMessage({ id: 'PRICE_NOW' })} </span> : null}
      <span className={regular ? styles.reduced : undefined}>
        {formatMessage({ id: 'CART_ITEM_UNIT_PRICE' }, { price: text.selling(price) })}
      </span>{' '}
      {regular ? (
        <>
          <span className="visually-hidden">{formatMessage({ id: 'PRICE_BEFORE' })} </span>
          <s>{regular}</s>{' '}
        </>
      ) : null}
      {text.suffix}
    </p>
  );
}

interface Props {
  line: CartLine;
  changes: LineChanges;
  readOnly: boolean;
  /** What was refunded of it, as text. */
  refunded?: string | undefined;
  /** Shown beside the quantity of a line that may be changed. */
  action?: ReactNode;
  /** When the cart arrives. */
  days?: DeliveryDays | null | undefined;
  fits?: LineFits | null;
  orderedFor?: string | null;
  /** Controls of a form that works without scripts, in place of the usual ones. */
  plain?: { quantity: ReactNode; removeAs: Submitter };
}

export function CartLineRow({
  line,
  changes,
  readOnly,
  refunded,
  action,
  days,
  fits = null,
  orderedFor = null,
  plain,
}: Props) {
  const { formatMessage } = useIntl();
  const { selling } = usePriceText();
  const daysText = useDaysText();
  const { product, quantity, stock } = line;
  const { name } = product;
  const fixed = readOnly || line.isGift;
  const remove = fixed ? undefined : () => void changes.change(line.id, name, line, 0);
  const gone = (stock.totalStock === 0 || line.unavailable) && !fixed;

  return (
    <LineFrame
      rowKey={line.id}
      image={product.image}
      href={product.href}
      brand={product.brand}
      name={product.name}
      changes={changes}
      onRemove={remove}
      removeAs={fixed ? undefined : plain?.removeAs}
      removeLabel={formatMessage({ id: 'A11Y_REMOVE_LINE' }, { name })}
      action={fixed ? null : action}
      total={selling(line.totalPrice)}
      quantity={
        fixed || gone ? (
          <span className={styles.fixed}>
            {formatMessage({ id: 'QUANTITY' })}: {quantity}
          </span>
        ) : (
          (plain?.quantity ?? <LineQuantity line={line} name={name} changes={changes} />)
        )
      }
    >
      {line.skuName ? <p className={styles.detail}>{line.skuName}</p> : null}
      <LineFit
        product={product}
        fits={fits}
        onRemove={remove}
        removeAs={fixed ? undefined : plain?.removeAs}
      />
      <SaidFit vehicle={orderedFor} fit={line.fit} uses={line.uses ?? []} />
      {line.isGift ? <p className={styles.detail}>{formatMessage({ id: 'CART_ITEM_GIFT' })}</p> : null}
      {refunded ? (
        <p>
          <StatusLabel tone="info">
            {formatMessage({ id: 'REFUNDED_AMOUNT' }, { amount: refunded })}
          </StatusLabel>
        </p>
      ) : null}
      {gone ? (
        <p className={styles.error}>{formatMessage({ id: 'CART_ITEM_OUT_OF_STOCK' })}</p>
      ) : fixed ? null : (
        <StockView stock={stock} quantity={quantity} delivery={daysText(days)} />
      )}
      {line.isGift || line.unavailable ? null : line.prices.length > 0 ? (
        <ul className={styles.unit}>
          {line.prices.map(({ quantity: pieces, price }) => (
            <li key={price.sellingIncVatFormatted}>
              {formatMessage({ id: 'CART_ITEM_PIECES_PRICE' }, { quantity: pieces, price: selling(price) })}
            </li>
          ))}
        </ul>
      ) : (
        <LinePrice price={line.unitPrice} />
      )}
      <CampaignNames campaigns={line.campaigns} label={formatMessage({ id: 'CART_CAMPAIGNS' })} hideLabel />
    </LineFrame>
  );
}

interface LineQuantityProps {
  line: CartLine;
  name: string;
  changes: LineChanges;
}

/** The quantity of a line, including its pending change; a refusal restores the quantity of the cart. */
function LineQuantity({ line, name, changes }: LineQuantityProps) {
  const { formatMessage } = useIntl();
  return (
    <Quantity
      size="s"
      value={line.quantity}
      max={line.stock.totalStock}
      onChange={count => void changes.change(line.id, name, line, count)}
      onLimit={max => changes.tooMany(line.id, max)}
      labels={{
        quantity: formatMessage({ id: 'A11Y_QUANTITY_OF' }, { name }),
        increase: formatMessage({ id: 'A11Y_INCREASE_QUANTITY' }, { name }),
        decrease: formatMessage({ id: 'A11Y_DECREASE_QUANTITY' }, { name }),
      }}
    />
  );
}
