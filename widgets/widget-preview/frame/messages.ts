/** What the gallery and its frame say to each other; both are pages of ours, anything else is not heard. */
import type { ContainerDesign, ContainerLayout, WidgetInstance } from '#engine/contract.ts';

/** Something of the rendered widget by what it shows, since nothing in its markup names a field. */
export interface Trace {
  kind: 'text' | 'picture' | 'link';
  /** The words, the file, the address. */
  value: string;
}

export type ToFrame =
  | {
      kind: 'show';
      /** Counts up; the frame answers with the one it shows. */
      turn: number;
      instance: WidgetInstance;
      layout: ContainerLayout;
      design: ContainerDesign;
    }
  /** Outlines what a field shows; null nothing. */
  | { kind: 'outline'; trace: Trace | null };

export type FromFrame =
  | { kind: 'ready' }
  /** `empty`: the widget has nothing to show. `failed`: why it could not. */
  | { kind: 'shown'; turn: number; state: 'full' | 'empty' | 'failed' }
  /** A press on the widget: what was under it, the innermost first. */
  | { kind: 'picked'; traces: Trace[] };

/** Hears what the other window says. Answers how to stop. */
function hear(from: () => Window | null, listener: (message: unknown) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source !== null && source === from()) listener(data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** The one end of the talk: the gallery's is its frame, the frame's is what holds it. */
export const hearFrame = (from: () => Window | null, listener: (message: FromFrame) => void) =>
  hear(from, message => listener(message as FromFrame));
export const hearGallery = (listener: (message: ToFrame) => void) =>
  hear(
    () => parent,
    message => listener(message as ToFrame),
  );

export const tellFrame = (to: Window | null, message: ToFrame): void =>
  to?.postMessage(message, location.origin);
export const tellGallery = (message: FromFrame): void => parent.postMessage(message, location.origin);
