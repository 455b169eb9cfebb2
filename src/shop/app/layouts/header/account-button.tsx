/** Opens the login or, when signed in, the account menu. The server's HTML is the same for all visitors: signed out. */

import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Icon } from '#ui/icon.tsx';
import { userIcon } from '#ui/icons.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { accountIntent } from '../panels/panel-intent.ts';
import styles from './account-button.module.css';

const loadMenu = () => import('./account-menu.tsx');

export const AccountButton = observer(function AccountButton() {
  const { formatMessage } = useIntl();
  const { session, panels } = useStores();
  const formHref = usePlainHref('login-form');
  const isSignedIn = useRestored() && session.isAuthenticated;
  const button = useRef<HTMLButtonElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const close = () => setExpanded(false);
  const isOpen = isSignedIn && isExpanded;

  return (
    <div className={styles.container}>
      <PlainForm action={formHref}>
        <button
          ref={button}
          type={plainType(formHref)}
          className={styles.button}
          data-panel="account"
          aria-label={formatMessage({ id: isSignedIn ? 'ACCOUNT_TITLE' : 'A11Y_ACCOUNT_BUTTON' })}
          {...(isSignedIn ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' })}
          onClick={event => {
            event.preventDefault();
            if (isSignedIn) setExpanded(!isExpanded);
            else panels.open('account', 'login');
          }}
          {...accountIntent}
        >
          <Icon of={userIcon} />
          <span className={styles.label}>
            {formatMessage({ id: isSignedIn ? 'ACCOUNT_TITLE' : 'LOG_IN_SHORT' })}
          </span>
        </button>
      </PlainForm>
      <LazyMount load={loadMenu} wanted={isOpen} onFail={close}>
        {Menu => (isOpen ? <Menu button={button} onClose={close} /> : null)}
      </LazyMount>
    </div>
  );
});
