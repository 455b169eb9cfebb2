/** Limits content to the page width and its gutters. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

export interface ContainerProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav' | 'article';
  /** Maximum width, px: page 1360; reading 760; form 560. */
  width?: 'page' | 'reading' | 'form';
  id?: string;
  className?: string | undefined;
}

export function Container({ children, as: Tag = 'div', width = 'page', id, className }: ContainerProps) {
  return (
    <Tag id={id} className={classNames(styles.container, styles[width], className)}>
      {children}
    </Tag>
  );
}
