/** Third-party scripts: one tag per URL and document, removed when the visitor withdraws consent. */

interface Foreign {
  element: HTMLScriptElement;
  loaded: Promise<void>;
}

const scripts = new Map<string, Foreign>();

/** Resolves when the script has run; rejects when it fails to load, and can then be called again. Call it after consent only. */
export function loadThirdPartyScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known.loaded;
  const element = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      removeThirdPartyScript(src);
      reject(new Error(`The script of ${new URL(src).host} could not be loaded`));
    });
  });
  // Several scripts run in the order of their requests.
  element.async = false;
  element.src = src;
  element.dataset['foreign'] = '';
  scripts.set(src, { element, loaded });
  document.head.append(element);
  return loaded;
}

export function removeThirdPartyScript(src: string): void {
  scripts.get(src)?.element.remove();
  scripts.delete(src);
}
