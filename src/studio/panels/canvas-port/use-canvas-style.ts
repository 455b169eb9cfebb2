/** How the shop looks with the theme that is being edited, and the canvas in its colours. */

import { type RefObject, useEffect } from 'react';
import { settingsId } from '#kernel/shop-settings.ts';
import type { ToCanvas } from '#studio-api/canvas.ts';
import type { ShopStyle } from '#studio-api/shop-settings.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { useStudio } from '../../parts/context/studio-context.ts';

interface Canvas {
  /** Address of the frame that has answered last. */
  readyUrl: string | null;
  /** Sends to that frame. */
  port: RefObject<{ send(message: ToCanvas): void }>;
}

/** A colour that is dragged changes many times a second. */
const REST_MS = 80;

/** Reads observables: for observers. */
export function useCanvasStyle(editor: Editor, { readyUrl, port }: Canvas): void {
  const { api } = useStudio();
  const { draft, look } = editor;
  const body = draft.id === settingsId('theme') ? draft.body : null;
  useEffect(() => {
    if (body === null) return undefined;
    let isWanted = true;
    const rest = setTimeout(() => {
      api.post<ShopStyle>('/api/settings/style', { body }).then(
        answer => isWanted && editor.setLook(answer),
        // The next change asks again.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(rest);
    };
  }, [api, editor, body]);
  useEffect(() => {
    if (look !== null && readyUrl !== null) port.current.send({ kind: 'studio:style', style: look.style });
  }, [look, readyUrl, port]);
}
