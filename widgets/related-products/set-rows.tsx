/** The parts of a set with their pieces by place and their prices, and the sum. */
import { useIntl } from 'react-intl';
import type { SetPart } from '#api/part/types.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { usePriceText } from '#components/product/use-price-text.ts';
import { fromDecimal, toDecimal } from '#kernel/money/money.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './matching-set.module.css';

type Amount = 'sellingIncVat' | 'sellingExVat';

/** In minor units because decimals drift. */
const sumOf = (parts: readonly SetPart[], kind: Amount): number =>
  toDecimal(
    parts.reduce((sum, { part, quantity }) => sum + (fromDecimal(part.price[kind]) ?? 0) * quantity, 0),
  );

function Pieces({ of: { front, rear, quantity } }: { of: SetPart }) {
  const { formatMessage } = useIntl();
  if (front + rear === 0) return <>{formatMessage({ id: 'SET_PIECES' }, { count: quantity })}</>;
  const texts = [
    ...(front > 0 ? [formatMessage({ id: 'SET_FRONT' }, { count: front })] : []),
    ...(rear > 0 ? [formatMessage({ id: 'SET_REAR' }, { count: rear })] : []),
  ];
  return <>{texts.join(', ')}</>;
}

/** Sums with or without VAT, as this visitor sees prices. */
function useSums() {
  const { vatIncluded } = usePriceText();
  const money = useMoneyText();
  return {
    sum: (parts: readonly SetPart[]) => sumOf(parts, vatIncluded ? 'sellingIncVat' : 'sellingExVat'),
    write: (amount: number, { part }: SetPart) => money(amount, part.price.currency),
  };
}

export function SetRows({ parts }: { parts: readonly SetPart[] }) {
  const { write, sum } = useSums();
  return (
    <ul className={styles.rows}>
      {parts.map(each => (
        <li key={each.skuId} className={styles.row}>
          <span className={styles.picture}>
            <Picture
              image={each.part.image ? { type: 'product', file: each.part.image } : null}
              alt=""
              sizes="64px"
              widest={200}
              ground
            />
          </span>
          <span className={styles.words}>
            <a href={each.part.href} className={styles.name}>
              {each.part.name}
            </a>
            <span className={styles.pieces}>
              <Pieces of={each} />
            </span>
          </span>
          <span className={styles.price}>{write(sum([each]), each)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sum of the prices that the cart charges. */
export function SetTotal({ parts }: { parts: readonly SetPart[] }) {
  const { formatMessage } = useIntl();
  const { suffix } = usePriceText();
  const { write, sum } = useSums();
  const [first] = parts;
  return first ? (
    <p className={styles.total}>
      <span>{formatMessage({ id: 'SET_TOTAL' })}</span>{' '}
      <strong className={styles.sum}>
        {write(sum(parts), first)} {suffix}
      </strong>
    </p>
  ) : null;
}
