/** A square with an icon and a spoken name: an internal link, a link to elsewhere in a new tab, or a button. */
import { classNames } from './class-names.ts';
import { Clickable, type ClickableProps } from './clickable.tsx';
import { Icon, type IconProps } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconShape } from './icons.ts';

export interface IconButtonProps extends Omit<ClickableProps, 'children' | 'aria-label'> {
  icon: IconShape;
  /** What it does, in words; names the control. */
  'aria-label': string;
  size?: IconProps['size'];
  filled?: boolean;
  variant?: 'plain' | 'outlined';
  /** A small figure on the corner, such as the number of favourites; say it in the label too. */
  count?: number | undefined;
}

export function IconButton({
  icon,
  size = 24,
  filled = false,
  variant = 'plain',
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Clickable {...rest} className={classNames(styles.iconButton, styles[variant], className)}>
      <Icon of={icon} size={size} filled={filled} />
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Clickable>
  );
}
