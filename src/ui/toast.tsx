/** One short message at a time in a permanent live region; it disappears on its own unless hovered, focused or asking for a choice. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { checkIcon, closeIcon, warningIcon } from './icons.ts';
import styles from './toast.module.css';
import region from './toast-region.module.css';

/** Duration of a toast, ms. */
export const toastDuration = 5000;

export interface ToastMessage {
  /** A new id is a new toast, even with the same text. */
  id: string | number;
  text: ReactNode;
  mode?: 'none' | 'success' | 'error';
  /** Until it is closed. */
  stays?: boolean | undefined;
}

export interface ToastRegionProps {
  /** Null without a message; keep the region itself mounted. */
  toast: ToastMessage | null;
  onDismiss: () => void;
  closeLabel: string;
  /** While something covers the page: a message that could not be read has not been shown. */
  isCovered?: boolean;
}

export function ToastRegion({ toast, ...rest }: ToastRegionProps) {
  return (
    <output aria-live="polite" className={region.region}>
      {toast ? <Toast key={toast.id} toast={toast} {...rest} /> : null}
    </output>
  );
}

function Toast({
  toast,
  onDismiss,
  closeLabel,
  isCovered = false,
}: ToastRegionProps & { toast: ToastMessage }) {
  const [isRead, setRead] = useState(false);
  const isPaused = isRead || isCovered || toast.stays === true;
  const dismiss = useRef(onDismiss);
  const mode = toast.mode ?? 'none';

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss.current(), toastDuration);
    return () => clearTimeout(timer);
  }, [isPaused]);

  return (
    <span
      className={classNames(styles.toast, styles[mode])}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {mode === 'none' ? null : <Icon of={mode === 'success' ? checkIcon : warningIcon} />}
      <span className={styles.text}>{toast.text}</span>
      <IconButton
        icon={closeIcon}
        size={20}
        aria-label={closeLabel}
        onClick={onDismiss}
        className={styles.close}
      />
    </span>
  );
}
