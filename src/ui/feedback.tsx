/** A message box; only errors interrupt screen readers. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './feedback.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { checkIcon, closeIcon, infoIcon, warningIcon } from './icons.ts';

export interface FeedbackProps {
  tone?: 'info' | 'success' | 'error';
  title?: ReactNode;
  children: ReactNode;
  /** Dismissible if both are given. */
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string | undefined;
}

const icons = { info: infoIcon, success: checkIcon, error: warningIcon };

export function Feedback({
  tone = 'info',
  title,
  children,
  onDismiss,
  dismissLabel,
  className,
}: FeedbackProps) {
  return (
    <div
      className={classNames(styles.feedback, styles[tone], className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon of={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
      {onDismiss && dismissLabel ? (
        <IconButton
          icon={closeIcon}
          size={20}
          aria-label={dismissLabel}
          onClick={onDismiss}
          className={styles.close}
        />
      ) : null}
    </div>
  );
}
