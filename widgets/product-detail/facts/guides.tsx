/** Manuals and videos: how the product is fitted. */
import type { ProductGuide } from '#api/catalogue/types.ts';
import { Icon } from '#ui/icon.tsx';
import { invoiceIcon, playIcon } from '#ui/icons.ts';
import { useIntl } from 'react-intl';
import styles from './guides.module.css';

export function Guides({ guides }: { guides: readonly ProductGuide[] }) {
  const { formatMessage } = useIntl();
  return (
    <ul>
      {guides.map(({ kind, title, href }) => (
        <li key={href}>
          <a
            href={href}
            className={styles.guide}
            {...(href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon of={kind === 'video' ? playIcon : invoiceIcon} size={20} />
            {title}{' '}
            <span className={styles.kind}>
              {formatMessage({ id: kind === 'video' ? 'PRODUCT_GUIDE_VIDEO' : 'PRODUCT_GUIDE_MANUAL' })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
