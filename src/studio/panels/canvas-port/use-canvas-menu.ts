/** Keeps a menu in the canvas open at the selected entry while that menu is edited. */
import { type RefObject, useEffect, useMemo } from 'react';
import type { ToCanvas } from '#studio-api/canvas.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { panelTrailAt, rowPlacesAt } from '../../editing/structure/canvas-menu.ts';

interface Canvas {
  /** Address of the frame that has answered last. */
  readyUrl: string | null;
  /** Of the page, px. */
  width: number;
  /** Sends to that frame. */
  port: RefObject<{ send(message: ToCanvas): void }>;
}

/** Reads observables: for observers. */
export function useCanvasMenu({ draft, selection }: Editor, { readyUrl, width, port }: Canvas): void {
  const isMenu = draft.id.startsWith('menu:');
  const at = panelTrailAt(draft.body, selection.nodeId, width)?.join('/') ?? null;
  useEffect(() => {
    if (isMenu && readyUrl !== null)
      port.current.send({ kind: 'studio:menu', at: at?.split('/').filter(Boolean) ?? null });
  }, [isMenu, readyUrl, at, port]);
  const places = rowPlacesAt(draft.body, selection.nodeId, width)?.join('/') ?? null;
  // At another width the row has room for another number of entries.
  const row = useMemo(() => ({ places, width }), [places, width]);
  useEffect(() => {
    if (isMenu && readyUrl !== null)
      port.current.send({ kind: 'studio:submenu', at: row.places?.split('/').map(Number) ?? null });
  }, [isMenu, readyUrl, row, port]);
}
