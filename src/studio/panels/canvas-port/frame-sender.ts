/** Sends to a frame once its page has answered: a frame that was replaced has another window, in which another origin may be. */
import type { ToCanvas } from '#studio-api/canvas.ts';

export interface FrameSender {
  /** The page in this window takes messages. */
  answered(source: MessageEventSource): void;
  /** Sends nothing to a window that has not answered. */
  send(message: ToCanvas): void;
}

/** @param frame window of the frame at the moment; null while there is none */
export function createFrameSender(frame: () => Window | null, shopOrigin: string): FrameSender {
  let open: MessageEventSource | null = null;
  return {
    answered(source) {
      open = source;
    },
    send(message) {
      const target = frame();
      if (target !== null && target === open) target.postMessage(message, shopOrigin);
    },
  };
}
