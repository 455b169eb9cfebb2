/** Other colours, patterns and lengths of the product, each a link to its own page; works without scripts (R-PRODUCT-5). */
import { useIntl } from 'react-intl';
import type { Product } from '#api/catalogue/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { BoundText } from '#ui/bound-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import styles from '../pickers.module.css';
import { MoreVariants } from './more-variants.tsx';
import { shortRow, type VariantOption, type VariantRow, variantRows } from './variant-rows.ts';

const titles: Readonly<Record<string, MessageId>> = {
  Color: 'PICK_COLOR',
  Length: 'PICK_LENGTH',
  Pattern: 'PICK_PATTERN',
};

interface Props {
  id: string;
  product: Product;
}

export function VariantPickers({ id, product }: Props) {
  return variantRows(product).map(row => (
    <VariantPicker key={row.dimension} id={`${id}-${encodeURIComponent(row.dimension)}`} row={row} />
  ));
}

/** Scroll position and focus stay at the pressed option when the sibling page replaces this one. */
function VariantPicker({ id, row }: { id: string; row: VariantRow }) {
  const { formatMessage } = useIntl();
  const { dimension, current, options } = row;
  const title = formatMessage({ id: titles[dimension] ?? 'PICK_VARIANT' });
  const [shown, more] = shortRow(options);
  return (
    <nav id={id} tabIndex={-1} data-stay={id} aria-label={title} className={styles.picker}>
      <p className={styles.title} aria-hidden="true">
        {title} <span className={styles.chosen}>{current}</span>
      </p>
      <ul className={styles.options}>
        <VariantLinks id={id} options={shown} looks={row.looks} />
        {more.length > 0 ? (
          <MoreVariants id={id} title={title} row={row}>
            <VariantLinks id={id} options={more} looks={row.looks} />
          </MoreVariants>
        ) : null}
      </ul>
    </nav>
  );
}

function VariantLinks({ id, options, looks }: Pick<VariantRow, 'options' | 'looks'> & { id: string }) {
  return options.map(option => (
    <li key={option.key}>
      <VariantLink id={`${id}-${option.id}`} option={option} hasPicture={looks === 'picture'} />
    </li>
  ));
}

function VariantLink({
  id,
  option: { label, href, colour, image, isCurrent, isOut },
  hasPicture,
}: {
  id: string;
  option: VariantOption;
  hasPicture: boolean;
}) {
  const { formatMessage } = useIntl();
  return (
    <a
      id={id}
      href={href}
      // A click before hydration is deferred: a full page load would lose scroll position and chosen size.
      data-interactive
      className={classNames(
        styles.option,
        hasPicture && styles.pictured,
        isCurrent && styles.current,
        isOut && styles.out,
      )}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {hasPicture && image ? (
        <Picture image={{ type: 'product', file: image }} alt="" sizes="80px" widest={200} ground />
      ) : null}
      {colour ? <span className={styles.swatch} style={{ background: `#${colour}` }} /> : null}
      <span className={styles.label}>
        <BoundText>{label}</BoundText>
      </span>
      {isOut ? (
        <span className="visually-hidden">, {formatMessage({ id: 'STOCK_STATUS_OUT_OF_STOCK' })}</span>
      ) : null}
    </a>
  );
}
