/** The ways into the account, under the header's button: a disclosure of links, fetched when it is first opened. */
import { useIntl } from 'react-intl';
import { LogOutButton } from '#components/account/log-out-button.tsx';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-context.ts';
import styles from './account-menu.module.css';

interface Props {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const ways = [
  ['account-orders', 'ACCOUNT_ORDERS_TITLE'],
  ['account-settings', 'ACCOUNT_SETTINGS_TITLE'],
  ['account-balance', 'ACCOUNT_BALANCE_TITLE'],
  ['favorites', 'FAVORITES'],
] as const;

const AccountMenu = observer(function AccountMenu({ button, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { session, panels } = useStores();
  const { pathTo, page } = useApp();
  const list = useRef<HTMLDivElement>(null);
  const [shownOn] = useState(page);

  useEffect(() => {
    if (page !== shownOn || panels.current !== null) onClose();
  }, [page, shownOn, panels, panels.current, onClose]);

  useEffect(() => {
    /** Elsewhere: neither in the list nor on the button, which closes by itself. */
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!list.current?.contains(target) && !button.current?.contains(target)) onClose();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [button, onClose]);

  return (
    <div ref={list} className={styles.menu}>
      <p className={styles.who}>
        {formatMessage({ id: 'ACCOUNT_LOGGED_IN_AS' })}{' '}
        <strong className={styles.user}>{session.user}</strong>
      </p>
      <ul>
        {ways.map(([route, text]) => (
          <li key={route}>
            <a
              className={styles.way}
              href={pathTo(route)}
              aria-current={page.context.route.name === route ? 'page' : undefined}
            >
              {formatMessage({ id: text })}
            </a>
          </li>
        ))}
      </ul>
      <LogOutButton variant="tertiary" fullWidth className={styles.out} indexHref={pathTo('index')} />
    </div>
  );
});

export default AccountMenu;
