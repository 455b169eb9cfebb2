/**
 * The phone menu in the HTML of the server, outside the application: its first level, of which each entry is a link. The
 * application adds the levels below and replaces what is personal (menu-takeover.tsx).
 */
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import { MenuPicture } from '#components/content/menu-picture.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/panel/panel.module.css';
import { useApp } from '../../context/app-context.ts';
import { PhoneLink } from '../common/phone-link.tsx';
import { InformationLinks } from './information-links.tsx';
import { MenuOwn } from './menu-own.tsx';
import tree from './menu-tree.module.css';
import styles from './panels.module.css';
import { ServerPanel } from './server-panel.tsx';

/** A link that opens the level below once the application runs; where it cannot, it leads to the page of the category. */
function Entry({ item }: { item: MenuItem }) {
  const content = (
    <>
      <MenuPicture item={item} onPhone />
      <span className={tree.label}>{item.label}</span>
    </>
  );
  return item.href === null ? (
    <button type="button" className={tree.row} data-entry={item.id}>
      {content}
    </button>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button could lead nowhere without the application
    <a role="button" className={tree.row} href={item.href} data-entry={item.id}>
      {content}
    </a>
  );
}

export function ServerMenu() {
  const { formatMessage } = useIntl();
  const { menus } = useApp();
  if (!menus?.phone) return null;
  return (
    <ServerPanel
      name="menu"
      title={formatMessage({ id: 'MENU' })}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_MENU' })}
      className={classNames(panel.left, styles.menu)}
    >
      <nav aria-label={formatMessage({ id: 'A11Y_MAIN_NAVIGATION' })}>
        <div className={tree.level}>
          <ul>
            {menus.phone.map(item => (
              <li key={item.id}>
                {item.children.length > 0 ? (
                  <Entry item={item} />
                ) : (
                  <MenuLink item={item} className={tree.row} picture={<MenuPicture item={item} onPhone />} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className={styles.own} id="menu-own">
        {/* The browser puts the links of its page here. */}
        <MenuOwn languages={<template />} />
      </div>
      <div className={styles.help}>
        <InformationLinks items={menus.topBar} />
        <PhoneLink />
      </div>
    </ServerPanel>
  );
}
