/** The account menu under the header's button: a disclosure of links, loaded when it is first opened. */

import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LogOutButton } from '#components/account/log-out-button.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Breakable } from '#ui/breakable.tsx';
import { useApp } from '../../context/app-context.ts';
import styles from './account-menu.module.css';

interface Props {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const accountLinks = [
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
  const [openedOn] = useState(page);

  useEffect(() => {
    if (page !== openedOn || panels.current !== null) onClose();
  }, [page, openedOn, panels, panels.current, onClose]);

  useEffect(() => {
    /** Closes on events outside the menu and its button; the button toggles by itself. */
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!list.current?.contains(target) && !button.current?.contains(target)) onClose();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [button, onClose]);

  return (
    <div ref={list} className={styles.menu}>
      <p className={styles.signedInAs}>
        {formatMessage({ id: 'ACCOUNT_LOGGED_IN_AS' })}{' '}
        <strong className={styles.user}>
          <Breakable>{session.user ?? ''}</Breakable>
        </strong>
      </p>
      <ul>
        {accountLinks.map(([route, text]) => (
          <li key={route}>
            <a
              className={styles.link}
              href={pathTo(route)}
              aria-current={page.context.route.name === route ? 'page' : undefined}
            >
              {formatMessage({ id: text })}
            </a>
          </li>
        ))}
      </ul>
      <LogOutButton variant="tertiary" fullWidth className={styles.logOut} indexHref={pathTo('index')} />
    </div>
  );
});

export default AccountMenu;
