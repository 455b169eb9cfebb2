/** Where the product stands in drawings: each leads to its number. */
import { useIntl } from 'react-intl';
import type { ProductPosition } from '#api/catalogue/types.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon } from '#ui/icons.ts';
import styles from './guides.module.css';

export function InDrawings({ positions }: { positions: readonly ProductPosition[] }) {
  const { formatMessage } = useIntl();
  return (
    <ul>
      {positions.map(({ href, name, position }) => (
        <li key={`${href} ${position}`}>
          <a href={`${href}#position-${position}`} className={styles.guide}>
            <Icon of={arrowRightIcon} size={20} />
            {formatMessage({ id: 'PRODUCT_IN_DRAWING' }, { name, position })}
          </a>
        </li>
      ))}
    </ul>
  );
}
