/** One line saved for later. */

import { useIntl } from 'react-intl';
import type { Part } from '#api/part/types.ts';
import type { SavedLine } from '#api/saved-line/types.ts';
import { BrandedName } from '#components/product/branded-name.tsx';
import { ProductPrice } from '#components/product/product-price.tsx';
import { StockView } from '#components/product/stock-view.tsx';
import { BoundText } from '#ui/bound-text.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './saved.module.css';
import { SavedActions, type SavedActionsProps } from './saved-actions.tsx';
import type { SavedParts } from './use-saved-lines.ts';

interface Props extends Pick<SavedActionsProps, 'onMove' | 'onRemove'> {
  line: SavedLine;
  /** Undefined: it is not sold any more, or not known yet. */
  part: Part | undefined;
  state: SavedParts['state'];
}

export function SavedRow({ line, part, state, onMove, onRemove }: Props) {
  const name = part?.name ?? line.name;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture
          image={part?.image ? { type: 'product', file: part.image } : null}
          alt=""
          sizes="88px"
          widest={200}
          ground
        />
      </span>
      <div className={styles.words}>
        {part ? (
          <a className={styles.name} href={part.href}>
            <BrandedName brand={part.brand} name={part.name} />
          </a>
        ) : (
          <p className={styles.name}>
            <BoundText>{name}</BoundText>
          </p>
        )}
        {part ? <SavedPart part={part} quantity={line.quantity} /> : <NoPart state={state} />}
      </div>
      {part ? <ProductPrice price={part.price} size="s" className={styles.price ?? ''} /> : null}
      <SavedActions
        name={name}
        quantity={Math.min(line.quantity, part?.stock.totalStock ?? 0)}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  );
}

function SavedPart({ part, quantity }: { part: Part; quantity: number }) {
  const { formatMessage } = useIntl();
  const stock = part.stock.totalStock;
  return (
    <>
      {part.skuName ? <p className={styles.detail}>{part.skuName}</p> : null}
      <p className={styles.detail}>{formatMessage({ id: 'CART_SAVED_PIECES' }, { quantity })}</p>
      <StockView stock={part.stock} quantity={quantity} />
      {stock > 0 && stock < quantity ? (
        <p className={styles.short}>{formatMessage({ id: 'CART_SAVED_SHORT' }, { stock })}</p>
      ) : null}
    </>
  );
}

function NoPart({ state }: Pick<Props, 'state'>) {
  const { formatMessage } = useIntl();
  if (state === 'loading') return null;
  return (
    <p className={styles.detail}>
      {formatMessage({ id: state === 'failed' ? 'ERROR_PART_FAILED' : 'CART_SAVED_GONE' })}
    </p>
  );
}
