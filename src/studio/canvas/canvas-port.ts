/** The frame's side of the messages with Studio: only messages of Studio's own window and origin are taken. */
import { isRecord } from '#kernel/is-record.ts';
import type { FromCanvas, ToCanvas } from '#studio-api/canvas.ts';

export interface CanvasPort {
  send(message: FromCanvas): void;
  close(): void;
}

/** Complete, as its type demands: a kind that is missing here would be dropped without a word. */
const kinds: Readonly<Record<ToCanvas['kind'], true>> = {
  'studio:hello': true,
  'studio:document': true,
  'studio:page': true,
  'studio:operations': true,
  'studio:select': true,
  'studio:hover': true,
  'studio:changes': true,
  'studio:scroll': true,
  'studio:style': true,
  'studio:scale': true,
  'studio:arms': true,
  'studio:menu': true,
  'studio:submenu': true,
  'studio:drag': true,
  'studio:mark': true,
  'studio:presence': true,
  'studio:comments': true,
};

const isForCanvas = (data: unknown): data is ToCanvas =>
  isRecord(data) && typeof data['kind'] === 'string' && Object.hasOwn(kinds, data['kind']);

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
