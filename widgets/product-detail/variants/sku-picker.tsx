/** The sizes as boxes: native radios with one tab stop and arrow keys; sold-out sizes are labelled and disabled. */
import { useIntl } from 'react-intl';
import type { Sku } from '#api/catalogue/types.ts';
import { useStockText } from '#components/product/use-stock-text.ts';
import { classNames } from '#ui/class-names.ts';
import { BuyErrorLine } from '../buy-error-line.tsx';
import type { notifySubmit } from '../notify/notify-form.tsx';
import styles from '../pickers.module.css';

interface Props {
  id: string;
  skus: readonly Sku[];
  chosen: number | null;
  onChoose: (skuId: number) => void;
  /** Called when a back-in-stock notification of this sku is requested. */
  onAwait: (sku: Sku) => void;
  /** Attributes of the button that requests it. */
  awaitWith: (sku: Sku) => ReturnType<typeof notifySubmit>;
  error: string | undefined;
}

export function SkuPicker({ id, skus, chosen, onChoose, onAwait, awaitWith, error }: Props) {
  const { formatMessage } = useIntl();
  const errorId = `${id}-sku-error`;
  return (
    <fieldset
      className={classNames(styles.picker, error && styles.invalid)}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.title}>
        {formatMessage({ id: 'PICK_SKU' })}{' '}
        <span className={styles.chosen}>{skus.find(sku => sku.skuId === chosen)?.name ?? ''}</span>
      </legend>
      <div className={styles.options}>
        {skus.map(sku => (
          <SkuBox
            key={sku.skuId}
            sku={sku}
            name={`${id}-sku`}
            isChosen={sku.skuId === chosen}
            onChoose={onChoose}
            errorId={error ? errorId : undefined}
          />
        ))}
      </div>
      <BuyErrorLine id={errorId} text={error ?? null} />
      <AwaitedSizes skus={skus} onAwait={onAwait} awaitWith={awaitWith} />
    </fieldset>
  );
}

/** Sold-out sizes, each with a back-in-stock notification. */
function AwaitedSizes({ skus, onAwait, awaitWith }: Pick<Props, 'skus' | 'onAwait' | 'awaitWith'>) {
  const { formatMessage } = useIntl();
  const gone = skus.filter(sku => sku.stock.totalStock === 0);
  if (gone.length === 0) return null;
  return (
    <p className={styles.awaited}>
      {formatMessage({ id: 'NOTIFY_ME' })}:{' '}
      {gone.map(sku => (
        <button
          key={sku.skuId}
          {...awaitWith(sku)}
          className={styles.await}
          aria-haspopup="dialog"
          aria-label={formatMessage({ id: 'A11Y_NOTIFY_SIZE' }, { size: sku.name })}
          onClick={event => {
            event.preventDefault();
            onAwait(sku);
          }}
        >
          {sku.name}
        </button>
      ))}
    </p>
  );
}

interface BoxProps {
  sku: Sku;
  name: string;
  isChosen: boolean;
  onChoose: (skuId: number) => void;
  errorId: string | undefined;
}

function SkuBox({ sku: { skuId, name, stock }, name: group, isChosen, onChoose, errorId }: BoxProps) {
  const { status } = useStockText(stock);
  const isOut = stock.totalStock === 0;
  return (
    <label className={styles.option}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={skuId}
        checked={isChosen}
        disabled={isOut}
        aria-describedby={errorId}
        onChange={() => onChoose(skuId)}
      />
      <span className={styles.words}>
        {name} {isOut ? <span className={styles.detail}>{status}</span> : null}
      </span>
    </label>
  );
}
