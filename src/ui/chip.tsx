/** A small rounded control: a quick link, a toggle, or a removable filter. */
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Clickable } from './clickable.tsx';
import { Icon } from './icon.tsx';
import { closeIcon } from './icons.ts';

export interface ChipProps {
  children: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Submits its form with this field. */
  submits?: { name: string; value: string } | undefined;
  /** Selected state; exposed as `aria-pressed` on a button, `aria-current` on a link. */
  selected?: boolean;
  /** Makes it removable; read before its text, such as "Remove". */
  removeLabel?: string;
  className?: string | undefined;
}

export function Chip({ children, href, onClick, submits, selected, removeLabel, className }: ChipProps) {
  const removable = removeLabel !== undefined;
  const state =
    removable || selected === undefined
      ? {}
      : href === undefined
        ? { 'aria-pressed': selected }
        : { 'aria-current': selected };
  return (
    <Clickable
      {...state}
      {...(submits ? { type: 'submit', ...submits } : {})}
      href={href}
      onClick={onClick}
      className={classNames(styles.chip, selected && styles.selected, className)}
    >
      {removable ? <span className="visually-hidden">{removeLabel}</span> : null}{' '}
      <span className={styles.words}>{children}</span>
      {removable ? <Icon of={closeIcon} size={16} /> : null}
    </Clickable>
  );
}
