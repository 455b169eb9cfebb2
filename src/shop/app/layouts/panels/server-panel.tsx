/** The frame of a panel in the HTML of the server: a closed dialog with its title and a button that closes it without a script. */
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import buttonStyles from '#ui/icon-button.module.css';
import { closeIcon } from '#ui/icons.ts';
import panel from '#ui/panel/panel.module.css';

interface Props {
  /** By which a press opens it. */
  name: 'menu' | 'cart' | 'account';
  title: string;
  closeLabel: string;
  className?: string | undefined;
  /** Below what scrolls; hidden until something shows it. */
  footer?: ReactNode;
  children: ReactNode;
}

export function ServerPanel({ name, title, closeLabel, className, footer, children }: Props) {
  return (
    <dialog
      className={classNames(panel.panel, panel.native, className)}
      data-server-panel={name}
      aria-labelledby={`${name}-title`}
    >
      <header className={panel.header}>
        <h2 id={`${name}-title`} className={panel.title}>
          {title}
        </h2>
        <form method="dialog" data-native="">
          <button className={buttonStyles.iconButton} aria-label={closeLabel}>
            <Icon of={closeIcon} />
          </button>
        </form>
      </header>
      <div className={panel.body} id={`${name}-body`} data-panel-body="">
        {children}
      </div>
      {footer ? (
        <div className={panel.footer} data-panel-footer="" hidden>
          {footer}
        </div>
      ) : null}
    </dialog>
  );
}
