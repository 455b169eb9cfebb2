/** Messages between the gallery and its frame; both are same-origin, other messages are ignored. */
import type { ContainerDesign, ContainerLayout, WidgetInstance } from '#engine/definition/contract.ts';
import type { Trace } from '#page-form/traces.ts';

export type ToFrame =
  | {
      kind: 'show';
      /** Increments; the frame replies with the turn it shows. */
      turn: number;
      instance: WidgetInstance;
      layout: ContainerLayout;
      design: ContainerDesign;
    }
  /** Outlines the element of a field; null removes the outline. */
  | { kind: 'outline'; trace: Trace | null };

export type FromFrame =
  | { kind: 'ready' }
  /** `empty`: the widget renders nothing. `failed`: it could not be rendered. */
  | { kind: 'shown'; turn: number; state: 'full' | 'empty' | 'failed' }
  /** A click on the widget: the elements under it, the innermost first. */
  | { kind: 'picked'; traces: Trace[] };

/** Subscribes to messages of the other window. Returns the unsubscribe function. */
function subscribe(from: () => Window | null, listener: (message: unknown) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source !== null && source === from()) listener(data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** Subscriptions of the two sides: the gallery to its frame, the frame to its parent. */
export const subscribeToFrame = (from: () => Window | null, listener: (message: FromFrame) => void) =>
  subscribe(from, message => listener(message as FromFrame));
export const subscribeToGallery = (listener: (message: ToFrame) => void) =>
  subscribe(
    () => parent,
    message => listener(message as ToFrame),
  );

export const sendToFrame = (to: Window | null, message: ToFrame): void =>
  to?.postMessage(message, location.origin);
export const sendToGallery = (message: FromFrame): void => parent.postMessage(message, location.origin);
