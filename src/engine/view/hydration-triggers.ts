/** When a waiting widget gets its code: idle, seen or touched; all pending ones are started before a navigation, which would hang otherwise. */
import type { Hydrate } from '../contract.ts';

export interface HydrationTriggers {
  /** Arms the trigger on the widget's frame; `start` is called once. Returns the disarm. */
  arm(frame: Element, hydrate: Hydrate, start: () => void): () => void;
  /** Starts all that still wait. */
  fireAll(): void;
}

export function createHydrationTriggers(): HydrationTriggers {
  const pending = new Set<() => void>();

  return {
    arm(frame, hydrate, start) {
      const cleanups: (() => void)[] = [];
      const disarm = () => {
        pending.delete(fire);
        for (const cleanup of cleanups.splice(0)) cleanup();
      };
      const fire = () => {
        disarm();
        start();
      };
      pending.add(fire);

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
      }
      return disarm;
    },
    fireAll() {
      for (const fire of [...pending]) fire();
    },
  };
}

/** The server waits for nothing. */
export const noTriggers: HydrationTriggers = { arm: () => () => undefined, fireAll: () => undefined };
