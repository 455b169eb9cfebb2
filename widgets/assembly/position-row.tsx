/** A position with its part, or with the parts of which one is used there. */
import { useIntl } from 'react-intl';
import type { AssemblyPart, AssemblyPosition } from '#api/assembly/types.ts';
import { CardActions } from '#components/product/card-actions.tsx';
import { cardItem } from '#components/product/card-item.ts';
import { cardNameOf } from '#components/product/card-name.ts';
import { ProductPrice } from '#components/product/product-price.tsx';
import { StockView } from '#components/product/stock-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { markId, rowId } from './mark-rules.ts';
import styles from './position-row.module.css';

interface Props {
  at: AssemblyPosition;
  /** Takes the form where no script runs. */
  cartHref: string | undefined;
}

export function PositionRow({ at: { position, parts }, cartHref }: Props) {
  const { formatMessage } = useIntl();
  return (
    <li id={rowId(position)} tabIndex={-1} className={styles.row}>
      <a
        href={`#${markId(position)}`}
        className={styles.number}
        aria-label={formatMessage({ id: 'ASSEMBLY_SHOW_POSITION' }, { position })}
      >
        {position}
      </a>
      <div className={styles.parts}>
        {parts.length > 1 ? (
          <p className={styles.choice}>{formatMessage({ id: 'ASSEMBLY_ONE_OF' })}</p>
        ) : null}
        {parts.map(part => (
          <Part key={`${part.product.productId} ${part.qualifier}`} part={part} cartHref={cartHref} />
        ))}
      </div>
    </li>
  );
}

function Part({
  part: { product, quantity, qualifier, note },
  cartHref,
}: {
  part: AssemblyPart;
  cartHref: string | undefined;
}) {
  const { formatMessage } = useIntl();
  const { productId, name, href, images, articleNumber, price, lowestPrice, stock } = product;
  const [file] = images;
  const { brand, before, vehicle, after } = cardNameOf(name, product.brand?.name);
  const facts = [
    quantity === null ? '' : formatMessage({ id: 'APPLICATION_PIECES' }, { count: quantity }),
    qualifier,
  ].filter(Boolean);
  return (
    <article className={styles.part} data-item={cardItem(product)}>
      <div className={styles.picture}>
        <Picture image={file ? { type: 'product', file } : null} alt="" sizes="80px" widest={200} ground />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={href}>
            {brand}
            {before}
            {/* That of the drawing, or one like it. */}
            {vehicle ? <span className="visually-hidden">{vehicle}</span> : null}
            {after}
          </a>
        </h3>
        {articleNumber ? (
          <p className={styles.article}>
            {formatMessage({ id: 'PRODUCT_ARTICLE_NUMBER_VALUE' }, { number: articleNumber })}
          </p>
        ) : null}
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(', ')}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={styles.offer}>
        <ProductPrice productId={productId} price={price} lowestPrice={lowestPrice} size="s" />
        <StockView stock={stock} brief isUndecided={price.isLeast ?? false} />
        <CardActions product={product} actions={{ cartHref }} />
      </div>
    </article>
  );
}
