/** A square with an icon and an accessible name: an internal link, an external link in a new tab, or a button. */
import { classNames } from './class-names.ts';
import { Clickable, type ClickableProps } from './clickable.tsx';
import { Icon, type IconProps } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconShape } from './icons.ts';

export interface IconButtonProps extends Omit<ClickableProps, 'children' | 'aria-label'> {
  icon: IconShape;
  /** Accessible name of the action. */
  'aria-label': string;
  size?: IconProps['size'];
  filled?: boolean;
  variant?: 'plain' | 'outlined';
  /** A small number in the corner, such as the number of favourites; include it in the label too. */
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
