/** Opens the menu panel on phones and tablets; without JavaScript it links to the menus in the footer. */

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Icon } from '#ui/icon.tsx';
import { menuIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import { menuIntent } from '../panels/panel-intent.ts';
import styles from './menu-button.module.css';

export const MenuButton = observer(function MenuButton() {
  const { formatMessage } = useIntl();
  const { panels } = useStores();
  const { frame } = useApp();
  return (
    <a
      className={styles.button}
      href="#footer-navigation"
      data-panel="menu"
      aria-haspopup="dialog"
      aria-expanded={panels.current === 'menu'}
      aria-label={formatMessage({ id: 'A11Y_OPEN_MENU' })}
      onClick={event => {
        if (!frame.menuPanel) return;
        event.preventDefault();
        panels.open('menu');
      }}
      {...menuIntent}
    >
      <Icon of={menuIcon} />
    </a>
  );
});
