/** One line saved for later. */
import { bindUnits } from '#kernel/bind-units.ts';
import { useIntl } from 'react-intl';
import type { Part } from '#api/part/types.ts';
import { StockView } from '#components/product/stock-view.tsx';
import { ProductPrice } from '#components/product/product-price.tsx';
import type { SavedLine } from '#api/saved-line/types.ts';
import type { MoveOutcome } from '#stores/saved-lines-store.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useState } from 'react';
import styles from './saved.module.css';
import type { SavedParts } from './use-saved-lines.ts';

interface Props {
  line: SavedLine;
  /** Undefined: it is not sold any more, or not known yet. */
  part: Part | undefined;
  state: SavedParts['state'];
  onMove: (quantity: number) => Promise<MoveOutcome>;
  /** Resolves to whether it was removed. */
  onRemove: () => Promise<boolean>;
}

const errorTexts = {
  refused: 'CART_UPDATE_FAILED',
  doubled: 'CART_SAVED_DOUBLED',
  kept: 'CART_SAVED_NOT_REMOVED',
} as const;

export function SavedRow({ line, part, state, onMove, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const [error, setError] = useState<keyof typeof errorTexts | null>(null);
  const name = part?.name ?? line.name;
  const stock = part?.stock.totalStock ?? 0;
  const quantity = Math.min(line.quantity, stock);
  const move = async () => {
    setMoving(true);
    setError(null);
    const outcome = await onMove(quantity);
    // A moved row is gone.
    if (outcome === 'moved') return;
    setMoving(false);
    setError(outcome);
  };
  const remove = async () => {
    setError(null);
    if (!(await onRemove())) setError('kept');
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
          {error ? formatMessage({ id: errorTexts[error] }) : ''}
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
            onClick={() => void remove()}
          >
            {formatMessage({ id: 'CART_ITEM_REMOVE' })}
          </button>
        </div>
      </div>
      {part ? <ProductPrice price={part.price} size="s" className={styles.price ?? ''} /> : null}
    </li>
  );
}
