/** A native modal dialog: closes by Escape and its button, and returns the focus to where it was. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import styles from './dialog.module.css';

/** Dialogs that ask for a text begin there; others on the button that closes. */
const firstField =
  'input:is(:not([type]), [type="text"], [type="email"], [type="search"]):not([readonly]), [contenteditable="true"]';

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons below the content, which stay in view. */
  footer?: ReactNode;
  size?: 's' | 'm' | 'l' | 'full';
}

export function Dialog({ title, onClose, children, footer, size = 'm' }: Props) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>(firstField)?.focus();
    }
    return () => {
      element?.close();
      // An element that is still there: what opened the dialog may be gone.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={id}
      onCancel={event => {
        // That of a dialog within, or of a choice of files, is none of this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'SHELL_CLOSE' })}
          onClick={onClose}
        >
          <Icon of={closeIcon} size={20} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}
