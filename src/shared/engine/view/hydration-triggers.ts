/** Triggers that load the code of a pending widget: idle, visible or interaction. Before a navigation all pending widgets start, because it would wait for them forever. */
import type { Hydrate } from '../definition/contract.ts';

export interface WaitingFrame {
  hydrate: Hydrate;
  /** Loads the code. */
  start(): void;
  /** Resolves when the widget handles its events, or will never do so. */
  hydrated: Promise<void>;
}

export interface HydrationTriggers {
  /** Arms the trigger of a widget's frame; `start` is called at most once. Returns the function that disarms it. */
  arm(frame: Element, waiting: WaitingFrame): () => void;
  /** Starts every widget that is still pending. */
  fireAll(): void;
  /** Starts the widget around the element; null if none is pending there. Needed because React drops events before hydration. */
  hydrateNow(element: Element): Promise<void> | null;
}

/** @param isQuiet whether a pointer or focus on the element is no interaction with the widget around it */
export function createHydrationTriggers(
  isQuiet?: (element: Element, hydrate: Hydrate) => boolean,
): HydrationTriggers {
  const pending = new Set<() => void>();
  const byFrame = new Map<Element | null, { fire: () => void; hydrated: Promise<void> }>();

  return {
    arm(frame, { hydrate, start, hydrated }) {
      const cleanups: (() => void)[] = [];
      const disarm = () => {
        pending.delete(fire);
        for (const cleanup of cleanups.splice(0)) cleanup();
      };
      const fire = () => {
        if (!pending.delete(fire)) return;
        disarm();
        start();
      };
      pending.add(fire);
      byFrame.set(frame, { fire, hydrated });
      void hydrated.then(() => byFrame.delete(frame));

      if (hydrate === 'load') fire();
      else if (hydrate === 'idle') {
        // Once it is disarmed, firing does nothing.
        if ('requestIdleCallback' in window) requestIdleCallback(fire, { timeout: 2000 });
        else fire();
      } else {
        if (hydrate === 'visible') {
          const observer = new IntersectionObserver(
            entries => entries.some(entry => entry.isIntersecting) && fire(),
            { rootMargin: '200px' },
          );
          observer.observe(frame);
          cleanups.push(() => observer.disconnect());
        }
        const enter = ({ target }: { target: EventTarget | null | undefined }) => {
          if (frame.contains(target as Node) && !isQuiet?.(target as Element, hydrate)) fire();
        };
        // On the way down: React stops what happens inside the frame on its way up.
        for (const type of ['pointerover', 'touchstart', 'focusin']) {
          addEventListener(type, enter, true);
          cleanups.push(() => removeEventListener(type, enter, true));
        }
        // A pointer or focus that is already inside the frame causes no further event.
        for (const target of [[...frame.querySelectorAll(':hover')].at(-1), document.activeElement])
          enter({ target });
      }
      return () => {
        disarm();
        byFrame.delete(frame);
      };
    },
    fireAll() {
      for (const fire of pending) fire();
    },
    hydrateNow(element) {
      const found = byFrame.get(element.closest('[data-widget]'));
      found?.fire();
      return found?.hydrated ?? null;
    },
  };
}

/** For the server, where nothing hydrates. */
export const noTriggers: HydrationTriggers = {
  arm: () => () => undefined,
  fireAll: () => undefined,
  hydrateNow: () => null,
};
