/** Opens the login or, for whoever is signed in, a few ways into the account (spec 2 §2). The server's HTML is everybody's: anonymous. */
import { AllTexts } from '#i18n/all-texts.tsx';
import { useTexts } from '#i18n/texts-provider.tsx';
import { useStores } from '#stores/stores-context.ts';
import { useRestored } from '#stores/use-restored.ts';
import { Icon } from '#ui/icon.tsx';
import { userIcon } from '#ui/icons.ts';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { accountIntent } from '../panels/panel-intent.ts';
import styles from './account-button.module.css';
import type { AccountMenuProps } from './account-menu.tsx';

const loadMenu = () => import('./account-menu.tsx');

export const AccountButton = observer(function AccountButton() {
  const { t } = useTexts();
  const { session, panels, notices } = useStores();
  const isKnown = useRestored() && session.isAuthenticated;
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const close = () => setMenu(null);
  const toggle = () =>
    Menu
      ? close()
      : void loadMenu().then(
          module => setMenu(() => module.AccountMenu),
          () => notices.show('ERROR_NETWORK', { mode: 'error' }),
        );
  const isOpen = isKnown && Menu !== null;

  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t(isKnown ? 'ACCOUNT_TITLE' : 'A11Y_ACCOUNT_BUTTON')}
        {...(isKnown ? { 'aria-expanded': isOpen } : { 'aria-haspopup': 'dialog' })}
        onClick={() => (isKnown ? toggle() : panels.open('account', 'login'))}
        {...accountIntent}
      >
        <Icon of={userIcon} />
        <span className={styles.label}>{t(isKnown ? 'ACCOUNT_TITLE' : 'LOG_IN_SHORT')}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <AllTexts>
            <Menu button={button} onClose={close} />
          </AllTexts>
        </Suspense>
      ) : null}
    </div>
  );
});
