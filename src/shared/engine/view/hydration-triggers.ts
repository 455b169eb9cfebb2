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
  isQuiet: (element: Element) => boolean = () => false,
): HydrationTriggers {
  const pending = new Set<() => void>();
  const byFrame = new Map<Element, { fire: () => void; hydrated: Promise<void> }>();

  return {
    arm(frame, { hydrate, start, hydrated }) {
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
      byFrame.set(frame, { fire, hydrated });
      void hydrated.then(() => byFrame.delete(frame));

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
        const entered = new AbortController();
        cleanups.push(() => entered.abort());
        const enter = (at: Element | null | undefined) => {
          if (at && frame.contains(at) && (hydrate === 'visible' || !isQuiet(at))) fire();
        };
        // On the way down: React stops what happens inside the frame on its way up.
        for (const type of ['pointerover', 'touchstart', 'focusin'])
          document.addEventListener(type, ({ target }) => enter(target as Element), {
            ...{ capture: true, passive: true },
            signal: entered.signal,
          });
        // A pointer or focus that is already inside the frame causes no further event.
        enter([...document.querySelectorAll(':hover')].at(-1));
        enter(document.activeElement);
      }
      return () => {
        disarm();
        byFrame.delete(frame);
      };
    },
    fireAll() {
      for (const fire of [...pending]) fire();
    },
    hydrateNow(element) {
      const frame = element.closest('[data-widget]');
      const found = frame ? byFrame.get(frame) : undefined;
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
