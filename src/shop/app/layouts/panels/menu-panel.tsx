/** The menu on phones and tablets in a panel from the left: categories, then the shopper's own links and choices in a block of their own, then help. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { serverPanel } from '#ui/panel/server-panel.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useApp } from '../../context/app-context.ts';
import { PhoneLink } from '../common/phone-link.tsx';
import { ReviewBadgeSlot } from '../common/review-badge-slot.tsx';
import { InformationLinks } from './information-links.tsx';
import { MenuOwn } from './menu-own.tsx';
import { MenuTakeover } from './menu-takeover.tsx';
import { MenuTree } from './menu-tree.tsx';
import styles from './panels.module.css';
import { useMenu } from './use-menu.ts';

/** Roughly the usual number of rows. */
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Without the server's: a page whose menus failed, and Studio's canvas, which shows what is not published. */
const OwnPanel = observer(function OwnPanel({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { panels } = useStores();
  const { page } = useApp();
  const { serviceReviews } = page.context.config;
  const menu = useMenu('main-mobile', open);
  const information = useMenu('top-bar', open);

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
        <MenuOwn />
      </div>
      <div className={styles.help}>
        <InformationLinks items={information.state === 'ready' ? information.items : []} />
        <PhoneLink />
        {serviceReviews ? <ReviewBadgeSlot service={serviceReviews} /> : null}
      </div>
    </Panel>
  );
});

export default function MenuPanel({ open }: { open: boolean }) {
  const [panel] = useState(() => serverPanel('menu'));
  return panel ? <MenuTakeover panel={panel} open={open} /> : <OwnPanel open={open} />;
}
