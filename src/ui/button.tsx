/** The shop's button; while loading it keeps its width and focus and ignores clicks. */
import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Clickable, type ClickableProps } from './clickable.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ClickableProps {
  children: ReactNode;
  size?: 's' | 'm' | 'l';
  variant?: 'primary' | 'secondary' | 'tertiary';
  fullWidth?: boolean;
  loading?: boolean;
}

export function Button({
  size = 'm',
  variant = 'primary',
  fullWidth = false,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  /** The `disabled` attribute would drop the focus, so a loading button ignores clicks instead. */
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Clickable
      {...rest}
      className={classNames(
        styles.button,
        styles[size],
        styles[variant],
        fullWidth && styles.fullWidth,
        className,
      )}
      onClick={loading || onClick ? handleClick : undefined}
      aria-busy={loading || undefined}
    >
      {loading ? (
        <>
          <span className={styles.waiting}>{children}</span>
          <Spinner className={styles.spinner} />
        </>
      ) : (
        children
      )}
    </Clickable>
  );
}
