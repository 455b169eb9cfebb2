/** Opens all variants of a long row in a panel with stock information. Without scripts, or if its code fails to load, the remaining variants are listed here. */

import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { panelIntent } from '#ui/panel/panel.tsx';
import styles from '../pickers.module.css';
import type { VariantRow } from './variant-rows.ts';

const loadPanel = () => import('./variant-panel.tsx');

interface Props {
  /** Id of the picker that the focus returns to. */
  id: string;
  title: string;
  row: VariantRow;
  /** The options that the row does not show. */
  children: ReactNode;
}

export const MoreVariants = observer(function MoreVariants({ id, title, row, children }: Props) {
  const { formatMessage } = useIntl();
  const { panels } = useStores();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = panels.current === 'variants' && panels.frame === row.dimension;
  if (isUnfolded) return children;
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        aria-haspopup="dialog"
        {...panelIntent}
        onClick={() => panels.open('variants', row.dimension)}
      >
        {formatMessage({ id: 'PICK_SHOW_ALL' }, { count: row.options.length })}
      </button>
      <noscript>
        <ul className={styles.options}>{children}</ul>
      </noscript>
      <LazyMount
        load={loadPanel}
        wanted={isOpen}
        onFail={() => {
          panels.close();
          setUnfolded(true);
        }}
      >
        {VariantPanel => (
          <VariantPanel id={id} title={title} row={row} open={isOpen} onClose={panels.close} />
        )}
      </LazyMount>
    </li>
  );
});
