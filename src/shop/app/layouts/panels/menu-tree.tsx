/** The menu one level at a time; the focus follows into an entry and back (R-SHELL-5). */

import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import { MenuPicture } from '#components/content/menu-picture.tsx';
import { MenuPromotion } from '#components/content/menu-promotion.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import styles from './menu-tree.module.css';

/** Decides the wording of the link: "go to" a page, "all in" a group of products. */
const isPage = ({ type }: MenuItem) => type === 'custom' || type === 'page';

interface Props {
  items: readonly MenuItem[];
  /** Ids from the first level down to the entry that Studio points at. */
  shown?: readonly string[] | undefined;
  /** The first level in the HTML of the server, which stays; default: it is rendered here. */
  first?: HTMLElement | null;
}

/** The entries above the one that is shown, as far as the menu has them. */
function levelsTo(shown: readonly string[], items: readonly MenuItem[]): MenuItem[] {
  const [id, ...rest] = shown;
  const item = rest.length > 0 ? items.find(each => each.id === id) : undefined;
  return item ? [item, ...levelsTo(rest, item.children)] : [];
}

/** The server's first level gives way to a deeper one, and its entries enter theirs. */
function useServerLevel(
  first: HTMLElement | null,
  isDeeper: boolean,
  enter: (id: string | undefined) => boolean,
): void {
  useLayoutEffect(() => {
    if (!first) return;
    first.hidden = isDeeper;
    const press = (event: MouseEvent) => {
      const entry = event.target instanceof Element && event.target.closest<HTMLElement>('[data-entry]');
      if (entry && isPlainClick(event) && enter(entry.dataset['entry'])) event.preventDefault();
    };
    first.addEventListener('click', press);
    return () => first.removeEventListener('click', press);
  });
}

export function MenuTree({ items, shown = [], first = null }: Props) {
  const { formatMessage } = useIntl();
  const [path, setPath] = useState<readonly MenuItem[]>(() => levelsTo(shown, items));
  const container = useRef<HTMLDivElement>(null);
  /** Id of the entry to focus after going back; null after entering a level; undefined when the focus must not move. */
  const returnedFrom = useRef<string | null | undefined>(undefined);
  const parent = path.at(-1);
  const level = parent?.children ?? items;

  useServerLevel(first, parent !== undefined, id => {
    const item = items.find(each => each.id === id);
    if (item) enter(item);
    return item !== undefined;
  });

  useLayoutEffect(() => {
    const { current: id } = returnedFrom;
    if (id === undefined) return;
    returnedFrom.current = undefined;
    const entry = id === null ? '[data-back]' : `[data-entry="${CSS.escape(id)}"]`;
    const focusTarget = (container.current ?? first)?.querySelector<HTMLElement>(entry);
    focusTarget?.focus({ preventScroll: id === null });
    const body = container.current?.closest('[data-panel-body]');
    if (id === null && body) body.scrollTop = 0;
  });

  const enter = (item: MenuItem) => {
    returnedFrom.current = null;
    setPath([...path, item]);
  };
  const leave = () => {
    returnedFrom.current = parent?.id;
    setPath(path.slice(0, -1));
  };

  if (first && !parent) return null;
  return (
    <div ref={container} key={parent?.id ?? ''} className={parent ? styles.deeper : styles.level}>
      {parent ? (
        <>
          <button type="button" className={styles.back} data-back="" onClick={leave}>
            <Icon of={chevronLeftIcon} size={20} />
            {formatMessage(
              { id: 'NAVIGATION_BACK_TO' },
              { label: path.at(-2)?.label ?? formatMessage({ id: 'MENU' }) },
            )}
          </button>
          <h3 className={styles.title}>{parent.label}</h3>
        </>
      ) : null}
      <ul>
        {parent?.href ? (
          <li>
            <a className={styles.row} href={parent.href}>
              {formatMessage({ id: isPage(parent) ? 'NAVIGATION_GO_TO' : 'NAVIGATION_ALL_IN' })}{' '}
              {parent.label}
            </a>
          </li>
        ) : null}
        {level.map(item => (
          <li key={item.id} className={item.id === shown.at(-1) ? styles.shown : undefined}>
            {item.children.length === 0 ? (
              <MenuLink
                item={item}
                className={styles.row}
                picture={parent ? null : <MenuPicture item={item} onPhone />}
              />
            ) : (
              <button type="button" className={styles.row} data-entry={item.id} onClick={() => enter(item)}>
                {parent ? null : <MenuPicture item={item} onPhone />}
                <span className={styles.label}>{item.label}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {parent?.promotion ? <MenuPromotion promotion={parent.promotion} className={styles.promotion} /> : null}
    </div>
  );
}
