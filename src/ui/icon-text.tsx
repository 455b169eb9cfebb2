/** An icon with a short text, such as a selling point or a delivery promise. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-text.module.css';
import type { IconShape } from './icons.ts';

export interface IconTextProps {
  icon: IconShape;
  children: ReactNode;
  /** Secondary line. */
  detail?: ReactNode;
  position?: 'left' | 'right' | 'top';
  size?: 16 | 20 | 24 | 32;
  className?: string | undefined;
}

export function IconText({ icon, children, detail, position = 'left', size = 20, className }: IconTextProps) {
  return (
    <span className={classNames(styles.iconText, styles[position], className)}>
      <Icon of={icon} size={size} />
      <span className={styles.words}>
        <span>{children}</span>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
