/** One row of the list: a link for the mouse, an option for the keyboard. */

import { useIntl } from 'react-intl';
import { cardNameOf } from '#components/product/card-name.ts';
import { ReplacesLine } from '#components/product/replaces-line.tsx';
import { usePriceText } from '#components/product/use-price-text.ts';
import { useSellingText } from '#components/product/use-selling-text.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon, searchIcon } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './search-panel.module.css';
import type { SuggestionRow } from './suggestion-rows.ts';

/** Role of the WAI-ARIA pattern: no HTML element is both an option and a link. */
const option = (active: boolean) => ({ role: 'option', 'aria-selected': active }) as const;

interface Props {
  id: string;
  row: SuggestionRow;
  active: boolean;
  onSelect: () => void;
}

export function SearchRow({ id, row, active, onSelect }: Props) {
  return (
    <a
      id={id}
      {...option(active)}
      tabIndex={-1}
      href={row.href}
      className={classNames(styles.row, styles[row.kind], active && styles.active)}
      onClick={onSelect}
    >
      <Content row={row} />
    </a>
  );
}

function Content({ row }: { row: SuggestionRow }) {
  const { formatMessage, formatNumber } = useIntl();
  const { regular } = usePriceText();
  const selling = useSellingText();
  switch (row.kind) {
    case 'suggestion':
      return (
        <>
          <Icon of={searchIcon} size={16} className={styles.quiet} />
          <span className={styles.label}>{row.text}</span>
        </>
      );
    case 'product': {
      const { name, brand, image, price, replaces } = row.product;
      const before = regular(price);
      return (
        <>
          <span className={styles.thumbnail}>
            <Picture
              image={image ? { type: 'product', file: image } : null}
              alt=""
              sizes="40px"
              widest={200}
              ground
            />
          </span>
          <span className={styles.label}>
            {brand ? <span className={styles.quiet}>{brand}</span> : null}
            <span>
              <BoundText>{name.slice(cardNameOf(name, brand).brand.length)}</BoundText>
            </span>
            {replaces ? (
              <span className={styles.quiet}>
                <ReplacesLine replaces={replaces} />
              </span>
            ) : null}
          </span>
          <span className={classNames(styles.price, before !== undefined && styles.reduced)}>
            {selling(price)}
          </span>
        </>
      );
    }
    case 'all':
      return (
        <>
          <span className={styles.label}>
            {formatMessage({ id: 'SEARCH_SEE_ALL_COUNT' }, { count: row.count })}
          </span>
          <Icon of={arrowRightIcon} size={20} />
        </>
      );
    case 'similar':
      return (
        <>
          <Icon of={searchIcon} size={16} className={styles.quiet} />
          <span className={styles.label}>{row.text}</span>
          <span className={styles.quiet}>{formatNumber(row.count)}</span>
        </>
      );
    default:
      return (
        <>
          <span className={styles.label}>{row.place.name}</span>
          <span className={styles.quiet}>{formatNumber(row.place.count)}</span>
        </>
      );
  }
}
