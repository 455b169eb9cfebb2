/** The table: a column for each product, a row for each property, rows with differences marked. */

import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ProductCard } from '#api/catalogue/types.ts';
import { CompatibilityMark } from '#components/product/compatibility-mark.tsx';
import { ProductPrice } from '#components/product/product-price.tsx';
import { PropertyValue } from '#components/product/property-value.tsx';
import { RatingLine } from '#components/product/rating-line.tsx';
import { StockView } from '#components/product/stock-view.tsx';
import { useFeature } from '#engine/view/engine-context.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './compare.module.css';
import { ComparedHead } from './compared-head.tsx';
import type { ComparedGroup, ComparedRow } from './compared-rows.ts';

interface Props {
  products: readonly ProductCard[];
  groups: readonly ComparedGroup[];
  marksDifferences: boolean;
  cartHref: string | undefined;
  /** Address of the comparison without a product. */
  hrefWithout: (productId: number) => string;
}

export function CompareTable({ products, groups, marksDifferences, cartHref, hrefWithout }: Props) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'COMPARE_TABLE' });
  return (
    // It scrolls sideways on narrow screens, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region needs the focus (WCAG 2.2 SC 2.1.1).
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <span className="visually-hidden">{formatMessage({ id: 'COMPARE_FEATURE' })}</span>
            </td>
            {products.map(product => (
              <th key={product.productId} scope="col" className={styles.product}>
                <ComparedHead
                  product={product}
                  cartHref={cartHref}
                  removeHref={hrefWithout(product.productId)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <DecisionRows products={products} />
          {groups.map(({ group, rows }) => (
            <Fragment key={group}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                  <span>{group}</span>
                </th>
              </tr>
              {rows.map(row => (
                <PropertyRow
                  key={row.name}
                  row={row}
                  products={products}
                  isMarked={marksDifferences && row.differs}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What decides first: price, availability, the opinion of others, and the shopper's vehicle. */
function DecisionRows({ products }: Pick<Props, 'products'>) {
  const { formatMessage } = useIntl();
  const hasVehicles = useFeature('vehicles');
  const isRated = products.some(({ rating }) => rating !== null);
  const rows: { id: MessageId; cell: (product: ProductCard) => ReactNode }[] = [
    {
      id: 'FILTER_LABEL_PRICE',
      cell: ({ productId, price, lowestPrice }) => (
        <ProductPrice productId={productId} price={price} lowestPrice={lowestPrice} />
      ),
    },
    {
      id: 'FILTER_LABEL_STOCK',
      cell: ({ stock, price }) => <StockView stock={stock} brief isUndecided={price.isLeast ?? false} />,
    },
    ...(isRated
      ? [
          {
            id: 'COMPARE_RATING' as const,
            cell: ({ rating }: ProductCard) => (rating ? <RatingLine rating={rating} /> : '–'),
          },
        ]
      : []),
    ...(hasVehicles
      ? [
          {
            id: 'PRODUCT_FIT' as const,
            cell: ({ productId }: ProductCard) => <CompatibilityMark productId={productId} />,
          },
        ]
      : []),
  ];
  return rows.map(({ id, cell }) => (
    <tr key={id} className={id === 'PRODUCT_FIT' ? styles.fit : undefined}>
      <th scope="row" className={styles.property}>
        {formatMessage({ id })}
      </th>
      {products.map(product => (
        <td key={product.productId}>{cell(product)}</td>
      ))}
    </tr>
  ));
}

interface RowProps {
  row: ComparedRow;
  products: readonly ProductCard[];
  isMarked: boolean;
}

function PropertyRow({ row: { name, values }, products, isMarked }: RowProps) {
  const { formatMessage } = useIntl();
  return (
    <tr className={classNames(isMarked && styles.differs)}>
      <th scope="row" className={styles.property}>
        {name}
        {isMarked ? <span className={styles.mark}>{formatMessage({ id: 'COMPARE_DIFFERS' })}</span> : null}
      </th>
      {products.map(({ productId }, at) => (
        <td key={productId}>
          <PropertyValue>{values[at] || '–'}</PropertyValue>
        </td>
      ))}
    </tr>
  );
}
