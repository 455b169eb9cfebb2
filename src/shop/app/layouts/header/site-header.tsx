/** The header: top bar with selling points, then logo, search and cart, then the main navigation. */

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Container } from '#ui/container.tsx';
import { useApp } from '../../context/app-context.ts';
import { StaticIsland } from '../../context/static-island.tsx';
import { Logo } from '../common/logo.tsx';
import { closeDetails } from '../navigation/close-details.ts';
import navigation from '../navigation/navigation.module.css';
import { watchNavigation } from '../navigation/watch-navigation.ts';
import { SearchField } from '../search/search-field.tsx';
import { AccountButton } from './account-button.tsx';
import { CartButton } from './cart-button.tsx';
import { FavoritesLink } from './favorites-link.tsx';
import message from './global-message.module.css';
import { hideOnScroll } from './hide-on-scroll.ts';
import { MenuButton } from './menu-button.tsx';
import styles from './site-header.module.css';
import { TopBar } from './top-bar.tsx';

export function SiteHeader() {
  const { formatMessage } = useIntl();
  const { frame, pathTo } = useApp();
  const indexPath = pathTo('index');
  const top = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!bar.current || !top.current) return;
    const fetchSubmenus = (nav: Element) =>
      import('../navigation/fetch-submenus.ts').then(module => module.fetchSubmenus(nav, indexPath));
    const stops = [
      closeDetails(top.current),
      hideOnScroll(bar.current),
      watchNavigation(bar.current, fetchSubmenus),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [indexPath]);

  return (
    <header className={styles.header} aria-label={formatMessage({ id: 'A11Y_HEADER' })}>
      <div ref={top} className={styles.top}>
        <StaticIsland part="message" className={message.island} />
        <TopBar />
      </div>
      <div ref={bar} className={styles.sticky}>
        <Container className={styles.bar}>
          <MenuButton />
          <Logo />
          <SearchField />
          {frame.login || frame.account ? (
            <div className={styles.account}>
              <AccountButton />
            </div>
          ) : null}
          <FavoritesLink />
          {frame.cartPanel ? <CartButton /> : null}
        </Container>
        <StaticIsland part="navigation" className={navigation.island} />
      </div>
    </header>
  );
}
