/** The frame of the account pages: title, navigation, log-out button, and contact details. */

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailedLoad } from '../loading/failed-load.tsx';
import type { AsyncState } from '../loading/use-async.ts';
import styles from './account-area.module.css';
import { LogOutButton } from './log-out-button.tsx';

/** URLs of the account pages, in the page's language. */
export interface AccountLinks {
  ordersHref: string;
  settingsHref: string;
  balanceHref: string;
  favoritesHref: string;
  indexHref: string;
}

interface Props<T> {
  title: string;
  links: AccountLinks;
  /** Path of this page. */
  here: string;
  own: AsyncState<T> & { reload: () => void };
  children: (value: T) => ReactNode;
}

export function AccountArea<T>({ title, links, here, own, children }: Props<T>) {
  const { formatMessage } = useIntl();
  const items = [
    { href: links.ordersHref, text: formatMessage({ id: 'ACCOUNT_ORDERS_TITLE' }) },
    { href: links.settingsHref, text: formatMessage({ id: 'ACCOUNT_SETTINGS_TITLE' }) },
    { href: links.balanceHref, text: formatMessage({ id: 'ACCOUNT_BALANCE_TITLE' }) },
    { href: links.favoritesHref, text: formatMessage({ id: 'FAVORITES_LABEL' }) },
  ];
  return (
    <div className={styles.area}>
      <div className={styles.side}>
        <nav aria-label={formatMessage({ id: 'ACCOUNT_TITLE' })}>
          <ul className={styles.navigation}>
            {items.map(({ href, text }) => (
              <li key={href}>
                <a href={href} className={styles.item} aria-current={href === here ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LogOutButton indexHref={links.indexHref} variant="secondary" size="s" className={styles.leave} />
      </div>
      <div className={styles.content}>
        <h1>{title}</h1>
        {own.state === 'ready' ? (
          children(own.value)
        ) : own.state === 'loading' ? (
          <output className={styles.waiting} aria-label={formatMessage({ id: 'LOADING' })}>
            {[0, 1, 2].map(row => (
              <Skeleton key={row} height="72px" />
            ))}
          </output>
        ) : (
          <FailedLoad onRetry={own.reload} />
        )}
      </div>
    </div>
  );
}
