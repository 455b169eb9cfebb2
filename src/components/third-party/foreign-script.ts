/** Scripts of other people: one tag per address and document, taken away when the visitor takes the consent back. */

interface Foreign {
  element: HTMLScriptElement;
  loaded: Promise<void>;
}

const scripts = new Map<string, Foreign>();

/** Resolves when it has run; rejects when it cannot be fetched, and may then be asked for again. Call it after consent only. */
export function loadForeignScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known.loaded;
  const element = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      removeForeignScript(src);
      reject(new Error(`The script of ${new URL(src).host} could not be fetched`));
    });
  });
  // Several of them run in the order in which they were asked for.
  element.async = false;
  element.src = src;
  element.dataset['foreign'] = '';
  scripts.set(src, { element, loaded });
  document.head.append(element);
  return loaded;
}

export function removeForeignScript(src: string): void {
  scripts.get(src)?.element.remove();
  scripts.delete(src);
}
