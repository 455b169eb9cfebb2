/** Opens the list of shortcuts: by its button, and by `?` anywhere but in a field. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasSingleKeys } from './single-keys.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

export function ShortcutsButton({ className }: { className: string | undefined }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || !hasSingleKeys()) return;
      if (isWriting(target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const label = formatMessage({ id: 'SHORTCUTS_TITLE' });
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <Suspense>{isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
