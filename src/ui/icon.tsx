/** An icon; always decorative, with its meaning in the text beside it. */
import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import type { IconShape } from './icons.ts';

export interface IconProps {
  of: IconShape;
  /** Pixels; default 24. */
  size?: 16 | 20 | 24 | 32 | 40;
  /** Fills the outline, as of a selected heart or star. */
  filled?: boolean;
  className?: string | undefined;
}

export function Icon({ of, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(
        styles.icon,
        size !== 24 && styles[`s${size}`],
        filled && styles.filled,
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  );
}
