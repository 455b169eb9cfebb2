/** A row of product cards for each kind of relation, or the set for the shopper's vehicle. */
import { useIntl } from 'react-intl';
import type { ProductCard } from '#api/catalogue/types.ts';
import { ProductGrid, ProductRail } from '#components/product/product-grid.tsx';
import { Recommended } from '#components/product/recommended.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { RelatedProductsResolved } from '#engine/page-types.gen.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { RelatedData } from './load-related.ts';
import { MatchingSet } from './matching-set.tsx';
import styles from './related-products.module.css';

/** Titles of the standard relations; custom relations use their own name. */
const titles: Readonly<Record<string, MessageId>> = {
  FITTING: 'RELATED_FITTING',
  RELATED: 'RELATED_PRODUCTS',
  ACCESSORIES: 'RELATED_ACCESSORIES',
  SIMILAR: 'RELATED_SIMILAR',
  // Counted from orders; the API allows any relation type.
  ALSO_BOUGHT: 'RELATED_ALSO_BOUGHT',
};

const idsOf = (cards: readonly ProductCard[]) => cards.map(({ productId }) => productId);

/** A row of the grid; more products scroll in a rail of the same cards. */
const inRow = 4;

export function RelatedProducts({ id, props, data }: WidgetProps<RelatedProductsResolved, RelatedData>) {
  const { formatMessage } = useIntl();
  if (props.show === 'set')
    return <MatchingSet id={id} alias={props.alias} cartHref={props.cartHref} inAddress={data.set} />;
  const shownOf = ({ products }: Pick<RelatedData['groups'][number], 'products'>) =>
    products.slice(0, props.limit).map(({ card }) => card);
  return (
    <Recommended as="div" className={styles.groups} productIds={idsOf(data.groups.flatMap(shownOf))}>
      {data.groups.map(({ type, products }) => {
        const known = titles[type.toUpperCase()];
        const title = known ? formatMessage({ id: known }) : type;
        const cards = shownOf({ products });
        return (
          <Recommended key={type} aria-label={title} productIds={idsOf(cards)}>
            <h2 className={styles.title}>{title}</h2>
            {cards.length <= inRow ? (
              <ProductGrid products={cards} heading="h3" />
            ) : (
              <ProductRail products={cards} label={title} />
            )}
          </Recommended>
        );
      })}
    </Recommended>
  );
}
