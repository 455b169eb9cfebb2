/** When a waiting widget gets its code: idle, seen or touched; all pending ones are started before a navigation, which would hang otherwise. */
import type { Hydrate } from '../contract.ts';

export interface WaitingFrame {
  hydrate: Hydrate;
  /** Fetches the code. */
  start(): void;
  /** Settles when the widget hears its own events, or never will. */
  alive: Promise<void>;
}

export interface HydrationTriggers {
  /** Arms the trigger on the widget's frame; `start` is called once. Returns the disarm. */
  arm(frame: Element, waiting: WaitingFrame): () => void;
  /** Starts all that still wait. */
  fireAll(): void;
  /** Starts the widget that holds the element; null when nothing there waits: React drops what it hears before. */
  wake(element: Element): Promise<void> | null;
}

export function createHydrationTriggers(): HydrationTriggers {
  const pending = new Set<() => void>();
  const asleep = new Map<Element, { fire: () => void; alive: Promise<void> }>();

  return {
    arm(frame, { hydrate, start, alive }) {
      const cleanups: (() => void)[] = [];
      const disarm = () => {
        pending.delete(fire);
        for (const cleanup of cleanups.splice(0)) cleanup();
      };
      const fire = () => {
        if (!pending.has(fire)) return;
        disarm();
        start();
      };
      pending.add(fire);
      asleep.set(frame, { fire, alive });
      void alive.then(() => asleep.delete(frame));

      if (hydrate === 'load') fire();
      else if (hydrate === 'idle') {
        if ('requestIdleCallback' in window) {
          const handle = requestIdleCallback(fire, { timeout: 2000 });
          cleanups.push(() => cancelIdleCallback(handle));
        } else fire();
      } else if (hydrate === 'visible') {
        const observer = new IntersectionObserver(
          entries => entries.some(entry => entry.isIntersecting) && fire(),
          { rootMargin: '200px' },
        );
        observer.observe(frame);
        cleanups.push(() => observer.disconnect());
      }
      if (hydrate === 'visible' || hydrate === 'interaction') {
        for (const type of ['pointerenter', 'touchstart', 'focusin']) {
          frame.addEventListener(type, fire, { passive: true });
          cleanups.push(() => frame.removeEventListener(type, fire));
        }
        // Whoever is there already enters no more.
        if (frame.matches(':hover,:focus-within')) fire();
      }
      return () => {
        disarm();
        asleep.delete(frame);
      };
    },
    fireAll() {
      for (const fire of [...pending]) fire();
    },
    wake(element) {
      const frame = element.closest('[data-widget]');
      const waiting = frame ? asleep.get(frame) : undefined;
      waiting?.fire();
      return waiting?.alive ?? null;
    },
  };
}

/** The server waits for nothing. */
export const noTriggers: HydrationTriggers = {
  arm: () => () => undefined,
  fireAll: () => undefined,
  wake: () => null,
};
