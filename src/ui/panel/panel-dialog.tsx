/** The dialog of a panel. Radix traps focus and screen readers; its Overlay is not used, because it inserts a style element that the content security policy blocks. */
import * as Dialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import buttonStyles from '../icon-button.module.css';
import { closeIcon } from '../icons.ts';
import styles from './panel.module.css';
import overlay from './panel-overlay.module.css';
import type { PanelProps } from './panel-shape.ts';

export default function PanelDialog(props: PanelProps) {
  const { open, onClose, title, closeLabel, side = 'right', sheetOnPhone = false, footer, children } = props;
  const { isModal = true } = props;
  const opener = useRef<HTMLElement | null>(null);

  /** A layout effect runs before Radix moves the focus in an effect. */
  useLayoutEffect(() => {
    if (open && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [open]);

  return (
    <Dialog.Root modal={isModal} open={open} onOpenChange={next => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <div
          className={overlay.overlay}
          data-state={open ? 'open' : 'closed'}
          data-scroll-lock={sheetOnPhone || side === 'bottom' ? 'sheet' : ''}
        />
        <Dialog.Content
          className={classNames(
            styles.panel,
            styles[side],
            sheetOnPhone && styles.sheetOnPhone,
            props.className,
          )}
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            // The panel itself receives the focus: its title is read, and no on-screen keyboard opens.
            event.preventDefault();
            if (isModal && event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            // If the panel was closed by a navigation, the focus has moved already.
            const { activeElement } = document;
            const lost = activeElement === null || activeElement === document.body;
            if (!lost && !activeElement.closest('[role="dialog"]')) return;
            (props.returnFocusTo?.current ?? opener.current)?.focus();
          }}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              className={classNames(buttonStyles.iconButton, styles.close)}
              aria-label={closeLabel}
            >
              <Icon of={closeIcon} />
            </Dialog.Close>
          </header>
          <div className={styles.body} data-panel-body="">
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
