/** A thin progress bar; indeterminate without a value. */
import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to `max`; undefined: indeterminate. */
  value?: number | undefined;
  max?: number;
  tone?: 'action' | 'good';
  className?: string | undefined;
}

export function ProgressBar({ label, value, max = 100, tone = 'action', className }: ProgressBarProps) {
  return (
    <progress
      className={classNames(styles.bar, tone === 'good' && styles.good, className)}
      aria-label={label}
      value={value === undefined ? undefined : Math.min(Math.max(value, 0), max)}
      max={max}
    />
  );
}
