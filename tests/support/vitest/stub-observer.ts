/** An IntersectionObserver for tests, which say how much of an element is on a screen of 800 by 600. */
import { vi } from 'vitest';

const screen = { width: 800, height: 600 };

export interface TestingObserver {
  /** @param visible of the element's height, px */
  scroll(element: Element, size: { height: number; visible: number }): void;
  isObserved(element: Element): boolean;
}

export function stubObserver(): TestingObserver {
  const observers = new Map<Element, IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.notify = notify;
      }
      observe(element: Element) {
        observers.set(element, this.notify);
      }
      unobserve(element: Element) {
        observers.delete(element);
      }
      disconnect() {
        observers.clear();
      }
    },
  );
  return {
    scroll(target, { height, visible }) {
      const entry = {
        target,
        isIntersecting: visible > 0 || height === 0,
        intersectionRatio: height === 0 ? 1 : visible / height,
        intersectionRect: { ...screen, height: visible },
        boundingClientRect: { ...screen, height },
        rootBounds: screen,
      };
      observers.get(target)?.([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    },
    isObserved: element => observers.has(element),
  };
}

/** The tab goes to the background, or comes back. */
export function showTab(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
