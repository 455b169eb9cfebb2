/** Opens the size guide in a panel; without scripts it is a link to the page of the guide. */

import { type MouseEvent, useState } from 'react';
import type { Product } from '#api/catalogue/types.ts';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { Icon } from '#ui/icon.tsx';
import { infoIcon } from '#ui/icons.ts';
import styles from './guides.module.css';

const loadGuide = () => import('./size-guide.tsx');

export function SizeGuideLink({ product: { guides } }: { product: Product }) {
  const [isOpen, setOpen] = useState(false);
  const guide = guides.find(({ kind }) => kind === 'size');
  if (!guide) return null;
  const { href, title } = guide;
  const isOwn = href.startsWith('/');
  const open = (event: MouseEvent) => {
    if (!isOwn || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div>
      <a
        href={href}
        className={styles.size}
        onClick={open}
        {...(isOwn
          ? { 'aria-haspopup': 'dialog', 'data-interactive': true }
          : { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon of={infoIcon} size={20} />
        {title}
      </a>
      <LazyMount load={loadGuide} wanted={isOpen} onFail={() => setOpen(false)}>
        {SizeGuide => <SizeGuide href={href} title={title} open={isOpen} onClose={() => setOpen(false)} />}
      </LazyMount>
    </div>
  );
}
