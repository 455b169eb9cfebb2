/** Takes the server's phone menu over: its first level and its frame stay as they are, levels below and personal parts are added. */

import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useControlSuccessors } from '#engine/view/control-successors.ts';
import { takeOver } from '#ui/panel/server-panel.ts';
import { useApp } from '../../context/app-context.ts';
import { ReviewBadgeSlot } from '../common/review-badge-slot.tsx';
import { MenuOwn } from './menu-own.tsx';
import { MenuTree } from './menu-tree.tsx';
import styles from './panels.module.css';
import { useMenu } from './use-menu.ts';

const ownId = 'menu-own';

/** What stands in the place of the server's own links and choices, which are those of a visitor. */
function Own({ place }: { place: Element }) {
  const [before] = useState(() => [...place.childNodes]);
  useLayoutEffect(() => {
    for (const node of before) node.remove();
  }, [before]);
  useControlSuccessors(ownId);
  return createPortal(<MenuOwn />, place);
}

interface Props {
  panel: HTMLDialogElement;
  open: boolean;
}

export function MenuTakeover({ panel, open }: Props) {
  const { page } = useApp();
  const { serviceReviews } = page.context.config;
  const menu = useMenu('main-mobile', open);
  const [places] = useState(() => ({
    levels: panel.querySelector('nav'),
    first: panel.querySelector<HTMLElement>('nav > div'),
    own: panel.querySelector(`#${ownId}`),
    help: panel.querySelector(`.${styles.help}`),
  }));
  const [visit, setVisit] = useState({ open, number: 0 });
  // Each visit begins at the first level.
  if (visit.open !== open) setVisit({ open, number: visit.number + (open ? 1 : 0) });

  // A failed menu leaves the links as they are.
  const isKnown = menu.state !== 'loading';
  useEffect(() => {
    if (isKnown) takeOver(panel);
  }, [isKnown, panel]);

  return (
    <>
      {places.levels && menu.state === 'ready'
        ? createPortal(<MenuTree key={visit.number} items={menu.items} first={places.first} />, places.levels)
        : null}
      {places.own ? <Own place={places.own} /> : null}
      {places.help && serviceReviews
        ? createPortal(<ReviewBadgeSlot service={serviceReviews} />, places.help)
        : null}
    </>
  );
}
