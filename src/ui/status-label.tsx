/** A small status label: new, -20 %, fits your vehicle, shipped. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icons.ts';
import styles from './status-label.module.css';

export interface StatusLabelProps {
  children: ReactNode;
  tone?: 'neutral' | 'action' | 'good' | 'warn' | 'info' | 'dark';
  icon?: IconShape;
  className?: string | undefined;
}

export function StatusLabel({ children, tone = 'neutral', icon, className }: StatusLabelProps) {
  return (
    <span className={classNames(styles.label, styles[tone], className)}>
      {icon ? <Icon of={icon} size={16} /> : null}
      {children}
    </span>
  );
}
