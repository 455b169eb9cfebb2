/** The menu on phones and tablets in a panel from the left: categories, then the shopper's own links and choices in a block of their own, then help. */
import { useIntl } from 'react-intl';
import { useEffect, useState } from 'react';
import { CustomerTypeToggle } from '#components/account/customer-type-toggle.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { MenuLink } from '#components/content/menu-link.tsx';
import type { MenuItem } from '#api/content/types.ts';
import { MenuPersonal } from './menu-personal.tsx';
import { useApp } from '../../context/app-context.ts';
import { LanguageLinks } from '../common/language-links.tsx';
import { MarketNotice } from './market-notice.tsx';
import { ReviewBadgeSlot } from '../common/review-badge-slot.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { MenuTree } from './menu-tree.tsx';
import styles from './panels.module.css';
import { useInfoLinks } from '../common/use-info-links.ts';

/** Loads a menu on first use, and again on retry after a failure. */
type MenuState =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly MenuItem[] }
  | { state: 'failed'; retry: () => void };

function useMenu(location: string, wanted: boolean): MenuState {
  const { menuAt } = useApp();
  const [items, setItems] = useState<readonly MenuItem[] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || items || failed) return;
    let stale = false;
    menuAt(location).then(
      menu => {
        if (!stale) setItems(menu?.items ?? []);
      },
      () => {
        if (!stale) setFailed(true);
      },
    );
    return () => {
      stale = true;
    };
  }, [wanted, items, failed, location, menuAt]);

  if (items) return { state: 'ready', items };
  return failed ? { state: 'failed', retry: () => setFailed(false) } : { state: 'loading' };
}

/** The information menu of the top bar, for screens without space for it there; without the menu, a link to customer service. */
function InformationLinks({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { service } = useInfoLinks();
  const menu = useMenu('top-bar', open);
  if (menu.state !== 'ready' || menu.items.length === 0)
    return (
      <a className={styles.helpLink} href={service}>
        {formatMessage({ id: 'CUSTOMER_SERVICE' })}
      </a>
    );
  return (
    <ul className={styles.information}>
      {menu.items.map(item => (
        <li key={item.id}>
          <MenuLink item={item} className={styles.helpLink} />
        </li>
      ))}
    </ul>
  );
}

/** Roughly the usual number of rows. */
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

const MenuPanel = observer(function MenuPanel({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { panels } = useStores();
  const { frame, page } = useApp();
  const { serviceReviews } = page.context.config;
  const menu = useMenu('main-mobile', open);

  return (
    <Panel
      open={open}
      onClose={panels.close}
      side="left"
      title={formatMessage({ id: 'MENU' })}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_MENU' })}
      className={styles.menu}
      isModal={panels.frame === null}
    >
      <nav
        aria-label={formatMessage({ id: 'A11Y_MAIN_NAVIGATION' })}
        aria-busy={menu.state === 'loading' || undefined}
      >
        {menu.state === 'ready' ? (
          <MenuTree key={panels.frame} items={menu.items} shown={panels.frame?.split('/')} />
        ) : menu.state === 'failed' ? (
          <Feedback tone="error">
            <p>{formatMessage({ id: 'MENU_LOAD_FAILED' })}</p>
            <Button variant="secondary" size="s" className={styles.retry} onClick={menu.retry}>
              {formatMessage({ id: 'RETRY' })}
            </Button>
          </Feedback>
        ) : (
          <div className={styles.rows}>
            <p className="visually-hidden">{formatMessage({ id: 'LOADING' })}</p>
            {skeletonRows.map(row => (
              <Skeleton key={row} height="24px" width="70%" />
            ))}
          </div>
        )}
      </nav>
      <div className={styles.own}>
        <MenuPersonal />
        <div className={styles.choices}>
          <LanguageLinks />
          <MarketNotice />
          {frame.customerTypeToggle ? <CustomerTypeToggle /> : null}
          {frame.themeToggle ? <ThemeSwitch /> : null}
        </div>
      </div>
      <div className={styles.help}>
        <InformationLinks open={open} />
        <PhoneLink />
        {serviceReviews ? <ReviewBadgeSlot service={serviceReviews} /> : null}
      </div>
    </Panel>
  );
});

export default MenuPanel;
