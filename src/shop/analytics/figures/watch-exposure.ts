/** Tells which elements were seen: half of them, or half of the screen, on the screen for a second without a break (R-STUDIO-202). */

const seenMs = 1_000;
const seenShare = 0.5;
/** Often enough for a part that is many screens high. */
const thresholds = Array.from({ length: 21 }, (_, step) => (step / 20) * seenShare);

export interface Exposure {
  observe(element: Element): void;
  /** Forgets what was observed. */
  reset(): void;
  stop(): void;
}

/** @param onSeen called once for each observed element */
export function watchExposure(onSeen: (element: Element) => void): Exposure {
  /** What is half on the screen now, with the timer of its second; none while the tab is in the background. */
  const halves = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
  const begin = (element: Element) => {
    clearTimeout(halves.get(element));
    const wait = () => {
      end(element);
      observer.unobserve(element);
      onSeen(element);
    };
    halves.set(element, document.visibilityState === 'visible' ? setTimeout(wait, seenMs) : undefined);
  };
  const end = (element: Element) => {
    clearTimeout(halves.get(element));
    halves.delete(element);
  };
  const observer = new IntersectionObserver(
    entries => {
      for (const entry of entries) {
        if (!isHalfSeen(entry)) end(entry.target);
        else if (!halves.has(entry.target)) begin(entry.target);
      }
    },
    { threshold: thresholds },
  );
  const followTab = () => {
    for (const element of halves.keys()) begin(element);
  };
  document.addEventListener('visibilitychange', followTab);
  const reset = () => {
    observer.disconnect();
    for (const element of [...halves.keys()]) end(element);
  };
  return {
    observe: element => observer.observe(element),
    reset,
    stop() {
      document.removeEventListener('visibilitychange', followTab);
      reset();
    },
  };
}

function isHalfSeen({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  boundingClientRect: { width, height },
  rootBounds,
}: IntersectionObserverEntry): boolean {
  // An empty element is always wholly visible.
  if (!isIntersecting || width === 0 || height === 0) return false;
  const screen = rootBounds?.height ?? innerHeight;
  return intersectionRatio >= seenShare || (height > screen && intersectionRect.height >= screen * seenShare);
}
