/** One line put aside. */
import { bindUnits } from '#kernel/bind-units.ts';
import { useIntl } from 'react-intl';
import type { Part } from '#api/part/types.ts';
import { StockView } from '#components/product/stock-view.tsx';
import { ProductPrice } from '#components/product/product-price.tsx';
import type { SavedLine } from '#stores/saved-lines.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useState } from 'react';
import styles from './saved.module.css';
import type { MoveOutcome, SavedLines } from './use-saved-lines.ts';

interface Props {
  line: SavedLine;
  /** Undefined: it is not sold any more, or not known yet. */
  part: Part | undefined;
  state: SavedLines['state'];
  onMove: (quantity: number) => Promise<MoveOutcome>;
  onRemove: () => void;
}

export function SavedRow({ line, part, state, onMove, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { name } = line;
  const stock = part?.stock.totalStock ?? 0;
  const quantity = Math.min(line.quantity, stock);
  const move = async () => {
    setMoving(true);
    const outcome = await onMove(quantity).catch(() => 'refused' as const);
    // A moved row is gone.
    if (outcome === 'moved') return;
    setMoving(false);
    setRefused(true);
  };
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
            {part.brand ? <span className={styles.brand}>{part.brand}</span> : null} {bindUnits(part.name)}
          </a>
        ) : (
          <p className={styles.name}>{bindUnits(name)}</p>
        )}
        {part?.skuName ? <p className={styles.detail}>{part.skuName}</p> : null}
        {part ? (
          <>
            <p className={styles.detail}>
              {formatMessage({ id: 'CART_SAVED_PIECES' }, { quantity: line.quantity })}
            </p>
            <StockView stock={part.stock} quantity={line.quantity} delivery />
          </>
        ) : state === 'loading' ? null : (
          <p className={styles.detail}>
            {formatMessage({ id: state === 'failed' ? 'ERROR_PART_FAILED' : 'CART_SAVED_GONE' })}
          </p>
        )}
        {part && stock > 0 && stock < line.quantity ? (
          <p className={styles.short}>{formatMessage({ id: 'CART_SAVED_SHORT' }, { stock })}</p>
        ) : null}
        <p role="alert" className={styles.short}>
          {isRefused ? formatMessage({ id: 'CART_UPDATE_FAILED' }) : ''}
        </p>
        <div className={styles.actions}>
          {quantity > 0 ? (
            <Button
              size="s"
              variant="secondary"
              loading={isMoving}
              aria-label={formatMessage({ id: 'A11Y_CART_SAVED_MOVE' }, { name })}
              onClick={() => void move()}
            >
              {formatMessage({ id: 'CART_SAVED_MOVE' })}
            </Button>
          ) : null}
          <button
            type="button"
            className={styles.textButton}
            aria-label={formatMessage({ id: 'A11Y_CART_SAVED_REMOVE' }, { name })}
            onClick={onRemove}
          >
            {formatMessage({ id: 'CART_ITEM_REMOVE' })}
          </button>
        </div>
      </div>
      {part ? <ProductPrice price={part.price} size="s" className={styles.price ?? ''} /> : null}
    </li>
  );
}
