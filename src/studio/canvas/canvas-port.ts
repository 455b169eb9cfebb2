/** The frame's side of the messages with Studio: only messages of Studio's own window and origin are taken. */
import { isRecord } from '#kernel/is-record.ts';
import type { FromCanvas, ToCanvas } from '#studio-api/canvas.ts';

export interface CanvasPort {
  send(message: FromCanvas): void;
  close(): void;
}

const kinds = new Set<ToCanvas['kind']>([
  'studio:hello',
  'studio:document',
  'studio:operations',
  'studio:select',
  'studio:hover',
  'studio:changes',
  'studio:scroll',
  'studio:style',
  'studio:arms',
  'studio:menu',
  'studio:submenu',
  'studio:drag',
  'studio:mark',
  'studio:presence',
]);

const isForCanvas = (data: unknown): data is ToCanvas =>
  isRecord(data) && [...kinds].some(kind => kind === data['kind']);

export function openCanvasPort(studioOrigin: string, take: (message: ToCanvas) => void): CanvasPort {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    // Outside a frame `parent` is this window.
    if (origin !== studioOrigin || source !== parent || source === window) return;
    if (isForCanvas(data)) take(data);
  };
  addEventListener('message', onMessage);
  return {
    send: message => {
      if (parent !== window) parent.postMessage(message, studioOrigin);
    },
    close: () => removeEventListener('message', onMessage),
  };
}
