/** A spinner; give it a label where nothing else announces loading. */
import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  size?: 20 | 32 | 48;
  /** Accessible name; without it the spinner is decorative. */
  label?: string;
  className?: string | undefined;
}

export function Spinner({ size = 20, label, className }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...named}
    >
      <path d="M12 3a9 9 0 1 0 9 9" />
    </svg>
  );
}
