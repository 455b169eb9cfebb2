/** What is written into a page for the chosen vehicle, and taken out again. The pages are the same for every visitor; what fits is decided in the browser. */
export interface Marker {
  /** After every change of the page; must write nothing that is there already. */
  show(): void;
  clear(): void;
}

/** Writes nothing when nothing changes: every write calls the watcher of the page again. */
export function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** A text of the server's with the browser's values in it; places are named as in `{vehicle}`. */
export const filled = (template: string | undefined, values: Readonly<Record<string, string>>): string =>
  (template ?? '').replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** @returns takes everything out and stops. */
export function markPage(root: HTMLElement, markers: readonly Marker[]): () => void {
  const show = () => {
    for (const marker of markers) marker.show();
  };
  const watcher = new MutationObserver(show);
  watcher.observe(root, { childList: true, subtree: true });
  show();
  return () => {
    watcher.disconnect();
    for (const marker of markers) marker.clear();
  };
}
