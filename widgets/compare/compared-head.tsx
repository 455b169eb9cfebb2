/** The head of a column: the product, and the buttons that buy and remove it. */

import { useIntl } from 'react-intl';
import type { ProductCard } from '#api/catalogue/types.ts';
import { CardActions } from '#components/product/card-actions.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './compare.module.css';

interface Props {
  product: ProductCard;
  cartHref: string | undefined;
  /** Address of the comparison without it. */
  removeHref: string;
}

export function ComparedHead({ product, cartHref, removeHref }: Props) {
  const { formatMessage } = useIntl();
  const { compare } = useStores();
  const { productId, name, href, images } = product;
  const file = images[0];
  return (
    <article className={styles.column}>
      <a
        href={removeHref}
        aria-label={formatMessage({ id: 'COMPARE_REMOVE_NAMED' }, { name })}
        className={styles.remove}
        onClick={() => compare.remove(productId)}
      >
        <Icon of={closeIcon} size={16} />
        <span>{formatMessage({ id: 'COMPARE_REMOVE' })}</span>
      </a>
      <Picture
        image={file ? { type: 'product', file } : null}
        alt=""
        sizes="(min-width:768px) 240px,40vw"
        priority="eager"
        ground
        widest={600}
      />
      <div className={styles.name}>
        <a href={href}>
          <BoundText>{name}</BoundText>
        </a>
      </div>
      <CardActions product={product} actions={{ cartHref }} />
    </article>
  );
}
