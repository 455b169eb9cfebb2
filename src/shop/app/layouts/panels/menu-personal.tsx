/** The shopper's own links at the end of the phone menu: account and favourites (R-SHELL-5). */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Icon } from '#ui/icon.tsx';
import { heartIcon, userIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import styles from './menu-personal.module.css';

export const MenuPersonal = observer(function MenuPersonal() {
  const { formatMessage } = useIntl();
  const { session, favorites, panels } = useStores();
  const { pathTo, frame } = useApp();
  const formHref = usePlainHref('login-form');
  const { count } = favorites;
  return (
    <ul className={styles.links}>
      {frame.account && session.isAuthenticated ? (
        <li>
          <a className={styles.link} href={pathTo('account-orders')}>
            <Icon of={userIcon} />
            {formatMessage({ id: 'ACCOUNT_TITLE' })}
          </a>
        </li>
      ) : frame.login ? (
        <li>
          <PlainForm action={formHref}>
            <button
              type={plainType(formHref)}
              className={styles.link}
              onClick={event => {
                event.preventDefault();
                panels.open('account', 'login');
              }}
            >
              <Icon of={userIcon} />
              {formatMessage({ id: 'A11Y_ACCOUNT_BUTTON' })}
            </button>
          </PlainForm>
        </li>
      ) : null}
      <li>
        <a
          className={styles.link}
          href={pathTo('favorites')}
          aria-label={count > 0 ? formatMessage({ id: 'A11Y_FAVORITES_BUTTON' }, { count }) : undefined}
        >
          <Icon of={heartIcon} />
          {formatMessage({ id: 'FAVORITES_LABEL' })}
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
        </a>
      </li>
    </ul>
  );
});
