/** Other colours and lengths of the same thing, each a link to its own page; works without a script (facts 4.4). */
import type { Product } from '#api/catalogue/types.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useTexts } from '#i18n/texts-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './pickers.module.css';
import { type VariantOption, variantRows } from './variant-rows.ts';

const titles: Readonly<Record<string, MessageId>> = { Color: 'PICK_COLOR', Length: 'PICK_LENGTH' };

export function VariantPickers({ product }: { product: Product }) {
  const { t } = useTexts();
  return variantRows(product).map(({ dimension, current, options }) => {
    const title = t(titles[dimension] ?? 'PICK_VARIANT');
    return (
      <nav key={dimension} aria-label={title} className={styles.picker}>
        <p className={styles.title} aria-hidden="true">
          {title} <span className={styles.chosen}>{current}</span>
        </p>
        <ul className={styles.options}>
          {options.map(option => (
            <li key={option.key}>
              <VariantLink option={option} />
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}

function VariantLink({ option: { label, href, colour, isCurrent, isOut } }: { option: VariantOption }) {
  const { t } = useTexts();
  return (
    <a
      href={href}
      className={classNames(styles.option, isCurrent && styles.current, isOut && styles.out)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {colour ? <span className={styles.swatch} style={{ background: `#${colour}` }} /> : null}
      <span className={styles.label}>{label}</span>
      {isOut ? <span className="visually-hidden">, {t('STOCK_STATUS_OUT_OF_STOCK')}</span> : null}
    </a>
  );
}
