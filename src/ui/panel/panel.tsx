/** A panel from the side or the bottom: a small shell that loads the dialog's code when first opened. */
import { lazy, Suspense, useState } from 'react';
import overlay from './panel-overlay.module.css';
import type { PanelProps } from './panel-shape.ts';

const loadDialog = () => import('./panel-dialog.tsx');

const prefetch = () => {
  // Opening the panel loads again and reports a failure.
  loadDialog().catch(() => undefined);
};

/** Spread on the control that opens a panel, to prefetch its code. */
export const panelIntent = { onPointerEnter: prefetch, onFocus: prefetch } as const;

export function Panel(props: PanelProps) {
  // One lazy component per panel, because React caches a failed load forever.
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
