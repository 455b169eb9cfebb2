/** Every option of a long row, in touch-friendly size and with its stock (R-PRODUCT-7). */
import { useIntl } from 'react-intl';
import { StockView } from '#components/product/stock-view.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import styles from './variant-panel.module.css';
import type { VariantOption, VariantRow } from './variant-rows.ts';

interface Props {
  /** Id of the picker that the focus returns to. */
  id: string;
  title: string;
  row: VariantRow;
  open: boolean;
  onClose: () => void;
}

export default function VariantPanel({ id, title, row: { looks, options }, open, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Panel
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: title })}
      sheetOnPhone
    >
      <ul className={styles.options} data-stay={id}>
        {options.map(option => (
          <li key={option.key}>
            <a
              href={option.href}
              className={classNames(styles.option, option.isOut && styles.out)}
              aria-current={option.isCurrent ? 'true' : undefined}
              onClick={event => {
                if (!option.isCurrent || !isPlainClick(event)) return;
                // The option links to the current page.
                event.preventDefault();
                onClose();
              }}
            >
              {looks === 'word' ? null : <Sight option={option} />}
              <span className={styles.words}>
                <span className={styles.label}>{option.label}</span>
                {option.stock ? <StockView stock={option.stock} className={styles.stock ?? ''} /> : null}
              </span>
              {option.isCurrent ? <Icon of={checkIcon} size={20} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Sight = ({ option: { colour, image } }: { option: VariantOption }) => (
  <span className={styles.sight} style={colour ? { background: `#${colour}` } : undefined}>
    {!colour && image ? (
      <Picture image={{ type: 'product', file: image }} alt="" sizes="56px" widest={200} ground />
    ) : null}
  </span>
);
