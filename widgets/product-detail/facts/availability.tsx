/** Stock, and what delivery of the chosen pieces costs and when they arrive: the figures of the checkout. */
import { useIntl } from 'react-intl';
import type { Product, Stock } from '#api/catalogue/types.ts';
import { StockView } from '#components/product/stock-view.tsx';
import type { DeliveryTerms } from '#kernel/public-config.ts';
import { Icon } from '#ui/icon.tsx';
import { truckIcon } from '#ui/icons.ts';
import styles from './availability.module.css';
import {
  arrivalSource,
  type DeliveryMethod,
  isFree,
  methodsFor,
  type ParcelContents,
  parcelOf,
  workingDaysOf,
} from './delivery-terms.ts';

interface Props {
  product: Product;
  /** Of the chosen SKU or package. */
  stock: Stock;
  /** Stocks of what can be chosen while nothing is. */
  open?: readonly Stock[] | undefined;
  /** Of a package whose parts are still to be chosen: neither stock nor days are promised (R-PRODUCT-31). */
  isUndecided?: boolean;
  quantity?: number;
  /** Undefined: the cost is known at the checkout only. */
  terms: DeliveryTerms | undefined;
}

/** The stock alone, where nothing can be bought: what delivery would cost promises what cannot be ordered (R-PRODUCT-48). */
export function SoldOut({ stock }: { stock: Stock }) {
  return (
    <div className={styles.availability}>
      <StockView stock={stock} />
    </div>
  );
}

export function Availability({
  product,
  stock,
  open = [stock],
  isUndecided = false,
  quantity = 1,
  terms,
}: Props) {
  const { formatMessage } = useIntl();
  const parcel = parcelOf(product, quantity);
  const methods = methodsFor(terms, parcel);
  const [method] = methods;
  const source = isUndecided ? null : arrivalSource(open, quantity);
  const arrival = method?.arrival;
  const hasDate = arrival && source;
  const usual = method ? workingDaysOf(method, open, quantity) : null;
  // The shop's usual time only where nothing is known of its delivery methods.
  const days = usual ? formatMessage({ id: 'PRODUCT_WORKING_DAYS' }, usual) : !terms;
  return (
    <div className={styles.availability}>
      <StockView
        stock={stock}
        quantity={quantity}
        isUndecided={isUndecided}
        delivery={hasDate ? false : days}
      />
      {method && terms ? (
        <div className={styles.delivery}>
          <Icon of={truckIcon} size={20} />
          <div>
            {hasDate ? (
              <>
                <p className={styles.date}>
                  {formatMessage({ id: 'PRODUCT_ARRIVES' }, { days: arrival[source] })}
                </p>
                <p className={styles.note}>{formatMessage({ id: 'PRODUCT_ARRIVES_IF' }, arrival.orderBy)}</p>
              </>
            ) : null}
            <p>
              <DeliveryCost method={method} parcel={parcel} terms={terms} />
            </p>
            {methods.length > 1 ? <Methods methods={methods} parcel={parcel} source={source} /> : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function DeliveryCost({
  method,
  parcel,
  terms,
}: {
  method: DeliveryMethod;
  parcel: ParcelContents;
  terms: DeliveryTerms;
}) {
  const { formatMessage } = useIntl();
  if (isFree(method, parcel)) return formatMessage({ id: 'PRODUCT_FREE_DELIVERY' });
  return method === terms.ways[0]
    ? formatMessage({ id: 'USP_1' }, { fee: terms.from })
    : formatMessage({ id: 'PRODUCT_HEAVY_DELIVERY' }, { name: method.name, fee: method.fee });
}

function Methods({
  methods,
  parcel,
  source,
}: {
  methods: readonly DeliveryMethod[];
  parcel: ParcelContents;
  source: ReturnType<typeof arrivalSource>;
}) {
  const { formatMessage } = useIntl();
  return (
    <details>
      <summary className={styles.more}>{formatMessage({ id: 'PRODUCT_DELIVERY_METHODS' })}</summary>
      <ul className={styles.methods}>
        {methods.map(method => (
          <li key={method.name} className={styles.method}>
            <span>{method.name}</span>{' '}
            <span className={styles.fee}>
              {isFree(method, parcel) ? formatMessage({ id: 'PRODUCT_DELIVERY_FREE' }) : method.fee}
            </span>
            {source && method.arrival ? (
              <span className={styles.note}>
                {` ${formatMessage({ id: 'PRODUCT_ARRIVES' }, { days: method.arrival[source] })}`}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{formatMessage({ id: 'PRODUCT_DELIVERY_NOTE' })}</p>
    </details>
  );
}
