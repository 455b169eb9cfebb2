/** Writes the results for the chosen vehicle into a page and removes them again. Pages are the same for every visitor; compatibility is computed in the browser. */
export interface Marker {
  /** Called after every change of the page; must be idempotent. */
  show(): void;
  clear(): void;
}

const written = new WeakMap<Element, string>();

/**
 * Whether the text is still to be written there. What others make of a written text stays: a translation that were
 * undone would be made again, and every write triggers the mutation observer of the page.
 */
export function isNews(element: Element, text: string): boolean {
  if (written.get(element) === text) return false;
  written.set(element, text);
  return element.textContent !== text;
}

export function setText(element: Element | null | undefined, text: string): void {
  if (element && isNews(element, text)) element.textContent = text;
}

/** Fills a text from the server with values; placeholders look like `{vehicle}`. */
export const fillTemplate = (
  template: string | undefined,
  values: Readonly<Record<string, string>>,
): string =>
  (template ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** @returns removes everything that was written and stops. */
export function markPage(root: HTMLElement, markers: readonly Marker[]): () => void {
  const show = () => {
    for (const marker of markers) marker.show();
  };
  const observer = new MutationObserver(show);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-fit-choice'] });
  show();
  return () => {
    observer.disconnect();
    for (const marker of markers) marker.clear();
  };
}
