/** A rail for each kind of relation. */
import { useIntl } from 'react-intl';
import type { RelatedGroup, RelatedProduct } from '#api/product/types.ts';
import type { WidgetProps } from '#engine/contract.ts';
import type { RelatedProductsResolved } from '#engine/page-types.gen.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { ProductPrice } from '#components/product/product-price.tsx';
import { Picture } from '#ui/picture.tsx';
import { Slider } from '#ui/slider.tsx';
import styles from './related-products.module.css';

/** Titles of the standard relations; custom relations use their own name. */
const titles: Readonly<Record<string, MessageId>> = {
  RELATED: 'RELATED_PRODUCTS',
  ACCESSORIES: 'RELATED_ACCESSORIES',
  SIMILAR: 'RELATED_SIMILAR',
  // Counted from orders; the API allows any relation type.
  ALSO_BOUGHT: 'RELATED_ALSO_BOUGHT',
};

const sizes = '(min-width:768px) 200px,40vw';

export function RelatedProducts({
  props,
  data,
}: WidgetProps<RelatedProductsResolved, readonly RelatedGroup[]>) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.groups}>
      {data.map(({ type, products }) => {
        const known = titles[type.toUpperCase()];
        const title = known ? formatMessage({ id: known }) : type;
        return (
          <div key={type}>
            <h2 className={styles.title}>{title}</h2>
            <Slider
              label={title}
              inSight={[2.2, 3.4, 6]}
              items={products
                .slice(0, props.limit)
                .map(product => ({ key: product.alias, content: <RelatedCard product={product} /> }))}
            />
          </div>
        );
      })}
    </div>
  );
}

/** The list has no stock of related products, so the card shows none. */
function RelatedCard({ product: { name, href, brand, image, price } }: { product: RelatedProduct }) {
  return (
    <article className={styles.card}>
      <Picture
        image={image ? { type: 'product', file: image } : null}
        alt=""
        sizes={sizes}
        ground
        widest={600}
      />
      {brand ? <span className={styles.brand}>{brand}</span> : null}
      <h3 className={styles.name}>
        <a href={href} className={styles.link}>
          {name}
        </a>
      </h3>
      <ProductPrice price={price} size="s" />
    </article>
  );
}
