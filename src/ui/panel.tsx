/** A panel from the side or the bottom: a small shell that fetches the dialog's code when it is first opened. */
import { lazy, Suspense, useState } from 'react';
import overlay from './panel-overlay.module.css';
import type { PanelProps } from './panel-shape.ts';

const loadDialog = () => import('./panel-dialog.tsx');

const prefetch = () => {
  // A failed fetch is tried again, and reported, by the opening itself.
  loadDialog().catch(() => undefined);
};

/** Spread on the control that opens a panel: the code is there by the time of the click. */
export const panelIntent = { onPointerEnter: prefetch, onFocus: prefetch } as const;

export function Panel(props: PanelProps) {
  // Of its own: React keeps a failed fetch for good, the next panel asks anew.
  const [PanelDialog] = useState(() => lazy(loadDialog));
  const [everOpened, setEverOpened] = useState(props.open);
  if (props.open && !everOpened) setEverOpened(true);
  if (!everOpened) return null;
  return (
    <Suspense fallback={props.open ? <div className={overlay.overlay} data-scroll-lock="" /> : null}>
      <PanelDialog {...props} />
    </Suspense>
  );
}
