/** A shorter form of Vite's function that fetches what an import() needs: a page runs it before its first paint. vite.config.ts puts it in place. */

const fetching = new Map<string, Promise<void>>();

function linkTo(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, { rel, href, crossOrigin: '' });
}

/** Nothing appears without its styles, so sheets are awaited; one that failed is fetched again by the next import. */
function fetchFile(path: string): Promise<void> {
  const isSheet = path.endsWith('.css');
  const rel = isSheet ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[href="${path}"][rel=${rel}]`)) return Promise.resolve();
  const link = linkTo(path, rel);
  const arrival = new Promise<void>((resolve, reject) => {
    if (!isSheet) resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to load ${path}`));
    });
  });
  document.head.append(link);
  return arrival;
}

function fetchOnce(path: string): Promise<void> {
  const known = fetching.get(path);
  if (known) return known;
  const arrival = fetchFile(path).finally(() => fetching.delete(path));
  fetching.set(path, arrival);
  return arrival;
}

let isFetchingOnly = false;

/** Fetches the files that the `import()` calls in `load` need. Nothing is evaluated, and what these calls return does not settle. */
export function fetchWithoutRunning(load: () => unknown): void {
  // Without a build, import() does not come here, and would evaluate.
  if (!import.meta.env.PROD) return;
  isFetchingOnly = true;
  load();
  isFetchingOnly = false;
}

function fetchOnly(path: string): void {
  if (document.querySelector(`link[href="${path}"]`)) return;
  const [rel, as] = path.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', 'script'];
  document.head.append(Object.assign(linkTo(path, rel), { as }));
}

/** Fetches the files at once, then runs `load` when the style sheets among them have arrived. @param files paths below the root, such as `assets/a.css` */
function fetchAndLoad<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  if (isFetchingOnly) {
    for (const file of files) fetchOnly(`/${file}`);
    return new Promise(() => undefined);
  }
  return Promise.all(files.map(file => fetchOnce(`/${file}`))).then(load);
}

/** The name that the built code calls. */
export { fetchAndLoad as __vitePreload };
